import { clientTlsFaults, clientTlsOf } from '@layover/server-kit/environment/client-tls'
import type { Values } from '@layover/server-kit/environment/variable'
import { variables } from './config-variables.ts'
import type { ProviderConfig } from './payments/provider-client.ts'

/** The variables of the card provider's merchant API. */
export const providerVariables = {
  CARD_PROVIDER_URL: variables.CARD_PROVIDER_URL,
  MERCHANT_ID: variables.MERCHANT_ID,
  MERCHANT_KEY_ID: variables.MERCHANT_KEY_ID,
  MERCHANT_SECRET: variables.MERCHANT_SECRET,
  MERCHANT_AUTH: variables.MERCHANT_AUTH,
  CARD_SESSION_PATH: variables.CARD_SESSION_PATH,
  CARD_PAYMENT_PATH: variables.CARD_PAYMENT_PATH,
  CARD_REFUND_LIST_PATH: variables.CARD_REFUND_LIST_PATH,
  CARD_LOOKUP_PATH: variables.CARD_LOOKUP_PATH,
  CARD_PROVIDER_STATES: variables.CARD_PROVIDER_STATES,
  CARD_PROVIDER_HEADERS: variables.CARD_PROVIDER_HEADERS,
  CARD_PROVIDER_CA: variables.CARD_PROVIDER_CA,
  CARD_PROVIDER_CLIENT_CERT: variables.CARD_PROVIDER_CLIENT_CERT,
  CARD_PROVIDER_CLIENT_KEY: variables.CARD_PROVIDER_CLIENT_KEY,
  PAYMENT_TIMEOUT_SECONDS: variables.PAYMENT_TIMEOUT_SECONDS,
}

type Environment = Values<typeof providerVariables>
type Grace = Pick<Values<typeof variables>, 'PAYMENT_GRACE_SECONDS'>

const CERTIFICATES = {
  url: 'CARD_PROVIDER_URL',
  ca: 'CARD_PROVIDER_CA',
  cert: 'CARD_PROVIDER_CLIENT_CERT',
  key: 'CARD_PROVIDER_CLIENT_KEY',
} as const

function certificatesOf(environment: Environment) {
  return {
    url: new URL(environment.CARD_PROVIDER_URL),
    ca: environment.CARD_PROVIDER_CA,
    cert: environment.CARD_PROVIDER_CLIENT_CERT,
    key: environment.CARD_PROVIDER_CLIENT_KEY,
  }
}

/** The settings of the card provider's merchant API. */
export function providerOf(environment: Environment): ProviderConfig {
  return {
    url: environment.CARD_PROVIDER_URL,
    merchantId: environment.MERCHANT_ID,
    keyId: environment.MERCHANT_KEY_ID,
    secret: environment.MERCHANT_SECRET,
    auth: environment.MERCHANT_AUTH,
    paths: {
      session: environment.CARD_SESSION_PATH,
      payments: environment.CARD_PAYMENT_PATH,
      refunds: environment.CARD_REFUND_LIST_PATH,
      lookUp: environment.CARD_LOOKUP_PATH,
    },
    states: environment.CARD_PROVIDER_STATES,
    headers: environment.CARD_PROVIDER_HEADERS ?? [],
    tls: clientTlsOf(certificatesOf(environment)),
    timeoutMs: environment.PAYMENT_TIMEOUT_SECONDS * 1000,
  }
}

/** Lists what does not go together in them, and in how long a payment is waited for. No line contains a key. */
export function providerFaults(environment: Environment & Grace): string[] {
  const isGraceLonger = environment.PAYMENT_GRACE_SECONDS > environment.PAYMENT_TIMEOUT_SECONDS
  return [
    ...clientTlsFaults(CERTIFICATES, certificatesOf(environment)),
    ...(isGraceLonger ? [] : ['PAYMENT_GRACE_SECONDS: expected more than PAYMENT_TIMEOUT_SECONDS']),
  ]
}
