import { expect, it } from 'vitest'
import { parsePage } from './built-page.ts'
import { leavePlaces } from './head-places.ts'

const PAGE =
  '<html><head><title data-first="">Layover</title><script>a()</script></head><body><main></main><footer></footer></body></html>'

function withPlaces(html: string, hasOwnTitle: boolean): string {
  const page = parsePage(html)
  leavePlaces(page, hasOwnTitle)
  return page.toString()
}

it('leaves a title open where a page is for many addresses, and keeps that of a page for one', () => {
  const end =
    '<script>a()</script>[[data]]</head><body><main></main><noscript>[[plain]]</noscript><footer></footer></body></html>'
  expect(withPlaces(PAGE, false)).toBe(`<html><head>[[title]][[address]]${end}`)
  expect(withPlaces(PAGE, true)).toBe(`<html><head><title data-first="">Layover</title>[[address]]${end}`)
})

it('refuses a page without a title in its head', () => {
  expect(() =>
    withPlaces('<html><head></head><body><svg><title>x</title></svg></body></html>', true),
  ).toThrow('title')
})
