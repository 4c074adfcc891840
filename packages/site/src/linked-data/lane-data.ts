import { airportPath, lanePath } from '../addresses.ts'
import { type LaneFacts, type LanePlace, laneHead } from '../heads/lane.ts'
import { breadcrumbData, type LinkedData } from './linked-data.ts'
import { type Cost, productData, remoteImages } from './product-data.ts'

/** A lane with the facts that structured data adds to its head. The price includes all fees. */
interface LaneSale extends LaneFacts, Cost {
  readonly imgUrl: string
}

/** A lane as a product, and the breadcrumbs of its page. */
export function laneData(lane: LaneSale, place: LanePlace | undefined, origin: string): LinkedData[] {
  const { agentId, airportCode, cipCode, cipName, imgUrl, price, currency } = lane
  const path = lanePath(lane)
  const airport = place ? `${place.name} (${airportCode})` : airportCode
  const sale = {
    name: place ? `${cipName}, ${place.name}` : cipName,
    description: laneHead(lane, place).description ?? '',
    code: cipCode,
    category: 'Airport fast track',
    images: remoteImages(imgUrl),
    cost: { price, currency },
    path,
  }
  const steps = [
    { name: airport, path: airportPath({ agentId, code: airportCode }) },
    { name: cipName, path },
  ]
  return [productData(sale, origin), breadcrumbData(steps, origin)]
}
