import { expect, it } from 'vitest'
import { sitemapFiles } from './sitemap-xml.ts'

const none = { pages: [], airports: [], lounges: [], lanes: [], help: [] }

it('no file holds more addresses than may stand in one', () => {
  const airports = ['/a', '/b', '/c', '/d', '/e']
  const files = sitemapFiles({ ...none, airports }, 'https://shop.example', 2)
  expect([...files.keys()]).toEqual([
    '/sitemap-airports-1.xml',
    '/sitemap-airports-2.xml',
    '/sitemap-airports-3.xml',
    '/sitemap.xml',
  ])
  expect(files.get('/sitemap-airports-3.xml')).toContain('<url><loc>https://shop.example/e</loc></url>')
})

it('an address is text, whatever stands in it', () => {
  const files = sitemapFiles({ ...none, pages: ["/a?b&c<d>'"] }, 'https://shop.example')
  expect(files.get('/sitemap-pages-1.xml')).toContain(
    '<loc>https://shop.example/a?b&amp;c&lt;d&gt;&#39;</loc>',
  )
})
