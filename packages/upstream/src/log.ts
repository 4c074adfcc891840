import type { FastifyServerOptions } from 'fastify'

type LoggerOptions = Exclude<FastifyServerOptions['logger'], boolean | undefined>

/**
 * JSON lines for machines. An error is written with type, message and stack alone: what PostgreSQL adds to it may quote a
 * row, and with it somebody's name.
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
