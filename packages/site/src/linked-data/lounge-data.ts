import { airportListPath, airportPath, BUY_PASS, loungePath } from '../addresses.ts'
import { type LoungeFacts, loungeHead } from '../heads/lounge.ts'
import { breadcrumbData, type LinkedData } from './linked-data.ts'
import { type Cost, productData, remoteImages } from './product-data.ts'

/** A lounge with the facts that structured data adds to its head. */
interface LoungeSale extends LoungeFacts {
  readonly imgUrl: string
  readonly images: readonly string[]
  readonly walkIn?: boolean
}

function breadcrumbsOf(lounge: LoungeSale, origin: string): LinkedData {
  const { agentId, airportCode, airportName, loungeName } = lounge
  const airport = airportCode
    ? { name: `${airportName} (${airportCode})`, path: airportPath({ agentId, code: airportCode }) }
    : { name: 'Airports', path: airportListPath('all') }
  return breadcrumbData([airport, { name: loungeName, path: loungePath(lounge) }], origin)
}

/**
 * The breadcrumbs of a lounge's page, and the lounge as a product if a walk-up pass opens it.
 * @param cost of one walk-up pass; without it there is no product
 */
export function loungeData(lounge: LoungeSale, cost: Cost | undefined, origin: string): LinkedData[] {
  const breadcrumbs = breadcrumbsOf(lounge, origin)
  if (!cost || lounge.walkIn === false) return [breadcrumbs]
  const sale = {
    name: `${lounge.loungeName}, ${lounge.airportName}`,
    description: loungeHead(lounge).description ?? '',
    code: lounge.loungeCode,
    category: 'Airport lounge pass',
    images: remoteImages(...lounge.images, lounge.imgUrl),
    cost,
    path: BUY_PASS,
  }
  return [productData(sale, origin), breadcrumbs]
}
