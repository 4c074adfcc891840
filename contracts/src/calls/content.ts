import { Type } from '@sinclair/typebox'
import { defineCall } from '../define-call.ts'
import { closed } from '../shapes/closed.ts'
import { Language } from '../shapes/codes.ts'
import { ContentType, Faq, FaqGroup, LegalText } from '../shapes/content.ts'

const lang = Type.Optional(Language)

const answer =
  'A pass lets one person into any lounge of the network once, within one year of the day you buy it.'
const faq = { id: 'what-is-a-pass', type: 'lounge', question: 'What is a lounge pass?', answer }

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
  errorCodes: ['NOT_AVAILABLE'],
  examples: [
    {
      name: 'the groups of help topics',
      given: 'catalogue',
      request: { body: { lang: 'en-US' } },
      reply: { data: [{ type: 'lounge', title: 'Lounge passes', count: 1 }] },
    },
  ],
})

export const faqPage = defineCall({
  id: 'content.faqPage',
  method: 'POST',
  path: '/content/faqPage',
  tag: 'content',
  summary: 'Help topics by group or search words',
  description: 'A page of questions with their answers: of one group, matching the words in wd, or all.',
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
  errorCodes: ['NOT_AVAILABLE'],
  examples: [
    {
      name: 'the questions of a group',
      given: 'catalogue',
      request: { body: { lang: 'en-US', type: 'lounge', page: 1, size: 20 } },
      reply: { data: { total: 1, items: [faq] } },
    },
  ],
})

export const popularFaq = defineCall({
  id: 'content.popularFaq',
  method: 'POST',
  path: '/content/popular/faq',
  tag: 'content',
  summary: 'The questions that are asked most',
  description: 'A short list of questions with their answers, in the order in which they should be shown.',
  request: { body: closed({ lang }) },
  data: Type.Array(Faq, { maxItems: 50 }),
  agent: 'default',
  effect: 'read',
  ttlSeconds: 300,
  errorCodes: ['NOT_AVAILABLE'],
  examples: [
    {
      name: 'the popular questions',
      given: 'catalogue',
      request: { body: { lang: 'en-US' } },
      reply: { data: [faq] },
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
    'Terms of service, terms of use, the privacy policy and survey terms as Markdown; with a type, that text alone.',
  request: { body: closed({ lang, type: Type.Optional(ContentType) }) },
  data: Type.Array(LegalText, { maxItems: 50 }),
  agent: 'default',
  effect: 'read',
  ttlSeconds: 300,
  errorCodes: ['NOT_AVAILABLE'],
  examples: [
    {
      name: 'one legal text',
      given: 'catalogue',
      request: { body: { lang: 'en-US', type: 'terms-of-service' } },
      reply: {
        data: [
          {
            type: 'terms-of-service',
            title: 'Terms of service',
            updatedAt: '2026-11-01T00:00:00Z',
            body: '## What you buy\n\nA pass lets one person into a lounge once.',
          },
        ],
      },
    },
  ],
})
