import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { type FieldProps, FieldShell } from './field-shell'

export type PasswordFieldProps = FieldProps & {
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  autoComplete: 'current-password' | 'new-password'
}

/** A password with a button that shows it; pasting stays allowed (WCAG 3.3.8). */
export function PasswordField({ value, onChange, onBlur, autoComplete, ...field }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false)
  const Icon = isShown ? EyeOff : Eye
  return (
    <FieldShell {...field}>
      {(control) => (
        <div className="field-box">
          <input
            {...control}
            className="field"
            type={isShown ? 'text' : 'password'}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            onBlur={onBlur}
          />
          <button
            type="button"
            className="field-button"
            aria-label="Passwort anzeigen"
            aria-pressed={isShown}
            onClick={() => setShown(!isShown)}
          >
            <Icon aria-hidden="true" />
          </button>
        </div>
      )}
    </FieldShell>
  )
}
