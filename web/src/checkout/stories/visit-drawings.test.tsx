import { expect, it, vi } from 'vitest'
import { api } from '../../api/api.ts'
import { readyClock } from '../../places/ready-clock.ts'
import { fillDetails, openVisit, toDetails } from './show-visit.test-kit.tsx'
import { LANE, LOUNGE } from './visit-answers.test-kit.ts'

vi.mock('../../api/api.ts', { spy: true })
vi.mock('../../places/ready-clock.ts', { spy: true })

it.each([LANE, LOUNGE])(
  'each query of %s picks from its result by one function in all drawings',
  async (root) => {
    const opened = await openVisit(root)
    await toDetails(opened)
    await fillDetails(opened)
    const hooks = Object.values(api.endpoints).map(({ useQuery }) => useQuery)
    const picks = hooks
      .filter((hook) => vi.isMockFunction(hook))
      .map(({ mock }) => mock.calls.map(([, options]) => options?.selectFromResult))
    const drawn = picks.filter((each) => each.length > 1)
    expect(drawn.length).toBeGreaterThan(1)
    for (const each of drawn) expect(new Set(each).size).toBe(1)
    opened.close()
  },
)

it.each([LANE, LOUNGE])(
  'the clock is readied at the cart of %s, before the press that opens the form',
  async (root) => {
    vi.mocked(readyClock).mockClear()
    const { close } = await openVisit(root)
    expect(readyClock).toHaveBeenCalled()
    close()
  },
)
