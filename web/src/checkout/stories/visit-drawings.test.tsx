import { waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { success } from '../../api/fake-gateway.test-kit.ts'
import { detail } from '../../test-kits/place-answers.test-kit.ts'
import { openVisit } from './show-visit.test-kit.tsx'
import { LOUNGE } from './visit-answers.test-kit.ts'

afterEach(() => vi.unstubAllGlobals())

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
