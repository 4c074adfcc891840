import { mkdir, writeFile } from 'node:fs/promises'
import { recordGatewayUpstream } from '../src/record-gateway-upstream.ts'
import { recordWebGateway } from '../src/record-web-gateway.ts'

/** Writes `contracts/pacts`: committed, so that a pull request shows the promise changing. */
const target = new URL('../../../contracts/pacts/', import.meta.url)
await mkdir(target, { recursive: true })
await writeFile(new URL('web-gateway.json', target), await recordWebGateway())
await writeFile(new URL('gateway-upstream.json', target), await recordGatewayUpstream())
