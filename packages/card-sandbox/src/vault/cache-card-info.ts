import type { FastifyReply, FastifyRequest } from 'fastify'
import { type ProblemDetails, sendProblem } from '../refusals/problem.ts'
import { type CardBody, cardFields, checkCardFields } from './card-fields.ts'
import type { TokenVault } from './token-vault.ts'

/** `POST /payment/v2/front/cacheCardInfo`: a card in, a token out (P178). The card is forgotten at once. */
export function cacheCardInfo(vault: TokenVault, now: () => number) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { body } = request
    if (!isObject(body)) return sendProblem(reply, 400, { detail: 'The body is one JSON object.' })
    const shapeProblem = checkShape(body)
    if (shapeProblem) return sendProblem(reply, 400, shapeProblem)
    if (!isCardBody(body)) return sendProblem(reply, 400)
    const callerHeader = request.headers['x-caller']
    if (callerHeader !== undefined && callerHeader !== body.caller) {
      return sendProblem(reply, 422, {
        title: 'Parameter wrong',
        errors: [{ path: 'caller', expected: 'the value of the header x-caller' }],
      })
    }
    const checked = checkCardFields(body, now())
    if ('errors' in checked)
      return sendProblem(reply, 422, { title: 'Parameter wrong', errors: checked.errors })
    const token = vault.issue(checked.card)
    if (token === undefined) return sendProblem(reply.header('retry-after', '60'), 503)
    return reply.send({ state: '1', result: { token } })
  }
}

function checkShape(body: Record<string, unknown>): ProblemDetails | undefined {
  const missing = cardFields.filter((field) => isAbsent(body[field]))
  if (missing.length > 0) {
    return { title: 'Parameter missing', errors: missing.map((path) => ({ path, expected: 'a text' })) }
  }
  if (Object.keys(body).length === cardFields.length) return undefined
  return { title: 'Unknown parameter', detail: `Only these are taken: ${cardFields.join(', ')}.` }
}

function isCardBody(body: Record<string, unknown>): body is CardBody {
  return cardFields.every((field) => field in body)
}

function isAbsent(value: unknown): boolean {
  return value === undefined || value === null || value === ''
}

function isObject(body: unknown): body is Record<string, unknown> {
  return typeof body === 'object' && body !== null && !Array.isArray(body)
}
