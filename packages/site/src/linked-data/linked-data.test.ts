import { describe, expect, it } from 'vitest'
import { airportData } from './airport-data.ts'
import { faqData, helpBreadcrumbs } from './help-data.ts'
import { laneData } from './lane-data.ts'
import type { LinkedData } from './linked-data.ts'
import { loungeData } from './lounge-data.ts'
import { shopData } from './shop-data.ts'

const ORIGIN = 'https://shop.example'

const airport = {
  agentId: 'a',
  code: 'ZRH',
  iataCode: 'ZRH',
  name: 'Zürich Airport',
  city: 'Zürich',
  country: 'Switzerland',
  supportLounge: true,
  supportCip: true,
  latitude: 47.4581,
  longitude: 8.5481,
}

const lounge = {
  agentId: 'a',
  loungeCode: 'ZRH-1',
  loungeName: 'Harrier Lounge',
  airportName: 'Zürich Airport',
  airportCode: 'ZRH',
  city: 'Zürich',
  country: 'Switzerland',
  terminal: 'Terminal E',
  imgUrl: '',
  images: [],
}

const lane = {
  agentId: 'a',
  airportCode: 'ZRH',
  cipCode: 'ZRH-FT',
  cipName: 'Fast track security',
  terminal: '',
  imgUrl: 'https://pictures.example/lane.jpg',
  price: '18.00',
  currency: 'CHF',
}

const cost = { price: '34.00', currency: 'GBP' }
const question = { question: 'May children come?', answer: 'Yes. **Two** with each adult.' }

const text = expect.stringMatching(/\S/)
const address = expect.stringMatching(/^https:\/\/\S+$/)

/** The fields that search engines require of each type. */
const NEEDED: Readonly<Record<string, object>> = {
  Airport: {
    name: text,
    iataCode: expect.stringMatching(/^[A-Z0-9]{3}$/),
    url: address,
    address: { '@type': 'PostalAddress', addressLocality: text, addressCountry: text },
    geo: { '@type': 'GeoCoordinates', latitude: expect.any(Number), longitude: expect.any(Number) },
  },
  Product: {
    name: text,
    description: text,
    image: expect.arrayContaining([address]),
    offers: {
      '@type': 'Offer',
      price: expect.stringMatching(/^\d+(\.\d+)?$/),
      priceCurrency: expect.stringMatching(/^[A-Z]{3}$/),
      availability: 'https://schema.org/InStock',
      url: address,
    },
  },
  FAQPage: {
    mainEntity: expect.arrayContaining([
      expect.objectContaining({
        '@type': 'Question',
        name: text,
        acceptedAnswer: { '@type': 'Answer', text },
      }),
    ]),
  },
  BreadcrumbList: { itemListElement: expect.any(Array) },
  Organization: { name: text, url: address, logo: address },
  WebSite: { name: text, url: address },
}

function ofType(data: readonly LinkedData[], type: string): Record<string, unknown> {
  const found = data.find((each) => each['@type'] === type)
  if (!found) throw new Error(`no ${type}`)
  return found
}

describe('structured data has the fields that search engines require', () => {
  it.each([
    ['airport', airportData(airport, ORIGIN), ['Airport', 'BreadcrumbList']],
    ['lounge', loungeData(lounge, cost, ORIGIN), ['Product', 'BreadcrumbList']],
    ['lane', laneData(lane, airport, ORIGIN), ['Product', 'BreadcrumbList']],
    ['lane of an unknown airport', laneData(lane, undefined, ORIGIN), ['Product', 'BreadcrumbList']],
    [
      'help',
      [...faqData([question]), helpBreadcrumbs(ORIGIN, { type: 'lounge', title: 'Lounges' })],
      ['FAQPage', 'BreadcrumbList'],
    ],
    ['shop', shopData(ORIGIN), ['Organization', 'WebSite']],
  ])('%s', (_name, data, types) => {
    expect(data.map((each) => each['@type'])).toEqual(types)
    for (const each of data) {
      expect(each).toMatchObject({ '@context': 'https://schema.org', ...NEEDED[each['@type']] })
    }
  })

  it('numbers the steps of a trail from 1, each with a name and a whole address, the page itself last', () => {
    const steps = ofType(loungeData(lounge, cost, ORIGIN), 'BreadcrumbList').itemListElement
    expect(steps).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Home', item: `${ORIGIN}/` },
      { '@type': 'ListItem', position: 2, name: 'Zürich Airport (ZRH)', item: `${ORIGIN}/airport/a/ZRH` },
      { '@type': 'ListItem', position: 3, name: 'Harrier Lounge', item: `${ORIGIN}/lounge/detail/a/ZRH-1` },
    ])
  })
})

describe('nothing is claimed that is not so', () => {
  it('offers no lounge without a price, nor one that a walk-up pass does not open', () => {
    for (const data of [
      loungeData(lounge, undefined, ORIGIN),
      loungeData({ ...lounge, walkIn: false }, cost, ORIGIN),
    ])
      expect(data.map((each) => each['@type'])).toEqual(['BreadcrumbList'])
  })

  it('puts an airport without coordinates nowhere', () => {
    const { latitude: _latitude, longitude: _longitude, ...somewhere } = airport
    expect(ofType(airportData(somewhere, ORIGIN), 'Airport')).not.toHaveProperty('geo')
  })

  it('has no questions page where there are no questions', () => {
    expect(faqData([])).toEqual([])
  })

  it('gives the picture from elsewhere where there is one, else the shop’s', () => {
    expect(ofType(laneData(lane, airport, ORIGIN), 'Product').image).toEqual([lane.imgUrl])
    expect(ofType(loungeData(lounge, cost, ORIGIN), 'Product').image).toEqual([`${ORIGIN}/share.png`])
  })
})
