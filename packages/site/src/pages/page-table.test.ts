import { describe, expect, it } from 'vitest'
import * as addresses from '../addresses.ts'
import { NOT_FOUND, type Page } from './page.ts'
import type { PageSource } from './page-source.ts'
import { createPageTable } from './page-table.ts'

const find = createPageTable('https://shop.example')
const exported: readonly unknown[] = Object.values(addresses)
const { MEMBERSHIP, PRODUCT, MEMBERSHIP_RESULT, AIRPORT_LIST, LEGAL, ...rest } = addresses
const redirecting = Object.entries(rest).filter(([name]) => name.endsWith('_ENTRY'))

function isSource(found: Page | PageSource): found is PageSource {
  return 'queries' in found
}

/** One path of a pattern: `/airport/:agentId/:code` → `/airport/x/x`; a query is no part of it. */
const pathOf = (pattern: string) => pattern.replace(/\/:\w+\?|\?.*/g, '').replace(/:\w+/g, 'x')

describe('the table of pages', () => {
  const others: unknown[] = [...redirecting.map(([, path]) => path), MEMBERSHIP, PRODUCT, MEMBERSHIP_RESULT]
  const patterns = exported.filter((value) => typeof value === 'string' && !others.includes(value))

  it.each(patterns as string[])('has a page at %s, or the calls that one is made of', (pattern) => {
    const found = find(pathOf(pattern))
    if (pattern === AIRPORT_LIST || pattern === LEGAL) expect(found).toBe(NOT_FOUND)
    else expect(isSource(found) || found.status === 200).toBe(true)
  })

  it.each(['/nowhere', '/airport', '/lounge/buypass/success/more'])('has no page at %s', (path) => {
    expect(find(path)).toBe(NOT_FOUND)
  })

  it('has the same object for a page that no call changes, since its bytes are cached by it', () => {
    for (const path of ['/', '/airport-list/all', '/content/privacy-policy', '/delete-account/form'])
      expect(find(path)).toBe(find(path))
  })
})

describe('a page that is made of answers', () => {
  const group = { type: 'lounge', title: 'Lounges', count: 1 }

  it('is absent where the answers do not have its subject', () => {
    const airport = find('/airport/layover/ZRH')
    const help = find('/help-topics/category/none')
    expect(isSource(airport) && airport.toPage({ airports: [] })).toBeUndefined()
    expect(isSource(help) && help.toPage({ groups: [group] })).toBeUndefined()
  })

  it('stands without the answers that it can go without', () => {
    const help = find('/help-topics/category/lounge')
    const page = isSource(help) ? help.toPage({ groups: [group] }) : undefined
    expect(page?.data.map((data) => data['@type'])).toEqual(['BreadcrumbList'])
  })
})
