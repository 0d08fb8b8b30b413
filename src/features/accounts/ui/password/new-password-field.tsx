import { PASSWORD_MIN } from '~/features/accounts/schema'
import { useBoundField } from '~/ui/form/use-bound-field'
import { PasswordField } from '~/ui/password-field'
import { PasswordStrength } from './password-strength'

type NewPasswordFieldProps = {
  label: string
  /** What others know of the person, e.g. name and address. */
  known?: readonly string[]
}

/** A password to be chosen, in `form.AppField`: what a good one is, and how hard to guess the one that stands there. */
export function NewPasswordField({ label, known }: NewPasswordFieldProps) {
  const bound = useBoundField<string>()
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
