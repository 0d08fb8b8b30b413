import { requireFresh } from '~/features/accounts/ui/step-up/ensure-fresh'
import { newAccountSchema } from '~/features/billing/schema'
import { Form } from '~/ui/form/form'
import { SubmitButton } from '~/ui/form/submit-button'
import { useAppForm } from '~/ui/form/use-app-form'
import { IbanField } from './iban-field'
import { MandateBox } from './mandate-box'

type NewAccount = { accountHolder: string; iban: string; acceptsMandate: true }
type AccountFormProps = { mandateText: string; onSave: (account: NewAccount) => Promise<unknown> }

/** Another account to debit: a new mandate. */
export function AccountForm({ mandateText, onSave }: AccountFormProps) {
  const form = useAppForm({
    schema: newAccountSchema,
    defaultValues: { accountHolder: '', iban: '', acceptsMandate: false },
    onSubmit: async (account) => {
      await requireFresh()
      return onSave(account)
    },
  })
  return (
    <Form form={form}>
      <form.AppField name="accountHolder">
        {(field) => <field.TextField label="Kontoinhaber" autoComplete="off" maxLength={70} isRequired />}
      </form.AppField>
      <form.AppField name="iban">{() => <IbanField />}</form.AppField>
      <MandateBox text={mandateText} />
      <form.AppField name="acceptsMandate">
        {(field) => (
          <field.Checkbox
            isRequired
            label="Ich bin berechtigt, für dieses Konto ein Mandat zu erteilen, und erteile es hiermit"
          />
        )}
      </form.AppField>
      <SubmitButton className="justify-self-start">Mandat erteilen</SubmitButton>
    </Form>
  )
}
