import { pause } from '../../crowd.ts'
import { childrenOf } from '../../processor-time.ts'
import type { RehearsedShop } from '../rehearsed-shop.ts'
import { SCRAPE_MS } from '../scaled-rules.ts'
import { type Fault, repeated } from './fault.ts'
import { visitorFrom } from './requests.ts'

const BALLAST = new URL('./ballast.mjs', import.meta.url).href

/** The gateway runs under other settings. */
function under(env: Readonly<Record<string, string>>) {
  return async ({ gateway }: RehearsedShop) => {
    await gateway.stop()
    await gateway.start(env)
    return async () => {
      await gateway.stop()
      await gateway.start()
    }
  }
}

/** The processes that serve. */
const workersOf = ({ gateway }: RehearsedShop) => (gateway.pid === undefined ? [] : childrenOf(gateway.pid))

function signal(pids: readonly number[], name: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, name)
    } catch {
      // It has ended since.
    }
  }
}

async function report({ address }: RehearsedShop): Promise<void> {
  const violation = {
    'document-uri': `${address}/`,
    'effective-directive': 'script-src-elem',
    'blocked-uri': 'https://elsewhere.example/script.js',
    disposition: 'enforce',
  }
  await fetch(`${address}/csp-report`, {
    method: 'POST',
    headers: { 'content-type': 'application/csp-report' },
    body: JSON.stringify({ 'csp-report': violation }),
  })
}

/** Faults of gateways, and of those who use them. */
export const gatewayFaults: readonly Fault[] = [
  {
    what: 'Redis is killed',
    alerts: ['LayoverWithoutRedis'],
    begin: async ({ redis }) => {
      await redis.kill()
      return redis.start
    },
  },
  {
    what: 'browsers report a blocked script three times a second',
    alerts: ['LayoverPolicyBroken'],
    begin: async (shop) => repeated(async () => await report(shop), { pauseMs: 300 }),
  },
  {
    what: 'one visitor guesses order numbers, ten a second',
    alerts: ['LayoverManyLimited'],
    begin: async (shop) => {
      const visitor = await visitorFrom(shop, '203.0.113.200')
      const guess = async (round: number) =>
        await visitor.post('/order/get', { orderNo: `LO${round}`, key: 'x'.repeat(22) })
      return repeated(guess, { pauseMs: 100 })
    },
  },
  {
    what: 'a gateway may use one hundredth of its heap',
    alerts: ['LayoverShedding'],
    begin: under({ SHED_HEAP_PERCENT: '1' }),
  },
  {
    what: 'a gateway gets the processor for every other half second',
    alerts: ['LayoverEventLoopLate'],
    begin: async (shop) => {
      const workers = workersOf(shop)
      return repeated(async () => {
        signal(workers, 'SIGSTOP')
        await pause(500)
        signal(workers, 'SIGCONT')
        await pause(500)
      })
    },
  },
  {
    what: 'a gateway keeps 600 MB that it does not need',
    alerts: ['LayoverMemoryGrows'],
    begin: under({ GATEWAY_WORKERS: '1', NODE_OPTIONS: `--import=${BALLAST}` }),
  },
  {
    what: 'workers are killed as they come',
    alerts: ['LayoverWorkersReplaced'],
    begin: async (shop) =>
      repeated(async () => signal(workersOf(shop).slice(0, 1), 'SIGKILL'), { pauseMs: SCRAPE_MS }),
  },
  {
    what: 'a gateway is killed and started, again and again',
    alerts: ['LayoverGatewayRestarts'],
    begin: async ({ gateway }) => {
      const restart = async () => {
        await gateway.kill()
        await gateway.start()
      }
      return repeated(restart, { pauseMs: 2 * SCRAPE_MS })
    },
  },
  {
    what: 'no gateway runs',
    alerts: ['LayoverGatewayMissing'],
    begin: async ({ gateway }) => {
      await gateway.kill()
      return async () => await gateway.start()
    },
  },
]
