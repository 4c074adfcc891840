/** React marks hydrated elements; a page that cannot start has the boot script's attribute. It runs in the page. */
export function isTakenOver(): boolean {
  if (location.protocol === 'about:') return true
  const heading = document.querySelector('main h1')
  const isReacts = heading && Object.keys(heading).some((key) => key.startsWith('__reactProps$'))
  return Boolean(isReacts) || Boolean((window as { layoverStopped?: boolean }).layoverStopped)
}
