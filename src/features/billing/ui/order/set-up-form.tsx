import { useSelector } from '@tanstack/react-form'
import { useFreshForm } from '~/features/accounts/ui/step-up/use-fresh-form'
import type { TaxCategory } from '~/features/billing/invoice/document'
import { priceAdditions } from '~/features/billing/invoice/tax-text'
import { quoteCategory, type TaxTerms } from '~/features/billing/invoice/taxation'
import { billingSetupSchema } from '~/features/billing/schema'
import { planIntervalLabels } from '~/features/billing/vocabulary'
import { ADDRESS, AddressFields } from '~/features/companies/ui/profile/address-fields'
import { formatCents } from '~/lib/money/money'
import { useFormMutation } from '~/platform/client/calls/use-form-mutation'
import { useTRPC } from '~/platform/client/trpc'
import { Form } from '~/ui/form/form'
import { FormSection } from '~/ui/form-section'
import type { Plan } from '../../views'
import { initialPlanId, PlanField } from '../plans/plan-field'
import { ADDRESS_LENGTHS, billingCountry, billingCountryOptions } from './billing-countries'
import { MANDATE, MandateFields } from './mandate-fields'
import { ORDER_END, OrderEnd, seenOf } from './order-end'
import { useAfterOrder } from './use-after-order'

type Known = Record<'name' | 'street' | 'houseNumber' | 'postalCode' | 'city' | 'vatId', string | null> & {
  country: string
  invoiceEmail: string | null
  buyerReference: string | null
}

type SetUpFormProps = {
  plans: readonly Plan[]
  wantedPlanId: string | null | undefined
  /** Data from an earlier set-up. */
  known: Known | null
  hasTrial: boolean
  licensedUntil: Date | null
  newMandate: { reference: string; text: string }
  taxTerms: TaxTerms
}

/** What the mandate will be used for, in one sentence beside it. */
function TrialTerms({
  plan,
  hasTrial,
  category,
}: {
  plan: Plan | undefined
  hasTrial: boolean
  category: TaxCategory
}) {
  if (!plan || !hasTrial || plan.trialDays === 0) return null
  return (
    <p className="font-semibold">
      {plan.trialDays}&nbsp;Tage kostenlos: Wer bis dahin kündigt, zahlt nichts, danach kostet der Tarif {plan.name}{' '}
      {formatCents(plan.netPriceCents)} {planIntervalLabels[plan.interval]}, {priceAdditions[category]}, bis Sie
      kündigen.
    </p>
  )
}

/** "Bezahlung einrichten": plan, company, mandate and order in one step. */
export function SetUpForm({
  plans,
  wantedPlanId,
  known,
  hasTrial,
  licensedUntil,
  newMandate,
  taxTerms,
}: SetUpFormProps) {
  const trpc = useTRPC()
  const setUp = useFormMutation(trpc.billing.setup.mutationOptions(useAfterOrder()))
  const form = useFreshForm({
    schema: billingSetupSchema,
    defaultValues: {
      planId: initialPlanId(plans, wantedPlanId),
      companyName: known?.name ?? '',
      street: known?.street ?? '',
      houseNumber: known?.houseNumber ?? '',
      postalCode: known?.postalCode ?? '',
      city: known?.city ?? '',
      country: billingCountry(known?.country),
      vatId: known?.vatId ?? '',
      invoiceEmail: known?.invoiceEmail ?? '',
      buyerReference: known?.buyerReference ?? '',
      accountHolder: '',
      iban: '',
      actsAsEntrepreneur: false,
      acceptsMandate: false,
      seen: null,
    },
    onSubmit: (input) => {
      const seen = seenOf(plans, input.planId, { hasTrial, mandateReference: newMandate.reference })
      return setUp.mutateAsync({ ...input, seen })
    },
  })
  const planId = useSelector(form.store, (state) => state.values.planId)
  const country = useSelector(form.store, (state) => state.values.country)
  const vatId = useSelector(form.store, (state) => state.values.vatId)
  const plan = plans.find(({ id }) => id === planId)
  const category = quoteCategory(taxTerms, { country, vatId })
  return (
    <Form form={form} unsavedMessage="Ihre Bestellung ist noch nicht abgeschickt.">
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid gap-6">
          <FormSection title="Tarif">
            <form.AppField name="planId">{() => <PlanField plans={plans} taxCategory={category} />}</form.AppField>
          </FormSection>
          <FormSection title="Unternehmen und Anschrift" lead="So steht es auf Ihren Rechnungen.">
            <form.TextField
              name="companyName"
              label="Name des Unternehmens"
              autoComplete="organization"
              maxLength={70}
              isRequired
            />
            <AddressFields form={form} fields={ADDRESS} lengths={ADDRESS_LENGTHS} />
            <div className="grid gap-4 sm:grid-cols-2">
              <form.Select name="country" label="Land" options={billingCountryOptions} isRequired />
              <form.TextField
                name="vatId"
                label="USt-IdNr."
                autoComplete="off"
                isOptional
                description="Im EU-Ausland nötig, damit wir ohne deutsche Umsatzsteuer abrechnen."
              />
            </div>
            <div className="grid gap-4 sm:grid-cols-2">
              <form.TextField
                name="invoiceEmail"
                label="Rechnungen per E-Mail an"
                type="email"
                autoComplete="off"
                isOptional
              />
              <form.TextField
                name="buyerReference"
                label="Bestellnummer oder Leitweg-ID"
                autoComplete="off"
                maxLength={46}
                isOptional
              />
            </div>
          </FormSection>
          <FormSection title="SEPA-Lastschrift" lead="Keine Kreditkarte, kein fremder Zahlungsdienst.">
            <MandateFields
              form={form}
              fields={MANDATE}
              text={newMandate.text}
              terms={<TrialTerms plan={plan} hasTrial={hasTrial} category={category} />}
            />
          </FormSection>
        </div>
        <OrderEnd
          form={form}
          fields={ORDER_END}
          plan={plan}
          hasTrial={hasTrial}
          licensedUntil={licensedUntil}
          taxTerms={taxTerms}
          buyer={{ country, vatId: vatId || null }}
        />
      </div>
    </Form>
  )
}
