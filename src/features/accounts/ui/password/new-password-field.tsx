import { PASSWORD_MIN } from '~/features/accounts/schema'
import { PasswordField } from '~/ui/fields/password-field'
import { useBoundField } from '~/ui/form/use-bound-field'
import { PasswordStrength } from './password-strength'

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
