import { legalPath } from '../addresses.ts'
import type { PageHead } from './head.ts'

/** The legal pages under the names of their addresses (P20). Their texts come from the server. */
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

/** Whether an address names a legal page; others are not found. */
export function isLegalPageType(pageType: string): pageType is LegalPageType {
  return Object.hasOwn(LEGAL_PAGES, pageType)
}

/** @param ownTitle the title of the text itself, once it has loaded */
export function legalHead(pageType: LegalPageType, ownTitle?: string): PageHead & { title: string } {
  const { title, description } = LEGAL_PAGES[pageType]
  return { title: ownTitle || title, description, canonicalPath: legalPath(pageType) }
}

export const legalPageTypes = Object.keys(LEGAL_PAGES) as readonly LegalPageType[]
