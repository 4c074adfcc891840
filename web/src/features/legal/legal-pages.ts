/** The legal pages of spec §2 under the names of their addresses. What they say comes from the server. */
const LEGAL_PAGES = {
  'terms-of-service': {
    title: 'Terms of service',
    description: 'What you buy at Layover, what it costs, and what happens when plans change.',
  },
  'term-of-use': { title: 'Terms of use', description: 'The rules for using the Layover site.' },
  'privacy-policy': {
    title: 'Privacy policy',
    description: 'What Layover stores about you, why, and for how long.',
  },
} as const

type LegalPageType = keyof typeof LEGAL_PAGES

/** Whether an address names a legal page; others are not found (ruling 33). */
export function isLegalPageType(pageType: string): pageType is LegalPageType {
  return Object.hasOwn(LEGAL_PAGES, pageType)
}

/** What a page is called before its text is there; nothing where there is no such page. */
export function legalPage(pageType: string): { title: string; description?: string } {
  return isLegalPageType(pageType) ? LEGAL_PAGES[pageType] : { title: 'Legal' }
}
