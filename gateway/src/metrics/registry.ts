type Kind = 'counter' | 'gauge' | 'histogram'

/** One thing that is counted, its labels already given: what a request touches costs an addition. */
interface Count {
  readonly add: (by?: number) => void
}

interface Times {
  readonly observe: (seconds: number) => void
}

/** Label values in the order of their names, and what stands there now. */
export type Reading = readonly [labels: readonly string[], value: number]

export interface Registry {
  /** The same count for the same label values. Counts that are known at start are worth asking for then: they begin at 0. */
  readonly counter: (name: string, help: string, labels?: readonly string[]) => (...values: string[]) => Count
  readonly histogram: (
    name: string,
    help: string,
    labels: readonly string[],
    bounds: readonly number[],
  ) => (...values: string[]) => Times
  /** Asked for only when somebody reads. */
  readonly read: (
    kind: Exclude<Kind, 'histogram'>,
    name: string,
    help: string,
    labels: readonly string[],
    now: () => readonly Reading[],
  ) => void
  /** Everything in Prometheus's text format 0.0.4. */
  readonly text: () => string
}

function escaped(value: string): string {
  return value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')
}

function sample(name: string, labels: readonly string[], values: readonly string[], value: number): string {
  const pairs = labels.map((label, index) => `${label}="${escaped(values[index] ?? '')}"`)
  return `${name}${pairs.length > 0 ? `{${pairs.join(',')}}` : ''} ${value}`
}

/** One series for each set of label values, made when it is first asked for. */
function createFamily<T>(make: () => T) {
  const series = new Map<string, { readonly values: readonly string[]; readonly thing: T }>()
  return {
    series,
    get(...values: string[]): T {
      const key = values.length === 1 ? (values[0] ?? '') : values.join('\0')
      const known = series.get(key)
      if (known) return known.thing
      const thing = make()
      series.set(key, { values, thing })
      return thing
    },
  }
}

function createCount() {
  let value = 0
  return {
    add(by = 1) {
      value += by
    },
    value: () => value,
  }
}

function createTimes(bounds: readonly number[]) {
  // The last place is for what is longer than every bound.
  const counts = new Array<number>(bounds.length + 1).fill(0)
  let sum = 0
  return {
    observe(seconds: number) {
      let place = 0
      while (place < bounds.length && seconds > (bounds[place] ?? 0)) place++
      counts[place] = (counts[place] ?? 0) + 1
      sum += seconds
    },
    lines(name: string, labels: readonly string[], values: readonly string[]): string[] {
      let total = 0
      const buckets = counts.map((count, place) => {
        total += count
        return sample(
          `${name}_bucket`,
          [...labels, 'le'],
          [...values, String(bounds[place] ?? '+Inf')],
          total,
        )
      })
      return [
        ...buckets,
        sample(`${name}_sum`, labels, values, sum),
        sample(`${name}_count`, labels, values, total),
      ]
    },
  }
}

/** Counts and readings by name. Its own, since a general client takes a fifth of what a kept answer costs altogether. */
export function createRegistry(): Registry {
  const families: (() => string[])[] = []

  function register(kind: Kind, name: string, help: string, lines: () => string[]) {
    families.push(() => [`# HELP ${name} ${help}`, `# TYPE ${name} ${kind}`, ...lines()])
  }
  return {
    counter(name, help, labels = []) {
      const { get, series } = createFamily(createCount)
      if (labels.length === 0) get()
      register('counter', name, help, () =>
        [...series.values()].map(({ values, thing }) => sample(name, labels, values, thing.value())),
      )
      return get
    },
    histogram(name, help, labels, bounds) {
      const { get, series } = createFamily(() => createTimes(bounds))
      register('histogram', name, help, () =>
        [...series.values()].flatMap(({ values, thing }) => thing.lines(name, labels, values)),
      )
      return get
    },
    read(kind, name, help, labels, now) {
      register(kind, name, help, () => now().map(([values, value]) => sample(name, labels, values, value)))
    },
    text: () => `${families.flatMap((lines) => lines()).join('\n')}\n`,
  }
}
