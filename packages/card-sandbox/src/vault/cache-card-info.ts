import type { FastifyReply, FastifyRequest } from 'fastify'
import { type FieldProblem, sendProblem } from '../refusals/problem.ts'
import { type CardBody, cardFields, checkCardFields } from './card-fields.ts'
import type { TokenVault } from './token-vault.ts'

/**
 * `POST /payment/v2/front/cacheCardInfo`: exchanges a card for a token (P178). Only the card's summary is stored, never
 * its number or CVV.
 */
export function cacheCardInfo(vault: TokenVault, now: () => number) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { body } = request
    if (!isObject(body)) return sendProblem(reply, 400, { detail: 'The body must be one JSON object.' })
    if (!hasEveryField(body)) {
      return sendProblem(reply, 400, { title: 'Parameter missing', errors: missingFields(body) })
    }
    if (Object.keys(body).length > cardFields.length) {
      const detail = `Only these fields are allowed: ${cardFields.join(', ')}.`
      return sendProblem(reply, 400, { title: 'Unknown parameter', detail })
    }
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
    const token = vault.issue(checked.card, request.ip)
    if (token === undefined) return sendProblem(reply.header('retry-after', '60'), 503)
    return reply.send({ state: '1', result: { token } })
  }
}

function hasEveryField(body: Record<string, unknown>): body is CardBody {
  return missingFields(body).length === 0
}

function missingFields(body: Record<string, unknown>): FieldProblem[] {
  return cardFields.filter((field) => isAbsent(body[field])).map((path) => ({ path, expected: 'a text' }))
}

function isAbsent(value: unknown): boolean {
  return value === undefined || value === null || value === ''
}

function isObject(body: unknown): body is Record<string, unknown> {
  return typeof body === 'object' && body !== null && !Array.isArray(body)
}
