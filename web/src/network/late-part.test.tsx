import { act, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, it, vi } from 'vitest'
import { latePart } from './late-part.ts'

function show(part: ReturnType<typeof latePart<{ words: string }>>) {
  const Words = () => <p>{part.read().words}</p>
  return render(
    <Suspense fallback="Waiting">
      <Words />
    </Suspense>,
  )
}

it('a part that was loaded is drawn at once', async () => {
  const part = latePart(async () => ({ words: 'Here' }))
  await part.load()
  show(part)
  expect(screen.queryByText('Waiting')).toBeNull()
  expect(screen.getByText('Here')).toBeDefined()
})

it('a part that was not is waited for', async () => {
  let come = (_part: { words: string }) => {}
  const coming = new Promise<{ words: string }>((resolve) => {
    come = resolve
  })
  await act(async () => show(latePart(() => coming)))
  expect(screen.getByText('Waiting')).toBeDefined()
  await act(async () => come({ words: 'Here' }))
  expect(screen.getByText('Here')).toBeDefined()
})

it('a load that failed is one of its own, and the next one begins anew', async () => {
  const load = vi.fn(async () => ({ words: 'Here' }))
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const part = latePart(load)
  await expect(part.load()).rejects.toThrow('Failed to fetch')
  await part.load()
  await part.load()
  expect(load).toHaveBeenCalledTimes(2)
})
