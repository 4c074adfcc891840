import type { ReactNode } from 'react'

/** The content of the first HTML, read before React touches it; undefined without first HTML. */
function readFirst(): { html: string; isOwn: boolean } | undefined {
  const main = typeof document === 'undefined' ? null : document.querySelector('main[data-first-page]')
  return main ? { html: main.innerHTML, isOwn: main.getAttribute('data-first-page') !== '' } : undefined
}

const first = readFirst()

/**
 * The placeholder of a page until its code and data have loaded. The gateway may have written the heading and the main
 * facts into it; they stay unchanged until the page itself takes over, so that nothing moves. React ignores its
 * content.
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
