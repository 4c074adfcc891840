import { useSyncExternalStore } from 'react'

/** Spec §1: the fixed product title, for the home page and wherever nothing better is known. */
const PRODUCT_TITLE = 'Layover: lounge passes and fast-track lanes'

type Props = {
  /** The page's own title; the shop's name is added. Left out: the product title. */
  title?: string
  /** Puts 'Error: ' before the title while a form has errors (ruling 25). */
  hasError?: boolean
  description?: string
  /** The page's address without `from` and other parameters that change nothing: '/airport/1/LHR'. */
  canonicalPath?: string
  /** For pages that no search engine should offer. */
  isUnlisted?: boolean
}

/** The one way to make a page's head. React puts these elements where they belong. */
export function PageHead({ title, hasError, description, canonicalPath, isUnlisted }: Props) {
  // A canonical link must be absolute, and a built page does not know its host yet.
  const origin = useSyncExternalStore(
    () => () => {},
    () => location.origin,
    () => null,
  )
  return (
    <>
      <title>{`${hasError ? 'Error: ' : ''}${title ? `${title} | Layover` : PRODUCT_TITLE}`}</title>
      {description && <meta name="description" content={description} />}
      {isUnlisted && <meta name="robots" content="noindex" />}
      {canonicalPath && origin && <link rel="canonical" href={origin + canonicalPath} />}
    </>
  )
}
