import { createHook } from 'node:async_hooks'

const kept: object[] = []

/**
 * Keeps one of the objects in which Node stores the calls of `process.nextTick`. While none is alive, V8 may drop their shape
 * when it collects the whole heap. The next one has a new shape; to Node's compiled code that is a second one, and it makes
 * each further object by a slow way: 5 % of a cached call, in about every second process.
 */
export function keepTickShape(): void {
  const hook = createHook({
    init: (_id, type, _trigger, resource) => {
      if (type === 'TickObject') kept.push(resource)
    },
  })
  hook.enable()
  process.nextTick(() => undefined)
  hook.disable()
}
