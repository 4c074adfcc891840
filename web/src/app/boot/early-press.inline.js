;(() => {
  const page = document.documentElement
  const note = ({ target }) => {
    const pressed = target instanceof Element && target.closest('[data-early]')
    if (pressed) page.dataset.pressedEarly = pressed.dataset.early
  }
  addEventListener('click', note, true)
  addEventListener('layover:alive', () => removeEventListener('click', note, true), { once: true })
})()
