import { popupRequested } from '../api/call-failed.ts'
import { nextTask } from '../api/next-task.ts'
import { isInputKey, type SessionState } from '../session/session-state.ts'
import type { Store } from '../store/store.ts'

/**
 * Says why the cart is empty where two idle hours took a draft (P44). It does so in a task of its own: the key that ended
 * them would press the popup's button at once.
 *
 * @param before the session until then
 */
export async function tellOfIdle(store: Store, before: SessionState): Promise<void> {
  const { session } = store.getState()
  if (!Object.keys(before).some((key) => isInputKey(key) && before[key] && !session[key])) return
  await nextTask()
  store.dispatch(
    popupRequested({
      title: 'Your booking has timed out',
      message: 'You were away for more than two hours, so we cleared your details. Please start again.',
    }),
  )
}
