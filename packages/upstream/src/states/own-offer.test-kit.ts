import type { Upstream } from '../upstream.test-kit.ts'

type Data = Record<string, unknown>

/** The upstream's calls, used like a client without any other access. */
export interface Calls {
  readonly post: (path: string, body?: object) => Promise<Data>
  readonly list: (path: string, body?: object) => Promise<Data[]>
  readonly get: (path: string) => Promise<Data>
}

export function callsOf(upstream: Upstream): Calls {
  const post: Calls['post'] = async (path, body = {}) => (await upstream.call(path, body)).data ?? {}
  return {
    post,
    list: async (path, body) => (await post(path, body)) as unknown as Data[],
    get: async (url) => {
      const agent = `${url.includes('?') ? '&' : '?'}agentId=another-agent`
      const answer = await upstream.app.inject(`${url}${agent}`)
      return answer.json<{ data: Data }>().data
    },
  }
}

/** An offer that differs from the examples in everything: place, currency, plan, codes. */
const places = {
  agentId: 'another-agent',
  popularAgentId: 'another-popular',
  keyword: 'gen',
  searchedAirport: 'GVA',
  airportCode: 'ZRH',
  discountCode: 'TENOFF',
  helpGroup: 'using-a-pass',
  helpWords: 'membership',
  planId: 'LAYOVER-FREQUENT',
  paymentToken: 'tok_of_another_vault',
  closedTime: '03:07',
}

/** A lane and a lounge of that airport, and a time that both offer. */
async function findVisit({ post, list }: Calls) {
  const { airportCode } = places
  const [lane] = await list('/cip/queryCipByAirportCode', { airportCode })
  const lounges = await list('/lounge/lounges', { airportCode })
  const cipCode = String(lane?.cipCode)
  const loungeCode = String(lounges.find(({ prebookAllow }) => prebookAllow)?.loungeCode)
  const { dates } = await post('/cip/getSubscribeTimes', { cipCode })
  const { date: visitDate = '', times = [] } = (dates as { date: string; times: Data[] }[])[10] ?? {}
  const party = { loungeCode, visitDate, passengerNumber: 2 }
  const free = (await post('/loungePrebooking/getAvailableSubscribeTimes', party)).times as Data[]
  const both = free.find((at) => times.some(({ visitTime }) => visitTime === at.visitTime))
  return { cipCode, loungeCode, visitDate, visitTime: String(both?.visitTime) }
}

/** Those places with a visit and the prices. */
export async function findOffer(calls: Calls) {
  const visit = await findVisit(calls)
  const quote = async (path: string, body: object) => {
    const { totalAmount, currency } = await calls.post(path, { passengerNumber: 1, ...body })
    return { total: String(totalAmount), currency: String(currency) }
  }
  const onePass = await quote('/lounge/calculateLoungePrice', {})
  const threePasses = await quote('/lounge/calculateLoungePrice', { passengerNumber: 3 })
  const lane = await quote('/cip/calculatePrice', { networkCode: visit.cipCode })
  const lounge = await quote('/loungePrebooking/calculatePrice', { networkCode: visit.loungeCode })
  const planPath = '/purchasemembership/getPlanByAgentId'
  const plan = await calls.get(`${planPath}?planId=${places.planId}&additionalVisits=2`)
  return {
    values: {
      ...places,
      ...visit,
      passTotal: threePasses.total,
      laneTotal: lane.total,
      preBookingTotal: lounge.total,
      membershipTotal: String(plan.totalAmount),
    },
    onePass,
    placeCurrency: lane.currency,
  }
}

export type Offer = Awaited<ReturnType<typeof findOffer>>
