import { sortFields } from '@layover/contracts'
import type { Generator } from './own-data.ts'

/** As much of a Pact file as is read here. */
interface PactInteraction {
  readonly description: string
  readonly providerStates: readonly { readonly name: string; readonly params?: Record<string, string> }[]
  readonly request: Readonly<Record<string, unknown>>
  readonly response: Readonly<Record<string, unknown>>
}

export interface PactFile {
  readonly consumer: { readonly name: string }
  readonly provider: { readonly name: string }
  readonly interactions: readonly PactInteraction[]
}

interface KeyGenerator {
  readonly type: 'Uuid'
}

/** The values that the verifier puts into each request, keyed by interaction. */
export type RequestGenerators = Readonly<
  Record<
    string,
    {
      readonly path?: Generator
      readonly query?: Readonly<Record<string, Generator>>
      readonly body?: Readonly<Record<string, Generator>>
      readonly header?: Readonly<Record<string, KeyGenerator>>
    }
  >
>

/**
 * A recorded file in bytes that depend on the contract alone: interactions are sorted by description and keys by name, and
 * no tool's version is named.
 */
export function stableText(recorded: string, generators: RequestGenerators): string {
  const { consumer, provider, interactions } = JSON.parse(recorded) as PactFile
  const complete = interactions.map((each) => {
    const own = generators[each.description] ?? {}
    const request = Object.keys(own).length > 0 ? { ...each.request, generators: own } : each.request
    return { ...each, request }
  })
  const file = {
    consumer,
    provider,
    interactions: complete.sort((a, b) => (a.description < b.description ? -1 : 1)),
    metadata: { pactSpecification: { version: '4.0' } },
  }
  return `${JSON.stringify(sortFields(file), null, 2)}\n`
}
