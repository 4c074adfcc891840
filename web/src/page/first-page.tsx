import type { ReactNode } from 'react'

/** What the first HTML said of this very page, taken before React touches it; undefined where there is no first HTML. */
function readFirst(): { html: string; isOwn: boolean } | undefined {
  const main = typeof document === 'undefined' ? null : document.querySelector('main[data-first-page]')
  return main ? { html: main.innerHTML, isOwn: main.getAttribute('data-first-page') !== '' } : undefined
}

const first = readFirst()

/**
 * The page's place until its code and data are there. The gateway may have written the heading and the main facts into it;
 * they stay as they are until the page itself takes over, so that nothing moves. React does not look inside.
 */
export function FirstPage({ isRoot, children }: { isRoot?: boolean; children: ReactNode }) {
  if (first && (isRoot || first.isOwn)) {
    const inside = { __html: first.html }
    return <main id="main" aria-busy="true" suppressHydrationWarning dangerouslySetInnerHTML={inside} />
  }
  return (
    <main id="main" aria-busy="true" data-first-page={isRoot ? '' : undefined}>
      {children}
    </main>
  )
}
