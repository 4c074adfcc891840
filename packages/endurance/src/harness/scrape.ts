/** One line of Prometheus's text format. */
export interface Sample {
  readonly name: string
  readonly labels: Readonly<Record<string, string>>
  readonly value: number
}

const SAMPLE = /^([a-z_:][\w:]*)(?:\{(.*)\})? (\S+)$/i
const LABEL = /([a-z_]\w*)="((?:[^"\\]|\\.)*)"/gi

/** Every sample of a scrape; throws at a line that is none. */
export function readScrape(text: string): Sample[] {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  return lines.map((line) => {
    const [, name = '', labels = '', value] = SAMPLE.exec(line) ?? []
    if (name === '' || Number.isNaN(Number(value))) throw new Error(`no sample: ${line}`)
    return {
      name,
      labels: Object.fromEntries(
        [...labels.matchAll(LABEL)].map(([, label = '', text = '']) => [label, text]),
      ),
      value: Number(value),
    }
  })
}

/** The sum of the samples with this name and these labels; undefined where there is none. */
export function sumOf(text: string, name: string, labels: Readonly<Record<string, string>> = {}) {
  const found = readScrape(text).filter(
    (sample) =>
      sample.name === name &&
      Object.entries(labels).every(([label, value]) => sample.labels[label] === value),
  )
  return found.length === 0 ? undefined : found.reduce((sum, { value }) => sum + value, 0)
}
