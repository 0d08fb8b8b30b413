import { formatDay } from '~/lib/dates'
import { formatCents } from '~/lib/money'
import { Card } from '~/ui/card'
import { Chip, type ChipTone } from '~/ui/chip'
import { FactList } from '~/ui/definition-list'
import { type LicenseState, licenseStateLabels } from '../license'
import type { PlanInterval } from '../period'
import { planIntervalLabels } from '../schema'

const tones = {
  none: 'mute',
  trial: 'info',
  active: 'success',
  past_due: 'warn',
  expired: 'error',
  suspended: 'error',
} satisfies Record<LicenseState, ChipTone>

type BillingOverviewProps = {
  overview: {
    company: Record<'name' | 'street' | 'houseNumber' | 'postalCode' | 'city' | 'vatId', string | null>
    plan: { name: string; netPriceCents: number; interval: PlanInterval } | null
    subscription: { startedAt: Date; periodEnd: Date; cancelledAt: Date | null } | null
    license: { state: LicenseState; validUntil: Date | null }
    mandate: { reference: string; accountHolder: string; maskedIban: string; signedAt: Date } | null
  }
}

/** Plan, licence, mandate and invoice address of the own company. */
export function BillingOverview({ overview }: BillingOverviewProps) {
  const { company, plan, subscription, license, mandate } = overview
  const price = plan && `${formatCents(plan.netPriceCents)} ${planIntervalLabels[plan.interval]}, zzgl. USt.`
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      <Card as="section" padding="lg" aria-labelledby="tarif">
        <div className="mb-4 flex flex-wrap items-center gap-3">
          <h2 id="tarif" className="text-xl">
            {plan ? `Tarif ${plan.name}` : 'Kein Tarif gebucht'}
          </h2>
          <Chip tone={tones[license.state]}>{licenseStateLabels[license.state]}</Chip>
        </div>
        <FactList
          columns={2}
          facts={[
            { term: 'Preis', value: price ?? '–' },
            { term: 'Lizenz gültig bis', value: dayOf(license.validUntil) },
            { term: 'Gebucht am', value: dayOf(subscription?.startedAt) },
            { term: 'Laufender Zeitraum endet am', value: dayOf(subscription?.periodEnd) },
          ]}
        />
      </Card>
      <Card as="section" padding="lg" aria-labelledby="lastschrift">
        <h2 id="lastschrift" className="mb-4 text-xl">
          SEPA-Lastschrift
        </h2>
        {mandate ? (
          <FactList
            columns={2}
            facts={[
              { term: 'Kontoinhaber', value: mandate.accountHolder },
              { term: 'IBAN', value: <span className="num">{mandate.maskedIban}</span> },
              { term: 'Mandatsreferenz', value: mandate.reference },
              { term: 'Erteilt am', value: dayOf(mandate.signedAt) },
            ]}
          />
        ) : (
          <p className="text-sm text-muted">Es liegt kein gültiges Lastschriftmandat vor.</p>
        )}
      </Card>
      <Card as="section" padding="lg" aria-labelledby="anschrift">
        <h2 id="anschrift" className="mb-4 text-xl">
          Rechnungsanschrift
        </h2>
        <address className="text-sm not-italic">
          {company.name}
          <br />
          {company.street} {company.houseNumber}
          <br />
          {company.postalCode} {company.city}
        </address>
        {company.vatId && <p className="mt-2 text-sm text-muted">USt-IdNr. {company.vatId}</p>}
      </Card>
      <Card as="section" padding="lg" aria-labelledby="rechnungen">
        <h2 id="rechnungen" className="mb-2 text-xl">
          Rechnungen
        </h2>
        <p className="text-sm text-muted">Noch keine. Die erste kommt mit dem ersten bezahlten Zeitraum.</p>
      </Card>
    </div>
  )
}

function dayOf(date: Date | null | undefined): string {
  return date ? formatDay(date) : '–'
}
