import { test as base, expect } from '@playwright/test'
import { startFirefox } from './drivers/firefox.ts'
import type { Engine, Size } from './drivers/tab.ts'
import { startWebKit } from './drivers/webkit.ts'
import { Network } from './network.ts'
import { Person } from './person.ts'

export type EngineName = 'Firefox' | 'WebKit'

const START = { Firefox: startFirefox, WebKit: startWebKit }

type Worker = { engineName: EngineName; network: Network; engine: Engine }

/** A person at one of the engines, which must not complain of anything. */
export const test = base.extend<{ size: Size; person: Person }, Worker>({
  engineName: ['Firefox', { option: true, scope: 'worker' }],
  size: [{ width: 390, height: 844 }, { option: true }],
  network: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from it.
    async ({}, use) => {
      const network = await Network.open()
      await use(network)
      await network.close()
    },
    { scope: 'worker' },
  ],
  engine: [
    async ({ engineName, network }, use) => {
      const engine = await START[engineName](network.address)
      await use(engine)
      await engine.close()
    },
    { scope: 'worker' },
  ],
  person: async ({ engine, network, size, baseURL }, use, info) => {
    network.startAnew()
    const tab = await engine.open(size)
    info.annotations.push({ type: 'engine', description: tab.engine })
    const person = new Person(tab, baseURL ?? '', network)
    await use(person)
    if (info.status !== info.expectedStatus) await info.attach('page', { body: await person.report() })
    const faults = await person.faults()
    await person.close()
    expect(faults).toEqual([])
  },
})
