import { useSelector } from '@tanstack/react-form'
import { useFreshForm } from '~/features/accounts/ui/step-up/use-fresh-form'
import { quoteCategory, type TaxTerms } from '~/features/billing/invoice/taxation'
import { bookAgainSchema, newAccountSchema } from '~/features/billing/schema'
import { z } from '~/lib/zod'
import { useFormMutation } from '~/platform/client/calls/use-form-mutation'
import { useTRPC } from '~/platform/client/trpc'
import { Form } from '~/ui/form/form'
import { FormSection } from '~/ui/form-section'
import type { Plan } from '../../views'
import { initialPlanId, PlanField } from '../plans/plan-field'
import { MANDATE, MandateFields } from './mandate-fields'
import { ORDER_END, OrderEnd, seenOf } from './order-end'
import { useAfterOrder } from './use-after-order'

/** The form's own shape: the account is either the existing one or a new one; both end in `bookAgainSchema`. */
const { accountHolder, iban, acceptsMandate } = newAccountSchema.shape
const common = bookAgainSchema.omit({ newAccount: true, seen: true })
const formSchema = z.discriminatedUnion('account', [
  common.extend({ account: z.literal('known') }),
  common.extend({ account: z.literal('new'), accountHolder, iban, acceptsMandate }),
])

type BookAgainFormProps = {
  plans: readonly Plan[]
  wantedPlanId: string | null | undefined
  mandate: { maskedIban: string; accountHolder: string; reference: string }
  newMandate: { reference: string; text: string }
  known: { country: string; vatId: string | null }
  taxTerms: TaxTerms
}

/** Books a plan after the licence has ended; the existing mandate is kept unless another account is given. */
export function BookAgainForm({ plans, wantedPlanId, mandate, newMandate, known, taxTerms }: BookAgainFormProps) {
  const trpc = useTRPC()
  const bookAgain = useFormMutation(trpc.billing.bookAgain.mutationOptions(useAfterOrder()))
  const form = useFreshForm({
    schema: formSchema,
    defaultValues: {
      planId: initialPlanId(plans, wantedPlanId),
      account: 'known',
      accountHolder: '',
      iban: '',
      actsAsEntrepreneur: false,
      acceptsMandate: false,
    },
    onSubmit: async (input) => {
      const { planId, actsAsEntrepreneur } = input
      const newAccount =
        input.account === 'new'
          ? { accountHolder: input.accountHolder, iban: input.iban, acceptsMandate: input.acceptsMandate }
          : null
      const mandateReference = newAccount ? newMandate.reference : mandate.reference
      const seen = seenOf(plans, planId, { hasTrial: false, mandateReference })
      return bookAgain.mutateAsync({ planId, actsAsEntrepreneur, newAccount, seen })
    },
  })
  const planId = useSelector(form.store, (state) => state.values.planId)
  const account = useSelector(form.store, (state) => state.values.account)
  const accounts = [
    {
      value: 'known',
      label: `${mandate.accountHolder}, ${mandate.maskedIban}`,
      description: `Mandat ${mandate.reference} gilt weiter.`,
    },
    { value: 'new', label: 'Anderes Konto', description: 'Sie erteilen ein neues Mandat, das alte endet.' },
  ]
  return (
    <Form form={form} unsavedMessage="Ihre Bestellung ist noch nicht abgeschickt.">
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid gap-6">
          <FormSection title="Tarif">
            <form.AppField name="planId">
              {() => <PlanField plans={plans} taxCategory={quoteCategory(taxTerms, known)} />}
            </form.AppField>
          </FormSection>
          <FormSection title="SEPA-Lastschrift">
            <form.RadioGroup name="account" label="Konto" options={accounts} />
            {account === 'new' && <MandateFields form={form} fields={MANDATE} text={newMandate.text} terms={null} />}
          </FormSection>
        </div>
        <OrderEnd
          form={form}
          fields={ORDER_END}
          plan={plans.find(({ id }) => id === planId)}
          hasTrial={false}
          licensedUntil={null}
          taxTerms={taxTerms}
          buyer={known}
        />
      </div>
    </Form>
  )
}
