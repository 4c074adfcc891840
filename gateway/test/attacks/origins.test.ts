import { describe, expect, it } from 'vitest'
import { itRefuses, useAttackedGateway } from '../attacks.ts'
import { json } from '../fake-upstream.ts'
import { HOST } from '../gateway.ts'
import { sendRaw } from '../raw-answers.ts'
import { get, LOUNGES, request, withHeader } from '../raw-requests.ts'

const attacked = useAttackedGateway()

const origin = (text: string) => withHeader(`Origin: ${text}`)

describe('a call from a page that is not ours', () => {
  itRefuses(attacked, [
    ['a foreign Origin', 403, origin('https://evil.example')],
    ['an Origin of null', 403, origin('null')],
    ['an empty Origin', 403, origin('')],
    ['our origin with another scheme', 403, origin(`https://${HOST}`)],
    ['our origin with another port', 403, origin('http://127.0.0.1:3001')],
    ['our origin in capitals', 403, origin(`HTTP://${HOST}`)],
    ['our origin with a slash', 403, origin(`http://${HOST}/`)],
    ['our origin with more after it', 403, origin(`http://${HOST}.evil.example`)],
    ['our origin as a user', 403, origin(`http://${HOST}@evil.example`)],
    ['our origin and another', 403, withHeader(`Origin: http://${HOST}`, 'Origin: https://evil.example')],
    ['a list of origins', 403, origin(`http://${HOST} https://evil.example`)],
    ['a foreign Origin that its Host confirms', 403, origin('http://evil.example')],
    ['no Origin but a cross-site fetch', 403, withHeader('Sec-Fetch-Site: cross-site')],
    ['a cross-site fetch in capitals', 403, withHeader('Sec-Fetch-Site: Cross-Site')],
    [
      'two sayings of where it comes from',
      403,
      withHeader('Sec-Fetch-Site: none', 'Sec-Fetch-Site: cross-site'),
    ],
    [
      'a foreign Origin on a GET call',
      403,
      get('/api/account/encryptPublicKey', 'Origin: https://evil.example'),
    ],
    [
      'a foreign Origin on a call that is not there',
      403,
      get('/api/nothing', 'Origin: https://evil.example'),
    ],
    [
      'a question before a foreign call',
      403,
      {
        line: `OPTIONS ${LOUNGES} HTTP/1.1`,
        headers: ['Origin: https://evil.example', 'Access-Control-Request-Method: POST'],
      },
    ],
    [
      'a foreign call in another spelling',
      404,
      {
        line: 'POST /%61pi/lounge/lounges HTTP/1.1',
        headers: ['Content-Type: text/plain', 'Origin: https://evil.example'],
      },
    ],
  ])
})

describe('a call from a page of ours', () => {
  it.each([
    ['an Origin', `Origin: http://${HOST}`],
    ['another one of the list', 'Origin: http://localhost:3000'],
    ['no Origin', 'Sec-Fetch-Site: same-origin'],
    ['what a person types in', 'Sec-Fetch-Site: none'],
  ])('is served with %s, and no other page may read it', async (_name, header) => {
    attacked.upstream.play(json({ state: '11', data: [] }))
    const [answer] = await sendRaw(attacked.app, request(withHeader(header)))
    expect(answer?.status).toBe(200)
    expect(answer?.headers.has('access-control-allow-origin')).toBe(false)
    expect(answer?.headers.get('cross-origin-resource-policy')).toBe('same-origin')
  })
})
