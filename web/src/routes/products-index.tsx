import { fixedHeads } from '@layover/site/heads/fixed-pages'
import { Services } from '../features/products/services.tsx'
import { PageHead } from '../page/page-head.tsx'

export default function ProductsIndex() {
  return (
    <>
      <PageHead {...fixedHeads.products} />
      <Services />
    </>
  )
}
