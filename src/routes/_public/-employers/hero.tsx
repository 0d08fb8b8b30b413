import { useNavigate } from '@tanstack/react-router'
import { BeginForm } from '~/features/ad-drafts/ui/begin-form'
import { CompanyMark } from '~/features/companies/ui/pictures/company-mark'
import { Chip } from '~/ui/chip'
import { SignalLamp } from '~/ui/signal-lamp'
import { EXAMPLES } from './examples'
import { Example, MendedExample } from './product-pictures'

/** Begins with the text field: the ad first, the account afterwards. */
export function EmployersHero({ trialDays }: { trialDays: number }) {
  const navigate = useNavigate()
  return (
    <section data-shell className="on-desk overflow-hidden bg-desk text-desk-ink">
      <div className="wrap grid grid-cols-[minmax(0,1fr)] items-center gap-x-12 gap-y-10 py-10 md:py-16 lg:grid-cols-2">
        <div className="min-w-0">
          <h1 className="text-4xl wrap-anywhere hyphens-auto leading-[1.02] font-[770] md:text-5xl">
            Sie brauchen Leute. Fangen Sie beim Text&nbsp;an.
          </h1>
          <p className="mt-4 max-w-[44ch] wrap-anywhere text-lg text-desk-muted">
            Einfügen, prüfen, veröffentlichen. Konto und Bezahlung kommen danach
            {trialDays > 0 ? <>, und die ersten {trialDays}&nbsp;Tage kosten nichts.</> : '.'}
          </p>
          <div className="mt-6 rounded-lg bg-surface p-4 text-ink md:p-5">
            <BeginForm
              isShort
              onBegun={(token) => void navigate({ to: '/stelle-ausschreiben/$token', params: { token } })}
            />
          </div>
        </div>
        <ul aria-label="Beispiele aus dem Produkt" className="grid gap-4 max-lg:hidden">
          <Example className="ml-9">
            <MendedExample example={EXAMPLES.team} />
          </Example>
          <Example className="mr-9">
            <div className="flex gap-3">
              <CompanyMark name="Musterwerk GmbH" logoFileId={null} size="lg" />
              <div className="min-w-0">
                <p className="font-display text-lg font-bold">Zerspanungsmechaniker (m/w/d)</p>
                <p className="text-sm text-muted">Musterwerk GmbH</p>
                <p className="mt-1 text-sm">
                  <strong className="num font-semibold">3.400 – 4.150&nbsp;€</strong> im Monat
                </p>
                <p className="mt-2 flex gap-1.5">
                  <Chip>Vollzeit</Chip>
                  <Chip>unbefristet</Chip>
                </p>
              </div>
            </div>
          </Example>
          <Example className="ml-4">
            <div className="flex items-center gap-4">
              <SignalLamp light="green" hasMast className="h-19 flex-none" />
              <div>
                <p className="font-display text-lg font-bold">Alle Bewerbungen beantwortet</p>
                <p className="text-sm text-muted">Ihr Signal steht auf Grün.</p>
              </div>
            </div>
          </Example>
        </ul>
      </div>
    </section>
  )
}
