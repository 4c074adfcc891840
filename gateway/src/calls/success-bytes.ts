const NEW_HEAD = Buffer.from('{"state":"success"')

const heads = new Map<string, Buffer>()

function headOf(state: string): Buffer {
  const known = heads.get(state)
  if (known) return known
  const head = Buffer.from(`{"state":${JSON.stringify(state)}`)
  heads.set(state, head)
  return head
}

/**
 * The answer in the gateway's envelope. Where it is safe, the function reuses the bytes of a checked answer and replaces the
 * state alone: the bytes begin with exactly this state, no further `state"` can name it again, and no `u00` can hide such a
 * name in escapes. Otherwise it serializes the answer again.
 *
 * @param state one of the call's success codes, so that the map of heads stays small
 */
export function successBytes(body: Buffer, state: string, data: unknown): Buffer {
  const head = headOf(state)
  const isSafe =
    body.subarray(0, head.length).equals(head) &&
    body.indexOf('state"', head.length) === -1 &&
    body.indexOf('u00') === -1
  if (isSafe) return Buffer.concat([NEW_HEAD, body.subarray(head.length)])
  return Buffer.from(JSON.stringify({ state: 'success', data }))
}
