import { type IncomingMessage, Server, ServerResponse } from 'node:http'
import { reach } from './hold.ts'

/** `before request POST /path` as a request comes in, `before answer POST /path` as its answer is about to leave. */
const { emit } = Server.prototype
const { end } = ServerResponse.prototype

const named = ({ method, url }: IncomingMessage) => `${method} ${url}`

Server.prototype.emit = function (this: Server, event: string, ...args: unknown[]) {
  const go = (): boolean => Reflect.apply(emit, this, [event, ...args])
  const pause = event === 'request' ? reach(`before request ${named(args[0] as IncomingMessage)}`) : undefined
  if (pause === undefined) return go()
  void pause.then(go)
  return true
} as typeof emit

ServerResponse.prototype.end = function (this: ServerResponse, ...args: unknown[]) {
  const go = () => Reflect.apply(end, this, args)
  const pause = reach(`before answer ${named(this.req)}`)
  if (pause === undefined) return go()
  void pause.then(go)
  return this
} as typeof end
