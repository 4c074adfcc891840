import { Type } from '@sinclair/typebox'
import { TypeCompiler } from '@sinclair/typebox/compiler'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { sendFault } from '../refusals/fault.ts'
import { wrongProperties } from '../refusals/wrong-properties.ts'
import { CountryCode, CurrencyCode } from './payment-context.ts'
import { describeProduct } from './payment-products.ts'

/** The query's fields, all text. Further fields of the SDK are ignored. */
const compiled = TypeCompiler.Compile(
  Type.Object({
    countryCode: CountryCode,
    currencyCode: CurrencyCode,
    amount: Type.String({ pattern: '^[0-9]{1,12}$' }),
    isRecurring: Type.Optional(Type.String({ pattern: '^(?:true|false)$' })),
    locale: Type.Optional(Type.String({ pattern: '^[a-z]{2}_[A-Z]{2}$' })),
    cacheBust: Type.Optional(Type.String({ pattern: '^[0-9]{1,16}$' })),
  }),
)

/** `GET products/{id}`: the fields of a card form and their rules. */
export async function getProduct(
  request: FastifyRequest<{ Params: { productId: string } }>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { query } = request
  if (!compiled.Check(query)) return sendFault(reply, 'INVALID_REQUEST', wrongProperties(compiled, query))
  const { productId } = request.params
  const product = /^[0-9]{1,6}$/.test(productId) ? describeProduct(Number(productId)) : undefined
  return product === undefined ? sendFault(reply, 'UNKNOWN_PRODUCT_ID', ['productId']) : reply.send(product)
}
