import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { runCommand } from './command.ts'
import { promised, useScriptedUpstream } from './scripted-upstream.test-kit.ts'

const upstream = useScriptedUpstream()
const price = promised('lounge.getCommonPrice: the walk-up price')

/** An address that brings every state about, with the examples' values. */
async function states(): Promise<string> {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/_states`
}

async function run(...words: string[]) {
  const said = { out: '', err: '' }
  const code = await runCommand(words, {
    out: (text) => {
      said.out += text
    },
    err: (text) => {
      said.err += text
    },
  })
  return { code, ...said }
}

it('tells a kept pact from a broken one, with the place', async () => {
  const words = [
    '--base-url',
    upstream.baseUrl,
    '--states',
    await states(),
    '--calls',
    'lounge.getCommonPrice, ',
  ]
  upstream.script = { text: JSON.stringify(price) }
  expect(await run(...words)).toEqual({ code: 0, out: '1 of 1 interactions are kept.\n', err: '' })
  upstream.script = { text: JSON.stringify({ ...price, data: { ...price.data, price: 34 } }) }
  const broken = await run(...words)
  expect(broken.code).toBe(1)
  expect(broken.out).toContain('lounge.getCommonPrice: the walk-up price: body $.data.price')
})

const anywhere = ['--base-url', 'http://127.0.0.1:9', '--states', 'http://127.0.0.1:9']

it.each([
  [['--base-url', 'http://127.0.0.1:9'], '--states'],
  [[...anywhere, '--header', 'x'], '--header'],
  [[...anywhere, '--calls', 'a.b'], 'no call a.b'],
  [[...anywhere, '--success', '12=00'], '--success: 12 is no success code of the contract'],
  [['--unheard-of'], '--unheard-of'],
])('a wrong command ends with 2 and one line: %j', async (words, expected) => {
  const { code, out, err } = await run(...words)
  expect({ code, out }).toEqual({ code: 2, out: '' })
  expect(err).toContain(expected)
})
