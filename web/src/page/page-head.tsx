import { type PageHead as Head, wholeTitle } from '@layover/site/heads/head'
import { useLayoutEffect } from 'react'
import { useIsAlive } from '../ui/page/use-is-alive.ts'
import { claim, dropFirstHead, shopOrigin } from './first-head.ts'

type Props = Head & {
  /** Puts 'Error: ' before the title while a form has errors (P82). */
  hasError?: boolean
}

/**
 * Makes a page's head. Its words come from packages/site wherever the first HTML has them too. React renders these
 * elements, and those of the first HTML are removed.
 */
export function PageHead({ title, hasError, description, canonicalPath, isUnlisted }: Props) {
  // A canonical link must be absolute, and a prerendered page does not know its host.
  const origin = useIsAlive() && shopOrigin()
  useLayoutEffect(dropFirstHead)
  return (
    <>
      <title ref={claim}>{`${hasError ? 'Error: ' : ''}${wholeTitle(title)}`}</title>
      {description && <meta ref={claim} name="description" content={description} />}
      {isUnlisted && <meta ref={claim} name="robots" content="noindex" />}
      {canonicalPath && origin && <link ref={claim} rel="canonical" href={origin + canonicalPath} />}
    </>
  )
}

/**
 * The title of a page that has not loaded. It exists in the prerendered page alone: in the browser the first HTML's
 * own title stays until the page has one, and React must not replace it.
 */
export function FirstTitle() {
  return import.meta.env.SSR ? <title data-first="">{wholeTitle(undefined)}</title> : null
}
