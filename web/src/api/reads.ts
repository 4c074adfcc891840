import { type CallIdOf, callTable, type Data, type Input } from '@layover/api-client'
import { client } from './client.ts'
import { answered, QUIET, QUIET_WITHOUT_REPLY, type QueryMeta } from './query-answer.ts'

function read<Id extends CallIdOf<'read'>>(id: Id, meta: QueryMeta = {}) {
  return { id, meta }
}

/** The reads of the server's data by name: the call of each, and whether a failure of it is quiet. */
export const READS = {
  airports: read('airport.get'),
  nearestAirports: read('airport.getAirports'),
  allAirports: read('airport.getA2ZAirports'),
  popularAirports: read('airport.getPopularAirports'),
  popularLounges: read('lounge.popularLounges', QUIET),
  lounges: read('lounge.lounges'),
  otherLounges: read('lounge.lounges', QUIET),
  lounge: read('lounge.detail'),
  walkUpPrice: read('lounge.getCommonPrice'),
  walkUpQuote: read('lounge.calculateLoungePrice', QUIET),
  lanes: read('cip.queryCipByAirportCode'),
  popularLanes: read('cip.queryPopularCip'),
  lane: read('cip.detail'),
  laneTimes: read('cip.getSubscribeTimes'),
  laneQuote: read('cip.calculatePrice', QUIET),
  callingCodes: read('product.getByEntity', QUIET_WITHOUT_REPLY),
  plans: read('purchasemembership.getPlans'),
  preBookingPrice: read('loungePrebooking.calculatePrice'),
  preBookingTimes: read('loungePrebooking.getSubscribeTimes'),
  preBookingDay: read('loungePrebooking.getAvailableSubscribeTimes', QUIET),
  preBookingQuote: read('loungePrebooking.calculatePrice', QUIET),
  discountCheck: read('discount.checkAvailable', QUIET),
  legalTexts: read('content.getTcList'),
  helpTopics: read('content.getGroupFaqList'),
  popularHelp: read('content.popularFaq'),
  helpAnswers: read('content.faqPage'),
}

export type ReadName = keyof typeof READS
type CallOf<Name extends ReadName> = (typeof READS)[Name]['id']
export type Question<Name extends ReadName> = Input<CallOf<Name>>
export type Reply<Name extends ReadName> = Data<CallOf<Name>>

/** The contract's cache time of a read, in seconds. Without one, each reader sends the call again. */
export const ttlOf = (name: ReadName): number => callTable[READS[name].id].ttlSeconds

/** Sends a read to the server. A failure is typed, and carries whether it is quiet. */
export async function send<Name extends ReadName>(
  name: Name,
  question: Question<Name>,
  signal?: AbortSignal,
) {
  const { id, meta } = READS[name] as { id: CallOf<Name>; meta: QueryMeta }
  return answered(await client.read<CallOf<Name>>(id, question, { signal }), meta)
}
