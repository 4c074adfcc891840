import { Copy, Share } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/form/button.tsx'

type Props = {
  title: string
  /** The page shows a secret of its buyer: the link can be copied, and is not offered to others (P446). */
  isPrivate?: boolean
  /** The link of one pass, with the name on it; the page's own address without it. */
  pass?: { readonly address: string; readonly name: string }
}

/** Shares a link through the device's share sheet, or copies it. */
export function ShareLink({ title, isPrivate = false, pass }: Props) {
  const [status, setStatus] = useState('')
  const share = async () => {
    const url = pass ? new URL(pass.address, location.href).href : location.href
    try {
      if (navigator.share && !isPrivate) return await navigator.share({ title, url })
      await navigator.clipboard.writeText(url)
      setStatus('Link copied')
    } catch (cause) {
      // Closing the sheet is no failure.
      if (!(cause instanceof DOMException && cause.name === 'AbortError'))
        setStatus(pass ? NO_COPY : NO_COPY_OF_PAGE)
    }
  }
  const named = pass && { 'aria-label': `Send this pass: ${pass.name}` }
  return (
    <>
      <Button look={pass ? 'outlined' : 'solid'} {...named} onClick={() => void share()}>
        {isPrivate ? <Copy size={20} aria-hidden /> : <Share size={20} aria-hidden />}
        {isPrivate ? 'Copy private link' : pass ? 'Send this pass' : 'Share link'}
      </Button>
      <p className="small soft" role="status">
        {status}
      </p>
    </>
  )
}

const NO_COPY = 'This browser does not let us copy the link.'
const NO_COPY_OF_PAGE = 'The link could not be copied. Copy it from the address bar.'
