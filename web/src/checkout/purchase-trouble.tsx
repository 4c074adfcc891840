import { LoadTrouble } from '../ui/page/load-trouble.tsx'
import { usePurchaseSurroundings } from './purchase-surroundings.ts'

/** A purchase whose lounge, lane or plans failed to load, with a button that fetches again. */
export function PurchaseTrouble({ title }: { title: string }) {
  const { Head } = usePurchaseSurroundings()
  return (
    <>
      <Head title={title} isUnlisted />
      <LoadTrouble title={title} />
    </>
  )
}
