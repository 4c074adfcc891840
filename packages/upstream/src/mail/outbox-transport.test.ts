import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { createOutbox } from './outbox-transport.ts'

const root = mkdtempSync(join(tmpdir(), 'layover-outbox-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

const mail = {
  name: 'LV-C-AAAAAA',
  from: 'shop@layover.test',
  to: 'desk@layover.test',
  replyTo: 'a@example.com',
  subject: 'Hello',
  text: '<b>Zoë</b> & co\n',
}
const { signal } = new AbortController()

it('contains one file per mail, readable by the owner only, and no draft', async () => {
  const folder = join(root, 'outbox')
  const outbox = createOutbox(folder)
  await outbox.deliver(mail, signal)
  await outbox.deliver(mail, signal)
  expect(readdirSync(folder)).toEqual(['LV-C-AAAAAA.eml'])
  expect(statSync(join(folder, 'LV-C-AAAAAA.eml')).mode & 0o077).toBe(0)
  await outbox.forget('LV-C-AAAAAA')
  expect(readdirSync(folder)).toEqual([])
  await outbox.forget('LV-C-AAAAAA')
})

it('writes plain text only: markup stays as typed, and there is no other part', async () => {
  await createOutbox(root).deliver(mail, signal)
  const [head = '', body = ''] = readFileSync(join(root, 'LV-C-AAAAAA.eml'), 'utf8').split('\r\n\r\n')
  expect(head).toContain('Content-Type: text/plain; charset=utf-8')
  expect(head).not.toMatch(/multipart|text\/html/)
  expect(decoded(head, body)).toBe('<b>Zoë</b> & co')
})

it('resists line breaks in headers', async () => {
  const evil = 'x\r\nBcc: everybody@example.com'
  await createOutbox(root).deliver(
    { ...mail, subject: evil, replyTo: `a@example.com\r\nBcc: b@example.com` },
    signal,
  )
  const [head = ''] = readFileSync(join(root, 'LV-C-AAAAAA.eml'), 'utf8').split('\r\n\r\n')
  expect(head).not.toMatch(/^bcc:/im)
})

function decoded(head: string, body: string): string {
  const encoding = /Content-Transfer-Encoding: (\S+)/.exec(head)?.[1]
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8').trim()
  if (encoding !== 'quoted-printable') return body.trim()
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8').trim()
}
