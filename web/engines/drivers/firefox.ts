import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Bidi } from './bidi.ts'
import { Program } from './program.ts'
import { type Engine, keyActions, pointerActions, type Size, sourceOf, type Tab } from './tab.ts'

/** Nothing is fetched in the background, and nothing is shown before the first page. */
const PREFERENCES = {
  'app.normandy.enabled': false,
  'app.update.enabled': false,
  'browser.aboutwelcome.enabled': false,
  'browser.safebrowsing.downloads.remote.enabled': false,
  'browser.startup.page': 0,
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.update.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  // The shop on this machine is reached through the proxy too.
  'network.proxy.allow_hijacking_localhost': true,
  'services.settings.server': 'data:,',
  'toolkit.telemetry.enabled': false,
}

/** Firefox, which speaks WebDriver BiDi itself. */
export async function startFirefox(proxy: string): Promise<Engine> {
  const program = new Program(process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr', (home) => {
    const lines = Object.entries(PREFERENCES).map(
      (pair) => `user_pref(${JSON.stringify(pair).slice(1, -1)});`,
    )
    writeFileSync(join(home, 'user.js'), lines.join('\n'))
    return ['--headless', '--no-remote', '--profile', home, '--remote-debugging-port', '0']
  })
  const address = await program.printed(/WebDriver BiDi listening on (ws:\S+)/)
  const bidi = await Bidi.connect(`${address}/session`)
  const { capabilities } = (await bidi.send('session.new', {
    capabilities: { alwaysMatch: { proxy: { proxyType: 'manual', httpProxy: proxy } } },
  })) as { capabilities: { browserVersion: string } }
  return {
    open: (size) => openTab(bidi, `Firefox ${capabilities.browserVersion}`, size),
    close: async () => {
      bidi.close()
      await program.close()
    },
  }
}

/** In a user context of its own, so that storage and cookies of an earlier tab are not there. */
async function openTab(bidi: Bidi, engine: string, viewport: Size): Promise<Tab> {
  const { userContext } = (await bidi.send('browser.createUserContext', {})) as { userContext: string }
  const tab = await bidi.send('browsingContext.create', { type: 'tab', userContext })
  const { context } = tab as { context: string }
  await bidi.send('browsingContext.setViewport', { context, viewport })
  const perform = (source: object) => bidi.send('input.performActions', { context, actions: [source] })
  return {
    engine,
    goTo: async (url) =>
      void (await bidi.send('browsingContext.navigate', { context, url, wait: 'complete' })),
    call: async (inPage, argument) => {
      const expression = sourceOf(inPage, argument)
      const reply = await bidi.send('script.evaluate', {
        expression,
        target: { context },
        awaitPromise: false,
      })
      return read(reply)
    },
    press: async (x, y) => void (await perform(pointerActions(x, y))),
    type: async (text) => void (await perform(keyActions(text))),
    close: async () => void (await bidi.send('browser.removeUserContext', { userContext })),
  }
}

function read(reply: unknown) {
  const { result, exceptionDetails } = reply as {
    result?: { value: string }
    exceptionDetails?: { text: string }
  }
  if (result === undefined) throw new Error(exceptionDetails?.text)
  return JSON.parse(result.value)
}
