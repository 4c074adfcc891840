import type { FastifyServerOptions } from 'fastify'
import type { DestinationStream } from 'pino'
import { plainError } from './plain-error.ts'

export type LoggerOptions = Exclude<FastifyServerOptions['logger'], boolean | undefined>

/**
 * What no line may hold, whoever writes it: a second net below code that logs none of it. Whole requests and answers are
 * among it, for each of them carries the rest.
 */
const HIDDEN = [
  ...['req', 'res', 'request', 'reply', 'body', 'data', 'payload', 'headers', 'query', 'params', 'url'],
  ...['cookie', 'authorization', 'token', 'encryptedCustomerInput', 'ciphertext', 'payment', 'card', 'key'],
  ...['email', 'phone', 'mobile', 'name', 'firstName', 'lastName', 'passengers', 'contact', 'password'],
]

/** JSON lines for machines. */
export function loggerOptions(level: string, stream: DestinationStream): LoggerOptions {
  return {
    level,
    redact: { paths: HIDDEN, censor: 'hidden' },
    serializers: { err: plainError },
    stream,
  }
}
