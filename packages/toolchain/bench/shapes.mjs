/** Answers of three shapes, as a provider writes them: the reads that a shop sends most, and the longest texts that it shows. */

/** @typedef {{ name: string, path: string, callId: string, body: object, size: string, agentId: string, answer: Buffer }} Shape the request of one row, and the provider's answer to it */

const AIRPORT = {
  agentId: 'layover',
  code: 'ZRH',
  iataCode: 'ZRH',
  name: 'Zürich Airport',
  city: 'Zürich',
  country: 'Switzerland',
  imgUrl: '',
  supportLounge: true,
  supportCip: false,
}

/** Lists within a list, words of an enumeration, times, optional fields. */
const LOUNGE = {
  loungeCode: 'ZRH-ALPINE',
  agentId: 'layover',
  loungeName: 'Alpine Lounge',
  imgUrl: '',
  terminal: 'Terminal 1',
  type: 'International',
  securityType: 'Airside',
  prebookAllow: true,
  airportCode: 'ZRH',
  openingHours: [
    { days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'], opens: '05:30', closes: '22:30' },
    { days: ['Sat', 'Sun'], opens: '06:00', closes: '24:00' },
  ],
  openNow: true,
  walkIn: true,
  facilities: ['Wi-Fi', 'Showers', 'Hot food', 'Soft drinks and snacks', 'Step-free access'],
}

const PARAGRAPH =
  '## Refunds\n\nA pass that was “never used” is refunded within 30 days.\n\n- Write to us with its number.\n- Say why, in “your own” words.\n\n'

/** Long texts with escapes and quotation marks beyond ASCII. */
const LEGAL_TEXT = {
  type: 'terms-of-service',
  title: 'Terms of service',
  updatedAt: '2026-01-31T00:00:00Z',
  body: PARAGRAPH.repeat(10),
}

const KINDS = [
  { name: 'airports, flat', callId: 'airport.getA2ZAirports', item: AIRPORT, body: {} },
  { name: 'lounges, nested', callId: 'lounge.lounges', item: LOUNGE, body: { airportCode: 'ZRH' } },
  { name: 'legal, long texts', callId: 'content.getTcList', item: LEGAL_TEXT, body: { lang: 'en-US' } },
]

const SIZES = [
  { size: '2 KB', bytes: 2_000, agentId: 'small' },
  { size: '60 KB', bytes: 60_000, agentId: 'large' },
]

/** @param {object} item @param {number} bytes */
function answerOf(item, bytes) {
  const one = Buffer.byteLength(JSON.stringify(item)) + 1
  const data = Array.from({ length: Math.max(1, Math.round(bytes / one)) }, () => item)
  return Buffer.from(JSON.stringify({ state: '11', data }))
}

/** Each kind in each size. The agent of the request chooses the size. @type {readonly Shape[]} */
export const SHAPES = KINDS.flatMap(({ name, callId, item, body }) =>
  SIZES.map(({ size, bytes, agentId }) => ({
    name,
    callId,
    path: `/${callId.replace('.', '/')}`,
    size,
    agentId,
    body: { ...body, agentId },
    answer: answerOf(item, bytes),
  })),
)
