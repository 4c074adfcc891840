import '../app/store-api.ts'
import { fixedHeads } from '@layover/page-heads/fixed-pages'
import { PageHead } from '../app/page-head.tsx'
import { Services } from '../features/products/services.tsx'

export default function ProductsIndex() {
  return (
    <>
      <PageHead {...fixedHeads['/products/index']} />
      <Services />
    </>
  )
}
