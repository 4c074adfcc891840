import { type PageHead, pathOf } from './head.ts'

/** Where the questions of a group stand; `search` is the answer to a question of the visitor's own. */
export function helpPath(type: string): string {
  return pathOf('help-topics', 'category', type)
}

export function helpIndexHead(): PageHead & { title: string } {
  return {
    title: 'Help topics',
    description:
      'Answers about lounge passes, held places, fast track, memberships, payments and refunds, in plain words.',
    canonicalPath: '/help-topics/index',
  }
}

/** The questions of one group of help topics. */
export function helpGroupHead(group: { type: string; title: string }): PageHead & { title: string } {
  return {
    title: `${group.title}: help topics`,
    description: `Questions and answers about ${group.title.toLowerCase()}: what happens, what it costs, and what to do next.`,
    canonicalPath: helpPath(group.type),
  }
}

/** What a visitor looked for is theirs: no search engine offers it. */
export function helpSearchHead(words = ''): PageHead & { title: string } {
  return {
    title: words ? `Help for “${words}”` : 'Search help topics',
    canonicalPath: helpPath('search'),
    isUnlisted: true,
  }
}
