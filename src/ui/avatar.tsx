import { classNames } from './class-names'

const tones = ['accent', 'info', 'warn', 'success', 'error', 'secondary'] as const
const sizes = {
  sm: 'size-8 text-xs',
  md: 'size-10 text-sm',
  lg: 'size-12 text-base',
} as const

type AvatarProps = {
  /** The name shown next to it; determines initials and colour. */
  name: string
  /** The name is hidden: a track's sign instead of initials. */
  isNameless?: boolean
  size?: keyof typeof sizes
  className?: string
}

/**
 * Initials of a person. Hidden from assistive technology: the name is next to it.
 */
export function Avatar({ name, isNameless = false, size = 'md', className }: AvatarProps) {
  const tone = tones[[...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % tones.length]
  return (
    <span
      aria-hidden="true"
      className={classNames('avatar', sizes[size], className)}
      style={{ '--avatar-surface': `var(--color-${tone}-soft)`, '--avatar-ink': `var(--color-${tone}-soft-ink)` }}
    >
      {isNameless ? <TrackSign name={name} /> : initials(name)}
    </span>
  )
}

const SIGNS = ['M3 9h18M6 16h5l5-7', 'M3 8h6l6 8h6', 'M3 16h6l6-8h6', 'M3 9h18M8 16h13']

/** One of a few switches, the same for the same name. */
function TrackSign({ name }: { name: string }) {
  const sum = [...name].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0)
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.4"
      className="size-3/5"
      aria-hidden="true"
    >
      <path d={SIGNS[sum % SIGNS.length]} strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  )
}

function initials(name: string): string {
  const words = name.split(/[\s-]+/).filter((word) => /\p{L}/u.test(word))
  const first = words.at(0)?.at(0) ?? ''
  const last = words.length > 1 ? (words.at(-1)?.at(0) ?? '') : ''
  return (first + last).toUpperCase()
}
