;(() => {
  if (/^\/delete-account(\/|$)/.test(location.pathname)) document.documentElement.dataset.header = 'logo'
})()
