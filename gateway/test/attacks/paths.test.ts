import { describe } from 'vitest'
import { itRefuses, useAttackedGateway } from '../attacks.ts'
import { get, target } from '../raw-requests.ts'

const attacked = useAttackedGateway()

const plan = '/api/purchasemembership/getPlanByAgentId'

describe('a path that another server may read as a call', () => {
  itRefuses(attacked, [
    ['an unknown call', 404, target('/api/lounge/nothing')],
    [
      'an unknown call without a body',
      404,
      { ...target('/api/lounge/nothing'), headers: [], length: null, body: '' },
    ],
    ['the calls’ root', 404, target('/api')],
    ['the calls’ root with a slash', 404, target('/api/')],
    ['another case', 404, target('/api/Lounge/lounges')],
    ['another case of the root', 404, target('/API/lounge/lounges')],
    ['a trailing slash', 404, target('/api/lounge/lounges/')],
    ['a trailing dot', 404, target('/api/lounge/lounges.')],
    ['an ending', 404, target('/api/lounge/lounges.json')],
    ['a doubled slash before it', 404, target('//api/lounge/lounges')],
    ['a doubled slash in it', 404, target('/api//lounge/lounges')],
    ['an encoded slash', 404, target('/api%2flounge/lounges')],
    ['an encoded letter of the call', 404, target('/api/lounge/%6counges')],
    ['an encoded letter of the root', 404, target('/%61pi/lounge/lounges')],
    ['a letter encoded twice', 404, target('/api/lounge/%256counges')],
    ['a dot', 404, target('/api/./lounge/lounges')],
    ['dots', 404, target('/api/airport/../lounge/lounges')],
    ['encoded dots', 404, target('/api/airport/%2e%2e/lounge/lounges')],
    ['dots and an encoded slash', 404, target('/api/airport/..%2flounge/lounges')],
    ['dots encoded twice', 404, target('/api/airport/%252e%252e/lounge/lounges')],
    ['a parameter of Tomcat', 404, target('/api/airport/..;/lounge/lounges')],
    ['a parameter of a segment', 404, target('/api/lounge/lounges;x=1')],
    ['a zero byte', 404, target('/api/lounge/lounges%00')],
    ['a line end', 404, target('/api/lounge/lounges%0d%0aX:%20y')],
    ['a backslash', 404, target('/api\\lounge\\lounges')],
    ['an encoded backslash', 404, target('/api%5clounge%5clounges')],
    ['a space at its end', 404, target('/api/lounge/lounges%20')],
    ['an overlong slash', 400, target('/api%c0%aflounge/lounges')],
    ['broken percent-encoding', 400, target('/api/lounge/%zz')],
    ['half a percent-encoding', 400, target('/api/lounge/lounges%2')],
    ['bytes that are no UTF-8', 400, target('/api/lounge/%ff%fe')],
    ['the upstream’s own path', 405, target('/lounge/buypass')],
    ['the upstream’s health', 404, get('/api/health/live')],
  ])
})

describe('a field in a path that is none', () => {
  itRefuses(attacked, [
    ['an encoded slash', 400, get('/api/lounge/createSession/..%2fx')],
    ['an encoded zero byte', 400, get('/api/lounge/createSession/a%00')],
    ['an encoded question mark', 400, get('/api/lounge/createSession/a%3fx=1')],
    ['an encoded line end', 400, get('/api/lounge/createSession/a%0d%0a')],
    ['dots', 400, get('/api/lounge/createSession/%2e%2e')],
    ['nothing', 400, get('/api/lounge/createSession/')],
    ['one more segment', 404, get('/api/lounge/createSession/a/b')],
    ['1,900 characters', 400, get(`/api/lounge/createSession/${'x'.repeat(1900)}`)],
    ['70 characters', 400, get(`/api/lounge/createSession/${'x'.repeat(70)}`)],
  ])
})

describe('a query that is not the call’s', () => {
  itRefuses(attacked, [
    ['one on a call that has none', 400, target('/api/lounge/lounges?x=1')],
    ['one on a GET call that has none', 400, get('/api/lounge/createSession/layover?x=1')],
    ['a field that is missing', 400, get(plan)],
    ['an unknown field', 400, get(`${plan}?planId=a&x=1`)],
    ['a field twice', 400, get(`${plan}?planId=a&planId=b`)],
    ['a field as a list', 400, get(`${plan}?planId[]=a`)],
    ['a field as an object', 400, get(`${plan}?planId[x]=a`)],
    ['a field that is empty', 400, get(`${plan}?planId=`)],
    ['a field of bytes that are no UTF-8', 400, get(`${plan}?planId=%ff`)],
    ['a field with a line end', 400, get(`${plan}?planId=a%0d%0aX:y`)],
    ['a field with a zero byte', 400, get(`${plan}?planId=a%00`)],
    ['a second field hidden in the first', 400, get(`${plan}?planId=a%26agentId=b`)],
    ['a semicolon for an ampersand', 400, get(`${plan}?planId=a;additionalVisits=2`)],
    ['a number with a leading zero', 400, get(`${plan}?planId=a&additionalVisits=02`)],
    ['a number in exponents', 400, get(`${plan}?planId=a&additionalVisits=1e2`)],
    ['a number with a plus', 400, get(`${plan}?planId=a&additionalVisits=%2b2`)],
    ['a number in hexadecimal', 400, get(`${plan}?planId=a&additionalVisits=0x2`)],
    ['a number in other digits', 400, get(`${plan}?planId=a&additionalVisits=%D9%A2`)],
    ['a number below zero', 400, get(`${plan}?planId=a&additionalVisits=-1`)],
    ['__proto__', 400, get(`${plan}?planId=a&__proto__=1`)],
    ['__proto__ as an object', 400, get(`${plan}?planId=a&__proto__[x]=1`)],
    ['constructor', 400, get(`${plan}?planId=a&constructor=1`)],
    ['a thousand fields', 400, get(`${plan}?${Array.from({ length: 400 }, (_, i) => `a${i}`).join('&')}`)],
  ])
})
