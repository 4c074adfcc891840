import { createDeviceList } from './device-list.ts'

const MAX_PASSES = 20

/** A paid order that this device can open again (P483). It holds no card data and no passenger. */
export interface DevicePass {
  readonly reference: string
  /** Its own page with the key, from the root on; empty where the visitor removed it, so that it is not saved again. */
  readonly address: string
  /** 'Harrier Lounge'. */
  readonly title: string
  /** 'Fri 27 Nov 2026, 05:30 (London time)'. */
  readonly detail: string
  /** The last day of its use, YYYY-MM-DD. */
  readonly until: string
}

const DAY_MS = 86_400_000

/** A day late, since the day of a place may end after the day by UTC. */
const isOver = (until: string) => Date.parse(until) + 2 * DAY_MS < Date.now()

function isDevicePass(value: unknown): value is DevicePass {
  const pass = Object(value)
  const names = ['reference', 'address', 'title', 'detail', 'until']
  return (
    names.every((name) => typeof pass[name] === 'string') &&
    /^(\/(?!\/)|$)/.test(pass.address) &&
    !Number.isNaN(Date.parse(pass.until)) &&
    !isOver(pass.until)
  )
}

const list = createDeviceList({
  key: 'layover.passes',
  field: 'passes',
  version: 1,
  max: MAX_PASSES,
  isKept: isDevicePass,
})

/** All saved orders, those that the visitor removed included; the latest first. */
export const useDevicePasses = list.use

/** Whether the visitor removed an order. */
export function isRemoved({ address }: DevicePass): boolean {
  return address === ''
}

/** Saves an order, or replaces it in its place. Returns whether the browser took it. */
export function savePass(pass: DevicePass): boolean {
  const all = list.read()
  const isKnown = all.some(({ reference }) => reference === pass.reference)
  return list.write(
    isKnown ? all.map((each) => (each.reference === pass.reference ? pass : each)) : [pass, ...all],
  )
}

/** Saves an order that this device does not know yet. One that the visitor removed stays removed. */
export function saveNewPass(pass: DevicePass): void {
  if (!list.read().some(({ reference }) => reference === pass.reference)) savePass(pass)
}

/** Removes an order by the visitor's will: its link, its place and its words go, and only its reference stays. */
export function removePass(reference: string): void {
  const all = list.read()
  list.write(
    all.map((each) =>
      each.reference === reference ? { ...each, address: '', title: '', detail: '' } : each,
    ),
  )
}

/** Forgets an order that its own link does not open any more. Another key of the same order changes nothing. */
export function forgetPass(reference: string, key: string): void {
  const all = list.read()
  const gone = (pass: DevicePass) =>
    pass.reference === reference && pass.address.endsWith(`#k=${encodeURIComponent(key)}`)
  if (all.some(gone)) list.write(all.filter((pass) => !gone(pass)))
}
