import '../app/store-api.ts'
import '../features/lounges/lounges.css'
import { storeContext } from '../app/store.ts'
import { guardResult, guardStep } from '../checkout/guard.ts'
import { loungePass } from '../features/lounge-pass/journey.ts'
import { selectInputInfo } from '../session/session-slice.ts'
import type { Route } from './+types/lounge-buypass.ts'
import { PurchasePage } from './purchase-page.tsx'

/** `/lounge/buypass/{result?}` (spec §2): decides which step or result may be shown before anything is drawn. */
export function clientLoader({ request, params, context }: Route.ClientLoaderArgs) {
  const url = new URL(request.url)
  if (params.result !== undefined) return { result: guardResult(params.result, url) }
  const kept = selectInputInfo(context.get(storeContext).getState(), loungePass.inputInfo)
  guardStep(loungePass, kept, url)
  return { result: undefined }
}

export default function LoungeBuypass({ loaderData: { result } }: Route.ComponentProps) {
  return <PurchasePage journey={loungePass} result={result} />
}
