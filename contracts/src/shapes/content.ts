import { type Static, Type } from '@sinclair/typebox'
import { closed } from './closed.ts'
import { Label } from './codes.ts'
import { Instant } from './time.ts'

export const ContentType = Type.String({ pattern: '^[a-z0-9-]{1,40}$' })

/** `answer` is Markdown without HTML. */
export const Faq = closed(
  {
    id: Type.String({ pattern: '^[a-z0-9-]{1,80}$' }),
    type: ContentType,
    question: Label,
    answer: Type.String({ maxLength: 8000 }),
  },
  { $id: 'Faq' },
)
export type Faq = Static<typeof Faq>

export const FaqGroup = closed(
  { type: ContentType, title: Label, count: Type.Integer({ minimum: 0 }) },
  { $id: 'FaqGroup' },
)
export type FaqGroup = Static<typeof FaqGroup>

/** Terms and other legal texts; `body` is Markdown without HTML. */
export const LegalText = closed(
  { type: ContentType, title: Label, updatedAt: Instant, body: Type.String({ maxLength: 60_000 }) },
  { $id: 'LegalText' },
)
export type LegalText = Static<typeof LegalText>
