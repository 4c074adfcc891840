import { X } from 'lucide-react'
import { useEffect } from 'react'
import { type DevicePass, removePass, useSavedPasses } from '../../session/device-passes.ts'
import { IconButton } from '../../ui/form/icon-button.tsx'
import { focusHeading } from '../../ui/page/focus-heading.ts'
import { focusSection, Section } from '../../ui/page/section.tsx'
import { Link } from '../../ui/text/link.tsx'

const PASSES_ID = 'your-passes'

/** The orders that this device can open again (P483). The first HTML keeps their place, which is empty where there are none. */
export function YourPasses() {
  const passes = useSavedPasses()
  // From here on the list itself says how high it is.
  useEffect(() => void document.documentElement.style.removeProperty('--saved-passes'), [])
  if (passes.length === 0) return <div className="your-passes-place" />
  const remove = (pass: Pick<DevicePass, 'reference' | 'until'>) => {
    // Its button goes, and with the last pass the section.
    if (passes.length > 1) focusSection(PASSES_ID)
    else focusHeading()
    removePass(pass)
  }
  return (
    <Section className="wrap your-passes" title="Your passes" remark="On this device" id={PASSES_ID}>
      <ul>
        {passes.map(({ reference, address, title, detail, until }) => (
          <li key={reference} className="card your-passes__pass">
            <Link to={address} className="your-passes__link">
              <b>{title}</b>
              <span className="small soft">{detail}</span>
            </Link>
            <IconButton label={`Remove ${title}, ${reference}`} onClick={() => remove({ reference, until })}>
              <X size={20} aria-hidden />
            </IconButton>
          </li>
        ))}
      </ul>
    </Section>
  )
}
