import type { Reporter, TestCase } from '@playwright/test/reporter'

/** Ends a run with the versions of the engines that took part. */
export default class Versions implements Reporter {
  readonly #names = new Set<string>()

  onTestEnd({ annotations }: TestCase): void {
    for (const { type, description } of annotations)
      if (type === 'engine' && description) this.#names.add(description)
  }

  onEnd(): void {
    console.log([...this.#names].sort().join('\n'))
  }
}
