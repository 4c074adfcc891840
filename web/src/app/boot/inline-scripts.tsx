import boot from './boot.inline.js?raw'
import earlyPress from './early-press.inline.js?raw'
import fromApp from './from-app.inline.js?raw'
import { logoOnlyScript } from './logo-only.ts'

/**
 * The four scripts that must run before anything is painted or loaded:
 * - from-app (P39) marks `<html data-from="app">`, so that header and footer never flash inside the app;
 * - logo-only (P29) marks `<html data-header="logo">` where the header has no links;
 * - boot (P78) keeps count of parts that failed to load. The router answers a failed route module by
 *   reloading the page it is on, as often as it fails. So each load and each navigation notes where it is going and
 *   takes the note back on arrival; a reload that finds a note is a failure. After the first we try once more, at
 *   the address the visitor wanted; after the second the app is not started and the page's message offers Reload;
 * - early-press notes a press on a button that nothing answers yet, for `useEarlyPress`.
 */
export function InlineScripts() {
  return (
    <>
      {[fromApp, logoOnlyScript, boot, earlyPress].map((code) => (
        <script key={code.length} dangerouslySetInnerHTML={{ __html: code }} suppressHydrationWarning />
      ))}
    </>
  )
}
