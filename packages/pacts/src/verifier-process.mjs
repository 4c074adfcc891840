/**
 * One run of Pact's native verifier in a process of its own: it writes to the terminal, holds the thread and cannot be
 * stopped. Pact's own JavaScript around it is left out: that takes a state that failed for one that came about, and falls
 * with the first connection that the provider drops.
 */
import pactCore from '@pact-foundation/pact-core'

process.once('message', async (message) => {
  const { file, baseUrl, headers, stateUrl, timeoutMs } = /** @type {import('./verifier.ts').Task} */ (
    message
  )
  const verified = pactCore.default.verifyPacts({
    providerBaseUrl: baseUrl,
    pactUrls: [file],
    ...(Object.keys(headers).length > 0 && { customProviderHeaders: headers }),
    providerStatesSetupUrl: stateUrl,
    timeout: timeoutMs,
    logLevel: 'error',
  })
  // A red report is rejected with its own text.
  const report = await verified.catch((/** @type {Error} */ error) => error.message)
  process.send?.(report, () => process.disconnect())
})
