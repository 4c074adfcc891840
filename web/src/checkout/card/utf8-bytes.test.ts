import { describe, expect, it } from 'vitest'
import { utf8Bytes } from './utf8-bytes.ts'

const bytesOf = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0))
const read = (bytes: Uint8Array) => new TextDecoder('utf-8', { fatal: true }).decode(bytes)

describe('a text as its UTF-8 bytes', () => {
  it.each(['Amelia Hart', 'José Núñez', 'Łukasz', '王小明', 'NICOLÀ', 'JANEŠ', '👩‍✈️'])(
    'carries %s whole',
    (name) => {
      const bytes = utf8Bytes(name)
      expect(Math.max(...bytesOf(bytes))).toBeLessThan(256)
      expect(read(bytesOf(bytes))).toBe(name)
    },
  )
})
