import { LoadTrouble } from '../ui/page/load-trouble.tsx'
import { usePurchaseSurroundings } from './purchase-surroundings.ts'

/** A purchase whose lounge, lane or plans did not come: it says so and asks again. */
export function PurchaseTrouble({ title }: { title: string }) {
  const { Head } = usePurchaseSurroundings()
  return (
    <>
      <Head title={title} isUnlisted />
      <LoadTrouble title={title} />
    </>
  )
}
