import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { loadingEnded, loadingStarted } from '../../store/loading-slice.ts'
import { showInShop } from '../../test-kits/show-in-shop.test-kit.tsx'
import { LoadingOverlayHost } from './loading-overlay.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))
const isShown = () => screen.queryByText('Loading') !== null

it('appears once a wait has lasted 150 ms and goes with it', () => {
  const { store } = showInShop(<LoadingOverlayHost />)
  act(() => void store.dispatch(loadingStarted()))
  pass(149)
  expect(isShown()).toBe(false)
  pass(1)
  expect(isShown()).toBe(true)
  act(() => void store.dispatch(loadingEnded()))
  expect(isShown()).toBe(false)
})

it('stays while another wait is under way', () => {
  const { store } = showInShop(<LoadingOverlayHost />)
  act(() => {
    store.dispatch(loadingStarted())
    store.dispatch(loadingStarted())
  })
  pass(150)
  act(() => void store.dispatch(loadingEnded()))
  expect(isShown()).toBe(true)
})

it('never appears for a short wait, nor for two short ones in a row', () => {
  const { store } = showInShop(<LoadingOverlayHost />)
  for (let turn = 0; turn < 2; turn += 1) {
    act(() => void store.dispatch(loadingStarted()))
    pass(100)
    act(() => void store.dispatch(loadingEnded()))
  }
  pass(500)
  expect(isShown()).toBe(false)
})

it('requests to stay while an order is being paid, and at no other time', () => {
  const { store } = showInShop(<LoadingOverlayHost />)
  const words = () => screen.getByRole('status').textContent
  act(() => void store.dispatch(loadingStarted('submit')))
  pass(150)
  expect(words()).toBe('Loading')
  act(() => void store.dispatch(loadingStarted('order')))
  expect(words()).toBe('Paying. Please do not close this page.')
  act(() => void store.dispatch(loadingEnded('order')))
  expect(words()).toBe('Loading')
})
