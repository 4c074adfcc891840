import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { Program } from './program.ts'
import { type Engine, keyActions, pointerActions, type Size, sourceOf, type Tab } from './tab.ts'
import { WebDriver } from './webdriver.ts'

const { XVFB_PATH = '/usr/bin/Xvfb', WEBKIT_DRIVER_PATH = '/usr/bin/WebKitWebDriver' } = process.env
const { WEBKIT_BROWSER_PATH = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser' } = process.env
const SCREEN = '1600x1200x24'
/** The browser's toolbar would keep its window wider than a phone. */
const NARROW_TOOLBAR = '* { padding: 0; margin: 0; min-width: 0; border-width: 0; font-size: 4px }'

/** WebKitGTK, driven by its own driver on a screen that nobody sees. */
export async function startWebKit(proxy: string): Promise<Engine> {
  const screen = new Program(XVFB_PATH, () => ['-displayfd', '1', '-screen', '0', SCREEN, '-nolisten', 'tcp'])
  const display = await screen.printed(/^(\d+)\n/)
  return {
    open: (size) => openTab(display, proxy, size),
    close: () => screen.close(),
  }
}

/** With a driver of its own: one that ended a session is not always ready for the next. */
async function openTab(display: string, proxy: string, size: Size): Promise<Tab> {
  const port = await freePort()
  const driver = new Program(
    WEBKIT_DRIVER_PATH,
    (home) => {
      mkdirSync(join(home, '.config/gtk-3.0'), { recursive: true })
      writeFileSync(join(home, '.config/gtk-3.0/gtk.css'), NARROW_TOOLBAR)
      return [`--port=${port}`]
    },
    { DISPLAY: `:${display}`, LIBGL_ALWAYS_SOFTWARE: '1', NO_AT_BRIDGE: '1' },
  )
  await listening(port)
  const { session, version } = await startSession(`http://127.0.0.1:${port}/session`, proxy)
  const tab = tabOf(session, version, driver)
  await resize(session, tab, size)
  return tab
}

async function startSession(address: string, proxy: string) {
  const alwaysMatch = {
    proxy: { proxyType: 'manual', httpProxy: proxy },
    'webkitgtk:browserOptions': { binary: WEBKIT_BROWSER_PATH, args: ['--automation'] },
  }
  const driver = new WebDriver(address)
  const { sessionId, capabilities } = (await driver.post('', { capabilities: { alwaysMatch } })) as {
    sessionId: string
    capabilities: { browserVersion: string }
  }
  return { session: new WebDriver(`${address}/${sessionId}`), version: capabilities.browserVersion }
}

function tabOf(session: WebDriver, version: string, driver: Program): Tab {
  const perform = (source: object) => session.post('/actions', { actions: [source] })
  return {
    engine: `WebKitGTK ${version}`,
    goTo: async (url) => void (await session.post('/url', { url })),
    call: async (inPage, argument) => {
      const script = `return ${sourceOf(inPage, argument)}`
      return JSON.parse(String(await session.post('/execute/sync', { script, args: [] })))
    },
    press: async (x, y) =>
      void (await perform({ ...pointerActions(x, y), parameters: { pointerType: 'mouse' } })),
    type: async (text) => void (await perform(keyActions(text))),
    close: async () => {
      await session.remove('')
      await driver.close()
    },
  }
}

/** The window is larger than its page by what the browser shows around it. */
async function resize(session: WebDriver, tab: Tab, { width, height }: Size): Promise<void> {
  const around = await tab.call(() => [outerWidth - innerWidth, outerHeight - innerHeight] as const, null)
  await session.post('/window/rect', { x: 0, y: 0, width: width + around[0], height: height + around[1] })
  while (
    !(await tab.call((size) => innerWidth === size.width && innerHeight === size.height, { width, height }))
  )
    await new Promise((done) => setTimeout(done, 20))
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return typeof address === 'object' && address ? address.port : 0
}

async function listening(port: number): Promise<void> {
  while (!(await fetch(`http://127.0.0.1:${port}/status`).catch(() => undefined)))
    await new Promise((done) => setTimeout(done, 50))
}
