import { type Dispatcher, Pool } from 'undici'
import { reach } from './hold.ts'

/** `before call POST /path` before a request leaves a server, `after call POST /path` when its whole answer is there. */
const { dispatch } = Pool.prototype

Pool.prototype.dispatch = function (this: Pool, options, handler) {
  const name = `call ${options.method} ${options.path}`
  const go = (): boolean => Reflect.apply(dispatch, this, [options, pausing(handler, name)])
  const pause = reach(`before ${name}`)
  if (pause === undefined) return go()
  void pause.then(go)
  return true
}

/** The last step of an answer, by its name in each of undici's two interfaces of a handler. */
const LAST = new Set<PropertyKey>(['onResponseEnd', 'onComplete'])

function pausing(handler: Dispatcher.DispatchHandler, name: string): Dispatcher.DispatchHandler {
  return new Proxy(handler, {
    get: (target, key) => {
      const step: unknown = Reflect.get(target, key)
      if (typeof step !== 'function') return step
      return (...args: unknown[]): unknown => {
        const pause = LAST.has(key) ? reach(`after ${name}`) : undefined
        if (pause === undefined) return Reflect.apply(step, target, args)
        return void pause.then(() => Reflect.apply(step, target, args))
      }
    },
  })
}
