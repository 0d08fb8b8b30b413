import { createFieldMap } from '@tanstack/react-form'
import type { ReactNode } from 'react'
import { BoundCheckbox, BoundTextField } from '~/ui/form/bound-fields'
import { withFieldGroup } from '~/ui/form/form'
import { IbanField } from './iban-field'

const NO_MANDATE = { accountHolder: '', iban: '', acceptsMandate: false }
/** `text` of the mandate; `terms` come before it. */
const NOTHING: { text: string; terms: ReactNode } = { text: '', terms: null }

/** The fields of `MandateFields` in a form that has them at its top level. */
export const MANDATE = createFieldMap(NO_MANDATE)

/** The account to debit and the mandate for it. */
export const MandateFields = withFieldGroup({
  defaultValues: NO_MANDATE,
  props: NOTHING,
  render: function MandateParts({ group, text, terms }) {
    return (
      <>
        <group.AppField name="accountHolder">
          {() => <BoundTextField label="Kontoinhaber" autoComplete="off" maxLength={70} isRequired />}
        </group.AppField>
        <group.AppField name="iban">{() => <IbanField />}</group.AppField>
        {terms}
        <MandateBox text={text} />
        <group.AppField name="acceptsMandate">
          {() => (
            <BoundCheckbox
              isRequired
              label="Ich bin berechtigt, für dieses Konto ein Mandat zu erteilen, und erteile es hiermit"
            />
          )}
        </group.AppField>
      </>
    )
  },
})

/** The complete mandate, word for word as stored with the signature. */
function MandateBox({ text }: { text: string }) {
  const [mandate, ...notes] = text.split('\n\n')
  return (
    <section aria-labelledby="mandat" className="rounded-md bg-sunken p-4 text-sm">
      <h3 id="mandat" className="text-base">
        SEPA-Lastschriftmandat
      </h3>
      <p className="mt-1.5">{mandate}</p>
      {notes.map((note) => (
        <p key={note} className="mt-2 text-muted">
          {note}
        </p>
      ))}
    </section>
  )
}
