import {
  type CallDefinition,
  compileCheck,
  convertText,
  pathExpression,
  upstreamRequest,
} from '@layover/contracts'
import { type Fields, fieldsOf } from './examples.ts'

/** The fields of a request, or its first violation in words. */
type Read = { readonly fields: Fields } | { readonly wrong: string }

/** One call as the stub serves it: which requests are its own, and their fields. */
export function routeOf(call: CallDefinition) {
  const path = pathExpression(call.path)
  const schemas = upstreamRequest(call)
  const checks = Object.entries(schemas).map(([place, schema]) => [place, compileCheck(schema)] as const)

  return {
    call,
    matches: (method: string | undefined, { pathname }: URL) => call.method === method && path.test(pathname),
    read({ pathname, searchParams }: URL, body: string): Read {
      const texts = Object.fromEntries(searchParams)
      const parts: Fields = {
        path: { ...path.exec(pathname)?.groups },
        query: schemas.query ? convertText(schemas.query, texts) : texts,
        ...(call.method === 'POST' && { body: parsed(body) }),
      }
      for (const [place, check] of checks) {
        const [wrong] = check.violations(parts[place])
        if (wrong) return { wrong: `${place} ${wrong.path} expected ${wrong.expected}, got ${wrong.got}` }
      }
      return { fields: fieldsOf(parts) }
    },
  }
}

export function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}
