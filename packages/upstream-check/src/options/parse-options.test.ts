import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { readBaseline } from '../report/baseline.ts'
import { unwritable } from '../report/write-reports.ts'
import { parseOptions } from './parse-options.ts'

const folder = mkdtempSync(join(tmpdir(), 'upstream-check-options-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const file = (name: string, text: string) => {
  writeFileSync(join(folder, name), text)
  return join(folder, name)
}

const url = ['--base-url', 'http://127.0.0.1:9']

it.each([
  ['no address', [], '--base-url is needed'],
  ['another kind of address', ['--base-url', 'ftp://a'], 'no http or https address'],
  ['credentials in the address', ['--base-url', 'http://a:b@c/'], 'credentials go into --header'],
  ['an unknown call', [...url, '--calls', 'lounge.creatOrder'], 'there is no call lounge.creatOrder'],
  ['a call by half its name', [...url, '--calls', 'createOrder'], 'did you mean lounge.createOrder?'],
  ['a call by its path', [...url, '--calls', '/cip/detail'], 'did you mean'],
  ['no call', [...url, '--calls', ','], '--calls names no call'],
  ['a call with a slip', [...url, '--calls', 'airport.gett'], 'did you mean airport.get?'],
  ['a required call that is none', [...url, '--require', 'al'], '--require: there is no call al'],
  [
    'a required call that is left out',
    [...url, '--calls', 'lounge.detail,cip.detail', '--require', 'order.get,cip.detail'],
    '--require names order.get, which --calls leaves out',
  ],
  ['a success code that is none', [...url, '--success', '12=00'], '--success: 12 is no success code'],
  ['a success code twice', [...url, '--success', '11=00,11=02'], '--success: 11 is named twice'],
  ['a success code without its word', [...url, '--success', '11'], 'pair 1 is not of the form 11=00'],
  ['no level', [...url, '--levels', ''], '--levels names no level'],
  ['an unknown level', [...url, '--levels', 'L9'], 'there is no level L9'],
  ['an unknown option', [...url, '--wirtes'], 'did you mean --writes?'],
  ['one whose value is like an option', [...url, '--header', 'x-key:', '--a\n-s3cr3t'], 'no such option'],
  ['a header without a name', [...url, '--header', 's3cr3t'], "--header is written 'name: value'"],
  [
    'a header with a line break',
    [...url, '--header', 'a: b\nc: s3cr3t'],
    "--header is written 'name: value'",
  ],
  [
    'a header of each request’s own',
    [...url, '--header', 'Content-Length: 5'],
    '--header: content-length belongs to each request',
  ],
  ['a header of the connection', [...url, '--header', 'trailer: s3cr3t'], 'trailer belongs to each request'],
  [
    'a header given twice',
    [...url, '--header', 'X-Key: s3cr3t', '--header', 'x-key: b'],
    '--header: x-key is given twice',
  ],
  ['a header without a value', [...url, '--header', 'X-Key: '], '--header: x-key has no value'],
  [
    'a header with a scheme alone',
    [...url, '--header', 'Authorization: Bearer '],
    '--header: authorization has no value: is a variable empty?',
  ],
  ['no number', [...url, '--fuzz', 'many'], '--fuzz takes a whole number'],
  ['a number below zero', [...url, '--fuzz', '-3'], '--fuzz needs a value, and one that begins with no dash'],
  ['a header that begins with a dash', [...url, '--header', '-s3cr3t: a'], '--header needs a value'],
  ['no patience', [...url, '--patience', '0'], '--patience takes a whole number'],
  ['a report of no kind', [...url, '--report', 'pdf=a'], 'not pdf=a'],
  ['an address without its option', ['--writes', 'http://up.example'], 'name the upstream by --base-url'],
  ['a header without quotation marks', [...url, '--header', 'x-key:', 's3cr3t'], 'quote a value with blanks'],
  [
    'such a header beside a report',
    [...url, '--report', 'html=a', '--header', 'x-key:', 's3cr3t'],
    'a word belongs to no option',
  ],
  [
    'a report without its option',
    [...url, '--header', 'x-key:', 'json=s3cr3t'],
    'a word belongs to no option',
  ],
  ['a data file that is not there', [...url, '--data', join(folder, 'none.json')], 'cannot be read'],
  ['a data file that is a device', [...url, '--data', '/dev/null'], '--data /dev/null: is a device'],
  ['an authority that is a device', [...url, '--ca', '/dev/null'], '--ca /dev/null: is a device'],
  ['a data file that is no JSON', [...url, '--data', file('a.json', '{')], 'is not JSON'],
  [
    'a data file with an unknown field',
    [...url, '--data', file('b.json', '{"lounges":1}')],
    '$.lounges expected no such field',
  ],
  [
    'a data file with a wrong field',
    [...url, '--data', file('c.json', '{"lounge":1}')],
    '$.lounge expected string',
  ],
  ['an authority that is none', [...url, '--ca', file('d.pem', 'x')], 'no certificate'],
  ['two kinds of trust', [...url, '--insecure', '--ca', 'd.pem'], 'exclude each other'],
])('%s is reported in one line that repeats no secret', (_what, args, expected) => {
  const parsed = parseOptions(args)
  if (parsed.kind !== 'wrong') throw new Error('it was understood')
  expect(parsed.fault).toContain(expected)
  expect(parsed.fault).not.toMatch(/\n|s3cr3t/)
})

it('a folder that cannot be written and a wrong baseline are found before the first request', () => {
  expect(unwritable({ html: join(file('no-folder', ''), 'such.html') })).toEqual([
    expect.stringContaining('cannot be written'),
  ])
  expect(unwritable({ html: join(folder, 'made', 'fine.html') })).toEqual([])
  const faultOf = (path: string) => readBaseline(path, new Date(0))
  expect(faultOf(join(folder, 'none.json'))).toHaveProperty(
    'fault',
    expect.stringContaining('cannot be read'),
  )
  expect(faultOf(file('e.json', '{}'))).toHaveProperty('fault', expect.stringContaining('is neither'))
  expect(faultOf(file('f.json', '{"known":[{"call":"order.get"}]}'))).toHaveProperty(
    'fault',
    expect.stringContaining('$.known[0].reason'),
  )
})

it('a whole command line is understood', () => {
  const parsed = parseOptions([
    ...url,
    '--header',
    'X-Plan: Basic',
    '--calls',
    'order.get, airport.get',
    '--success',
    '11=00, 1=01',
    '--report',
    'html=a json=b',
    'junit=c',
    '--writes',
  ])
  expect(parsed).toMatchObject({
    kind: 'run',
    command: {
      check: {
        headers: { 'x-plan': 'Basic' },
        calls: ['order.get', 'airport.get'],
        states: new Map([
          ['11', '00'],
          ['1', '01'],
        ]),
        writes: true,
        fuzz: 0,
        seed: 1,
      },
      reports: { html: 'a', json: 'b', junit: 'c' },
    },
  })
})
