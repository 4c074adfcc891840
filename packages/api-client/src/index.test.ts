import { describe, expect, expectTypeOf, it } from 'vitest'
import { type Airport, type CallIdOf, createClient, type Data, type Input, type Result } from './index.ts'
import { fromProblem } from './result.ts'

interface Sent {
  readonly request: Request
  readonly answer: (status: number, body: unknown) => void
  readonly reject: (reason: Error) => void
}

/** A fetch whose answers the test gives when it likes; it honours abort signals as a browser does. */
function promisedFetch() {
  const sent: Sent[] = []
  const fetch = (request: Request) =>
    new Promise<Response>((resolve, reject) => {
      const abort = () => reject(new DOMException('aborted', 'AbortError'))
      if (request.signal.aborted) abort()
      request.signal.addEventListener('abort', abort)
      const answer = (status: number, body: unknown) => {
        const text = typeof body === 'string' ? body : JSON.stringify(body)
        resolve(new Response(text, { status }))
      }
      sent.push({ request, answer, reject })
    })
  const at = async (index: number): Promise<Sent> => {
    while (!sent[index]) await new Promise((resolve) => setTimeout(resolve, 0))
    return sent[index]
  }
  return { fetch, sent, at }
}

function setup() {
  const promised = promisedFetch()
  const flights: string[] = []
  const client = createClient({
    baseUrl: 'http://shop.test',
    fetch: promised.fetch,
    onStart: ({ id }) => flights.push(`+${id}`),
    onEnd: ({ id }) => flights.push(`-${id}`),
  })
  return { ...promised, client, flights }
}

const idempotencyKey = '7f4df5a2-6f0b-4c53-9d3e-0b1ba0f6f2c1'
const visit = { loungeCode: 'ZRH-HARRIER', visitDate: '2027-03-09', visitTime: '14:30', passengerNumber: 2 }
const payment = { orderNo: 'LV-4T2M8Q6W9K3X', payment: { method: 'none' as const } }

describe('a request', () => {
  it('carries the language, the path under /api and the input as its body', async () => {
    const { client, at } = setup()
    void client.read('airport.get', { keyword: 'zur' })
    const { request } = await at(0)
    expect(request.url).toBe('http://shop.test/api/airport/get')
    expect(request.method).toBe('POST')
    expect(request.headers.get('accept-language')).toBe('en-US')
    expect(request.headers.get('content-type')).toBe('application/json')
    expect(await request.json()).toEqual({ keyword: 'zur' })
  })

  it('puts path and query fields of a GET where the contract has them, and sends no body', async () => {
    const { client, at } = setup()
    void client.hold('lounge.createSession', { agentId: 'layover' })
    void client.read('purchasemembership.getPlanByAgentId', { planId: 'traveller', additionalVisits: 2 })
    expect((await at(0)).request.url).toBe('http://shop.test/api/lounge/createSession/layover')
    const { request } = await at(1)
    expect(request.url).toBe(
      'http://shop.test/api/purchasemembership/getPlanByAgentId?planId=traveller&additionalVisits=2',
    )
    expect(request.body).toBeNull()
  })

  it('carries the idempotency key of an order', async () => {
    const { client, at } = setup()
    void client.order('lounge.confirmPaymentOrder', payment, { idempotencyKey })
    expect((await at(0)).request.headers.get('idempotency-key')).toBe(idempotencyKey)
  })
})

describe('an answer', () => {
  const read = async (status: number, body: unknown) => {
    const { client, at } = setup()
    const result = client.read('lounge.getCommonPrice', {})
    ;(await at(0)).answer(status, body)
    return result
  }

  it('of success is its data alone', async () => {
    const data = { currency: 'GBP', currencySymbol: '£', price: '34.00' }
    expect(await read(200, { state: 'success', data })).toEqual({ ok: true, data })
  })

  it('of failure is a business failure with its code, known or not', async () => {
    const failure = { kind: 'business', errorCode: '99999', message: 'no' }
    expect(await read(200, { state: 'failure', errorCode: '99999', message: 'no' })).toEqual({
      ok: false,
      failure,
    })
  })

  it('of a problem keeps status and problem', async () => {
    const problem = { type: 'about:blank', title: 'too late', status: 504, requestId: 'r1' }
    expect(await read(504, problem)).toEqual({
      ok: false,
      failure: { kind: 'problem', status: 504, problem },
    })
  })

  it('has the seconds to wait where its header names seconds', () => {
    const waitOf = (header: string | null) => {
      const result = fromProblem(409, undefined, header)
      return result.ok || result.failure.kind !== 'problem' ? undefined : result.failure.retryAfterSeconds
    }
    expect(['1', 'Sat, 21 Nov 2026 09:00:00 GMT', '-1', null].map(waitOf)).toEqual([
      1,
      undefined,
      undefined,
      undefined,
    ])
  })

  it('in HTML from a proxy is a problem without a document', async () => {
    const failure = { kind: 'problem', status: 502, problem: undefined }
    expect(await read(502, '<h1>Bad Gateway</h1>')).toEqual({ ok: false, failure })
  })

  it.each([
    '<h1>Sign in to the hotel</h1>',
    '',
    'null',
    '[]',
    '{"state":"11","data":{}}',
    '{"state":"success"}',
  ])('of 200 with %j, which is no envelope, counts as no answer', async (text) => {
    expect(await read(200, text)).toEqual({ ok: false, failure: { kind: 'network' } })
  })

  it('that never comes is a network failure', async () => {
    const { client, at } = setup()
    const result = client.submit('customer.serviceCreate', { kind: 'feedback', message: 'hello' })
    ;(await at(0)).reject(new TypeError('fetch failed'))
    expect(await result).toEqual({ ok: false, failure: { kind: 'network' } })
  })
})

