import { createHash } from 'node:crypto'
import { type Static, Type } from '@sinclair/typebox'
import { TypeCompiler } from '@sinclair/typebox/compiler'
import { paymentSchema } from './payment.ts'
import { refundSchema } from './refund.ts'

const common = {
  sequence: Type.Integer({ minimum: 1 }),
  idempotenceKey: Type.String(),
  /** SHA-256 of the request; the token itself is not stored. */
  requestHash: Type.String(),
}
const paymentEntrySchema = Type.Object({ ...common, payment: paymentSchema }, { additionalProperties: false })
const refundEntrySchema = Type.Object({ ...common, refund: refundSchema }, { additionalProperties: false })

const lineSchema = Type.Object(
  { entry: Type.Union([paymentEntrySchema, refundEntrySchema]), digest: Type.String() },
  { additionalProperties: false },
)
const compiledLine = TypeCompiler.Compile(lineSchema)

/** One payment as the ledger stores it. */
export type PaymentEntry = Static<typeof paymentEntrySchema>

/** One refund as the ledger stores it. */
export type RefundEntry = Static<typeof refundEntrySchema>

export type LedgerEntry = PaymentEntry | RefundEntry

/** Covers the entry and the digest before it, so that a changed, lost or moved line is noticed. */
function digestOf(entry: LedgerEntry, previousDigest: string): string {
  return createHash('sha256').update(previousDigest).update(JSON.stringify(entry)).digest('hex')
}

/** The entry as a line of the file, without the line's end, and the digest for the next one. */
export function encodeLine(entry: LedgerEntry, previousDigest: string): { line: string; digest: string } {
  const digest = digestOf(entry, previousDigest)
  return { line: JSON.stringify({ entry, digest }), digest }
}

/** Decodes a line; undefined when it is not the line that was written at this place. */
export function decodeLine(
  line: string,
  previousDigest: string,
): { entry: LedgerEntry; digest: string } | undefined {
  const parsed = parse(line)
  if (!compiledLine.Check(parsed)) return undefined
  return parsed.digest === digestOf(parsed.entry, previousDigest) ? parsed : undefined
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}
