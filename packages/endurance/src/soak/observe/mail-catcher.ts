import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** A mail server that takes all mail, counts it and throws it away, or refuses it for good. */
export async function startMailCatcher() {
  let taken = 0
  let isRefusing = false
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData: (stream, _session, done) => {
      stream.resume()
      stream.once('end', () => {
        if (isRefusing) return done(Object.assign(new Error('not taken here'), { responseCode: 554 }))
        taken += 1
        done()
      })
    },
  })
  server.on('error', () => undefined)
  const listening = server.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  return {
    port: (listening.address() as AddressInfo).port,
    refuse: (isOn: boolean) => {
      isRefusing = isOn
    },
    taken: () => taken,
    close: () => void server.close(),
  }
}

export type MailCatcher = Awaited<ReturnType<typeof startMailCatcher>>
