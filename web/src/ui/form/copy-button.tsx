import { Copy } from 'lucide-react'
import { useState } from 'react'
import { Button } from './button.tsx'

type Props = { name: string; text: string }

/** Copies a text and reports it; if the browser forbids that, the visitor can select the text. */
export function CopyButton({ name, text }: Props) {
  const [status, setStatus] = useState('')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setStatus('Copied')
    } catch {
      setStatus('Copying did not work. Please select and copy it yourself.')
    }
  }
  return (
    <div className="copy">
      <Button isInList onClick={() => void copy()}>
        <Copy size={18} aria-hidden />
        {name}
      </Button>
      <span className="small soft" role="status">
        {status}
      </span>
    </div>
  )
}
