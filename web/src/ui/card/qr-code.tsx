import { encode } from 'uqr'

type Props = { value: string /** What it is for: 'Code of pass 1'. */; label: string }

/** A QR code on white, its quiet zone white in the dark scheme too. */
export function QrCode({ value, label }: Props) {
  const { data, size } = encode(value, { ecc: 'M', border: 0 })
  return (
    <div className="qr-code">
      <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
        <path fill="currentColor" d={darkModules(data)} />
      </svg>
    </div>
  )
}

/** One path of horizontal runs: far smaller than a square per module. */
function darkModules(rows: boolean[][]): string {
  return rows
    .map((row, y) =>
      [
        ...row
          .map((dark) => (dark ? '1' : '0'))
          .join('')
          .matchAll(/1+/g),
      ]
        .map((run) => `M${run.index} ${y}h${run[0].length}v1h-${run[0].length}z`)
        .join(''),
    )
    .join('')
}
