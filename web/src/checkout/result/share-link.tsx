import { Copy, Share } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/form/button.tsx'

type Props = {
  title: string
  /** The page shows a secret of its buyer: the link can be copied, and is not offered to others (P446). */
  isPrivate: boolean
}

/** Shares the page's address through the device's share sheet, or copies it. */
export function ShareLink({ title, isPrivate }: Props) {
  const [status, setStatus] = useState('')
  const share = async () => {
    const url = location.href
    try {
      if (navigator.share && !isPrivate) return await navigator.share({ title, url })
      await navigator.clipboard.writeText(url)
      setStatus('Link copied')
    } catch (cause) {
      // Closing the sheet is no failure.
      if (!(cause instanceof DOMException && cause.name === 'AbortError'))
        setStatus('The link could not be copied. Copy it from the address bar.')
    }
  }
  return (
    <>
      <Button look="solid" onClick={() => void share()}>
        {isPrivate ? <Copy size={20} aria-hidden /> : <Share size={20} aria-hidden />}
        {isPrivate ? 'Copy private link' : 'Share link'}
      </Button>
      <p className="small soft" role="status">
        {status}
      </p>
    </>
  )
}
