import boot from './boot.inline.js?raw'
import earlyPress from './early-press.inline.js?raw'
import fromApp from './from-app.inline.js?raw'
import { logoOnlyScript } from './logo-only.ts'
import { savedPassesScript } from './saved-passes.ts'
import scheduling from './scheduling.inline.js?raw'

/**
 * These six scripts run before anything is painted or loaded:
 * - from-app (P39) sets `<html data-from="app">`, so that header and footer never flash inside the app;
 * - logo-only (P29) sets `<html data-header="logo">` on pages whose header has no links;
 * - saved-passes (P483) sets `--saved-passes`, so that home keeps their place until React draws them;
 * - boot (P78, P460) counts starts that failed. Each load and each navigation records its target and removes the record on
 *   arrival; a reload that finds a record is a failure. After the first failure the script opens the wanted address again;
 *   after the second, or without a connection, it stops the app, and the page's message offers Reload;
 * - early-press records a press on a button that has no handler yet, for `useEarlyPress`;
 * - scheduling (P463) gives React a `setImmediate`, which it prefers to messages of its own. Firefox drops messages that
 *   have not arrived when a page goes into the back/forward cache, and React would wait for its message for ever: no
 *   link and no step would open. This one sends such messages again when the page returns.
 */
export function InlineScripts() {
  return (
    <>
      {[fromApp, logoOnlyScript, savedPassesScript, boot, earlyPress, scheduling].map((code) => (
        <script key={code.length} dangerouslySetInnerHTML={{ __html: code }} />
      ))}
    </>
  )
}
