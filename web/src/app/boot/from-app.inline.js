;(() => {
  const address = new URL(location.href)
  let from = address.searchParams.get('from')
  const isCarried = from !== null
  try {
    if (from === null) from = sessionStorage.getItem('layover.from')
    else if (from === 'app') sessionStorage.setItem('layover.from', from)
    else sessionStorage.removeItem('layover.from')
  } catch {}
  if (from === 'app') document.documentElement.dataset.from = from
  else delete document.documentElement.dataset.from
  if (from !== 'app' || isCarried) return
  address.searchParams.set('from', from)
  history.replaceState(history.state, '', address)
})()
