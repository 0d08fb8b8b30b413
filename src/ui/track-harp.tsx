import { Link, type LinkProps } from '@tanstack/react-router'
import { classNames } from './class-names'

export type HarpLine = { label: string; detail?: string; link: LinkProps }

type TrackHarpProps = {
  label: string
  /** Up to six lines, top to bottom. */
  lines: readonly HarpLine[]
  /** Index of the lit line. */
  lit: number
}

const GROUND = 436
const FOOT = 640
const TOP = 84
const GAP = 60
const STOP = 1040

/** A fan of tracks whose lines are links; the set route leads to the lit one. From 1024 px on; phones: TrackBand. */
export function TrackHarp({ label, lines, lit }: TrackHarpProps) {
  const litY = TOP + lit * GAP
  const bend = ladder(litY)
  const switchEnd = `L${bend - 6} ${litY + 6}Q${bend} ${litY} ${bend + 10} ${litY}`
  return (
    <nav aria-label={label} className="absolute top-0 left-1/2 hidden -translate-x-1/2 lg:block">
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: the links inside are its content, a title would hang over all of it */}
      <svg
        width="1440"
        height="520"
        viewBox="0 0 1440 520"
        className="overflow-visible"
        fill="none"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <g stroke="var(--color-desk-track)" strokeWidth="5" opacity="0.75">
          <path d={`M-900 ${GROUND}H130M${FOOT + 16} ${GROUND}H2400`} />
          {lit > 0 && <path d={`M${bend + 14} ${litY - 14}L${ladder(TOP)} ${TOP}`} />}
          {lines.map((line, index) => {
            const y = TOP + index * GAP
            return index === lit ? null : <path key={line.label} d={`M${ladder(y) + 14} ${y}H2400`} />
          })}
        </g>
        <path
          d={`M152 ${GROUND}H${FOOT - 8}${switchEnd}H2400`}
          stroke="var(--color-signal)"
          strokeWidth="7"
          pathLength="1"
          className="draw-route"
        />
        <circle cx="152" cy={GROUND} r="11" fill="var(--color-desk)" stroke="var(--color-signal)" strokeWidth="6" />
        {lines.map((line, index) => (
          <HarpStop key={line.label} line={line} y={TOP + index * GAP} isLit={index === lit} />
        ))}
      </svg>
    </nav>
  )
}

/** The same picture as a band for phones: decoration only. */
export function TrackBand({ className }: { className?: string }) {
  return (
    <svg
      className={classNames('h-16 w-full lg:hidden', className)}
      viewBox="0 0 390 64"
      preserveAspectRatio="none"
      aria-hidden="true"
      fill="none"
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      <path d="M164 14H400M-10 50H176" stroke="var(--color-desk-track)" strokeWidth="4" />
      <path d="M18 14H150L190 50H372" stroke="var(--color-signal)" strokeWidth="6" />
      <circle cx="18" cy="14" r="7" fill="var(--color-desk)" stroke="var(--color-signal)" strokeWidth="5" />
      <circle cx="372" cy="50" r="7" fill="var(--color-signal)" stroke="var(--color-desk-ink)" strokeWidth="4" />
    </svg>
  )
}

function HarpStop({ line, y, isLit }: { line: HarpLine; y: number; isLit: boolean }) {
  return (
    <Link {...line.link} className="harp-stop">
      <rect x="1020" y={y - 34} width="420" height="48" fill="transparent" stroke="none" />
      <text x={STOP + 20} y={y - 13} className={isLit ? 'harp-label harp-label-lit' : 'harp-label'}>
        {line.label}
        {line.detail && (
          <tspan dx="10" className="harp-detail">
            {line.detail}
          </tspan>
        )}
      </text>
      <circle
        cx={STOP}
        cy={y}
        r={isLit ? 11 : 8}
        fill={isLit ? 'var(--color-signal)' : 'var(--color-desk)'}
        stroke={isLit ? 'var(--color-desk-ink)' : 'var(--color-desk-track)'}
        strokeWidth={isLit ? 5 : 4}
      />
    </Link>
  )
}

// Where the ladder track (45°) meets the line at this height.
function ladder(y: number): number {
  return FOOT + (GROUND - y)
}
