import { describe, expect, it } from 'vitest'
import { itRefuses, useAttackedGateway } from '../attacks.ts'
import { json } from '../fake-upstream.ts'
import { sendRaw } from '../raw-answers.ts'
import { body, request, target } from '../raw-requests.ts'

const attacked = useAttackedGateway()

const deep = (levels: number) => `{"airportCode":${'['.repeat(levels)}${']'.repeat(levels)}}`
const airport = (more: string) => body(`{"airportCode":"ZRH",${more}}`)
const price = (passengerNumber: string) => ({
  ...target('/api/lounge/calculateLoungePrice'),
  body: `{"passengerNumber":${passengerNumber}}`,
})
const near = (latitude: string) => ({
  ...target('/api/airport/getAirports'),
  body: `{"latitude":${latitude},"longitude":8}`,
})

describe('a body that is no JSON', () => {
  itRefuses(attacked, [
    ['an empty one', 400, body('')],
    ['white space', 400, body('  \n ')],
    ['half of one', 400, body('{"airportCode":')],
    ['two in one', 400, body('{}{}')],
    ['one and more after it', 400, body('{"airportCode":"ZRH"}x')],
    ['a comma at its end', 400, body('{"airportCode":"ZRH",}')],
    ['a comment', 400, airport('/* x */"x":1')],
    ['single quotes', 400, body("{'airportCode':'ZRH'}")],
    ['a name without quotes', 400, body('{airportCode:"ZRH"}')],
    ['NaN', 400, body('{"airportCode":NaN}')],
    ['Infinity', 400, price('Infinity')],
    ['a number in hexadecimal', 400, price('0x1')],
    ['a number with a leading zero', 400, price('01')],
    ['a number with a plus', 400, price('+1')],
    ['a bare control character in a text', 400, body('{"airportCode":"Z\tH"}')],
    ['a bare zero byte', 400, body('{"airportCode":"ZRH"}\0')],
    ['a zero byte in a text', 400, body('{"airportCode":"Z\0H"}')],
    ['a BOM', 400, body(Buffer.from('\ufeff{"airportCode":"ZRH"}'))],
    ['an unknown escape', 400, body('{"airportCode":"\\x5a"}')],
    ['half an escape', 400, body('{"airportCode":"\\u00"}')],
    ['broken UTF-8', 400, body(Buffer.from('7b22616972706f7274436f6465223a22c328227d', 'hex'))],
    ['overlong UTF-8', 400, body(Buffer.from('7b2261223a22c0af227d', 'hex'))],
    ['a surrogate in UTF-8', 400, body(Buffer.from('7b2261223a22eda080227d', 'hex'))],
    ['UTF-16', 400, body(Buffer.from('{"airportCode":"ZRH"}', 'utf16le'))],
    ['UTF-32', 400, body(Buffer.from('7b000000220000007d000000', 'hex'))],
    ['compressed bytes', 400, body(Buffer.from('1f8b0800000000000003abae05004326c1', 'hex'))],
    ['a form', 400, body('airportCode=ZRH')],
  ])
})

describe('JSON that is no request', () => {
  itRefuses(attacked, [
    ['an array', 400, body('[]')],
    ['null', 400, body('null')],
    ['a text', 400, body('"ZRH"')],
    ['a number', 400, body('5')],
    ['a missing field', 400, body('{}')],
    ['a wrong type', 400, body('{"airportCode":5}')],
    ['an array for a text', 400, body('{"airportCode":["ZRH"]}')],
    ['an object for a text', 400, body('{"airportCode":{"$ne":""}}')],
    ['null for a text', 400, body('{"airportCode":null}')],
    ['a wrong form', 400, body('{"airportCode":"zrh"}')],
    ['letters that only look like ours', 400, body('{"airportCode":"ＺＲＨ"}')],
    ['a line end after a code', 400, body('{"airportCode":"ZRH\\n"}')],
    ['a name in another case', 400, body('{"AirportCode":"ZRH"}')],
    ['an extra field', 400, airport('"x":1')],
    ['an extra field without a name', 400, airport('"":1')],
    ['a field twice', 400, airport('"airportCode":"LHR"')],
    ['a field twice with one value', 400, airport('"airportCode":"ZRH"')],
    ['a field twice, once in escapes', 400, airport('"\\u0061irportCode":"LHR"')],
    ['a thousand extra fields', 400, airport(Array.from({ length: 1000 }, (_, i) => `"x${i}":${i}`).join())],
    ['33 levels', 400, body(deep(33))],
    ['ten thousand levels', 400, body(deep(10_000))],
    ['ten thousand levels that never end', 400, body('['.repeat(10_000))],
    ['ten thousand objects in each other', 400, body(`${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`)],
    ['65 KB', 413, body(`{"airportCode":"${'Z'.repeat(65 * 1024)}"}`)],
    ['a length of 10 MB', 413, { length: 10_000_000 }],
    ['a text for a number', 400, price('"1"')],
    ['true for a number', 400, price('true')],
    ['half a passenger', 400, price('1.5')],
    ['a number beyond all numbers', 400, price('1e400')],
    ['a number below all numbers', 400, price('-1e400')],
    ['a number nearly one', 400, price('0.9999999999')],
    ['a number of 60 KB', 400, price('9'.repeat(60_000))],
    ['north of the pole', 400, near('90.0001')],
    ['an endless latitude', 400, near('1e999')],
  ])
})

describe('names that reach a prototype', () => {
  itRefuses(attacked, [
    ['__proto__', 400, airport('"__proto__":{"x":1}')],
    ['__proto__ with the missing field', 400, body('{"__proto__":{"airportCode":"ZRH"}}')],
    ['__proto__ in escapes', 400, airport('"\\u005f_proto__":{"x":1}')],
    ['__proto__ within', 400, airport('"x":{"y":[{"__proto__":null}]}')],
    ['constructor', 400, airport('"constructor":{"prototype":{}}')],
    ['prototype', 400, airport('"prototype":{}')],
    ['toString', 400, airport('"toString":"x"')],
    ['hasOwnProperty', 400, airport('"hasOwnProperty":1')],
    ['toJSON', 400, airport('"toJSON":1')],
    ['__defineGetter__', 400, airport('"__defineGetter__":1')],
    ['then', 400, airport('"then":1')],
  ])
})

describe('unusual JSON that is right', () => {
  it.each([
    ['white space', ' {\r\n\t"airportCode" : "ZRH" }\n'],
    ['escapes', '{"\\u0061irportCode":"\\u005aRH"}'],
    ['a colon and brackets in a text', '{"keyword":"a:b{[\\":"}'],
  ])('%s', async (_name, text) => {
    attacked.upstream.play(json({ state: '11', data: [] }))
    const path = text.includes('keyword') ? '/api/airport/get' : '/api/lounge/lounges'
    const [answer] = await sendRaw(attacked.app, request({ ...target(path), body: text }))
    expect(answer?.status).toBe(200)
  })

  it('no request changes a prototype', () => {
    expect(Object.keys(Object.prototype)).toEqual([])
    expect(({} as { x?: unknown }).x).toBeUndefined()
  })
})
