import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { mailMessage } from './mail-message.ts'
import type { MailTransport } from './mail-transport.ts'

/** Writes each mail to `<name>.eml` in a folder, for machines without a mail server. */
export function createOutbox(folder: string): MailTransport {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    deliver: async (mail) => {
      const { message } = await composer.sendMail(mailMessage(mail))
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const draft = join(folder, `.${mail.name}.${process.pid}`)
      await writeFile(draft, message, { mode: 0o600 })
      await rename(draft, join(folder, `${mail.name}.eml`))
    },
    forget: async (name) => await rm(join(folder, `${name}.eml`), { force: true }),
  }
}
