import { PassThrough } from 'node:stream'
import { createReadableStreamFromReadable } from '@react-router/node'
import { renderToPipeableStream } from 'react-dom/server'
import { Provider } from 'react-redux'
import { type EntryContext, ServerRouter } from 'react-router'
import { createStore } from './store/store.ts'

/**
 * Runs at build only. It waits for the whole page: streaming would add inline scripts to files that never stream.
 */
export default function handleRequest(
  request: Request,
  responseStatusCode: number,
  responseHeaders: Headers,
  routerContext: EntryContext,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(
      <Provider store={createStore()}>
        <ServerRouter context={routerContext} url={request.url} />
      </Provider>,
      {
        onAllReady() {
          const body = new PassThrough()
          responseHeaders.set('Content-Type', 'text/html')
          resolve(
            new Response(createReadableStreamFromReadable(body), {
              headers: responseHeaders,
              status: responseStatusCode,
            }),
          )
          pipe(body)
        },
        onShellError: reject,
        onError: reject,
      },
    )
  })
}
