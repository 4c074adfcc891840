import type { FastifyServerOptions } from 'fastify'

type LoggerOptions = Exclude<FastifyServerOptions['logger'], boolean | undefined>

/**
 * JSON lines for machines. An error is logged with type, message and stack only: PostgreSQL's further fields may
 * quote a row with personal data.
 */
export function loggerOptions(level: string): LoggerOptions {
  return {
    level,
    serializers: {
      err: (error: Error & { code?: string }) => ({
        type: error.name,
        message: error.message,
        stack: error.stack ?? '',
        ...(error.code === undefined ? {} : { code: error.code }),
      }),
    },
  }
}
