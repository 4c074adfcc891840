import { gzipSync } from 'node:zlib'
import { describe } from 'vitest'
import { json, raw } from '../fake-upstream.ts'
import { itIsABadGateway, LENGTH, price, TYPE, text, useFaultyUpstream, wire } from '../faults.ts'

const faulty = useFaultyUpstream()

const typed = (type: string) => json(price, { 'content-type': type })
const data = (change: object) => json({ state: '11', data: { ...price.data, ...change } })
const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels)
const beside = (name: string, value: string) => json(`${text.slice(0, -1)},"${name}":${value}}`)

describe('a body that is no JSON in UTF-8', () => {
  itIsABadGateway(faulty, [
    ['HTML', 1, json('<h1>hello</h1>', { 'content-type': 'text/html' })],
    ['HTML that calls itself JSON', 1, json('<h1>hello</h1>')],
    ['no type', 1, raw(wire([LENGTH]))],
    ['two types', 1, raw(wire([TYPE, TYPE, LENGTH]))],
    ['text', 1, typed('text/plain')],
    ['text/json', 1, typed('text/json')],
    ['problem+json', 1, typed('application/problem+json')],
    ['JSON in another charset', 1, typed('application/json; charset=iso-8859-1')],
    ['utf-16', 1, json(Buffer.from(text, 'utf16le'), { 'content-type': 'application/json; charset=utf-16' })],
    ['utf-16 that calls itself JSON', 1, json(Buffer.from(text, 'utf16le'))],
    ['gzip unasked', 1, json(gzipSync(text), { 'content-encoding': 'gzip' })],
    ['gzip without its header', 1, json(gzipSync(text))],
    ['JSON that calls itself gzip', 1, json(text, { 'content-encoding': 'gzip' })],
    ['JSON that calls itself brotli', 1, json(text, { 'content-encoding': 'br' })],
    ['two codings', 1, json(text, { 'content-encoding': 'identity, gzip' })],
    ['a BOM', 1, json(`\ufeff${text}`)],
    ['broken UTF-8', 1, json(Buffer.from('7b227374617465223a22c328227d', 'hex'))],
    ['a zero byte', 1, json(`${text}\0`)],
    ['nothing', 1, json('')],
    ['white space', 1, json('  ')],
    ['half of one', 1, json(text.slice(0, 30))],
    ['two in one', 1, json(text + text)],
    ['one and more after it', 1, json(`${text}x`)],
    ['JSONP', 1, json(`x(${text})`)],
    ['a guard against inclusion', 1, json(`)]}',\n${text}`)],
    ['NaN', 1, json(text.replace('"34.00"', 'NaN'))],
  ])
})

describe('JSON that is no answer', () => {
  itIsABadGateway(faulty, [
    ['null', 1, json('null')],
    ['a number', 1, json('11')],
    ['a text', 1, json('"11"')],
    ['an array', 1, json('[]')],
    ['an answer in an array', 1, json([price])],
    ['an empty object', 1, json({})],
    ['data without a state', 1, json({ data: price.data })],
    ['a state that is a number', 1, json({ ...price, state: 11 })],
    ['a state in an array', 1, json({ ...price, state: ['11'] })],
    ['an empty state', 1, json({ ...price, state: '' })],
    ['a state with a space', 1, json({ ...price, state: '11 ' })],
    ['success without data', 1, json({ state: '11' })],
    ['success with null', 1, json({ state: '11', data: null })],
    ['success with a list', 1, json({ state: '11', data: [price.data] })],
    ['failure without a code', 1, json({ state: '99' })],
    ['failure with a number for a code', 1, json({ state: '99', errorCode: 20001 })],
    ['failure with an object for a message', 1, json({ state: '99', errorCode: 'X', message: { a: 1 } })],
  ])
})

describe('an answer with a field that is not as promised', () => {
  itIsABadGateway(faulty, [
    ['a missing field', 1, json({ state: '11', data: { currency: 'GBP', price: '34.00' } })],
    ['a number for a price', 1, data({ price: 34 })],
    ['a price in exponents', 1, data({ price: '3.4e1' })],
    ['a price with a comma', 1, data({ price: '34,00' })],
    ['null for a field', 1, data({ currency: null })],
    ['a list for a text', 1, data({ currency: ['GBP'] })],
    ['a number beyond all numbers', 1, json(text.replace('"34.00"', '1e999'))],
    [
      'the wrong one of two fields of a name',
      1,
      json(text.replace('"price"', '"price":"34.00","price":5,"x"')),
    ],
    ['the wrong one of two data', 1, beside('data', '{}')],
    ['__proto__ in its data', 1, json(text.replace('"price"', '"__proto__":{"price":"34.00"},"x"'))],
  ])
})

describe('an answer without limit', () => {
  itIsABadGateway(faulty, [
    ['more bytes than the cap', 1, json({ ...price, x: 'x'.repeat(200_000) })],
    [
      'more bytes than the cap to the end of the connection',
      1,
      raw(wire([TYPE], `${text}${' '.repeat(200_000)}`)),
    ],
    [
      'more bytes than the cap in chunks',
      1,
      (response) => {
        response.writeHead(200, { 'content-type': 'application/json' })
        for (let i = 0; i < 30; i++) response.write('x'.repeat(10_000))
        response.end()
      },
    ],
    ['forty thousand levels', 1, json(nested(40_000))],
    ['forty thousand levels of data', 1, json(`{"state":"11","data":${nested(40_000)}}`)],
    ['forty thousand levels beside its data', 1, beside('x', nested(40_000))],
    [
      'forty thousand levels for a message',
      1,
      json(`{"state":"99","errorCode":"X","message":${nested(40_000)}}`),
    ],
  ])
})
