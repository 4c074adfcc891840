import { REPLY_TIME, SUPPORT_MAILBOX } from '@layover/site/contact'
import { Smartphone } from 'lucide-react'
import type { ReactNode } from 'react'
import { SOCIAL_PAGES, STORES } from '../../company/outside-links.ts'
import { Link } from '../../ui/text/link.tsx'
import { LEGAL_LINKS } from './main-links.ts'

/** App stores, social pages, support mailbox and the three legal pages (P30). */
export function Footer() {
  return (
    <footer className="footer">
      <div className="wrap">
        <div className="footer__grid">
          <Stores />
          <div className="footer__columns">
            <Column title="Follow us">
              {SOCIAL_PAGES.map(({ name, href }) => (
                <li key={name}>
                  <a className="footer__link" href={href} rel="noopener">
                    {name}
                  </a>
                </li>
              ))}
            </Column>
            <Column title="Legal">
              {LEGAL_LINKS.map(({ to, name }) => (
                <li key={to}>
                  <Link className="footer__link" to={to}>
                    {name}
                  </Link>
                </li>
              ))}
            </Column>
            <Column title="Write to us">
              <li>
                <Link className="footer__link" to="/contact-us">
                  Contact us
                </Link>
              </li>
              <li>
                <a className="footer__link" href={`mailto:${SUPPORT_MAILBOX}`}>
                  {SUPPORT_MAILBOX}
                </a>
              </li>
              <li className="small soft">{REPLY_TIME}</li>
            </Column>
          </div>
        </div>
        <p className="footer__end fine soft">© 2026 Layover</p>
      </div>
    </footer>
  )
}

function Stores() {
  return (
    <div>
      <h2>Layover on your phone</h2>
      <div className="footer__stores">
        {STORES.map(({ small, name, href }) => (
          <a key={name} className="footer__store" href={href} rel="noopener">
            <Smartphone size={22} aria-hidden />
            <span>
              <small>{small}</small> {name}
            </span>
          </a>
        ))}
      </div>
    </div>
  )
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h2>{title}</h2>
      <ul>{children}</ul>
    </div>
  )
}
