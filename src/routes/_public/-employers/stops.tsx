import type { ReactNode } from 'react'
import { OVERDUE_PAUSE_DAYS } from '~/features/applications/answer-promise'
import { classNames } from '~/ui/class-names'
import { SignalLamp } from '~/ui/signal-lamp'
import { EXAMPLES } from './examples'
import { MendedExample } from './product-pictures'

/** From the text to hiring in three stops, each beside a picture of the product. */
export function EmployersStops() {
  return (
    <section className="wrap pt-14 md:pt-24" aria-labelledby="vom-text-zur-zusage">
      <h2 id="vom-text-zur-zusage" className="text-3xl">
        Vom Text zur Zusage
      </h2>
      <div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-12 md:gap-16">
        <Stop
          name="Text"
          title="Aus Ihrer alten Anzeige wird eine klare Stelle."
          text="Wir legen den Text in Teile, zeigen heikle Wörter im Satz und schlagen bessere vor. Ein Klick ersetzt sie, ein zweiter macht es rückgängig."
        >
          <p className="font-semibold">Profil</p>
          <div className="mt-2">
            <MendedExample example={EXAMPLES.language} />
          </div>
        </Stop>
        <Stop
          isTurned
          name="Versprechen"
          title="Ihre Zusage steht an der Stelle."
          text={`Sie nennen eine Frist, wir erinnern Sie drei Tage vorher. Halten Sie sie, steht Ihr Signal auf Grün, und wer sich bewirbt, weiß: Hier kommt eine Antwort. Halten Sie sie nicht, steht auch das da; ${OVERDUE_PAUSE_DAYS}\u00a0Tage nach der ersten überfälligen Antwort pausiert die Stelle.`}
        >
          <div className="grid grid-cols-[minmax(0,1fr)] gap-6 sm:grid-cols-2">
            <Kept isGreen title="Antwort bis 7. Dez." text="bisher immer pünktlich" />
            <Kept isGreen={false} title="Antwort bis 9. Dez." text="zuletzt verspätet" />
          </div>
        </Stop>
        <Stop
          name="Bewerbungen"
          title="Alle auf einer Tafel, mit Beleg statt Punktzahl."
          text="Sie sehen, welche Anforderung wo im Lebenslauf steht. Auf Wunsch ohne Namen, bis Sie einladen."
        >
          <div className="grid grid-cols-[minmax(0,1fr)] gap-3 sm:grid-cols-2">
            <Candidate name="Bewerbung 7F" text="9&nbsp;Jahre Praxis" status="heute fällig" />
            <Candidate name="Susanne Horn" text="heute, 11:00&nbsp;Uhr" status="Gespräch" />
          </div>
          <p className="mt-3 border-l-4 border-accent pl-3">
            „Einrichten und Fahren von <mark className="bg-signal-soft text-ink">Index G220</mark>, Losgrößen 1 bis 300“
          </p>
        </Stop>
      </div>
    </section>
  )
}

type StopProps = { name: string; title: string; text: string; isTurned?: boolean; children: ReactNode }

function Stop({ name, title, text, isTurned = false, children }: StopProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-center gap-x-16 gap-y-5 lg:grid-cols-2">
      <div className={classNames('min-w-0', isTurned && 'lg:order-2')}>
        <p className="flex min-w-0 items-center gap-2.5 text-sm font-semibold text-accent-strong">
          <span className="size-3.5 rounded-full border-3 border-ink bg-signal" aria-hidden="true" />
          {name}
        </p>
        <h3 className="mt-2 text-2xl">{title}</h3>
        <p className="mt-2 max-w-[52ch] text-muted">{text}</p>
      </div>
      <figure className="min-w-0 rounded-lg wrap-anywhere border border-line bg-surface p-5 text-sm shadow-float">
        <figcaption className="sr-only">Beispiel aus dem Produkt</figcaption>
        {children}
      </figure>
    </div>
  )
}

function Kept({ isGreen, title, text }: { isGreen: boolean; title: string; text: string }) {
  return (
    <div className="flex items-center gap-3">
      <SignalLamp light={isGreen ? 'green' : 'yellow'} hasMast className="h-19 flex-none" />
      <div className="min-w-0">
        <p className="font-semibold">{title}</p>
        <p className="text-muted">{text}</p>
      </div>
    </div>
  )
}

function Candidate({ name, text, status }: { name: string; text: string; status: string }) {
  return (
    <div className="min-w-0 rounded-md border border-line p-3">
      <p className="font-semibold">{name}</p>
      <p className="text-muted">{text}</p>
      <p className="mt-2 inline-block rounded-full bg-sunken px-2.5 py-0.5">{status}</p>
    </div>
  )
}
