import type { FastifyError } from 'fastify'
import { ProblemError } from './problem.ts'
import { type ProblemKind, problemKinds } from './problem-kinds.ts'

/** The gateway's problems for Fastify's error codes. */
const byCode: Readonly<Record<string, () => ProblemError>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: () => new ProblemError('tooLarge', 'The body is larger than this call takes.'),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () => new ProblemError('unsupportedMediaType', 'Send application/json.'),
  FST_ERR_CTP_EMPTY_JSON_BODY: () => new ProblemError('badRequest', 'The body is empty.'),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: () =>
    new ProblemError('badRequest', 'The body is not as long as Content-Length.'),
  FST_ERR_BAD_URL: () => new ProblemError('badRequest', 'The path is not valid percent-encoding.'),
  ECONNRESET: () => new ProblemError('badRequest', 'The connection ended before the request did.'),
}

/** Any other error of Fastify or a plugin with a 4xx status is the client's fault; its problem has no details. */
const byStatus: Readonly<Record<number, ProblemKind>> = {
  400: 'badRequest',
  404: 'notFound',
  408: 'tooSlow',
  412: 'preconditionFailed',
  413: 'tooLarge',
  414: 'uriTooLong',
  415: 'unsupportedMediaType',
  431: 'headersTooLarge',
}

/** The problem for an error; undefined for a bug of the gateway, of which a client learns nothing. */
export function errorToProblem(error: FastifyError | ProblemError): ProblemError | undefined {
  if (error instanceof ProblemError) return error
  const known = byCode[error.code]?.()
  if (known) return known
  const kind = byStatus[error.statusCode ?? 0]
  return kind && new ProblemError(kind, problemKinds[kind].title)
}
