import type { HandlerDeps } from './deps.ts'
import type { HandlersOf } from './handler.ts'

export function pciHandlers({ cards }: HandlerDeps): HandlersOf<'pci'> {
  const switchFlag = cards.path === 'session' ? '1' : '0'
  return {
    getPciParam: ({ switchToken = '' }) => ({ caller: cards.caller, switchFlag, switchToken }),
  }
}