describe('cancelling (P34, P35)', () => {
  const aborted = { ok: false, failure: { kind: 'aborted' } }

  it('aborts a read when the same URL is read again, and answers the newer one', async () => {
    const { client, at } = setup()
    const first = client.read('airport.get', { keyword: 'z' })
    const second = client.read('airport.get', { keyword: 'zu' })
    expect(await first).toEqual(aborted)
    ;(await at(1)).answer(200, { state: 'success', data: [] })
    expect(await second).toEqual({ ok: true, data: [] })
  })

  it('leaves reads of other URLs alone, other queries included', async () => {
    const { client, at } = setup()
    const one = client.read('purchasemembership.getPlanByAgentId', { planId: 'one' })
    void client.read('purchasemembership.getPlanByAgentId', { planId: 'two' })
    void client.read('lounge.lounges', { airportCode: 'ZRH' })
    ;(await at(0)).answer(200, { state: 'failure', errorCode: 'NOT_FOUND' })
    expect(await one).toMatchObject({ failure: { kind: 'business' } })
  })

  it('still guards the newest read once an older one has ended', async () => {
    const { client } = setup()
    const reads = ['a', 'b', 'c'].map((keyword) => client.read('airport.get', { keyword }))
    await reads[0]
    await reads[1]
    client.cancelReads()
    expect(await reads[2]).toEqual(aborted)
  })

  it('never aborts availability checks, holds, submits or orders, neither by repeating nor by leaving', async () => {
    const { client, at, sent } = setup()
    const calls = [
      client.hold('loungePrebooking.checkAvailable', visit),
      client.hold('loungePrebooking.checkAvailable', visit),
      client.submit('customer.serviceCreate', { kind: 'feedback', message: 'hello' }),
      client.order('lounge.confirmPaymentOrder', payment, { idempotencyKey }),
      client.order('lounge.confirmPaymentOrder', payment, { idempotencyKey }),
    ]
    await at(4)
    client.cancelReads()
    expect(sent.map(({ request }) => request.signal.aborted)).toEqual([false, false, false, false, false])
    for (const { answer } of sent) answer(200, { state: 'failure', errorCode: 'NOT_AVAILABLE' })
    for (const result of await Promise.all(calls))
      expect(result).toMatchObject({ failure: { kind: 'business' } })
  })

  it('aborts every running read when a page is left', async () => {
    const { client } = setup()
    const reads = [
      client.read('lounge.lounges', { airportCode: 'ZRH' }),
      client.read('airport.getA2ZAirports', {}),
    ]
    client.cancelReads()
    expect(await Promise.all(reads)).toEqual([aborted, aborted])
  })

  it("aborts a read by the caller's own signal, even one that is already aborted", async () => {
    const { client } = setup()
    const outer = new AbortController()
    const running = client.read('airport.get', { keyword: 'zur' }, { signal: outer.signal })
    outer.abort()
    expect(await running).toEqual(aborted)
    expect(await client.read('airport.get', { keyword: 'zur' }, { signal: outer.signal })).toEqual(aborted)
  })

  it('treats a late answer of an aborted read as aborted, even when fetch ignores the signal', async () => {
    let release: (response: Response) => void = () => undefined
    let onAsked: () => void = () => undefined
    const requested = new Promise<void>((resolve) => {
      onAsked = resolve
    })
    const fetch = () =>
      new Promise<Response>((resolve) => {
        release = resolve
        onAsked()
      })
    const client = createClient({ baseUrl: 'http://shop.test', fetch })
    const result = client.read('airport.get', { keyword: 'zur' })
    await requested
    client.cancelReads()
    release(Response.json({ state: 'success', data: [] }))
    expect(await result).toEqual(aborted)
  })
})

describe('the count of what is in flight', () => {
  it('goes down once for each call that went up, aborted ones included', async () => {
    const { client, flights, at } = setup()
    const first = client.read('airport.get', { keyword: 'z' })
    const second = client.read('airport.get', { keyword: 'zu' })
    await first
    ;(await at(1)).reject(new TypeError('fetch failed'))
    await second
    expect(flights.toSorted()).toEqual(['+airport.get', '+airport.get', '-airport.get', '-airport.get'])
  })
})

describe('types', () => {
  it('come from the generated document', () => {
    expectTypeOf<Data<'airport.get'>>().toEqualTypeOf<Airport[]>()
    expectTypeOf<Input<'lounge.createSession'>>().toEqualTypeOf<{ agentId: string }>()
    expectTypeOf<Input<'airport.get'>>().toMatchTypeOf<{ keyword?: string; code?: string }>()
    expectTypeOf<CallIdOf<'submit'>>().toEqualTypeOf<
      'customer.serviceCreate' | 'account.deleteAccount' | 'order.find' | 'order.mail'
    >()
  })

  it('narrow a result to data or to one kind of failure', () => {
    const result = { ok: true, data: [] } as Result<Data<'airport.get'>>
    if (result.ok) expectTypeOf(result.data).toEqualTypeOf<Airport[]>()
    else if (result.failure.kind === 'problem') expectTypeOf(result.failure.status).toBeNumber()
  })
})
