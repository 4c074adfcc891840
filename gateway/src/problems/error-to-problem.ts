import type { FastifyError } from 'fastify'
import { ProblemError } from './problem.ts'

/** Fastify's own refusals in our words, by its error codes. */
const byCode: Readonly<Record<string, () => ProblemError>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: () => new ProblemError('tooLarge', 'The body is larger than this call takes.'),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () => new ProblemError('unsupportedMediaType', 'Send application/json.'),
  FST_ERR_CTP_EMPTY_JSON_BODY: () => new ProblemError('badRequest', 'The body is empty.'),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: () =>
    new ProblemError('badRequest', 'The body is not as long as Content-Length says.'),
  FST_ERR_BAD_URL: () => new ProblemError('badRequest', 'The path is not valid percent-encoding.'),
  FST_ERR_MAX_PARAM_LENGTH: () => new ProblemError('uriTooLong', 'A part of the path is too long.'),
  ECONNRESET: () => new ProblemError('badRequest', 'The connection ended before the request did.'),
}

/** The problem an error becomes; undefined when it is a fault of ours, which a client learns nothing about. */
export function errorToProblem(error: FastifyError | ProblemError): ProblemError | undefined {
  if (error instanceof ProblemError) return error
  return byCode[error.code]?.()
}
