import { Type } from '@sinclair/typebox'
import { defineCall } from '../define-call.ts'
import { termsOfService } from '../examples/legal.ts'
import { closed } from '../shapes/closed.ts'
import { Language } from '../shapes/codes.ts'
import { ContentType, Faq, FaqGroup, LegalText } from '../shapes/content.ts'

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
  errorCodes: ['NOT_AVAILABLE'],
  examples: [
    {
      name: 'the groups of help topics where there are none yet',
      given: 'catalogue',
      request: { body: { lang: 'en-US' } },
      reply: { errorCode: 'NOT_AVAILABLE' },
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
      name: 'the questions of a group where there are none yet',
      given: 'catalogue',
      request: { body: { lang: 'en-US', type: 'lounge', page: 1, size: 20 } },
      reply: { errorCode: 'NOT_AVAILABLE' },
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
      name: 'the popular questions where there are none yet',
      given: 'catalogue',
      request: { body: { lang: 'en-US' } },
      reply: { errorCode: 'NOT_AVAILABLE' },
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
    'Terms of service, terms of use, the privacy policy and survey terms as Markdown; with a type, that text alone, and none where nobody knows the type. A text that is not there in the language asked for is answered in English.',
  request: { body: closed({ lang, type: Type.Optional(ContentType) }) },
  data: Type.Array(LegalText, { maxItems: 50 }),
  agent: 'default',
  effect: 'read',
  ttlSeconds: 300,
  errorCodes: [],
  examples: [
    {
      name: 'one legal text',
      given: 'catalogue',
      request: { body: { lang: 'en-US', type: 'terms-of-service' } },
      reply: { data: [termsOfService] },
    },
  ],
})
