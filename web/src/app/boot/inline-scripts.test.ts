import { beforeEach, expect, it, vi } from 'vitest'
import { PASSES_KEY } from '../../session/passes-key.ts'
import boot from './boot.inline.js?raw'
import fromApp from './from-app.inline.js?raw'
import { logoOnlyScript } from './logo-only.ts'
import { savedPassesScript } from './saved-passes.ts'

declare global {
  interface Window {
    layoverBootFailed: () => void
    layoverStopped?: true
  }
}

const run = (code: string) => new Function(code)()
const at = (address: string) => history.replaceState(null, '', address)
const replace = vi.spyOn(window.location, 'replace').mockImplementation(() => {})
const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {})
const message = () => document.getElementById('boot-message') as HTMLElement

/** A page load as the boot script sees it. */
function load(type: string) {
  delete window.layoverStopped
  document.body.innerHTML = '<div id="boot-message" hidden><button></button></div>'
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as unknown as PerformanceEntry])
  run(boot)
}

beforeEach(() => {
  replace.mockClear()
  reload.mockClear()
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

it('carries the mark in an address that came without it, and changes nothing else there', () => {
  at('/?from=app')
  run(fromApp)
  at('/airport-search?wd=zur#results')
  run(fromApp)
  expect(location.pathname + location.search + location.hash).toBe('/airport-search?wd=zur&from=app#results')
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

it.each([
  ['/delete-account', 'logo'],
  ['/delete-account/form', 'logo'],
  ['/delete-accounts', undefined],
  ['/', undefined],
])('marks %s for a header with only the logo before anything is painted: %s', (address, mark) => {
  at(address)
  delete document.documentElement.dataset.header
  run(logoOnlyScript)
  expect(document.documentElement.dataset.header).toBe(mark)
})

it.each([
  ['{"version":1,"passes":[{},{}]}', '2'],
  ['{"version":1}', ''],
  ['[', ''],
  [null, ''],
])('counts the saved orders %s for the place that home keeps for them: %j', (stored, count) => {
  const { style } = document.documentElement
  style.removeProperty('--saved-passes')
  if (stored === null) localStorage.removeItem(PASSES_KEY)
  else localStorage.setItem(PASSES_KEY, stored)
  run(savedPassesScript)
  expect(style.getPropertyValue('--saved-passes')).toBe(count)
})

it('reloads once when the app does not start, and the second time shows the message', () => {
  load('navigate')
  window.layoverBootFailed()
  expect(reload).toHaveBeenCalledTimes(1)
  expect(message().hidden).toBe(true)
  load('navigate')
  window.layoverBootFailed()
  expect(reload).toHaveBeenCalledTimes(1)
  expect(message().hidden).toBe(false)
  message().querySelector('button')?.click()
  expect(reload).toHaveBeenCalledTimes(2)
})

it('never reloads without a connection: it shows the message, and starts again when the connection is back', () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  load('navigate')
  window.layoverBootFailed()
  expect(message().hidden).toBe(false)
  message().querySelector('button')?.click()
  expect(reload).not.toHaveBeenCalled()
  online.mockRestore()
  window.dispatchEvent(new Event('online'))
  expect(reload).toHaveBeenCalled()
  load('reload')
  expect(window.layoverStopped).toBeUndefined()
})

it('goes once to where a navigation was going when the router reloaded the page it left', () => {
  sessionStorage.setItem('layover.going', '/airport/1/LHR')
  load('reload')
  expect(replace).toHaveBeenCalledExactlyOnceWith('/airport/1/LHR')
  at('/airport/1/LHR')
  load('navigate')
  expect(replace).toHaveBeenCalledTimes(1)
  expect(window.layoverStopped).toBeUndefined()
})

it('cannot loop: a page that is reloaded by the router twice is not started a third time', () => {
  load('navigate')
  load('reload')
  expect(window.layoverStopped).toBeUndefined()
  load('reload')
  expect(window.layoverStopped).toBe(true)
  expect(message().hidden).toBe(false)
})

it('starts again when the visitor presses Reload after the message', () => {
  for (const type of ['navigate', 'reload', 'reload', 'reload']) load(type)
  expect(window.layoverStopped).toBeUndefined()
})

it('leaves an ordinary visit and a reload of a page that had arrived alone', () => {
  sessionStorage.setItem('layover.going', '/airport/1/LHR')
  load('navigate')
  sessionStorage.removeItem('layover.going')
  load('reload')
  expect(replace).not.toHaveBeenCalled()
  expect(window.layoverStopped).toBeUndefined()
})
