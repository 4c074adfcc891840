import { Menu as MenuIcon } from 'lucide-react'
import { useState } from 'react'
import { Logo } from './logo.tsx'
import { MainNav } from './main-nav.tsx'
import { Menu } from './menu.tsx'

/** Logo and, from 1024 px, the four links; below that a button that opens them full screen. */
export function Header() {
  const [isMenuOpen, setMenuOpen] = useState(false)
  return (
    <header className="header">
      <div className="header__row wrap">
        <Logo />
        <MainNav label="Main" className="header__nav" linkClassName="header__link" />
        <button
          type="button"
          className="header__menu"
          aria-haspopup="dialog"
          aria-expanded={isMenuOpen}
          onClick={() => setMenuOpen(true)}
        >
          Menu
          <MenuIcon size={24} aria-hidden />
        </button>
      </div>
      <Menu isOpen={isMenuOpen} onClose={() => setMenuOpen(false)} />
    </header>
  )
}
