import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { localKeys } from '@layover/toolchain/keys'
import { WEB_ROOT } from '@layover/toolchain/paths'
import { fail } from '@layover/toolchain/print'
import { findRedis, REDIS_MISSING } from '@layover/toolchain/redis'
import { localServers, type ServerPlan, UNLIMITED } from '@layover/toolchain/servers'
import { freePorts } from '../../harness/free-ports.ts'
import { type RedisServer, startRedis } from '../../harness/redis-server.ts'
import { ServerProcess } from '../../harness/server-process.ts'
import { openTcpLine, type TcpLine } from '../../harness/tcp-line.ts'
import { createDatabase, type Database } from '../database.ts'
import { type MailCatcher, startMailCatcher } from './mail-catcher.ts'
import { type ProviderLine, startProviderLine } from './provider-line.ts'

const HOST = '127.0.0.1'

/** Limits that are counted and that one crowd does not reach. Look-ups keep the limit of production. */
const MOST = '1000000/60 10000000/60'
const LIMITS = {
  ...UNLIMITED,
  ...Object.fromEntries(
    ['CALLS', 'DISCOUNT', 'ORDERS', 'HOLDS', 'HEAVY'].map((of) => [`RATE_LIMIT_${of}`, MOST]),
  ),
  RATE_LIMIT_LOOKUP: '60/600 1800/600',
}

/** The whole shop, with something that can fail between any two of its parts. */
export interface RehearsedShop {
  readonly address: string
  readonly gateway: ServerProcess
  readonly upstreams: readonly ServerProcess[]
  readonly sandbox: ServerProcess
  /** Between gateway and upstreams. */
  readonly provider: ProviderLine
  /** Between upstreams and card provider. */
  readonly cardLine: TcpLine
  /** Between upstreams and PostgreSQL. */
  readonly databaseLine: TcpLine
  /** Between upstreams and mail server. */
  readonly mailLine: TcpLine
  readonly redis: RedisServer
  readonly database: Database
  readonly mail: MailCatcher
  /** The addresses of metrics, by the name that compose gives a service. */
  readonly metrics: Readonly<Record<string, readonly string[]>>
  readonly close: () => Promise<void>
}

interface Surroundings {
  readonly database: Database
  readonly redis: RedisServer
  readonly mail: MailCatcher
}

async function planServers({ database, redis, mail }: Surroundings) {
  const dataDir = mkdtempSync(join(tmpdir(), 'layover-observe-'))
  process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }))
  const port = await freePorts(7)
  const [upstreamPort, cardPort, secondPort] = [port + 1, port + 2, port + 3]
  const metricsPorts = { gateway: port + 4, upstreams: [port + 5, port + 6] }
  const keys = localKeys(dataDir)
  const options = { port, dataDir, keys, logLevel: 'warn', webRoot: WEB_ROOT }
  const [sandbox, upstream, gateway] = localServers(options)

  const databaseUrl = new URL(database.url)
  const databaseLine = await openTcpLine({ host: databaseUrl.hostname, port: Number(databaseUrl.port) })
  databaseUrl.host = `${HOST}:${databaseLine.port}`
  const cardLine = await openTcpLine({ host: HOST, port: cardPort })
  const mailLine = await openTcpLine({ host: HOST, port: mail.port })
  const provider = await startProviderLine([upstreamPort, secondPort].map((each) => `http://${HOST}:${each}`))
  const started = (plan: ServerPlan, env: Readonly<Record<string, string>>) =>
    new ServerProcess({ ...plan, env: { ...plan.env, NODE_ENV: 'production', ...env } }, { from: 'build' })
  const upstreams = [upstreamPort, secondPort].map((each, index) =>
    started(
      { ...upstream, name: `upstream on ${each}`, port: each },
      {
        ...UNLIMITED,
        PORT: String(each),
        METRICS_PORT: String(metricsPorts.upstreams[index]),
        DATA_DIR: join(dataDir, `upstream-${index}`),
        DATABASE_URL: databaseUrl.href,
        CARD_PROVIDER_URL: `http://${HOST}:${cardLine.port}`,
        SUPPORT_MAILBOX: 'desk@layover.test',
        MAIL_FROM: 'no-reply@layover.test',
        SMTP_URL: `smtp://${HOST}:${mailLine.port}`,
      },
    ),
  )
  const gatewayEnv = {
    ...LIMITS,
    GATEWAY_WORKERS: '2',
    METRICS_PORT: String(metricsPorts.gateway),
    UPSTREAM_URL: provider.url,
    REDIS_URL: redis.url,
    // The rehearsal stands for the edge, and names the addresses of visitors as it does.
    TRUST_PROXY: HOST,
  }
  const at = (each: number) => `${HOST}:${each}`
  return {
    servers: { gateway: started(gateway, gatewayEnv), upstreams, sandbox: started(sandbox, {}) },
    lines: { provider, cardLine, databaseLine, mailLine },
    metrics: { gateway: [at(metricsPorts.gateway)], upstream: metricsPorts.upstreams.map(at) },
  }
}

/** Starts a gateway of two workers, two upstreams, PostgreSQL, Redis, the card sandbox and a mail catcher. */
export async function startRehearsedShop(): Promise<RehearsedShop> {
  const named = (await findRedis()) ?? fail(REDIS_MISSING)
  const [database, redis, mail] = await Promise.all([createDatabase(), startRedis(named), startMailCatcher()])
  const { servers, lines, metrics } = await planServers({ database, redis, mail })
  const { gateway, upstreams, sandbox } = servers
  await Promise.all([sandbox, ...upstreams].map(async (server) => await server.start()))
  await gateway.start()
  return {
    ...servers,
    ...lines,
    database,
    redis,
    mail,
    metrics,
    address: gateway.origin,
    close: async () => {
      await Promise.all([gateway, ...upstreams, sandbox].map(async (server) => await server.kill()))
      await Promise.all([lines.cardLine, lines.databaseLine, lines.mailLine].map(({ cut }) => cut()))
      await lines.provider.close()
      mail.close()
      await redis.close()
      await database.remove()
    },
  }
}
