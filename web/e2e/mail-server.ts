import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'

const [port, folder = ''] = process.argv.slice(2)
let taken = 0

/** The mail server of the stories: it writes each mail as it was delivered to `<mailbox>_<number>.eml` in a folder. */
const server = new SMTPServer({
  disabledCommands: ['AUTH', 'STARTTLS'],
  onData: (stream, { envelope }, done) => {
    const parts: Buffer[] = []
    stream.on('data', (part: Buffer) => parts.push(part))
    stream.on('end', () => {
      for (const { address } of envelope.rcptTo) {
        const path = join(folder, `${encodeURIComponent(address.toLowerCase())}_${taken++}`)
        writeFileSync(path, Buffer.concat(parts))
        renameSync(path, `${path}.eml`)
      }
      done()
    })
  },
})
mkdirSync(folder, { recursive: true })
server.listen(Number(port), '127.0.0.1')
