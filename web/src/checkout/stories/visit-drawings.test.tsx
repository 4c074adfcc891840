import { waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { api } from '../../api/api.ts'
import { success } from '../../api/fake-gateway.test-kit.ts'
import { detail } from '../../test-kits/place-answers.test-kit.ts'
import { fillDetails, openVisit, toDetails } from './show-visit.test-kit.tsx'
import { LANE, LOUNGE } from './visit-answers.test-kit.ts'

vi.mock('../../api/api.ts', { spy: true })

afterEach(() => vi.unstubAllGlobals())

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
  },
)

it('the clock of a place is made once the browser is idle at the cart, before the press that opens the form', async () => {
  vi.stubGlobal('requestIdleCallback', (task: () => void) => setTimeout(task))
  vi.stubGlobal('cancelIdleCallback', clearTimeout)
  const timeZone = 'Pacific/Chatham'
  const formats = vi.spyOn(Intl, 'DateTimeFormat')
  const { close } = await openVisit(LOUNGE, { '/api/lounge/detail': () => success({ ...detail, timeZone }) })
  await waitFor(() => expect(formats).toHaveBeenCalledWith('en-GB', expect.objectContaining({ timeZone })))
  formats.mockRestore()
  close()
})
