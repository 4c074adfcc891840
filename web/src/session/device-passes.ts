import { DAY_MS } from '@layover/rules/durations'
import { useEffect } from 'react'
import { createDeviceList } from './device-list.ts'
import { PASSES_KEY } from './passes-key.ts'

const MAX_PASSES = 20
/** Marks have a list of their own: a removed order takes no place from a saved one. */
const MAX_REMOVED = 100

/** A paid order that this device can open again (P483). It holds no card data and no passenger. */
export interface DevicePass {
  readonly reference: string
  /** Its own page with the key, from the root on. */
  readonly address: string
  /** 'Harrier Lounge'. */
  readonly title: string
  /** 'Fri 27 Nov 2026, 05:30 (London time)'. */
  readonly detail: string
  /** The last day of its use, YYYY-MM-DD. */
  readonly until: string
}

/** Whether a last day is past by the clock of this device: a day late, since the day of a place may end after the day by UTC. */
export const isOver = (until: string) => Date.parse(until) + 2 * DAY_MS < Date.now()

/** What stays of an order that the visitor removed, so that its page does not save it again. */
type RemovedPass = Pick<DevicePass, 'reference' | 'until'>

const hasTexts = (value: object, names: readonly string[]) =>
  names.every((name) => typeof Object(value)[name] === 'string')

function isRemovedPass(value: unknown): value is RemovedPass {
  const pass = Object(value)
  return (
    hasTexts(pass, ['reference', 'until']) && !Number.isNaN(Date.parse(pass.until)) && !isOver(pass.until)
  )
}

function isDevicePass(value: unknown): value is DevicePass {
  const pass = Object(value)
  return (
    isRemovedPass(pass) &&
    hasTexts(pass, ['address', 'title', 'detail']) &&
    /^\/(?!\/)/.test(Object(pass).address)
  )
}

const saved = createDeviceList({
  key: PASSES_KEY,
  field: 'passes',
  version: 1,
  max: MAX_PASSES,
  isKept: isDevicePass,
})

const removed = createDeviceList({
  key: 'layover.removed-passes',
  field: 'passes',
  version: 1,
  max: MAX_REMOVED,
  isKept: isRemovedPass,
})

/** The saved orders, the latest first. What is left of removed ones goes after their last day as well. */
export function useSavedPasses(): readonly DevicePass[] {
  useEffect(removed.prune, [])
  return saved.use()
}

const others = <Pass extends RemovedPass>(passes: readonly Pass[], reference: string) =>
  passes.filter((pass) => pass.reference !== reference)

const has = (passes: readonly RemovedPass[], reference: string) =>
  passes.some((pass) => pass.reference === reference)

/** The references of the saved orders. */
export function savedReferences(): readonly string[] {
  return saved.read().map(({ reference }) => reference)
}

/** Calls back after each change of the saved orders, in this tab and in others. */
export const watchPasses = saved.watch

const opens = ({ reference, address }: DevicePass, order: { reference: string; key: string }) =>
  reference === order.reference && address.endsWith(`#k=${encodeURIComponent(order.key)}`)

/** The order that is saved under this reference and key. */
export function savedUnder(reference: string, key: string): DevicePass | undefined {
  return saved.read().find((pass) => opens(pass, { reference, key }))
}

/** Saves an order, or replaces it in its place. Returns whether the browser took it. */
export function savePass(pass: DevicePass): boolean {
  const { reference } = pass
  const all = saved.read()
  removed.write(others(removed.read(), reference))
  return saved.write(
    has(all, reference) ? all.map((each) => (each.reference === reference ? pass : each)) : [pass, ...all],
  )
}

/** Saves an order that this device does not know yet. One that the visitor removed stays removed; one that is over takes no place (P553). */
export function saveNewPass(pass: DevicePass): void {
  if (isOver(pass.until)) return
  if (!has(saved.read(), pass.reference) && !has(removed.read(), pass.reference)) savePass(pass)
}

/** Removes an order by the visitor's will: its link, its place and its words go; its reference and last day stay. */
export function removePass({ reference, until }: RemovedPass): void {
  removed.write([{ reference, until }, ...others(removed.read(), reference)])
  saved.write(others(saved.read(), reference))
}

/** Forgets an order that its own link does not open any more. Another key of the same order changes nothing. */
export function forgetPass(reference: string, key: string): void {
  const left = saved.read().filter((pass) => !opens(pass, { reference, key }))
  if (savedUnder(reference, key)) saved.write(left)
}
