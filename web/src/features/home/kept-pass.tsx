import { ShieldCheck } from 'lucide-react'

/** The one promise of the home page (P445), in the terms' sense (P137). */
export function KeptPass() {
  return (
    <div className="wrap">
      <p className="promise">
        <ShieldCheck size={28} aria-hidden />
        <span>
          <b>Lounge full? You keep your pass.</b>{' '}
          <span className="soft">
            An unused pass stays valid for 1 year from the day you pay, at any lounge in the network.
          </span>
        </span>
      </p>
    </div>
  )
}
