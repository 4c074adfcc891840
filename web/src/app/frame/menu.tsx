import { SUPPORT_MAILBOX } from '@layover/site/contact'
import { ChevronRight, X } from 'lucide-react'
import { useSavedPasses } from '../../session/device-passes.ts'
import { IconButton } from '../../ui/form/icon-button.tsx'
import { useModal } from '../../ui/page/use-modal.ts'
import { Link } from '../../ui/text/link.tsx'
import { Logo } from './logo.tsx'
import { MainNav } from './main-nav.tsx'

/** The mobile menu, which covers the whole screen. */
export function Menu({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const ref = useModal(isOpen, onClose)
  const passes = useSavedPasses()
  return (
    <dialog ref={ref} className="menu sign" aria-label="Menu">
      {isOpen && (
        <>
          <div className="menu__top">
            <Logo onClick={onClose} />
            <IconButton label="Close menu" onClick={onClose}>
              <X size={26} aria-hidden />
            </IconButton>
          </div>
          {passes.length > 0 && (
            <Link className="menu__link" to="/#your-passes" onClick={onClose}>
              Your passes
              <ChevronRight size={22} aria-hidden />
            </Link>
          )}
          <MainNav
            label="Menu"
            linkClassName="menu__link"
            mark={<ChevronRight size={22} aria-hidden />}
            onClick={onClose}
          />
          <div className="menu__foot">
            <a href={`mailto:${SUPPORT_MAILBOX}`}>{SUPPORT_MAILBOX}</a>
            <Link to="/contact-us" onClick={onClose}>
              Contact us
            </Link>
          </div>
        </>
      )}
    </dialog>
  )
}
