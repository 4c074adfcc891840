import { type Dispatcher, Pool } from 'undici'
import { reach } from './hold.ts'

/** `before call POST /path` before a request leaves the gateway, `after call POST /path` when its whole answer is there. */
const { dispatch } = Pool.prototype

Pool.prototype.dispatch = function (this: Pool, options, handler) {
  const name = `call ${options.method} ${options.path}`
  const go = (): boolean => Reflect.apply(dispatch, this, [options, pausing(handler, name)])
  const pause = reach(`before ${name}`)
  if (pause === undefined) return go()
  void pause.then(go)
  return true
}

function pausing(handler: Dispatcher.DispatchHandler, name: string): Dispatcher.DispatchHandler {
  return {
    onRequestStart: (...args) => handler.onRequestStart?.(...args),
    onResponseStart: (...args) => handler.onResponseStart?.(...args),
    onResponseData: (...args) => handler.onResponseData?.(...args),
    onResponseError: (...args) => handler.onResponseError?.(...args),
    onResponseEnd: (...args) => {
      const pause = reach(`after ${name}`)
      if (pause === undefined) handler.onResponseEnd?.(...args)
      else void pause.then(() => handler.onResponseEnd?.(...args))
    },
  }
}
