/**
 * Prepares the browser to tell the time of a place, in a task of its own while the page's data come. The first format of a
 * visit takes a slow phone 60 ms, and it would do so while the page is drawn.
 */
export function readyClock(): void {
  setTimeout(() => new Intl.DateTimeFormat('en-GB').format())
}
