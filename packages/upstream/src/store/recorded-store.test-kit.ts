import type { KyselyPlugin } from 'kysely'
import { createStore, type Store } from './store.ts'
import { openTestDatabase } from './test-store.test-kit.ts'

interface RecordedStore {
  readonly shared: { readonly store: Store; readonly close: () => Promise<void> }
  /** The statements so far, without the values in them. */
  readonly statements: string[]
}

const isNode = (value: unknown) => Object(value).kind !== undefined

/** A value is left out, and a list of values, such as a row, counts as so many. */
function withoutValues(key: string, value: unknown): unknown {
  if (Array.isArray(value) && !value.some(isNode)) return value.length
  return key === 'value' && !isNode(value) ? '?' : value
}

/** A store that notes each statement, for calls that must do the same work whatever exists. */
export async function openRecordedStore(): Promise<RecordedStore> {
  const statements: string[] = []
  const recorder: KyselyPlugin = {
    transformQuery: ({ node }) => {
      statements.push(JSON.stringify(node, withoutValues))
      return node
    },
    transformResult: async ({ result }) => result,
  }
  const { kysely, ...database } = await openTestDatabase()
  const store = createStore({ ...database, kysely: kysely.withPlugin(recorder) })
  return { shared: { store, close: database.close }, statements }
}
