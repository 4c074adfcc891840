;(() => {
  const { port1, port2 } = new MessageChannel()
  const waiting = []
  const send = () => port2.postMessage(null)
  port1.onmessage = () => waiting.shift()?.()
  window.setImmediate = (work) => {
    waiting.push(work)
    send()
  }
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) waiting.forEach(send)
  })
})()
