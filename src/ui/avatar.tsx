import { classNames } from './class-names'

const tones = ['accent', 'info', 'warn', 'success', 'error', 'secondary'] as const
const sizes = {
  sm: 'size-8 text-xs',
  md: 'size-10 text-sm',
  lg: 'size-12 text-base',
  xl: 'size-20 text-xl',
} as const

type AvatarProps = {
  /** The name shown next to it; determines initials and colour. */
  name: string
  src?: string | null
  size?: keyof typeof sizes
  /** `square` for logos. */
  shape?: 'round' | 'square'
  className?: string
}

/**
 * Picture or initials of a person, logo of an organisation. Hidden from assistive technology: the name is next to it.
 */
export function Avatar({ name, src, size = 'md', shape = 'round', className }: AvatarProps) {
  const tone = tones[[...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % tones.length]
  return (
    <span
      aria-hidden="true"
      className={classNames('avatar', shape === 'square' && 'avatar-square', sizes[size], className)}
      style={{ '--avatar-surface': `var(--color-${tone}-soft)`, '--avatar-ink': `var(--color-${tone}-soft-ink)` }}
    >
      {src ? <img src={src} alt="" loading="lazy" /> : initials(name)}
    </span>
  )
}

function initials(name: string): string {
  const words = name.split(/[\s-]+/).filter((word) => /\p{L}/u.test(word))
  const first = words.at(0)?.at(0) ?? ''
  const last = words.length > 1 ? (words.at(-1)?.at(0) ?? '') : ''
  return (first + last).toUpperCase()
}
