;(() => {
  const here = location.pathname + location.search + location.hash
  const stop = () => {
    window.layoverStopped = true
    const show = () => {
      const message = document.getElementById('boot-message')
      message.hidden = false
      message.querySelector('button').onclick = () => location.reload()
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
    if (countFailure() === 1) location.reload()
    else stop()
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
