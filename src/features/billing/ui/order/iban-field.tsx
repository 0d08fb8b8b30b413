import { groupIban } from '~/features/billing/debit/mandate'
import { ibanSchema } from '~/features/billing/schema'
import { TextField } from '~/ui/fields/text-field'
import { useNativeField } from '~/ui/form/use-bound-field'

/** An IBAN: grouped in fours and checked while typing. Used inside `form.AppField`. */
export function IbanField() {
  const { value, onChange, onBlur, ...bound } = useNativeField<string>()
  const checked = ibanSchema.safeParse(value)
  function type(typed: string) {
    // Only for input at the end: elsewhere the cursor would jump.
    onChange(typed.startsWith(value) ? groupIban(typed) : typed)
  }
  function leave() {
    onChange(groupIban(value))
    onBlur()
  }
  return (
    <TextField
      {...bound}
      label="IBAN"
      value={value}
      onChange={type}
      onBlur={leave}
      isRequired
      autoComplete="off"
      spellCheck={false}
      maxLength={42}
      description={checked.success ? `IBAN geprüft, das Konto liegt in ${countryName(checked.data)}.` : undefined}
    />
  )
}

const countries = new Intl.DisplayNames('de-DE', { type: 'region' })

function countryName(iban: string): string {
  const code = iban.slice(0, 2)
  if (code === 'NL') return 'den Niederlanden'
  return countries.of(code) ?? code
}
