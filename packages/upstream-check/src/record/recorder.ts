import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { UpstreamStates } from '@layover/contracts'
import type { Exchanged } from '../run/options.ts'
import { promisesOf } from '../run/promised.ts'
import { type Fixture, fixtureOf, isExample } from './fixture.ts'
import { Masker } from './mask.ts'

/** The number of successes, and of refusals by each code, for every call: enough to see its forms. */
const MAX_OF_A_KIND = 3

/** A file's content: one call's fixtures. */
interface FixtureFile {
  readonly call: string
  readonly examples: readonly Fixture[]
}

interface Recorder {
  /** Takes one exchange; to be given to a check as `onExchange`. */
  readonly note: (exchanged: Exchanged) => void
  /** The masked recordings by call. */
  readonly files: () => readonly FixtureFile[]
  /** Writes one file for each call into a folder, which is made. @returns their names @throws where it cannot be written */
  readonly write: (folder: string) => readonly string[]
}

const kindOf = ({ reply }: Fixture) => ('data' in reply ? 'data' : reply.errorCode)

/** Few of each kind, and none twice. */
function chosen(fixtures: readonly Fixture[]): Fixture[] {
  const seen = new Set<string>()
  const counts = new Map<string, number>()
  return fixtures.filter((fixture) => {
    const text = JSON.stringify(fixture.request)
    const count = counts.get(kindOf(fixture)) ?? 0
    if (seen.has(text) || count >= MAX_OF_A_KIND) return false
    seen.add(text)
    counts.set(kindOf(fixture), count + 1)
    return true
  })
}

/**
 * Records an upstream's answers and turns them into examples without names, addresses, numbers, tokens or keys of anybody.
 * Masking waits for the end, so that a secret of one answer is removed from every other.
 */
export function createRecorder(states: UpstreamStates = new Map()): Recorder {
  const promises = promisesOf({ states })
  const byCall = new Map<string, Fixture[]>()
  const files = (): FixtureFile[] => {
    const masker = new Masker()
    const masked = [...byCall]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([call, fixtures]) => ({ call, examples: masker.mask(call, fixtures, '#') as Fixture[] }))
    return masked
      .map(({ call, examples }) => ({
        call,
        examples: chosen((masker.sweep(examples) as Fixture[]).filter((fixture) => isExample(call, fixture))),
      }))
      .filter(({ examples }) => examples.length > 0)
  }
  return {
    note: (exchanged) => {
      const fixture = fixtureOf(exchanged, promises)
      if (fixture !== undefined) byCall.set(exchanged.call, [...(byCall.get(exchanged.call) ?? []), fixture])
    },
    files,
    write: (folder) => {
      mkdirSync(folder, { recursive: true })
      return files().map(({ call, examples }) => {
        const name = `${call}.json`
        writeFileSync(join(folder, name), `${JSON.stringify({ call, examples }, null, 2)}\n`)
        return name
      })
    },
  }
}
