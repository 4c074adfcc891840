import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { allCalls, compileCheck, Problem } from '@layover/contracts'
import { describe, expect, it } from 'vitest'
import { edgeFiles } from '../generate/edge-files.ts'

const read = (name: string) => readFileSync(new URL(`../edge/${name}`, import.meta.url), 'utf8')

const files = Object.entries(await edgeFiles())

describe('the edge', () => {
  it.each(files)('has %s as contracts and gateway have it', (name, text) => {
    expect(read(name), 'run `pnpm generate`').toBe(text)
  })

  it('repeats elsewhere no call that may have done something', () => {
    const repeated = [
      ...read('read-calls.conf').matchAll(/^location = \/api(\S+) \{ include \S+\/read\.conf; \}$/gm),
    ]
    const effects = repeated.map(([, path]) => allCalls.find((call) => call.path === path)?.effect)
    expect(new Set(effects)).toEqual(new Set(['read']))
    const orders = /location \/api\/ \{[^}]*\}/.exec(read('gateways.conf'))?.[0] ?? ''
    expect(orders).toContain('proxy_next_upstream error timeout;')
    expect(orders).toContain('error_page 502 504 = @problem;')
    expect(read('proxy.conf') + orders).not.toMatch(/non_idempotent|http_503/)
  })

  it('sends a problem of the contract where no gateway does', () => {
    const sent = [...read('gateways.conf').matchAll(/return (\d+) '(.*)';/g)]
    for (const [, status, text = ''] of sent) {
      const problem = JSON.parse(text)
      expect(compileCheck(Problem).violations(problem)).toEqual([])
      expect(problem).toMatchObject({ status: Number(status), requestId: '$request_id' })
    }
    expect(sent.map(([, status]) => status)).toEqual(['502', '413', '429'])
    const refused = read('proxy.conf').match(/^error_page .*$/gm)
    expect(refused).toEqual(['error_page 413 = @too-large;', 'error_page 429 = @too-many;'])
  })

  it('redirects to the hosts of the shop alone, since a redirect repeats the Host header', () => {
    const [unknown, known] = read('nginx.conf').match(/server \{\s+listen 8080[^}]*\}/g) ?? []
    expect(unknown).toMatch(/default_server;\s+return 444;/)
    expect(known).toMatch(/server_name SHOP_HOSTS;\s+return 308/)
  })

  it.each([
    ['https://shop.example', 'shop.example'],
    ['https://shop.example:8443/, https://www.shop.example', 'shop.example www.shop.example'],
    ['', ''],
    ['shop.example', ''],
  ])('takes from the public origins %o the hosts %o', (PUBLIC_ORIGIN, hosts) => {
    const [line = ''] = /^hosts=.*$/m.exec(read('start.sh')) ?? []
    const script = `${line}; printf '%s' "$hosts"`
    expect(
      execFileSync('sh', ['-c', script], { env: { ...process.env, PUBLIC_ORIGIN }, encoding: 'utf8' }),
    ).toBe(hosts)
  })

  it('waits longer than the longest call, so that the gateway sends the answer', () => {
    const seconds = Number(/proxy_read_timeout (\d+)s/.exec(read('proxy.conf'))?.[1])
    expect(seconds * 1000).toBeGreaterThan(Math.max(...allCalls.map(({ timeoutMs }) => timeoutMs)))
  })

  it('trusts no visitor’s own claim about the address', () => {
    expect(read('proxy.conf')).toContain('proxy_set_header X-Forwarded-For $remote_addr;')
    expect(read('proxy.conf') + read('gateways.conf') + read('nginx.conf')).not.toContain(
      'proxy_add_x_forwarded_for',
    )
  })
})
