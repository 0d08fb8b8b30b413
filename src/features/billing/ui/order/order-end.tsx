import { createFieldMap } from '@tanstack/react-form'
import { type Buyer, quoteTax, type TaxTerms } from '~/features/billing/invoice/taxation'
import { lastDayOfFirst } from '~/features/billing/subscription/period'
import { currentTime } from '~/lib/current-time'
import { addDays } from '~/lib/dates/dates'
import { BoundCheckbox } from '~/ui/form/bound-fields'
import { SubmitButton, withFieldGroup } from '~/ui/form/form'
import type { Plan } from '../../views'
import { OrderSummary } from './order-summary'

const NOTHING_SAID = { actsAsEntrepreneur: false }
type Order = { plan: Plan | undefined; hasTrial: boolean; taxTerms: TaxTerms; buyer: Buyer }
const NO_ORDER: Order = {
  plan: undefined,
  hasTrial: false,
  taxTerms: { isSmallBusiness: false, sellerHasVatId: true, vatPercent: [] },
  buyer: { country: 'DE', vatId: null },
}

/** The field of `OrderEnd` in a form that has it at its top level. */
export const ORDER_END = createFieldMap(NOTHING_SAID)

/** The order beside a form, and the button that places it. */
export const OrderEnd = withFieldGroup({
  defaultValues: NOTHING_SAID,
  props: NO_ORDER,
  render: function OrderEndParts({ group, plan, hasTrial, taxTerms, buyer }) {
    return (
      <div className="grid gap-4 lg:sticky lg:top-24">
        <OrderSummary
          plan={plan}
          hasTrial={hasTrial}
          tax={plan && quoteTax(taxTerms, buyer, lastDayPaid(plan, hasTrial))}
        />
        <group.AppField name="actsAsEntrepreneur">
          {() => <BoundCheckbox isRequired label="Ich handle als Unternehmen (§&nbsp;14 BGB), nicht als Verbraucher" />}
        </group.AppField>
        <SubmitButton variant="signal" size="lg">
          Zahlungspflichtig bestellen
        </SubmitButton>
      </div>
    )
  },
})

function lastDayPaid({ interval, trialDays }: Plan, hasTrial: boolean): string {
  return lastDayOfFirst(addDays(currentTime(), hasTrial ? trialDays : 0), interval)
}
