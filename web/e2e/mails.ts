import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'

export type { Email }

/** Where the mail server of the stories keeps the mails that it took. */
export const mailFolder = () => join(process.env.LAYOVER_E2E_DATA ?? '', 'mails')

/** The mail that a mailbox got about a booking, as a mail program reads it; undefined until it is delivered. */
export async function mailTo(
  mailbox: string,
  subject: string,
  reference: string,
): Promise<Email | undefined> {
  const folder = mailFolder()
  const names = existsSync(folder) ? readdirSync(folder) : []
  const mine = names.filter(
    (name) => name.startsWith(`${encodeURIComponent(mailbox)}_`) && name.endsWith('.eml'),
  )
  for (const name of mine) {
    const mail = await PostalMime.parse(readFileSync(join(folder, name)))
    if (mail.subject?.startsWith(subject) && mail.text?.includes(reference)) return mail
  }
  return undefined
}

/** The first link of a mail that opens a booking. */
export function linkIn(mail: Email | undefined): string {
  return /https?:\/\/\S+#k=[\w-]+/.exec(mail?.text ?? '')?.[0] ?? ''
}

/** The HTML of a mail, with the pictures that came in it. */
export function shownMail({ html = '', attachments }: Email): string {
  const pictures = attachments.filter(({ contentId }) => contentId !== undefined)
  return pictures.reduce(
    (text, { contentId = '', mimeType, content }) =>
      text.replaceAll(
        `cid:${contentId.slice(1, -1)}`,
        `data:${mimeType};base64,${Buffer.from(content as ArrayBuffer).toString('base64')}`,
      ),
    html,
  )
}
