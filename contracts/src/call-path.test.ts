import { expect, it } from 'vitest'
import { fillPath, pathExpression, routerPath } from './call-path.ts'

const PATH = '/lounge/createSession/{agentId}'

it('fills a path, writes it for a router and finds its fields again', () => {
  expect(fillPath(PATH, { agentId: 'a/b' })).toBe('/lounge/createSession/a%2Fb')
  expect(routerPath(PATH)).toBe('/lounge/createSession/:agentId')
  expect(pathExpression(PATH).exec('/lounge/createSession/a%2Fb')?.groups).toEqual({ agentId: 'a%2Fb' })
  expect(pathExpression(PATH).test('/lounge/createSession/a/b')).toBe(false)
})
