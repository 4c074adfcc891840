import { airportListPath, airportPath, BUY_PASS, loungePath } from '../addresses.ts'
import { type LoungeFacts, loungeHead } from '../heads/lounge.ts'
import { type LinkedData, trailData } from './linked-data.ts'
import { type Cost, productData, remoteImages } from './product-data.ts'

/** A lounge with the facts that data for machines adds to its head. */
interface LoungeSale extends LoungeFacts {
  readonly imgUrl: string
  readonly images: readonly string[]
  readonly walkIn?: boolean
}

function trailOf(lounge: LoungeSale, origin: string): LinkedData {
  const { agentId, airportCode, airportName, loungeName } = lounge
  const airport = airportCode
    ? { name: `${airportName} (${airportCode})`, path: airportPath({ agentId, code: airportCode }) }
    : { name: 'Airports', path: airportListPath('all') }
  return trailData([airport, { name: loungeName, path: loungePath(lounge) }], origin)
}

/**
 * The way to a lounge's page, and the lounge as a product where a walk-up pass opens it.
 * @param cost of one walk-up pass; without it nothing can be offered
 */
export function loungeData(lounge: LoungeSale, cost: Cost | undefined, origin: string): LinkedData[] {
  const trail = trailOf(lounge, origin)
  if (!cost || lounge.walkIn === false) return [trail]
  const sale = {
    name: `${lounge.loungeName}, ${lounge.airportName}`,
    description: loungeHead(lounge).description ?? '',
    code: lounge.loungeCode,
    category: 'Airport lounge pass',
    images: remoteImages(...lounge.images, lounge.imgUrl),
    cost,
    path: BUY_PASS,
  }
  return [productData(sale, origin), trail]
}
