import { useEffect, useState } from 'react'
import type { PasswordStrength as Strength } from '~/features/accounts/password-strength'
import { PASSWORD_MIN } from '~/features/accounts/schema'
import { classNames } from '~/ui/class-names'
import { PasswordField } from '~/ui/fields/password-field'
import { useNativeField } from '~/ui/form/use-bound-field'

/** Which refusals belong to a field called `newPassword`. */
export const NEW_PASSWORD_FAULTS = {
  PASSWORD_TOO_SHORT: 'newPassword',
  PASSWORD_TOO_LONG: 'newPassword',
  PASSWORD_TOO_COMMON: 'newPassword',
}

type NewPasswordFieldProps = {
  label: string
  /** What others know about the person, e.g. name and address. */
  known?: readonly string[]
}

/** A new password in `form.AppField`: advice, and how hard the current input is to guess. */
export function NewPasswordField({ label, known }: NewPasswordFieldProps) {
  const bound = useNativeField<string>()
  return (
    <div>
      <PasswordField
        {...bound}
        label={label}
        autoComplete="new-password"
        isRequired
        description={`Mindestens ${PASSWORD_MIN} Zeichen, gern ein ganzer Satz.`}
      />
      <PasswordStrength password={bound.value} known={known} />
    </div>
  )
}

type PasswordStrengthProps = {
  password: string
  /** What others know about the person, e.g. name and address. */
  known?: readonly string[]
}

const STRENGTH_MAX = 4
const PARTS = Array.from({ length: STRENGTH_MAX }, (_, index) => index)
const tones = ['bg-error', 'bg-error', 'bg-warn', 'bg-success', 'bg-success'] as const

/**
 * How hard a new password is to guess, as a bar and in words. Only advice, shown once the dictionaries are loaded:
 * the server says what is refused.
 */
function PasswordStrength({ password, known = [] }: PasswordStrengthProps) {
  const judge = useJudge(password !== '')
  if (password === '' || !judge) return null
  const { score, label, advice } = judge(password, known)
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

type Judge = (password: string, known: readonly string[]) => Strength

/** Loaded with the first typed character; undefined before, and without a connection. */
function useJudge(isWanted: boolean): Judge | undefined {
  const [judge, setJudge] = useState<Judge>()
  useEffect(() => {
    if (!isWanted || judge) return
    let isHere = true
    import('~/features/accounts/password-strength').then(
      ({ passwordStrength }) => isHere && setJudge(() => passwordStrength),
      () => undefined,
    )
    return () => {
      isHere = false
    }
  }, [isWanted, judge])
  return judge
}
