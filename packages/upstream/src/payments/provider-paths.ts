import { text, type Variable } from '@layover/server-kit/environment/variable'

/** The paths of the provider's merchant API below its address, with places in braces. */
export interface ProviderPaths {
  readonly session: string
  readonly payments: string
  readonly lookUp: string
  /** Lists the refunds of a period. */
  readonly refunds: string
}

interface Merchant {
  readonly url: string
  readonly merchantId: string
  readonly paths: ProviderPaths
}

/** The addresses of one merchant's calls. */
export interface ProviderAddresses {
  readonly session: string
  readonly payments: string
  readonly refunds: string
  readonly lookUp: (merchantReference: string) => string
}

const PLACES = /\{(\w*)\}/g

/** A path with `{merchantId}` in it, and with `{reference}` where one is looked up; there alone it may have a query. */
export function pathVariable(description: string, fallback: string, reference = false): Variable<string> {
  const known = reference ? ['merchantId', 'reference'] : ['merchantId']
  const form = reference ? /^\/[\w./~:@!$&'()*+,;={}?-]*$/ : /^\/[\w./~:@!$&'()*+,;={}-]*$/
  const isRight = (given: string): boolean => {
    const places = [...given.matchAll(PLACES)].map(([, place]) => String(place))
    const isClosed = !/[{}]/.test(given.replaceAll(PLACES, ''))
    const isWhole = !reference || places.includes('reference')
    return form.test(given) && isClosed && isWhole && places.every((place) => known.includes(place))
  }
  const expected = reference ? 'a path with {reference} in it' : 'a path without a query'
  return text(`${description} \`{merchantId}\` stands for \`MERCHANT_ID\`.`, expected, isRight, {
    default: fallback,
  })
}

/** Puts the merchant into the paths, and the paths behind the provider's address. */
export function providerAddresses({ url, merchantId, paths }: Merchant): ProviderAddresses {
  const base = url.replace(/\/$/, '')
  const at = (path: string) => base + path.replaceAll('{merchantId}', merchantId)
  return {
    session: at(paths.session),
    payments: at(paths.payments),
    refunds: at(paths.refunds),
    lookUp: (reference) => at(paths.lookUp).replaceAll('{reference}', encodeURIComponent(reference)),
  }
}
