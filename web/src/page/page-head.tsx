import { type PageHead as Head, wholeTitle } from '@layover/site/heads/head'
import { useLayoutEffect, useSyncExternalStore } from 'react'
import { claim, dropFirstHead, shopOrigin } from './first-head.ts'

type Props = Head & {
  /** Puts 'Error: ' before the title while a form has errors (P82). */
  hasError?: boolean
}

/**
 * The one way to make a page's head; its words come from packages/site wherever the first HTML says it too. React puts
 * these elements where they belong, and those of the first HTML make room for them.
 */
export function PageHead({ title, hasError, description, canonicalPath, isUnlisted }: Props) {
  // A canonical link must be absolute, and a built page does not know its host yet.
  const origin = useSyncExternalStore(
    () => () => {},
    shopOrigin,
    () => null,
  )
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
 * The title of a page that is not there yet. It is written into the built page alone: in the browser the first HTML's own
 * title stands until the page has one, and React must not know of it.
 */
export function FirstTitle() {
  return import.meta.env.SSR ? <title data-first="">{wholeTitle(undefined)}</title> : null
}
