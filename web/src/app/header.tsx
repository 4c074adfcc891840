import { Menu as MenuIcon } from 'lucide-react'
import { useState } from 'react'
import { NavLink } from '../ui/link.tsx'
import { Logo } from './logo.tsx'
import { MAIN_LINKS } from './main-links.ts'
import { Menu } from './menu.tsx'

/** Logo and, from 1024 px, the four links; below that a button that opens them full screen. */
export function Header() {
  const [isMenuOpen, setMenuOpen] = useState(false)
  return (
    <header className="header">
      <div className="header__row wrap">
        <Logo />
        <nav className="header__nav" aria-label="Main">
          {MAIN_LINKS.map(({ to, name }) => (
            <NavLink key={to} className="header__link" to={to}>
              {name}
            </NavLink>
          ))}
        </nav>
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
