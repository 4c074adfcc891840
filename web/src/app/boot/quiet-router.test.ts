import { createMemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { quietRouter } from './quiet-router.ts'

/** A router with a second page whose loader waits, and the states that its quiet subscriber saw. */
function start() {
  let answer = () => {}
  const answered = new Promise<string>((resolve) => {
    answer = () => resolve('Limmat Rooms')
  })
  const routes = [{ path: '/' }, { path: '/lounge', loader: () => answered }]
  const router = createMemoryRouter(routes)
  const quiet = quietRouter(router)
  const seen: string[] = []
  quiet.subscribe(({ navigation, revalidation, location }) =>
    seen.push(`${location.pathname} ${navigation.state} ${revalidation}`),
  )
  return { router, quiet, seen, answer }
}

test('a subscriber learns of a navigation when it ends', async () => {
  const { router, quiet, seen, answer } = start()
  const going = router.navigate('/lounge')
  expect(router.state.navigation.state).toBe('loading')
  expect(seen).toEqual([])
  answer()
  await going
  expect(seen).toEqual(['/lounge idle idle'])
  expect(quiet.state).toBe(router.state)
})

test('a subscriber learns at once that data are fetched again, during a navigation too', async () => {
  const { router, seen, answer } = start()
  const going = router.navigate('/lounge')
  const again = router.revalidate()
  expect(seen).toEqual(['/ loading loading'])
  answer()
  await Promise.all([going, again])
  expect(seen.at(-1)).toBe('/lounge idle idle')
})

test('a subscriber learns of a navigation that ended before it subscribed', async () => {
  const router = createMemoryRouter([{ path: '/' }, { path: '/lounge' }])
  const quiet = quietRouter(router)
  await router.navigate('/lounge')
  const seen: string[] = []
  quiet.subscribe(({ location }) => seen.push(location.pathname))
  expect(seen).toEqual(['/lounge'])
})

test('a subscriber that has left learns nothing', async () => {
  const { router, quiet, answer } = start()
  let told = 0
  const leave = quiet.subscribe(() => {
    told += 1
  })
  leave()
  answer()
  await router.navigate('/lounge')
  expect(told).toBe(0)
})
