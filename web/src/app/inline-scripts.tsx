import boot from './boot.inline.js?raw'
import fromApp from './from-app.inline.js?raw'

/**
 * The two scripts that must run before anything is painted or loaded:
 * - from-app (ruling 35) marks `<html data-from="app">`, so that header and footer never flash inside the app;
 * - boot (ruling 36) keeps count of parts that failed to load. The router answers a failed route module by
 *   reloading the page it leaves; a navigation that was under way then is the sign, and we go once to where the
 *   visitor wanted. When that fails too, the page's own message offers Reload.
 */
export function InlineScripts() {
  return (
    <>
      {[fromApp, boot].map((code) => (
        <script key={code.length} dangerouslySetInnerHTML={{ __html: code }} suppressHydrationWarning />
      ))}
    </>
  )
}
