import { EventEmitter } from 'node:events'
import { expect, it } from 'vitest'
import { stopSignal } from './stop-signal.ts'

/** A process that gets signals, with a clock of its own. */
function running() {
  const signals = new EventEmitter()
  const counts = { first: 0, second: 0 }
  let nowMs = 0
  const stop = stopSignal({
    signals,
    nowMs: () => nowMs,
    onFirst: () => {
      counts.first += 1
    },
    onSecond: () => {
      counts.second += 1
    },
  })
  const at = (ms: number, name: string) => {
    nowMs = ms
    signals.emit(name)
  }
  return { stop, counts, at }
}

it('one Ctrl-C that comes twice, as under a package manager, lets the check write its reports', () => {
  const { stop, counts, at } = running()
  at(5000, 'SIGINT')
  at(5030, 'SIGINT')
  at(5060, 'SIGHUP')
  expect(stop.aborted).toBe(true)
  expect(counts).toEqual({ first: 1, second: 0 })
})

it('a second Ctrl-C ends the check at once', () => {
  const { counts, at } = running()
  at(5000, 'SIGINT')
  at(6500, 'SIGINT')
  expect(counts).toEqual({ first: 1, second: 1 })
})
