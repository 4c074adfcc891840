import { Type } from '@sinclair/typebox'
import { TypeCompiler } from '@sinclair/typebox/compiler'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { sendFault } from '../refusals/fault.ts'
import { wrongProperties } from '../refusals/wrong-properties.ts'
import { lookUpBin } from './look-up-bin.ts'
import { CountryCode, CurrencyCode } from './payment-context.ts'
import { productIdOf } from './payment-products.ts'

/** The issuing country of every test card, from the session's test defaults (P179). */
const ISSUING_COUNTRY = 'NL'

const requestSchema = Type.Object(
  {
    /** At most eight digits: they identify a bank's range and no card. */
    bin: Type.String({ pattern: '^(?:[0-9]{6}|[0-9]{8})$' }),
    paymentContext: Type.Object(
      {
        countryCode: CountryCode,
        isRecurring: Type.Optional(Type.Boolean()),
        isInstallments: Type.Optional(Type.Boolean()),
        amountOfMoney: Type.Object(
          { amount: Type.Integer({ minimum: 0, maximum: 999_999_999_999 }), currencyCode: CurrencyCode },
          { additionalProperties: false },
        ),
      },
      { additionalProperties: false },
    ),
  },
  { additionalProperties: false },
)
const compiled = TypeCompiler.Compile(requestSchema)

/** `POST services/getIINdetails`: a number's first digits in, its product out. */
export async function getIinDetails({ body }: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  if (!compiled.Check(body)) return sendFault(reply, 'INVALID_REQUEST', wrongProperties(compiled, body))
  const answer = lookUpBin(body.bin)
  if ('fault' in answer) return sendFault(reply, answer.fault, ['bin'])
  return reply.send({
    paymentProductId: productIdOf(answer.brand),
    countryCode: ISSUING_COUNTRY,
    isAllowedInContext: answer.isAllowed,
    coBrands: [],
  })
}
