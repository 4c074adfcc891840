import { HELP, HELP_SEARCH, helpPath } from '../addresses.ts'
import type { PageHead } from './head.ts'

export function helpIndexHead(): PageHead & { title: string } {
  return {
    title: 'Help topics',
    description:
      'Plain answers about lounge passes, pre-booking, fast track, memberships, payments and refunds.',
    canonicalPath: HELP,
  }
}

/** The questions of one group of help topics. */
export function helpGroupHead(group: { type: string; title: string }): PageHead & { title: string } {
  return {
    title: `${group.title}: help topics`,
    description: `Questions and answers about ${group.title.toLowerCase()}: how it works, what it costs and what to do next.`,
    canonicalPath: helpPath(group.type),
  }
}

/** Not indexed, since the title quotes a visitor's own words. */
export function helpSearchHead(words = ''): PageHead & { title: string } {
  return {
    title: words ? `Help for “${words}”` : 'Search help topics',
    canonicalPath: HELP_SEARCH,
    isUnlisted: true,
  }
}
