import { ButtonLink } from '~/ui/buttons/link'
import { Track } from '~/ui/track'
import type { AdminOverview } from '../../views'

/** What is missing before companies can book and publish; nothing once it is all there. */
export function FirstDay({ setUp }: { setUp: AdminOverview['setUp'] }) {
  const steps = [
    { isDone: true, label: 'Anmeldung mit zweitem Faktor' },
    { isDone: setUp.hasOperator, label: 'Betreiber und Impressum' },
    { isDone: setUp.isSendingMails, label: 'E-Mail-Versand', detail: 'richtet ein, wer den Server betreut' },
    { isDone: setUp.hasSecondAdmin, label: 'Zweite Person für Freigaben', detail: 'legt an, wer den Server betreut' },
  ].sort((one, other) => Number(other.isDone) - Number(one.isDone))
  const done = steps.filter(({ isDone }) => isDone).length
  const missing = steps.length - done
  if (missing === 0) return null
  return (
    <section
      aria-labelledby="erster-tag"
      className="on-desk mb-6 grid gap-6 rounded-lg bg-desk p-6 text-desk-ink md:grid-cols-[minmax(0,1fr)_minmax(0,20rem)] md:p-9"
    >
      <div>
        <h2 id="erster-tag" className="text-3xl text-desk-ink">
          Ihr Marktplatz steht. Machen Sie ihn auf.
        </h2>
        <p className="mt-3 text-desk-muted">
          {missing === 1 ? 'Ein Schritt fehlt noch.' : `${NUMBERS[missing]} Schritte fehlen noch.`} Alles lässt sich
          später ändern.
        </p>
        {!setUp.hasOperator && (
          <ButtonLink to="/super/operator" variant="signal" size="lg" className="mt-6">
            Betreiber angeben
          </ButtonLink>
        )}
      </div>
      <Track
        label="Bis zur Eröffnung"
        direction="vertical"
        stops={steps.map(({ label, isDone, ...step }) => ({ label, detail: isDone ? undefined : step.detail }))}
        current={done}
      />
    </section>
  )
}

const NUMBERS = ['', 'Ein', 'Zwei', 'Drei'] as const
