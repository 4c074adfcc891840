;(() => {
  const here = location.pathname + location.search + location.hash
  const reload = () => location.reload()
  const again = () => (navigator.onLine ? reload() : addEventListener('online', reload, { once: true }))
  const stop = () => {
    window.layoverStopped = true
    const show = () => {
      const message = document.getElementById('boot-message')
      message.hidden = false
      message.querySelector('button').onclick = again
    }
    document.readyState === 'loading' ? addEventListener('DOMContentLoaded', show) : show()
  }
  const countFailure = () => {
    try {
      const count = Number(sessionStorage.getItem('layover.boot-failures')) + 1
      sessionStorage.setItem('layover.boot-failures', String(count))
      return count
    } catch {
      return 2
    }
  }
  window.layoverBootFailed = () => {
    if (navigator.onLine && countFailure() === 1) return reload()
    stop()
    if (!navigator.onLine) again()
  }
  let going = null
  try {
    going = sessionStorage.getItem('layover.going')
    sessionStorage.removeItem('layover.going')
  } catch {}
  const [entry] = performance.getEntriesByType('navigation')
  if (going && entry?.type === 'reload') {
    if (countFailure() > 1) return stop()
    if (going !== here) {
      window.layoverStopped = true
      return location.replace(going)
    }
  }
  try {
    sessionStorage.setItem('layover.going', here)
  } catch {}
})()
