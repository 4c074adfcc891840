import http from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as after } from 'node:timers/promises'
import { allCalls, type CallDefinition, FAILURE_STATE } from '@layover/contracts'
import { askedAt, toldAt } from './dates.ts'
import { exampleReply, type Fields, type Reply } from './examples.ts'
import { Faults } from './faults.ts'
import { Orders } from './orders.ts'
import { quoteReply } from './quotes.ts'
import { parsed, routeOf } from './route.ts'

const LATE_MS = 1_000

interface Clock {
  readonly now: () => Date
  readonly wait: (ms: number) => Promise<unknown>
}

interface Answer {
  readonly status: number
  readonly body: unknown
}

const problem = (status: number, detail: string): Answer => ({ status, body: { status, detail } })

/**
 * A server that answers with the contract's examples, keeps orders in memory, and fails on request.
 *
 * @param clock.wait ends after so many milliseconds; a late reply comes then
 */
export function createStub({ now, wait }: Clock = { now: () => new Date(), wait: after }): http.Server {
  const orders = new Orders(now)
  const faults = new Faults()
  const routes = allCalls.map(routeOf)

  async function answer(request: http.IncomingMessage): Promise<Answer> {
    const url = new URL(request.url ?? '/', 'http://stub')
    const body = await text(request)
    if (url.pathname === '/_faults') return control(request.method, body)
    const route = routes.find((each) => each.matches(request.method, url))
    if (route === undefined) return problem(404, 'there is no such call')
    const { call } = route
    const read = route.read(url, body)
    if ('wrong' in read) return problem(400, read.wrong)
    const key = request.headers['idempotency-key']?.toString()
    const isKeyed = call.effect === 'order' || call.effect === 'submit'
    if (isKeyed && key === undefined) return problem(400, 'an Idempotency-Key is needed')
    const fault = faults.next(call.id)
    if (fault === 'late') await wait(call.timeoutMs + LATE_MS)
    if (fault === '500') return problem(500, 'a fault on request')
    if (fault === 'shape')
      return { status: 200, body: { state: call.success[0], data: 'a fault on request' } }
    const isCode = fault !== undefined && fault !== 'late'
    return said(call, isCode ? { errorCode: fault as 'NOT_FOUND' } : reply(call, read.fields, key))
  }

  function reply(call: CallDefinition, fields: Fields, key = ''): Reply {
    const asked = askedAt(fields, now())
    const known = orders.reply(call, asked, key)
    if (known) return known
    const example = quoteReply(call, asked) ?? exampleReply(call, asked)
    return toldAt(example, now()) as Reply
  }

  function said(call: CallDefinition, reply: Reply): Answer {
    return { status: 200, body: { state: 'data' in reply ? call.success[0] : FAILURE_STATE, ...reply } }
  }

  function control(method: string | undefined, body: string): Answer {
    if (method === 'DELETE') faults.clear()
    else if (method !== 'POST') return problem(405, 'POST a fault, or DELETE them all')
    else {
      const wrong = faults.add(parsed(body))
      if (wrong !== undefined) return problem(400, wrong)
    }
    return { status: 200, body: {} }
  }

  return http.createServer((request, response) => {
    answer(request)
      .catch(() => problem(500, 'the stub failed'))
      .then(({ status, body }) => {
        response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' })
        response.end(JSON.stringify(body))
      })
  })
}
