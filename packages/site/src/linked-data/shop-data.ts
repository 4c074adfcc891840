import { AIRPORT_SEARCH } from '../addresses.ts'
import { SHOP_NAME } from '../heads/head.ts'
import { type LinkedData, withContext } from './linked-data.ts'

/** The shop itself and its search, for the home page. */
export function shopData(origin: string): LinkedData[] {
  const url = `${origin}/`
  return [
    withContext({ '@type': 'Organization', name: SHOP_NAME, url, logo: `${origin}/icon.svg` }),
    withContext({
      '@type': 'WebSite',
      name: SHOP_NAME,
      url,
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${origin}${AIRPORT_SEARCH}?wd={wd}` },
        'query-input': 'required name=wd',
      },
    }),
  ]
}
