import type { Mutation } from '../mutation.ts'
import { editing, emptied, fields, list, semantic, to } from './build.ts'
import { sendingWith } from './recall.ts'

const has = (name: string) => (request: Record<string, unknown>) => request[name] !== undefined
const MARKUP = 'See <a href="javascript:alert(1)">here</a><script>alert(1)</script>'

export const helpMutations: readonly Mutation[] = [
  semantic('product.getByEntity', 'no country at all', '$.data', () => editing('$.data', emptied)),
  semantic('product.getByEntity', 'a country twice', ['$.data', '$.data[].name'], () =>
    editing(
      '$.data',
      list(([first, ...rest]) => [first, first, ...rest]),
    ),
  ),
  semantic('product.getByEntity', 'three countries of all', '$.data', () =>
    editing(
      '$.data',
      list((items) => items.slice(0, 3)),
    ),
  ),
  semantic(
    'content.getGroupFaqList',
    'counts that are not the groups’',
    '$.data[].count',
    () => editing('$.data[].count', (value) => Number(value) + 2),
    { alsoAt: ['content.faqPage'] },
  ),
  semantic('content.getGroupFaqList', 'a group twice', ['$.data', '$.data[].type'], () =>
    editing(
      '$.data',
      list(([first, ...rest]) => [first, first, ...rest]),
    ),
  ),
  semantic(
    'content.getGroupFaqList',
    'a group that has no questions',
    ['$.data[].type', '$.data[].count', '$.data'],
    () => editing('$.data[0].type', to('nowhere')),
    { alsoAt: ['content.faqPage'] },
  ),
  semantic('content.getGroupFaqList', 'no group at all', '$.data', () => editing('$.data', emptied)),
  semantic(
    'content.faqPage',
    'a total of this page alone',
    '$.data.total',
    () =>
      editing(
        '$.data',
        fields((page) => ({ ...page, total: (page.items as unknown[]).length })),
      ),
    { alsoAt: ['content.getGroupFaqList'] },
  ),
  semantic('content.faqPage', 'a page of any size', '$.data.items', () => sendingWith({ size: 100 })),
  semantic('content.faqPage', 'the first page again', '$.data.items', () => sendingWith({ page: 1 })),
  semantic(
    'content.faqPage',
    'questions of every group',
    ['$.data.items[].type', '$.data.items', '$.data.total'],
    () => sendingWith({ type: undefined }, has('type')),
  ),
  semantic('content.faqPage', 'words that nobody reads', ['$.data.items', '$.data.total'], () =>
    sendingWith({ wd: undefined }, has('wd')),
  ),
  semantic('content.faqPage', 'nothing for capitals', ['$.data.items', '$.data.total'], () =>
    editing(
      '$.data',
      to({ total: 0, items: [] }),
      ({ wd }) => typeof wd === 'string' && wd !== wd.toLowerCase(),
    ),
  ),
  semantic('content.faqPage', 'markup in an answer', '$.data.items[].answer', () =>
    editing('$.data.items[0].answer', to(MARKUP)),
  ),
  semantic('content.faqPage', 'a question twice on a page', ['$.data.items', '$.data.items[].id'], () =>
    editing(
      '$.data.items',
      list((items) => items.map((item, index) => (index === 1 ? items[0] : item))),
    ),
  ),
  semantic(
    'content.popularFaq',
    'a question of a group that is not there',
    '$.data[].type',
    () => editing('$.data[0].type', to('nowhere')),
    { alsoAt: ['content.getGroupFaqList'] },
  ),
  semantic('content.popularFaq', 'markup in an answer', '$.data[].answer', () =>
    editing('$.data[0].answer', to(MARKUP)),
  ),
  semantic('content.popularFaq', 'a question twice', ['$.data', '$.data[].id'], () =>
    editing(
      '$.data',
      list(([first, ...rest]) => [first, ...rest, first]),
    ),
  ),
  semantic('content.getTcList', 'every text for one type', ['$.data', '$.data[].type'], () =>
    sendingWith({ type: undefined }, has('type')),
  ),
  semantic('content.getTcList', 'another text than the requested one', ['$.data', '$.data[].type'], () =>
    sendingWith({ type: 'privacy-policy' }, ({ type }) => type !== undefined && type !== 'privacy-policy'),
  ),
  semantic('content.getTcList', 'no privacy policy', ['$.data', '$.data[].type'], () =>
    editing(
      '$.data',
      list((items) => items.filter(({ type }) => type !== 'privacy-policy')),
    ),
  ),
  semantic('content.getTcList', 'an empty text', '$.data[].body', () => editing('$.data[].body', to(''))),
  semantic('content.getTcList', 'markup in a text', '$.data[].body', () =>
    editing('$.data[0].body', to(MARKUP)),
  ),
]
