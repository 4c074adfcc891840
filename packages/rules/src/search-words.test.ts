import { expect, it } from 'vitest'
import { significantWords, wordStem } from './search-words.ts'

it.each([
  ['how do i get a refund', ['refund']],
  ['fast track children', ['fast', 'track', 'children']],
  ['what is it', ['what', 'is', 'it']],
  ['', ['']],
])('the search words of %j are %j', (text, words) => {
  expect(significantWords(text)).toEqual(words)
})

it.each([
  ['refunds', 'refund'],
  ['passes', 'pass'],
  ['pass', 'pass'],
  ['booking', 'book'],
  ['cancelled', 'cancel'],
  ['stopped', 'stop'],
  ['paying', 'pay'],
  ['bus', 'bus'],
  ['ring', 'ring'],
])('the stem of %s is %s', (word, stem) => {
  expect(wordStem(word)).toBe(stem)
})
