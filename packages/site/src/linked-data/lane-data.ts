import { airportPath, lanePath } from '../addresses.ts'
import { type LaneFacts, type LanePlace, laneHead } from '../heads/lane.ts'
import { type LinkedData, trailData } from './linked-data.ts'
import { type Cost, productData, remoteImages } from './product-data.ts'

/** A lane with the facts that data for machines adds to its head; the price has all fees in. */
interface LaneSale extends LaneFacts, Cost {
  readonly imgUrl: string
}

/** A lane as a product, and the way to its page. */
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
  return [productData(sale, origin), trailData(steps, origin)]
}
