import { useFreshForm } from '~/features/accounts/ui/step-up/use-fresh-form'
import { newAccountSchema } from '~/features/billing/schema'
import { Form, SubmitButton } from '~/ui/form/form'
import { MANDATE, MandateFields } from './mandate-fields'

type NewAccount = { accountHolder: string; iban: string; acceptsMandate: true }
type AccountFormProps = {
  mandateText: string
  /** Fills a dialog, whose end then has its button. */
  isDialog?: boolean
  onSave: (account: NewAccount) => Promise<unknown>
}

/** Another account to debit: a new mandate. */
export function AccountForm({ mandateText, isDialog = false, onSave }: AccountFormProps) {
  const form = useFreshForm({
    schema: newAccountSchema,
    defaultValues: { accountHolder: '', iban: '', acceptsMandate: false },
    onSubmit: (account) => onSave(account),
  })
  return (
    <Form form={form}>
      <MandateFields form={form} fields={MANDATE} text={mandateText} terms={null} />
      <div className={isDialog ? 'dialog-end' : undefined}>
        <SubmitButton>Mandat erteilen</SubmitButton>
      </div>
    </Form>
  )
}
