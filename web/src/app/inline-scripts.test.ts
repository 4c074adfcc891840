import { beforeEach, expect, it, vi } from 'vitest'
import boot from './boot.inline.js?raw'
import fromApp from './from-app.inline.js?raw'

declare global {
  interface Window {
    layoverBootFailed: (address?: string) => void
  }
}

const run = (code: string) => new Function(code)()
const at = (address: string) => history.replaceState(null, '', address)
const replace = vi.spyOn(window.location, 'replace').mockImplementation(() => {})
const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {})
const arriveBy = (type: string) =>
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as unknown as PerformanceEntry])
const message = () => document.getElementById('boot-message')

beforeEach(() => {
  replace.mockClear()
  reload.mockClear()
  document.body.innerHTML = '<div id="boot-message" hidden></div>'
  delete document.documentElement.dataset.from
  at('/')
})

it('marks the page for the app, and the session keeps it', () => {
  at('/?from=app')
  run(fromApp)
  at('/airport/1/LHR')
  delete document.documentElement.dataset.from
  run(fromApp)
  expect(document.documentElement.dataset.from).toBe('app')
})

it('ends the marking with another value', () => {
  at('/?from=app')
  run(fromApp)
  at('/?from=web')
  run(fromApp)
  expect(document.documentElement.dataset.from).toBeUndefined()
  at('/')
  run(fromApp)
  expect(document.documentElement.dataset.from).toBeUndefined()
})

it('reloads once when the app does not start, and the second time shows the message', () => {
  run(boot)
  window.layoverBootFailed()
  expect(reload).toHaveBeenCalledTimes(1)
  expect(message()?.hasAttribute('hidden')).toBe(true)
  run(boot)
  window.layoverBootFailed()
  expect(reload).toHaveBeenCalledTimes(1)
  expect(message()?.hasAttribute('hidden')).toBe(false)
})

it('goes once to where a navigation was going when the router reloaded the page it left', () => {
  arriveBy('reload')
  sessionStorage.setItem('layover.going', '/airport/1/LHR')
  run(boot)
  expect(replace).toHaveBeenCalledExactlyOnceWith('/airport/1/LHR')
  run(boot)
  expect(replace).toHaveBeenCalledTimes(1)
})

it('leaves an ordinary visit alone', () => {
  arriveBy('navigate')
  sessionStorage.setItem('layover.going', '/airport/1/LHR')
  run(boot)
  expect(replace).not.toHaveBeenCalled()
})
