import { passwordStrength, STRENGTH_MAX } from '~/features/accounts/password-strength'
import { classNames } from '~/ui/class-names'

type PasswordStrengthProps = {
  password: string
  /** What others know about the person, e.g. name and address. */
  known?: readonly string[]
}

const PARTS = Array.from({ length: STRENGTH_MAX }, (_, index) => index)
const tones = ['bg-error', 'bg-error', 'bg-warn', 'bg-success', 'bg-success'] as const

/** How hard a new password is to guess, as a bar and in words. Only advice: nothing is refused for it. */
export function PasswordStrength({ password, known = [] }: PasswordStrengthProps) {
  const { score, label, advice } = passwordStrength(password, known)
  if (password === '') return null
  return (
    <div className="mt-2">
      <meter className="sr-only" aria-label="Stärke des Passworts" min={0} max={STRENGTH_MAX} value={score}>
        {label}
      </meter>
      <div aria-hidden="true" className="grid grid-cols-4 gap-1">
        {PARTS.map((part) => (
          <span
            key={part}
            className={classNames('h-1.5 rounded-full forced-colors:border', part < score ? tones[score] : 'bg-line')}
          />
        ))}
      </div>
      <p className="mt-1.5 text-xs text-muted" aria-live="polite">
        <span className="font-semibold text-ink">{label}.</span> {advice}
      </p>
    </div>
  )
}
