import { Type } from '@sinclair/typebox'
import { defineCall } from '../define-call.ts'
import { fastTrack, helpGroup, samePass } from '../examples/help.ts'
import { termsOfService } from '../examples/legal.ts'
import { closed } from '../shapes/closed.ts'
import { LANGUAGE, Language } from '../shapes/codes.ts'
import { ContentType, Faq, FaqGroup, LegalText } from '../shapes/content.ts'

export const about = 'Help topics and legal texts.'

const lang = Type.Optional(Language)

export const getGroupFaqList = defineCall({
  id: 'content.getGroupFaqList',
  method: 'POST',
  path: '/content/getGroupFaqList',
  tag: 'content',
  summary: 'The groups of help topics',
  description:
    'Every group with its title and how many questions it has, in the order in which they should be shown.',
  request: { body: closed({ lang }) },
  data: Type.Array(FaqGroup, { maxItems: 100 }),
  agent: 'default',
  effect: 'read',
  ttlSeconds: 300,
  staleSeconds: 86_400,
  errorCodes: [],
  examples: [
    {
      name: 'the groups of help topics',
      given: 'catalogue',
      request: { body: { lang: LANGUAGE } },
      reply: { data: [helpGroup] },
    },
  ],
})

export const faqPage = defineCall({
  id: 'content.faqPage',
  method: 'POST',
  path: '/content/faqPage',
  tag: 'content',
  summary: 'Help topics by group or search words',
  description:
    'A page of questions with their answers: of one group, matching the words in wd, both, or all. A group keeps its order. Words may stand in any order and are compared without accents and capitals; matches in a question come before matches in an answer alone, and near spellings are taken where nothing matches. Words without a letter or digit match nothing, and a group that nobody knows has no questions. The total counts all pages.',
  request: {
    body: closed({
      lang,
      type: Type.Optional(ContentType),
      wd: Type.Optional(Type.String({ maxLength: 100 })),
      page: Type.Integer({ minimum: 1, maximum: 1000 }),
      size: Type.Integer({ minimum: 1, maximum: 100 }),
    }),
  },
  data: closed(
    { total: Type.Integer({ minimum: 0 }), items: Type.Array(Faq, { maxItems: 100 }) },
    { $id: 'FaqPage' },
  ),
  agent: 'default',
  effect: 'read',
  ttlSeconds: 300,
  staleSeconds: 86_400,
  errorCodes: [],
  examples: [
    {
      name: 'the first questions of a group',
      given: 'catalogue',
      request: { body: { lang: LANGUAGE, type: 'fast-track', page: 1, size: 1 } },
      reply: { data: { total: helpGroup.count, items: [fastTrack] } },
    },
    {
      name: 'a search in the words of a visitor',
      given: 'catalogue',
      request: { body: { lang: LANGUAGE, wd: 'ANOTHER lounge walk-up', page: 1, size: 20 } },
      reply: { data: { total: 4, items: [samePass] } },
    },
    {
      name: 'a search that finds nothing',
      given: 'catalogue',
      request: { body: { lang: LANGUAGE, wd: 'zeppelin', page: 1, size: 20 } },
      reply: { data: { total: 0, items: [] } },
    },
    {
      name: 'a group that nobody knows',
      given: 'catalogue',
      request: { body: { lang: LANGUAGE, type: 'zeppelins', page: 1, size: 20 } },
      reply: { data: { total: 0, items: [] } },
    },
    {
      name: 'a page after the last',
      given: 'catalogue',
      request: { body: { lang: LANGUAGE, type: 'fast-track', page: 2, size: 20 } },
      reply: { data: { total: helpGroup.count, items: [] } },
    },
  ],
})

export const popularFaq = defineCall({
  id: 'content.popularFaq',
  method: 'POST',
  path: '/content/popular/faq',
  tag: 'content',
  summary: 'The most popular questions',
  description: 'A short list of questions with their answers, in the order in which they should be shown.',
  request: { body: closed({ lang }) },
  data: Type.Array(Faq, { maxItems: 50 }),
  agent: 'default',
  effect: 'read',
  ttlSeconds: 300,
  staleSeconds: 86_400,
  errorCodes: [],
  examples: [
    {
      name: 'the popular questions',
      given: 'catalogue',
      request: { body: { lang: LANGUAGE } },
      reply: { data: [samePass] },
    },
  ],
})

export const getTcList = defineCall({
  id: 'content.getTcList',
  method: 'POST',
  path: '/content/getTcList',
  tag: 'content',
  summary: 'The legal texts',
  description:
    'Terms of service, terms of use, the privacy policy and survey terms as Markdown; with a type, that text alone, and none for an unknown type. A text that does not exist in the requested language is answered in English.',
  request: { body: closed({ lang, type: Type.Optional(ContentType) }) },
  data: Type.Array(LegalText, { maxItems: 50 }),
  agent: 'default',
  effect: 'read',
  ttlSeconds: 300,
  staleSeconds: 3_600,
  errorCodes: [],
  examples: [
    {
      name: 'one legal text',
      given: 'catalogue',
      request: { body: { lang: LANGUAGE, type: 'terms-of-service' } },
      reply: { data: [termsOfService] },
    },
  ],
})
