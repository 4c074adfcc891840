import type { Violation } from '@layover/contracts'
import type { FastifyReply } from 'fastify'
import { type ProblemKind, problemKinds } from './problem-kinds.ts'

/** A refusal on its way to the client. Strangers read `detail`, so it never quotes an internal error. */
export class ProblemError extends Error {
  readonly kind: ProblemKind
  readonly errors: readonly Violation[] | undefined
  readonly retryAfterSeconds: number | undefined
  readonly statusCode: number

  constructor(
    kind: ProblemKind,
    detail: string,
    more: { readonly errors?: readonly Violation[]; readonly retryAfterSeconds?: number } = {},
  ) {
    super(detail)
    this.name = 'ProblemError'
    this.kind = kind
    this.statusCode = problemKinds[kind].status
    this.errors = more.errors
    this.retryAfterSeconds = more.retryAfterSeconds
  }
}

interface ProblemFacts {
  readonly kind: ProblemKind
  readonly requestId: string
  readonly detail?: string | undefined
  readonly errors?: readonly Violation[] | undefined
}

export const PROBLEM_TYPE = 'application/problem+json'

/** The text of a problem (RFC 9457). Its `type` is a name, not an address that anybody fetches. */
export function problemJson({ kind, requestId, detail, errors }: ProblemFacts): string {
  const { status, title } = problemKinds[kind]
  const type = `urn:layover:problem:${kind.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
  return JSON.stringify({ type, title, status, detail, requestId, errors })
}

export function sendProblem(reply: FastifyReply, facts: Omit<ProblemFacts, 'requestId'>): FastifyReply {
  return reply
    .code(problemKinds[facts.kind].status)
    .header('cache-control', 'no-store')
    .type(PROBLEM_TYPE)
    .send(problemJson({ ...facts, requestId: reply.request.id }))
}
