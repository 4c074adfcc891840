import { Type } from '@sinclair/typebox'
import { defineCall } from '../define-call.ts'
import { CardPath } from '../shapes/card-session.ts'
import { closed } from '../shapes/closed.ts'
import { SwitchToken } from '../shapes/codes.ts'

export const about = 'Which way a card goes to the provider. Card data itself never passes here.'

export const getPciParam = defineCall({
  id: 'pci.getPciParam',
  method: 'POST',
  path: '/pci/getPciParam',
  tag: 'pci',
  summary: 'Which way a card goes to the provider',
  description:
    'Called when Payment opens: switchFlag 0 is the card vault, 1 a provider session. No card data is in it.',
  request: { body: closed({ switchToken: Type.Optional(SwitchToken) }) },
  data: CardPath,
  agent: 'default',
  effect: 'hold',
  success: ['11', '1'],
  errorCodes: ['NOT_AVAILABLE'],
  examples: [
    {
      name: 'the way of a card without a discount',
      given: 'catalogue',
      request: { body: { switchToken: '' } },
      reply: { data: { caller: 'layover-shop', switchFlag: '1', switchToken: '' } },
    },
  ],
})
