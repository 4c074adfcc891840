import { Type } from '@sinclair/typebox'
import { defineCall } from '../define-call.ts'
import { closed } from '../shapes/closed.ts'
import { Label } from '../shapes/codes.ts'

export const about = 'Reference lists.'

export const getByEntity = defineCall({
  id: 'product.getByEntity',
  method: 'POST',
  path: '/product/getByEntity',
  tag: 'product',
  summary: 'Country calling codes',
  description:
    'Level 2 lists every country with its calling code. Twelve codes are shared, so telAbbr is no key.',
  request: { body: closed({ level: Type.Integer({ minimum: 2, maximum: 2 }) }) },
  data: Type.Array(
    closed({ name: Label, telAbbr: Type.String({ pattern: '^\\d{1,4}$' }) }, { $id: 'CallingCode' }),
    { maxItems: 400 },
  ),
  agent: 'default',
  effect: 'read',
  ttlSeconds: 86_400,
  staleSeconds: 604_800,
  errorCodes: [],
  examples: [
    {
      name: 'the calling codes',
      given: 'catalogue',
      request: { body: { level: 2 } },
      reply: { data: [{ name: 'Switzerland', telAbbr: '41' }] },
    },
  ],
})
