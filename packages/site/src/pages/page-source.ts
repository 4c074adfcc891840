import type { CallDefinition, Data, Request } from '@layover/contracts'
import type { Page } from './page.ts'

/** The input of a call. The agent may be omitted. */
export type CallInput<C> = Request<C> & { readonly agentId?: string }

/** The reply to a call: its data, a business refusal, or `silent` if there was no usable answer. */
export type CallReply<D> =
  | { readonly kind: 'data'; readonly data: D }
  | { readonly kind: 'refused'; readonly errorCode: string }
  | { readonly kind: 'silent' }

/** Makes a call without a visitor. Never rejects. A call that a page can go without says so. */
export type FetchCall = <C extends CallDefinition>(
  call: C,
  input: CallInput<C>,
  isNeeded?: boolean,
) => Promise<CallReply<Data<C>>>

/** One call that a page is made of. */
export interface Query {
  readonly call: CallDefinition
  readonly input: object
  /** Without the answer there is no page. Otherwise the page is better with it. */
  readonly isNeeded: boolean
}

interface QueryOf<C extends CallDefinition, Needed extends boolean> extends Query {
  readonly call: C
  readonly isNeeded: Needed
}

export function needed<C extends CallDefinition>(call: C, input: CallInput<C>): QueryOf<C, true> {
  return { call, input, isNeeded: true }
}

export function extra<C extends CallDefinition>(call: C, input: CallInput<C>): QueryOf<C, false> {
  return { call, input, isNeeded: false }
}

type Queries = Readonly<Record<string, Query>>

type Answers<Q extends Queries> = {
  readonly [Name in keyof Q]: Data<Q[Name]['call']> | (Q[Name]['isNeeded'] extends true ? never : undefined)
}

/** A page that is made of answers. Its calls are keyed by name; `toPage` gets their answers under the same names. */
export interface PageSource {
  readonly queries: Queries
  /** Undefined if the answers have no such page. */
  readonly toPage: (answers: Readonly<Record<string, unknown>>) => Page | undefined
}

export function pageFrom<Q extends Queries>(
  queries: Q,
  toPage: (answers: Answers<Q>) => Page | undefined,
): PageSource {
  return { queries, toPage: (answers) => toPage(answers as Answers<Q>) }
}
