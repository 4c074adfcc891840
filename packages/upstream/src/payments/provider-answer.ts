import { Type } from '@sinclair/typebox'
import { TypeCompiler } from '@sinclair/typebox/compiler'
import type { ReplyName } from './provider-replies.ts'

/** What came back from one request: a status with a body, or a fault without either. */
export type Answer =
  | { readonly kind: 'answer'; readonly status: number; readonly body: unknown }
  | { readonly kind: 'fault'; readonly reply: ReplyName; readonly why: string }

const faultBody = TypeCompiler.Compile(
  Type.Object({
    errors: Type.Array(Type.Object({ id: Type.String(), propertyName: Type.Optional(Type.String()) }), {
      minItems: 1,
    }),
  }),
)

const BY_STATUS: Readonly<Record<number, ReplyName>> = {
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not_found',
  408: 'in_progress',
  409: 'in_progress',
  429: 'too_many_requests',
}

/** The provider's words for a card that it does not take, or for what a browser made of one. */
const CARD_FAULTS = new Set([
  'UNKNOWN_TOKEN',
  'UNKNOWN_SESSION',
  'UNKNOWN_ENCRYPTION_KEY',
  'NONCE_USED',
  'INVALID_ENCRYPTED_INPUT',
  'INVALID_CARD',
])
const CARD_PROPERTIES = new Set(['token', 'encryptedCustomerInput'])

/** The name of an answer that is no success; undefined for 200 and 201, whose body has to be read. */
export function replyOf({
  status,
  body,
}: {
  readonly status: number
  readonly body: unknown
}): ReplyName | undefined {
  if (status === 200 || status === 201) return undefined
  const byStatus = BY_STATUS[status]
  if (byStatus !== undefined) return byStatus
  if (status >= 500) return 'server_error'
  if (status < 400 || !faultBody.Check(body)) return 'unreadable'
  const namesCard = body.errors.some(
    ({ id, propertyName = '' }) => CARD_FAULTS.has(id) || CARD_PROPERTIES.has(propertyName),
  )
  return namesCard ? 'card_refused' : 'request_refused'
}

/** The provider's reason for a refusal. */
export function reasonOf(body: unknown): string {
  return faultBody.Check(body) ? (body.errors[0]?.id ?? 'REFUSED') : 'REFUSED'
}

/** Codes of faults before a connection, when nothing was sent. */
const NEVER_CONNECTED = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'UND_ERR_CONNECT_TIMEOUT',
  'CERT_HAS_EXPIRED',
  'CERT_NOT_YET_VALID',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'ERR_TLS_CERT_ALTNAME_INVALID',
])

/** The fault of a request that threw. Only what comes before a connection proves that nothing was sent. */
export function faultOf(error: unknown): Answer {
  const name = error instanceof Error ? error.name : 'no answer'
  const { code, syscall } = Object(error) as { code?: unknown; syscall?: unknown }
  const why = typeof code === 'string' ? code : name
  const isUnconnected = NEVER_CONNECTED.has(why) || (syscall === 'connect' && why !== 'ECONNRESET')
  if (isUnconnected) return { kind: 'fault', reply: 'no_connection', why }
  if (name === 'TimeoutError') return { kind: 'fault', reply: 'timed_out', why }
  return { kind: 'fault', reply: 'broken', why }
}
