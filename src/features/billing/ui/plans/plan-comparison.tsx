import { planIntervalLabels } from '~/features/billing/vocabulary'
import { formatCentsShort } from '~/lib/money/money'
import type { Plan } from './plan'

/** The plans side by side, with their differences. */
export function PlanComparison({ plans }: { plans: readonly Plan[] }) {
  const rows = [
    {
      label: 'Nettopreis',
      value: (plan: Plan) => `${formatCentsShort(plan.netPriceCents)} ${planIntervalLabels[plan.interval]}`,
    },
    { label: 'Stellen gleichzeitig', value: (plan: Plan) => limit(plan.maxActiveJobPostings) },
    { label: 'Zugänge für Kollegen', value: (plan: Plan) => limit(plan.maxMembers) },
    {
      label: 'Kostenlose Testzeit',
      value: (plan: Plan) => (plan.trialDays > 0 ? `${plan.trialDays}\u00a0Tage` : 'keine'),
    },
  ]
  return (
    <section aria-labelledby="vergleich" className="mt-14">
      <h2 id="vergleich">Im Vergleich</h2>
      <div className="card table-wrap mt-4">
        <table className="tbl tbl-cards">
          <thead>
            <tr>
              <th scope="col">
                <span className="sr-only">Leistung</span>
              </th>
              {plans.map((plan) => (
                <th key={plan.id} scope="col">
                  {plan.name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, value }) => (
              <tr key={label}>
                <th scope="row" className="max-md:block max-md:border-0 max-md:p-0">
                  {label}
                </th>
                {plans.map((plan) => (
                  <td key={plan.id} data-label={plan.name} className="num">
                    {value(plan)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

function limit(max: number | null): string {
  return max === null ? 'ohne Grenze' : String(max)
}
