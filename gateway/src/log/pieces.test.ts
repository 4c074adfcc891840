import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createPieces, LONGEST_WAIT_MS, PIECE_CHARACTERS } from './pieces.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function setup() {
  const told: string[] = []
  return { told, pieces: createPieces((bytes) => told.push(bytes.toString())) }
}

it('hands over several lines at once, and a line that stays alone soon', () => {
  const { told, pieces } = setup()
  pieces.writeAscii('one\n')
  pieces.write('two\n')
  expect(told).toEqual([])
  vi.advanceTimersByTime(LONGEST_WAIT_MS)
  expect(told).toEqual(['one\ntwo\n'])
})

it('does not wait once there is enough for a piece', () => {
  const { told, pieces } = setup()
  const line = `${'x'.repeat(PIECE_CHARACTERS / 2)}\n`
  pieces.writeAscii(line)
  pieces.writeAscii(line)
  expect(told).toEqual([line + line])
})

it('writes every character as it is, and the same of the lines around it', () => {
  const { told, pieces } = setup()
  pieces.writeAscii('before\n')
  pieces.write('the provider’s answer 𝄞\n')
  pieces.writeAscii('after\n')
  pieces.handOver()
  pieces.write('once more\n')
  pieces.handOver()
  expect(told).toEqual(['before\nthe provider’s answer 𝄞\nafter\n', 'once more\n'])
})
