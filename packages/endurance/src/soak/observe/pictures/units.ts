/** A number with few digits, and none without meaning. */
function short(value: number): string {
  if (value === 0) return '0'
  const absolute = Math.abs(value)
  if (absolute >= 1_000_000) return `${Number((value / 1_000_000).toPrecision(3))} Mil`
  if (absolute >= 1_000) return `${Number((value / 1_000).toPrecision(3))} K`
  return String(Number(value.toPrecision(3)))
}

function seconds(value: number): string {
  if (value === 0) return '0 s'
  if (Math.abs(value) < 0.001) return `${short(value * 1_000_000)} µs`
  if (Math.abs(value) < 1) return `${short(value * 1_000)} ms`
  if (Math.abs(value) < 60) return `${short(value)} s`
  return Math.abs(value) < 3_600 ? `${short(value / 60)} mins` : `${short(value / 3_600)} hours`
}

function bytes(value: number): string {
  const power = value === 0 ? 0 : Math.min(3, Math.floor(Math.log2(Math.abs(value)) / 10))
  return `${short(value / 1024 ** power)} ${['B', 'KiB', 'MiB', 'GiB'][power]}`
}

const UNITS: Readonly<Record<string, (value: number) => string>> = {
  short,
  s: seconds,
  bytes,
  percentunit: (value) => `${short(value * 100)}%`,
  reqps: (value) => `${short(value)} req/s`,
  ops: (value) => `${short(value)} ops/s`,
}

/** A value as Grafana writes it: a unit that none of our dashboards has stands behind the number. */
export function inUnit(value: number | undefined, unit = 'short'): string {
  if (value === undefined || !Number.isFinite(value)) return 'No data'
  return UNITS[unit]?.(value) ?? `${short(value)} ${unit}`
}
