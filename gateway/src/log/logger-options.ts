import { plainError } from '@layover/server-kit/log/plain-error'
import type { FastifyServerOptions } from 'fastify'
import { createLogOutput, type LogOutput } from './log-output.ts'

type LoggerOptions = Exclude<FastifyServerOptions['logger'], boolean | undefined>

/**
 * Names that no line may show: a second net below code that logs none of them. Whole requests and answers are among them,
 * since each carries the rest.
 */
const HIDDEN = [
  'req',
  'res',
  'request',
  'reply',
  'body',
  'data',
  'payload',
  'headers',
  'query',
  'params',
  'url',
  'cookie',
  'authorization',
  'token',
  'encryptedCustomerInput',
  'ciphertext',
  'payment',
  'card',
  'key',
  'email',
  'phone',
  'mobile',
  'name',
  'firstName',
  'lastName',
  'passengers',
  'contact',
  'password',
]

const STANDARD_OUTPUT = 1

/** JSON lines for machines. */
export function loggerOptions(level: string, stream: Pick<LogOutput, 'write'>): LoggerOptions {
  return {
    level,
    redact: { paths: HIDDEN, censor: 'hidden' },
    serializers: { err: plainError },
    stream,
  }
}

/**
 * A logger of standard output, or none. Waiting lines are written when the process exits; a killed process may lose a batch.
 *
 * @param workers the number of processes that share standard output
 */
export function openLog(level: string, workers: number): LoggerOptions | false {
  if (level === 'silent') return false
  const output = createLogOutput(STANDARD_OUTPUT, workers > 1)
  process.once('exit', output.end)
  return loggerOptions(level, output)
}
