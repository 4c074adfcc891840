import type { Catalogue } from '../domain/catalogue.ts'
import { writeCell } from './cells/read-cell.ts'
import { NETWORK } from './files/folder-files.ts'
import { hoursRows } from './tables/opening-hours.ts'
import { networkOf, rowsOfTables } from './write-folder.ts'

/** A field as tables write it, before and after. */
export interface FieldChange {
  readonly name: string
  readonly before: string
  readonly after: string
}

/** What changes of one noun: lounges, plans, prices, … Rows are named by their keys. */
export interface NounChanges {
  readonly noun: string
  readonly added: readonly string[]
  readonly removed: readonly string[]
  readonly changed: readonly { readonly key: string; readonly fields: readonly FieldChange[] }[]
  /** Whether the rows that stay come in another order. */
  readonly isReordered: boolean
}

type Fields = Readonly<Record<string, string>>
type Rows = ReadonlyMap<string, Fields>

/** What an import changes (P574), by noun; a noun that does not change is left out. @param before undefined: nothing yet */
export function diffCatalogues(before: Catalogue | undefined, after: Catalogue): NounChanges[] {
  const old = before === undefined ? undefined : nounsOf(before)
  return Object.entries(nounsOf(after))
    .map(([noun, rows]) => changesOf(noun, old?.[noun] ?? new Map(), rows))
    .filter(
      ({ added, removed, changed, isReordered }) =>
        isReordered || added.length + removed.length + changed.length > 0,
    )
}

function changesOf(noun: string, before: Rows, after: Rows): NounChanges {
  const stay = [...after.keys()].filter((key) => before.has(key))
  const stood = [...before.keys()].filter((key) => after.has(key))
  return {
    noun,
    added: [...after.keys()].filter((key) => !before.has(key)),
    removed: [...before.keys()].filter((key) => !after.has(key)),
    changed: stay.flatMap((key) => {
      const fields = changedFields(before.get(key) ?? {}, after.get(key) ?? {})
      return fields.length > 0 ? [{ key, fields }] : []
    }),
    isReordered: stay.some((key, index) => stood[index] !== key),
  }
}

function changedFields(before: Fields, after: Fields): FieldChange[] {
  return Object.keys(after).flatMap((name) => {
    const [old = '', now = ''] = [before[name], after[name]]
    return old === now ? [] : [{ name, before: old, after: now }]
  })
}

function nounsOf(catalogue: Catalogue): Readonly<Record<string, Rows>> {
  const rows = rowsOfTables(catalogue, [])
  const hours = new Map(
    [
      ...catalogue.lounges.map((each) => ({ code: each.loungeCode, hours: each.openingHours })),
      ...catalogue.lanes.map((each) => ({ code: each.cipCode, hours: each.openingHours })),
    ].map(({ code, hours: own }) => [code, hoursText(code, own)]),
  )
  const { groups, questions } = catalogue.helpTopics
  const withHours = (row: Readonly<Record<string, unknown>>, code: unknown) => ({
    ...row,
    openingHours: hours.get(String(code)) ?? '',
  })
  return {
    airports: keyed(rows['airports.csv'], ['code']),
    lounges: keyed(
      rows['lounges.csv'].map((row) => withHours(row, row.loungeCode)),
      ['loungeCode'],
    ),
    lanes: keyed(
      rows['lanes.csv'].map((row) => withHours(row, row.cipCode)),
      ['cipCode'],
    ),
    plans: keyed(rows['plans.csv'], ['planId']),
    prices: keyed(rows['prices.csv'], ['kind', 'code', 'validFrom']),
    'discount codes': keyed(rows['codes.csv'], ['code']),
    'help groups': keyed(groups, ['type']),
    'help questions': keyed(questions, ['id']),
    'legal texts': keyed(catalogue.legalTexts, ['type']),
    [NETWORK]: new Map(
      Object.entries(networkOf(catalogue)).map(([name, value]) => [name, { value: writeCell(value) }]),
    ),
  }
}

function keyed(rows: readonly Readonly<Record<string, unknown>>[], keys: readonly string[]): Rows {
  return new Map(
    rows.map((row) => {
      const fields = Object.entries(row).map(([name, value]): [string, string] => [name, writeCell(value)])
      const key = keys.map((name) => writeCell(row[name])).filter((part) => part !== '')
      return [key.join(' '), Object.fromEntries(fields)]
    }),
  )
}

function hoursText(code: string, hours: Catalogue['lounges'][number]['openingHours']): string {
  return hoursRows(code, hours)
    .map(({ days, opens, closes }) => `${days.join(' ')} ${opens} to ${closes}`)
    .join('; ')
}
