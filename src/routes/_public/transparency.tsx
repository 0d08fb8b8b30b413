import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { durationText } from '~/features/moderation/durations'
import { readTransparency } from '~/features/moderation/search-params'
import { ActiveMonthTable, ComplaintTable, NoticeTable, OrderTable } from '~/features/moderation/ui/transparency-tables'
import type { TransparencyReport } from '~/features/moderation/views'
import { formatDay, formatMoment } from '~/lib/dates/dates'
import { counted } from '~/lib/text/counted'
import { useTRPC } from '~/platform/client/trpc'
import { TextLink } from '~/ui/buttons/link'
import { pageTitle } from '../-page'
import { LegalPage } from './-legal-page'

export const Route = createFileRoute('/_public/transparency')({
  validateSearch: readTransparency,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) =>
    context.queryClient.ensureQueryData(context.trpc.moderation.transparency.queryOptions(deps)),
  head: () => ({ meta: [pageTitle('Transparenzbericht')] }),
  component: Transparency,
})

function Transparency() {
  const search = Route.useSearch()
  const trpc = useTRPC()
  const { data: report } = useSuspenseQuery(trpc.moderation.transparency.queryOptions(search))
  const { year, years, messages, withoutNotice } = report
  const decidedMessages = messages.blocked + messages.kept
  const decidedNotices = report.notices.reduce(
    (sum, each) => sum + each.removedByLaw + each.removedByTerms + each.kept,
    0,
  )
  const isOver = year < (years[0] ?? year)
  return (
    <LegalPage title={`Transparenzbericht ${year}`}>
      <p>
        Wie oft uns jemand Inhalte meldet, was wir daraufhin tun und wie schnell, nach Art.&nbsp;15 und 24 des Gesetzes
        über digitale Dienste (DSA). Die Zahlen werden bei jedem Aufruf aus den einzelnen Vorgängen gezählt
        {isOver ? '' : `; das Jahr läuft noch, Stand ${formatMoment(report.countedAt)}`}.
      </p>
      <p>
        Zeitraum: 01.01.{year} bis {isOver ? `31.12.${year}` : formatDay(report.countedAt)}.
      </p>
      {years.length > 1 && (
        <p>
          {years.map((each, at) => (
            <span key={each}>
              {at > 0 && '\u00a0· '}
              {each === year ? (
                <strong>{each}</strong>
              ) : (
                <TextLink to="/transparency" search={{ jahr: each }}>
                  {each}
                </TextLink>
              )}
            </span>
          ))}
        </p>
      )}
      <h2>Meldungen</h2>
      <NoticeTable notices={report.notices} />
      {report.medianHours !== null && (
        <p>
          Von der Meldung bis zur Entscheidung im Mittel (Median): {durationText(report.medianHours)}, aus{' '}
          {decidedNotices.toLocaleString('de-DE')} {decidedNotices === 1 ? 'Entscheidung' : 'Entscheidungen'}.
        </p>
      )}
      <p>
        {decidedMessages === 0
          ? 'Über gemeldete Nachrichten zwischen zwei Personen war nicht zu entscheiden.'
          : `Über gemeldete Nachrichten zwischen zwei Personen haben wir ${decidedMessages}-mal entschieden; ${messages.blocked}-mal endete die Unterhaltung.`}
      </p>
      <h2>Aus eigenem Antrieb</h2>
      <p>
        {withoutNotice.companies + withoutNotice.accounts === 0
          ? 'Ohne Meldung haben wir niemanden gesperrt.'
          : `Ohne Meldung gesperrt: ${withoutNotice.companies} Unternehmen, ${counted(withoutNotice.accounts, ['Konto', 'Konten'])}.`}
      </p>
      <h2>Beschwerden</h2>
      <p>
        Gegen jede Entscheidung kann man sich sechs Monate lang kostenlos beschweren. Darüber entscheidet immer eine
        andere Person als die, die zuerst entschieden hat.
      </p>
      <ComplaintTable {...report} />
      <h2>Anordnungen von Behörden</h2>
      <p>
        Gezählt sind Anordnungen, mit denen eine Behörde oder ein Gericht verlangt, dass wir einen Inhalt entfernen oder
        Auskunft geben (Art.&nbsp;9 und 10 DSA). „Bestätigt nach“ ist die Zeit, bis die Behörde von uns erfuhr, dass die
        Anordnung da ist, „Erledigt nach“ die Zeit, bis wir etwas getan hatten, beides im Mittel (Median).
      </p>
      <OrderTable orders={report.orders} />
      <h2>Aktive Nutzerinnen und Nutzer</h2>
      <ActiveRecipients {...report.activeRecipients} />
      <h2>Automatische Prüfung</h2>
      <p>
        Über Meldungen und Beschwerden entscheiden nur Menschen. Automatisch geprüft wird der Text einer Anzeige, bevor
        ein Unternehmen sie veröffentlicht: Verstößt ein Satz offensichtlich gegen ein Gesetz, etwa gegen das AGG, muss
        es ihn zuerst ändern. Es sieht dabei die Stelle und den Grund.
      </p>
      <p>
        <a className="link" href={`/transparency.json?jahr=${year}`}>
          Dieser Bericht für Programme (JSON)
        </a>
      </p>
    </LegalPage>
  )
}

/** The monthly average of DSA Art. 24 (2), and how it is counted. */
function ActiveRecipients({ months, average }: TransparencyReport['activeRecipients']) {
  return (
    <>
      <p>
        {average === null
          ? 'Noch ist kein voller Monat gezählt.'
          : `Genutzte Konten je Monat, ${months.length === 1 ? 'im letzten vollen Monat' : `im Durchschnitt der letzten ${months.length} vollen Monate`}: ${number(average.applicants + average.companyMembers)}, davon ${number(average.applicants)} von Bewerberinnen und Bewerbern und ${number(average.companyMembers)} von Mitgliedern von Unternehmen. Stellen wurden ${number(average.postingViews)}-mal im Monat angesehen, mit und ohne Konto.`}
      </p>
      {months.length > 1 && <ActiveMonthTable months={months} />}
      <p>
        So zählen wir: Ein Konto mit bestätigter E-Mail-Adresse zählt in jedem Monat einmal, in dem jemand damit
        angemeldet war. Dafür lesen wir am Abend, welche Anmeldungen es ohnehin gibt, und heben nur die Zahl auf, nicht,
        wer es war. Wer ohne Konto sucht, fehlt in der Zahl der Konten: Um Menschen nicht doppelt zu zählen, müssten wir
        sie wiedererkennen, und das tun wir nicht. Nach Art.&nbsp;24&nbsp;Abs.&nbsp;2 DSA steht hier der Durchschnitt
        der letzten sechs vollen Monate{months.length > 0 && months.length < 6 && ', sobald es so viele gibt'}.
      </p>
    </>
  )
}

const number = (count: number) => count.toLocaleString('de-DE')
