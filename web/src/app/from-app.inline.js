;(() => {
  let from = new URLSearchParams(location.search).get('from')
  try {
    if (from === null) from = sessionStorage.getItem('layover.from')
    else if (from === 'app') sessionStorage.setItem('layover.from', from)
    else sessionStorage.removeItem('layover.from')
  } catch {}
  if (from === 'app') document.documentElement.dataset.from = from
  else delete document.documentElement.dataset.from
})()
