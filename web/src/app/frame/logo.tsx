import { Link } from '../../ui/text/link.tsx'

/** The logo: an aircraft window, half open. It leads home. */
export function Logo({ onClick }: { onClick?: () => void }) {
  return (
    <Link className="logo" to="/" aria-label="Layover, home" {...(onClick && { onClick })}>
      <svg width="24" height="30" viewBox="0 0 24 30" aria-hidden="true">
        <rect width="24" height="30" rx="10" fill="currentColor" />
        <path d="M4 13.5V10a6 6 0 0 1 6-6h4a6 6 0 0 1 6 6v3.5z" fill="var(--color-amber)" />
        <path className="logo__blind" d="M4 16.5h16V20a6 6 0 0 1-6 6h-4a6 6 0 0 1-6-6z" opacity=".9" />
      </svg>
      Layover
    </Link>
  )
}
