import { expect, it } from 'vitest'
import { airport, lane, listedLane, listedLounge, lounge, price, servePages } from '../../test/shop-pages.ts'

const { play, get, restart } = await servePages()

const REACH_US = /<h2>How to reach us<\/h2><p>Write to <a href="mailto:help@layover.example">/

/** What a browser without scripts shows of a page besides its heading. */
async function plainOf(path: string): Promise<string> {
  const { body } = await get(path)
  return /<noscript>(.*)<\/noscript>/s.exec(body)?.[1] ?? ''
}

it('names the lounges and lanes of an airport, with places, hours, prices and how to reach us', async () => {
  const html = await plainOf('/airport/layover/ZRH')
  expect(html).toContain(`<a href="/lounge/detail/layover/LHR-HARRIER">${listedLounge.loungeName}</a>: `)
  expect(html).toContain(`${listedLounge.terminal}, after security. Open `)
  expect(html).toContain(`A lounge pass is £${price.price} per person, including all fees.`)
  expect(html).toContain(`${listedLane.cipName}</a>: `)
  expect(html).toContain(`£${listedLane.price} per person`)
  expect(html).toMatch(REACH_US)
})

it('shows an airport without what the provider does not answer', async () => {
  play({ '/airport/get': [airport] })
  const html = await plainOf('/airport/layover/ZRH')
  expect(html).not.toContain('<h2>Lounges</h2>')
  expect(html).toMatch(REACH_US)
})

it('says where a lounge is, when it is open, what it costs and how to reach us', async () => {
  const html = await plainOf('/lounge/detail/layover/LHR-HARRIER')
  for (const text of [lounge.location, '<h2>Hours</h2><ul><li>Open ', `A walk-up pass is £${price.price}`])
    expect(html).toContain(text)
  expect(html).toMatch(REACH_US)
  play({ '/lounge/detail': { ...lounge, walkIn: false }, '/lounge/getCommonPrice': price })
  await restart()
  expect(await plainOf('/lounge/detail/layover/LHR-HARRIER')).toContain('does not take walk-up guests')
})

it('says the same of a lane', async () => {
  const html = await plainOf('/fast-track/layover/LHR/LHR-FT-T5')
  for (const text of [lane.cipName, '<h2>Hours</h2>', `£${lane.price} per person`])
    expect(html).toContain(text)
  expect(html).toMatch(REACH_US)
})

it('has the answers of help topics as text', async () => {
  const answer = 'Write to **us**, see [refunds](/help-topics/category/refunds).'
  play({ '/content/popular/faq': [{ id: 'a', type: 'refunds', question: 'How?', answer }] })
  const html = await plainOf('/help-topics/index')
  expect(html).toContain('<h2>How?</h2><ul><li>Write to us, see refunds.</li></ul>')
  expect(html).toMatch(REACH_US)
})

it('shows markup in the words of the provider as text', async () => {
  const evil = `</noscript><script>alert(1)</script><img src=x onerror='alert(2)'>"&`
  play({
    '/airport/get': [airport],
    '/lounge/lounges': [{ ...listedLounge, loungeName: evil, terminal: evil }],
    '/cip/queryCipByAirportCode': [{ ...listedLane, cipName: evil, currencySymbol: '<b>' }],
    '/lounge/detail': { ...lounge, location: evil, currencySymbol: '<b>' },
    '/content/popular/faq': [{ id: 'a', type: 'refunds', question: evil, answer: evil }],
  })
  for (const path of ['/airport/layover/ZRH', '/lounge/detail/layover/LHR-HARRIER', '/help-topics/index']) {
    const html = await plainOf(path)
    expect(html, path).toContain('&lt;/noscript&gt;&lt;script&gt;alert(1)')
    expect(html, path).not.toMatch(/<img|<b>|<script|<\/noscript>/)
  }
})

it('says nothing of a page that shows nothing without scripts', async () => {
  expect(await plainOf('/lounge/buypass')).toBe('')
})
