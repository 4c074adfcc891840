const FIELD = /\{(\w+)\}/g

/** `/lounge/createSession/{agentId}` with its fields, each encoded as one segment. */
export function fillPath(path: string, fields: Readonly<Record<string, unknown>>): string {
  if (!path.includes('{')) return path
  return path.replaceAll(FIELD, (_match, name: string) => encodeURIComponent(String(fields[name])))
}

/** The same path as a router writes it: `/lounge/createSession/:agentId`. */
export function routerPath(path: string): string {
  return path.replaceAll(FIELD, ':$1')
}

/** Matches the whole of a filled path; its groups are the encoded fields. */
export function pathExpression(path: string): RegExp {
  return new RegExp(`^${path.replaceAll(FIELD, '(?<$1>[^/]+)')}$`)
}
