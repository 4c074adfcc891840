import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { importPageAhead, loadPagesAhead } from './page-parts.ts'
import type { RouteParts } from './router-globals.ts'

declare global {
  interface Window {
    /** The modules of these tests that ran, in order. */
    ran?: string[]
  }
}

let serial = 0
const stays = new AbortController().signal

/** A module at an address of its own: a page loads each file once. It notes that it ran. */
function moduleNamed(name: string): string {
  serial += 1
  return `data:text/javascript,window.ran.push('${name}')//${serial}`
}

/** A router with one page at `/next`. */
function pageWith(parts: Pick<RouteParts, 'module' | 'imports' | 'clientLoaderModule'>) {
  window.__reactRouterDataRouter = { routes: [{ id: 'next', path: '/next', lazy: {} }] } as never
  window.__reactRouterManifest = { routes: { next: parts } } as never
}

beforeEach(() => {
  window.ran = []
})

afterEach(() => {
  vi.unstubAllGlobals()
  delete window.__reactRouterDataRouter
  delete window.__reactRouterManifest
  delete window.ran
})

it('runs the code of the next page once all of it has come', async () => {
  const fetched: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    expect(window.ran).toEqual([])
    fetched.push(url)
    return new Response()
  })
  const shared = moduleNamed('shared')
  const page = moduleNamed('page')
  pageWith({ module: page, imports: [shared] })
  await loadPagesAhead(['/next'], stays)
  expect(fetched).toEqual([shared, page])
  expect(window.ran).toEqual(['shared', 'page'])
})

it('runs nothing of a page that came in part: Firefox keeps an import that failed', async () => {
  const missing = moduleNamed('missing')
  vi.stubGlobal('fetch', async (url: string) => new Response(null, { status: url === missing ? 404 : 200 }))
  pageWith({ module: moduleNamed('page'), imports: [missing, moduleNamed('shared')] })
  await loadPagesAhead(['/next'], stays)
  expect(window.ran).toEqual([])
})

it('stops when the visitor leaves', async () => {
  const left = new AbortController()
  const fetched: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    fetched.push(url)
    left.abort()
    return new Response()
  })
  const shared = moduleNamed('shared')
  pageWith({ module: moduleNamed('page'), imports: [shared] })
  await loadPagesAhead(['/next'], left.signal)
  expect(fetched).toEqual([shared])
  expect(window.ran).toEqual([])
})

it('begins each file in a task of its own after the press that asks for the page, its loader first', async () => {
  const order: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    order.push(url)
    queueMicrotask(() => order.push('task over'))
    return new Response()
  })
  const files = [moduleNamed('loader'), moduleNamed('page'), moduleNamed('shared')] as const
  pageWith({ clientLoaderModule: files[0], module: files[1], imports: [files[2]] })
  setTimeout(() => order.push('press over'))
  importPageAhead('/next')
  await vi.waitFor(() => expect(window.ran).toEqual(['loader', 'page']))
  expect(order).toEqual(['press over', ...files.flatMap((file) => [file, 'task over'])])
})
