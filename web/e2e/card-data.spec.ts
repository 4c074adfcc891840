import { CARDS, fillCard, fillUntilPayment, heading, mainAction } from './purchase.ts'
import { expect, test } from './visitor.ts'

const number = CARDS.good

/** How a card number could hide in a message. */
function disguises(digits: string): string[] {
  const grouped = digits.match(/.{1,4}/g) ?? []
  return [
    digits,
    grouped.join(' '),
    grouped.join('-'),
    grouped.join('%20'),
    grouped.join('+'),
    Buffer.from(digits).toString('base64').replace(/=+$/, ''),
    Buffer.from(grouped.join(' ')).toString('base64').replace(/=+$/, ''),
    Buffer.from(digits).toString('hex'),
    [...digits].reverse().join(''),
  ]
}

test('a card number reaches the card provider alone: no gateway request, storage, cookie, address or history', async ({
  page,
  baseURL,
}) => {
  const sent: string[] = []
  let toProvider = 0
  page.on('request', (request) => {
    const text = `${request.url()}\n${JSON.stringify(request.headers())}\n${request.postData() ?? ''}`
    if (request.url().startsWith(baseURL ?? '')) sent.push(text)
    else if (text.includes(number)) toProvider += 1
  })
  await page.goto('/lounge/buypass?step=1')
  await fillUntilPayment(page, 1)
  await fillCard(page, number)
  await mainAction(page).click()
  await expect(heading(page, 'You are booked')).toBeVisible()
  const kept = await page.evaluate(() =>
    JSON.stringify([
      { ...localStorage },
      { ...sessionStorage },
      document.cookie,
      location.href,
      history.state,
    ]),
  )
  for (const disguise of disguises(number)) {
    expect(
      [...sent, kept].filter((text) => text.includes(disguise)),
      disguise,
    ).toEqual([])
  }
  expect(toProvider).toBe(1)
})
