import { guardDoubleClicks } from './double-click.ts'
import { makeInstallable } from './installable.ts'
import { openOffline } from './offline.ts'
import { outliveTranslation } from './outlive-translation.ts'

/** What no page needs at first: it loads when the browser is idle. */
export function settleIn(): void {
  makeInstallable()
  guardDoubleClicks()
  outliveTranslation()
  openOffline().catch(() => {})
}
