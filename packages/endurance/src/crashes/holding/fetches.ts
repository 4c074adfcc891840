import { reach } from './hold.ts'

/** `before call POST /path` before a fetch leaves, `after call POST /path` when its answer begins to arrive. */
const { fetch } = globalThis

globalThis.fetch = async (input, init) => {
  const { pathname, search } = new URL(String(input))
  const name = `call ${init?.method ?? 'GET'} ${pathname}${search}`
  await reach(`before ${name}`)
  const response = await fetch(input, init)
  await reach(`after ${name}`)
  return response
}
