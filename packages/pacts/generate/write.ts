import { readFile, writeFile } from 'node:fs/promises'
import { recordGatewayUpstream } from '../src/record-gateway-upstream.ts'
import { recordWebGateway } from '../src/record-web-gateway.ts'
import { withTables } from './page-tables.ts'

/** Writes `contracts/pacts`: committed, so that a pull request shows the promise changing. */
const target = new URL('../../../contracts/pacts/', import.meta.url)
await writeFile(new URL('web-gateway.json', target), await recordWebGateway())
await writeFile(new URL('gateway-upstream.json', target), await recordGatewayUpstream())
const page = new URL('README.md', target)
await writeFile(page, withTables(await readFile(page, 'utf8')))
