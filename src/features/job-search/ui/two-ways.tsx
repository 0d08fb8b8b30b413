import { ButtonLink } from '~/ui/buttons/button-link'
import { Track } from '~/ui/track'

const FOR_APPLICANTS = [
  ['Lebenslauf anlegen', 'Einmal ausfüllen, immer wieder verwenden.'],
  ['Passende Stellen finden', 'Nach Beruf, Ort und Umkreis. Das Gehalt steht dabei.'],
  ['Bewerben', 'Lebenslauf wählen, absenden. Ein Anschreiben ist kein Muss.'],
  ['Wissen, wo du stehst', 'Du siehst jeden Schritt und bis wann eine Antwort zugesagt ist.'],
] as const
const FOR_COMPANIES = [
  ['Stelle ausschreiben', 'Der Editor führt Sie durch alle Angaben, auch durch die Gehaltsspanne.'],
  ['Bewerbungen sichten', 'Alle Eingänge an einem Ort. Ihr Team notiert und bewertet mit.'],
  ['Selbst aktiv werden', 'Durchsuchen Sie Lebensläufe und schreiben Sie Fachkräfte direkt an.'],
  ['Verbindlich antworten', 'Zu- und Absagen mit einem Klick. Wir erinnern rechtzeitig an jedes zugesagte Datum.'],
] as const

/** How it works, for those who search and for those who hire. */
export function TwoWays() {
  return (
    <div className="grid gap-5 lg:grid-cols-2">
      <section className="card p-6 md:p-9">
        <h2 className="text-3xl">Für dich, wenn du suchst</h2>
        <Way label="Dein Weg" steps={FOR_APPLICANTS} />
        <ButtonLink to="/auth/register" className="mt-8">
          Kostenlos registrieren
        </ButtonLink>
      </section>
      <section className="rounded-lg bg-accent-soft p-6 md:p-9">
        <h2 className="text-3xl">Für Ihr Unternehmen</h2>
        <Way label="Ihr Weg" steps={FOR_COMPANIES} />
        <ButtonLink to="/pricing" variant="outline" className="mt-8">
          Preise ansehen
        </ButtonLink>
      </section>
    </div>
  )
}

function Way({ label, steps }: { label: string; steps: readonly (readonly [string, string])[] }) {
  return (
    <Track
      className="mt-6"
      direction="vertical"
      label={label}
      current={steps.length - 1}
      stops={steps.map(([heading, text]) => ({
        label: <span className="font-display text-lg leading-tight font-[650] text-ink">{heading}</span>,
        detail: text,
      }))}
    />
  )
}
