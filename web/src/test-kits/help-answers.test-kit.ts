import { fakeGateway, success } from '../api/fake-gateway.test-kit.ts'

/** Test support: help topics with the shape of the server's. */
export const helpPaths = {
  topics: '/api/content/getGroupFaqList',
  answers: '/api/content/faqPage',
  popular: '/api/content/popular/faq',
}

const topics = [
  { type: 'fast-track', title: 'Fast track', count: 2 },
  { type: 'payment', title: 'Payment and codes', count: 1 },
  { type: 'pets', title: 'Pets', count: 0 },
]

export const faqs = [
  {
    id: 'what-is-it',
    type: 'fast-track',
    question: 'What is fast track?',
    answer:
      'A lane of its **own**.\n\n- [Find it](/airport-list/popular)\n- [Codes](/help-topics/category/payment#codes)',
  },
  { id: 'children', type: 'fast-track', question: 'Do children need a pass?', answer: 'Not under 2.' },
  { id: 'codes', type: 'payment', question: 'How do I use a code?', answer: 'Refunds are not codes.' },
]

type Answers = Parameters<typeof fakeGateway>[0]

/** A gateway with these topics; the test's own answers come first. A search finds the answers with its first word. */
export function helpAnswering(answers: Answers = {}) {
  return fakeGateway({
    [helpPaths.topics]: () => success(topics),
    [helpPaths.popular]: () => success([faqs[2], faqs[0]]),
    [helpPaths.answers]: ({ type, wd, page, size }) => {
      const word = typeof wd === 'string' ? wd.split(' ')[0]?.toLowerCase() : undefined
      const found = faqs.filter(
        (faq) =>
          (type === undefined || faq.type === type) &&
          (word === undefined || `${faq.question} ${faq.answer}`.toLowerCase().includes(word)),
      )
      const from = (Number(page) - 1) * Number(size)
      return success({ total: found.length, items: found.slice(from, from + Number(size)) })
    },
    ...answers,
  })
}
