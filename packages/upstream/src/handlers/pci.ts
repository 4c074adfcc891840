import type { HandlerDeps } from './deps.ts'
import type { HandlersOf } from './handler.ts'

export function pciHandlers({ paymentPath, cardCaller }: HandlerDeps): HandlersOf<'pci'> {
  const switchFlag = paymentPath === 'session' ? '1' : '0'
  return {
    getPciParam: ({ switchToken = '' }) => ({ caller: cardCaller, switchFlag, switchToken }),
  }
}
