type SignalLampProps = {
  /** Green above: the promise holds. Yellow below: late lately. Dark: nothing to promise. */
  light: 'green' | 'yellow' | 'dark'
  className?: string
  /** On a mast, for a card; without it, beside a line of text. */
  hasMast?: boolean
}

/** A railway signal; the words beside it say the same. */
export function SignalLamp({ light, hasMast = false, className }: SignalLampProps) {
  return (
    <svg viewBox={hasMast ? '0 0 36 96' : '1 0 34 64'} className={className} aria-hidden="true">
      {hasMast && <path d="M18 60V92M8 92H28" stroke="var(--color-ink)" strokeWidth="4" strokeLinecap="round" />}
      <rect x="2" y="2" width="32" height="60" rx="9" fill="#032c32" stroke="#6b8084" strokeWidth="2" />
      <circle
        cx="18"
        cy="18"
        r="9"
        {...(light === 'green' ? { fill: '#7fd899', stroke: '#fff' } : DARK)}
        strokeWidth="2"
      />
      <circle
        cx="18"
        cy="46"
        r="9"
        {...(light === 'yellow' ? { fill: '#fdc92b', stroke: '#fff' } : DARK)}
        strokeWidth="2"
      />
    </svg>
  )
}

const DARK = { fill: '#0b3a40', stroke: '#2f5a60' }
