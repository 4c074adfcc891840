import '../app/store-api.ts'
import '../features/lounges/lounges.css'
import { PageHead } from '../app/page-head.tsx'
import { storeContext } from '../app/store.ts'
import { Checkout } from '../checkout/checkout.tsx'
import { guardResult, guardStep } from '../checkout/guard.ts'
import { loungePass } from '../features/lounge-pass/journey.ts'
import { LoungePassResult } from '../features/lounge-pass/result.tsx'
import { PopularLounges } from '../features/lounges/popular-lounges.tsx'
import { selectInputInfo } from '../session/session-slice.ts'
import type { Route } from './+types/lounge-buypass.ts'

/** For browsers and assistants that read a page out before it is opened; no search engine offers it. */
const DESCRIPTION = 'Buy lounge passes in four steps: cart, booking details, review and payment.'

/** `/lounge/buypass/{result?}` (spec §2): decides which step or result may be shown before anything is drawn. */
export function clientLoader({ request, params, context }: Route.ClientLoaderArgs) {
  const url = new URL(request.url)
  if (params.result !== undefined) return { result: guardResult(params.result, url) }
  const kept = selectInputInfo(context.get(storeContext).getState(), loungePass.inputInfo)
  guardStep(loungePass, kept, url)
  return { result: undefined }
}

export default function LoungeBuypass({ loaderData: { result } }: Route.ComponentProps) {
  const head = (title: string, hasError = false) => (
    <PageHead title={title} description={DESCRIPTION} hasError={hasError} isUnlisted />
  )
  return (
    <Checkout
      journey={loungePass}
      head={head}
      result={
        result && (
          <LoungePassResult
            result={result}
            addresses={loungePass.addresses}
            head={head}
            after={<PopularLounges />}
          />
        )
      }
    />
  )
}
