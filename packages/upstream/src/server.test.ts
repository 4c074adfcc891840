import { once } from 'node:events'
import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { passOrder, token } from './orders/orders.test-kit.ts'
import { HoldingProvider } from './payments/holding-provider.test-kit.ts'
import { killServers, SERVERS_MS, startListening, startServer, until } from './server-process.test-kit.ts'

const root = mkdtempSync(join(tmpdir(), 'layover-server-'))
const DATA_DIR = join(root, 'data')
let provider: HoldingProvider

beforeAll(async () => {
  provider = await HoldingProvider.start()
})
afterEach(killServers)
afterAll(() => {
  provider.close()
  rmSync(root, { recursive: true, force: true })
})

/** Starts a server that must fail; returns its exit code and the lines for its operator. */
async function endOf(env: NodeJS.ProcessEnv) {
  const { child, output } = startServer(env)
  const [code] = await once(child, 'close')
  return { code, lines: output.err.trimEnd().split('\n') }
}

/** The files and folders that others than their owner may touch; PostgreSQL's cache of its own tables holds no row. */
function openToOthers(folder: string): string[] {
  const names = ['.', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })]
  const mode = (name: string) => lstatSync(join(folder, name)).mode
  return names.filter((name) => !name.endsWith('pg_internal.init') && (mode(name) & 0o077) !== 0)
}

describe('the server process', () => {
  it(
    'killed during a payment, while no mail server responds, loses neither paid order nor form',
    async () => {
      const mailboxes = { SUPPORT_MAILBOX: 'desk@layover.test', MAIL_FROM: 'shop@layover.test' }
      const env = { DATA_DIR, CARD_PROVIDER_URL: provider.url, ...mailboxes }
      // The rest of a first start that was killed while creating the database.
      mkdirSync(join(DATA_DIR, 'database.new', 'base'), { recursive: true })
      const first = await startListening({ ...env, SMTP_URL: 'smtp://127.0.0.1:1' })
      const form = await first.call('/customer/service/create', { kind: 'feedback', message: 'Calm.' })
      const created = await first.call('/lounge/createOrder', passOrder())
      const { orderNo, statusKey } = created.data ?? {}
      const payment = { orderNo, statusKey, payment: token }
      void first.call('/lounge/confirmPaymentOrder', payment).catch(() => undefined)
      await until(() => provider.captured[0])
      await until(() => /a mail was not taken/.exec(first.output.out)?.[0])
      first.child.kill('SIGKILL')
      await once(first.child, 'exit')

      const second = await startListening(env)
      await until(async () => {
        const { data } = await second.call('/order/status', { orderNo })
        return data?.status === 'PAID' ? true : undefined
      })
      const again = await second.call('/lounge/confirmPaymentOrder', payment)
      expect(again.data).toMatchObject({ status: 'PAID', passes: [{ name: 'Amelia Hart' }] })
      expect(provider.captured).toHaveLength(1)
      const file = join(DATA_DIR, 'outbox', `${String(form.data?.reference)}.eml`)
      await until(() => (existsSync(file) ? true : undefined))
      expect(readFileSync(file, 'utf8')).toContain('Calm.')

      second.child.kill('SIGTERM')
      const [code] = await once(second.child, 'exit')
      expect(code).toBe(0)
    },
    SERVERS_MS,
  )

  it(
    'leaves all data to its owner, and no copy of it when a start is killed',
    async () => {
      const dataDir = join(root, 'private')
      const temporary = mkdtempSync(join(root, 'temporary-'))
      const env = { DATA_DIR: dataDir, TMPDIR: temporary }
      const first = await startListening(env)
      first.child.kill('SIGTERM')
      await once(first.child, 'exit')
      expect(openToOthers(dataDir)).toEqual([])

      const copy = join(dataDir, 'database.rehearsal')
      const second = startServer(env)
      while (!existsSync(copy)) await pause(1)
      second.child.kill('SIGKILL')
      await once(second.child, 'exit')
      expect(readdirSync(temporary).filter((name) => name.startsWith('layover-'))).toEqual([])

      const third = await startListening(env)
      expect(existsSync(copy)).toBe(false)
      expect(openToOthers(dataDir)).toEqual([])
      third.child.kill('SIGKILL')
    },
    SERVERS_MS,
  )

  it(
    'reports in one line which port is in use, and exits',
    async () => {
      expect(await endOf({ PORT: String(provider.port), DATA_DIR })).toEqual({
        code: 1,
        lines: [`upstream: PORT: port ${provider.port} on 127.0.0.1 is in use`],
      })
      expect(await endOf({ METRICS_PORT: String(provider.port), DATA_DIR })).toEqual({
        code: 1,
        lines: [`upstream: METRICS_PORT: port ${provider.port} on 127.0.0.1 is in use`],
      })
    },
    SERVERS_MS,
  )

  it(
    'names HOST where this machine lacks its address, and exits',
    async () => {
      expect(await endOf({ HOST: '192.0.2.1', DATA_DIR })).toEqual({
        code: 1,
        lines: ['upstream: HOST: cannot listen on 192.0.2.1 (EADDRNOTAVAIL)'],
      })
    },
    SERVERS_MS,
  )

  it(
    'reports in one line that its data folder is damaged, and exits',
    async () => {
      const dataDir = mkdtempSync(join(root, 'damaged-'))
      writeFileSync(join(dataDir, 'database'), 'not a folder')
      expect(await endOf({ DATA_DIR: dataDir })).toEqual({
        code: 1,
        lines: [expect.stringContaining('is damaged and was left as it is')],
      })
    },
    SERVERS_MS,
  )

  it(
    'reports in one line that its data folder cannot be written, and exits',
    async () => {
      const file = join(root, 'a-file')
      writeFileSync(file, '')
      const dataDir = join(file, 'within')
      expect(await endOf({ DATA_DIR: dataDir })).toEqual({
        code: 1,
        lines: [`upstream: DATA_DIR: ${dataDir} cannot be written (ENOTDIR)`],
      })
    },
    SERVERS_MS,
  )

  it(
    'lists every wrong variable at once, and exits',
    async () => {
      const { code, lines } = await endOf({ PORT: 'x', LOG_LEVEL: 'loud' })
      expect(code).toBe(1)
      expect(lines).toHaveLength(2)
    },
    SERVERS_MS,
  )
})
