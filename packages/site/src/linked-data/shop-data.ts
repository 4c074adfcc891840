import { AIRPORT_SEARCH } from '../addresses.ts'
import { SHOP_NAME } from '../heads/head.ts'
import { type LinkedData, standingAlone } from './linked-data.ts'

/** The shop itself and its search, for the home page. */
export function shopData(origin: string): LinkedData[] {
  const url = `${origin}/`
  return [
    standingAlone({ '@type': 'Organization', name: SHOP_NAME, url, logo: `${origin}/icon.svg` }),
    standingAlone({
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
