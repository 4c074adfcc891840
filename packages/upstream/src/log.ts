import { plainError } from '@layover/server-kit/log/plain-error'
import type { FastifyServerOptions } from 'fastify'

type LoggerOptions = Exclude<FastifyServerOptions['logger'], boolean | undefined>

/** JSON lines for machines. Errors are logged without what they quote: PostgreSQL's may quote a row with personal data. */
export function loggerOptions(level: string): LoggerOptions {
  return { level, serializers: { err: plainError } }
}
