import type { callTable } from './generated/calls.ts'
import type { operations } from './generated/schema.ts'

/** Every call by its id: `'lounge.detail'`. */
export type CallId = keyof operations & keyof typeof callTable

/** A call's effect, as the contract has it; only a `read` is ever aborted (P35). */
export type Effect = (typeof callTable)[CallId]['effect']

/** The ids of all calls with one effect, so that the wrong verb does not compile. */
export type CallIdOf<E extends Effect> = {
  [Id in CallId]: (typeof callTable)[Id]['effect'] extends E ? Id : never
}[CallId]

/** A place that a call leaves empty is `never` in the document; it must not make the whole input so. */
type Fields<T> = [NonNullable<T>] extends [never] ? unknown : NonNullable<T>

type BodyOf<Operation> = Operation extends { requestBody: { content: { 'application/json': infer Body } } }
  ? Body
  : unknown

type ParametersOf<Operation> = Operation extends { parameters: { path?: infer Path; query?: infer Query } }
  ? Fields<Path> & Fields<Query>
  : unknown

/** A call's input: the fields of path, query and body as one object. */
export type Input<Id extends CallId> = ParametersOf<operations[Id]> & BodyOf<operations[Id]>

type AnswerOf<Operation> = Operation extends {
  responses: { 200: { content: { 'application/json': infer Answer } } }
}
  ? Answer
  : never

/** The data of a successful answer, free of its envelope. */
export type Data<Id extends CallId> = Extract<AnswerOf<operations[Id]>, { state: 'success' }>['data']
