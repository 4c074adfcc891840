// For browsers below the floor (P468), so this must run in them: ES5, and nothing that they may lack outside `try`.
;(function () {
  // Together these come with the releases of the floor, and with none before.
  function isSupported() {
    try {
      return (
        'CSSPropertyRule' in window &&
        window.matchMedia('(width >= 0px)').matches &&
        window.CSS.supports('width', '1lh') &&
        window.CSS.supports('color', 'color-mix(in srgb, red, blue)') &&
        new RegExp('(?<!a)b').test('b')
      )
    } catch (_) {
      return false
    }
  }
  function goesOn() {
    try {
      return sessionStorage.getItem('layover.old-browser') === 'goes on'
    } catch (_) {
      return false
    }
  }
  function goOn() {
    try {
      sessionStorage.setItem('layover.old-browser', 'goes on')
      // The page was not started, which is no failure of its parts.
      sessionStorage.removeItem('layover.going')
      sessionStorage.removeItem('layover.boot-failures')
      location.reload()
    } catch (_) {
      document.documentElement.removeAttribute('data-old-browser')
    }
  }
  function show() {
    var message = document.createElement('div')
    function add(parent, name, text) {
      parent.appendChild(document.createElement(name)).appendChild(document.createTextNode(text))
      return parent.lastChild
    }
    message.id = 'old-browser'
    message.setAttribute('role', 'main')
    add(message, 'p', 'Layover').className = 'old-browser__name'
    add(message, 'h1', 'Please update your browser')
    add(message, 'p', 'Layover needs [versions] or newer. In this browser it may look wrong or not work.')
    add(
      message,
      'p',
      'On an iPhone or iPad, the browser is updated with iOS: Settings, General, Software Update.'
    )
    add(add(message, 'p', 'Or write to us: '), 'a', '[mailbox]').href = 'mailto:[mailbox]'
    add(message, 'button', 'Continue anyway').onclick = goOn
    document.body.appendChild(message)
  }
  if (isSupported() || goesOn()) return
  // The start script of the page looks for this.
  window.layoverStopped = true
  document.documentElement.setAttribute('data-old-browser', '')
  document.addEventListener('DOMContentLoaded', show)
})()
