;(() => {
  const failures = () => Number(sessionStorage.getItem('layover.boot-failures'))
  const showMessage = () => {
    const show = () => document.getElementById('boot-message')?.removeAttribute('hidden')
    document.readyState === 'loading' ? addEventListener('DOMContentLoaded', show) : show()
  }
  window.layoverBootFailed = (address) => {
    try {
      const count = failures() + 1
      sessionStorage.setItem('layover.boot-failures', String(count))
      if (count === 1) return address ? location.replace(address) : location.reload()
    } catch {}
    showMessage()
  }
  try {
    const going = sessionStorage.getItem('layover.going')
    const [entry] = performance.getEntriesByType('navigation')
    sessionStorage.removeItem('layover.going')
    if (going && entry?.type === 'reload') window.layoverBootFailed(going)
  } catch {}
})()
