import { type Static, Type } from '@sinclair/typebox'
import { closed } from './closed.ts'

/** One fault of a message: its place, what the contract expects there, and what came. */
export const Violation = closed(
  { path: Type.String(), expected: Type.String(), got: Type.String() },
  { $id: 'Violation' },
)
export type Violation = Static<typeof Violation>

/** RFC 9457: every failure that is not a business answer (P315). */
export const Problem = closed(
  {
    type: Type.String(),
    title: Type.String(),
    status: Type.Integer({ minimum: 400, maximum: 599 }),
    detail: Type.Optional(Type.String()),
    requestId: Type.String(),
    errors: Type.Optional(Type.Array(Violation)),
  },
  { $id: 'Problem' },
)
export type Problem = Static<typeof Problem>
