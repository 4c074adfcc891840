import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expectAccessibleInBothSchemes } from './axe.ts'
import { codeIn, scanned } from './codes.ts'
import { cachedIn, whenWorking } from './device.ts'
import { type Email, linkIn, mailTo, shownMail } from './mails.ts'
import {
  CARDS,
  fillCard,
  fillMembershipUntilReview,
  fillUntilReview,
  fillVisitUntilReview,
  heading,
  mainAction,
} from './purchase.ts'
import { expect, test } from './visitor.ts'

test.use({ serviceWorkers: 'allow' })

const visitAt = (path: string) => async (page: Page) => {
  await page.goto(`${path}?step=1`)
  await fillVisitUntilReview(page)
}

/** The four purchases, with the subject of the mail, the title of the page and what of the mail stands on it. */
const PURCHASES = [
  {
    subject: 'Your lounge pass',
    title: 'Your pass is ready',
    said: /^Pass number: (\S+)$/m,
    fill: async (page: Page) => {
      await page.goto('/lounge/buypass?step=1')
      await fillUntilReview(page, 1)
    },
  },
  {
    subject: 'Your lounge visit',
    title: 'You are booked',
    said: /^Pass number: (\S+)$/m,
    fill: visitAt('/lounge/layover/LHR-HARRIER/prebook'),
  },
  {
    subject: 'Your fast-track pass',
    title: 'You are booked',
    said: /^Pass number: (\S+)$/m,
    fill: visitAt('/fast-track/layover/LHR/LHR-FT-T5'),
  },
  {
    subject: 'Your membership',
    title: 'You are a member',
    said: /^Activation code: (\S+)$/m,
    fill: fillMembershipUntilReview,
  },
] as const

/** Pays what stands at the review, and returns the mail about it. */
async function mailAbout(page: Page, { subject, title }: (typeof PURCHASES)[number]): Promise<Email> {
  await mainAction(page).click()
  await expect(heading(page, 'Pay by card')).toBeVisible()
  await fillCard(page, CARDS.good)
  await mainAction(page).click()
  await expect(heading(page, title)).toBeVisible()
  const reference = new URL(page.url()).searchParams.get('ref') ?? ''
  let mail: Email | undefined
  await expect
    .poll(async () => (mail = await mailTo('amelia.hart@example.com', subject, reference)))
    .toBeDefined()
  return mail as unknown as Email
}

async function expectReadable(page: Page, mail: Email): Promise<void> {
  // A page of the shop would hold the mail to its content policy.
  await page.goto('about:blank', { waitUntil: 'load' })
  await page.setContent(shownMail(mail))
  // As in a mail program: the main part of its page.
  await page.evaluate(() => document.body.firstElementChild?.setAttribute('role', 'main'))
  await expectAccessibleInBothSchemes(page)
}

test('each purchase comes by mail, whose link opens it elsewhere, then with the network off after a restart', async ({
  page,
  playwright,
  viewport,
}) => {
  const profile = mkdtempSync(join(tmpdir(), 'layover-profile-'))
  const start = async () =>
    await playwright.chromium.launchPersistentContext(profile, {
      ...test.info().project.use.launchOptions,
      viewport,
      serviceWorkers: 'allow',
    })
  const mails: { mail: Email; title: string; said: string }[] = []
  for (const purchase of PURCHASES) {
    await purchase.fill(page)
    const mail = await mailAbout(page, purchase)
    const [, said = 'nothing'] = purchase.said.exec(mail.text ?? '') ?? []
    await expect(page.getByText(said, { exact: true })).toBeVisible()
    mails.push({ mail, title: purchase.title, said })
  }
  for (const { mail } of mails) await expectReadable(page, mail)
  try {
    const before = await start()
    const elsewhere = await before.newPage()
    for (const [index, { mail, title, said }] of mails.entries()) {
      await elsewhere.goto(linkIn(mail))
      await expect(heading(elsewhere, title)).toBeVisible()
      await expect(elsewhere.getByText(said, { exact: true })).toBeVisible()
      await expect.poll(() => cachedIn(elsewhere, 'layover-orders')).toHaveLength(index + 1)
    }
    await whenWorking(elsewhere)
    await before.close()
    const after = await start()
    await after.setOffline(true)
    const offline = await after.newPage()
    for (const { mail, title, said } of mails) {
      await offline.goto(linkIn(mail))
      await expect(heading(offline, title)).toBeVisible()
      await expect(offline.getByText(said, { exact: true })).toBeVisible()
      await expect(offline.getByText(/Offline\. Saved today at \d\d:\d\d\./)).toBeVisible()
      const pictures = mail.attachments.filter(({ mimeType }) => mimeType === 'image/png')
      for (const { content } of pictures)
        expect(await scanned(offline.locator('.qr-code'))).toBe(
          codeIn(new Uint8Array(content as ArrayBuffer)),
        )
    }
    await offline.goto(new URL('/', linkIn(mails[0]?.mail)).href)
    await expect(offline.getByRole('region', { name: 'Your passes' }).getByRole('link')).toHaveCount(4)
    await after.close()
  } finally {
    rmSync(profile, { recursive: true, force: true })
  }
})
