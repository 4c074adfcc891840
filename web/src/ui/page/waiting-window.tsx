/** The moving sign of a wait; words beside it say what the visitor waits for. */
export function WaitingWindow() {
  return <span className="waiting-window" aria-hidden="true" />
}
