import { Share } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/form/button.tsx'

/** Shares the page's address through the device's share sheet, or copies it. */
export function ShareLink({ title }: { title: string }) {
  const [status, setStatus] = useState('')
  const share = async () => {
    const url = location.href
    try {
      if (navigator.share) return await navigator.share({ title, url })
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
        <Share size={20} aria-hidden />
        Share link
      </Button>
      <p className="small soft" role="status">
        {status}
      </p>
    </>
  )
}
