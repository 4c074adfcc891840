import { guardResult, guardStep } from '../../checkout/guard.ts'
import { PurchasePage } from '../../checkout/purchase-page.tsx'
import { purchaseStore } from '../../checkout/purchase-surroundings.ts'
import { selectInputInfo } from '../../session/session-slice.ts'
import type { Route } from './+types/route.ts'
import { loungePass } from './journey.ts'

/** `/lounge/buypass/{result?}` (P12). Its loader picks the step or result before anything is drawn. */
export async function clientLoader({ request, params, context }: Route.ClientLoaderArgs) {
  const url = new URL(request.url)
  if (params.result !== undefined) return { result: await guardResult(params.result, url) }
  const stored = selectInputInfo(context.get(purchaseStore).getState(), loungePass.inputInfo)
  await guardStep(loungePass, stored, url)
  return { result: undefined }
}

export default function LoungePassRoute({ loaderData: { result } }: Route.ComponentProps) {
  return <PurchasePage journey={loungePass} result={result} />
}
