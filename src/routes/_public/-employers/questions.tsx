import { ANSWER_REMINDERS, OVERDUE_PAUSE_DAYS } from '~/features/applications/answer-promise'
import { TextLink } from '~/ui/buttons/link'
import { Disclosure } from '~/ui/text/disclosure'

/** Four questions that companies ask before they begin. */
export function EmployersQuestions({ trialDays }: { trialDays: number }) {
  return (
    <section className="mx-auto max-w-[48rem] px-4 pt-14 md:pt-24" aria-labelledby="fragen">
      <h2 id="fragen" className="mb-4 text-2xl">
        Fragen, die oft kommen
      </h2>
      <Disclosure title="Was passiert, wenn wir die Frist nicht halten?" isOpen>
        Wir erinnern Sie {Math.abs(ANSWER_REMINDERS[0])}&nbsp;Tage vorher, am Tag und {ANSWER_REMINDERS[2]}&nbsp;Tage
        danach. {OVERDUE_PAUSE_DAYS}&nbsp;Tage nach der ersten überfälligen Bewerbung pausiert die Stelle, bis alle eine
        Antwort haben. Verschieben können Sie die Frist einmal, mit ein paar Worten an alle, die warten.
      </Disclosure>
      <Disclosure title="Wann buchen Sie zum ersten Mal ab?">
        {trialDays > 0
          ? `Nach ${trialDays}\u00a0Tagen, und nur, wenn Sie bis dahin nicht gekündigt haben. Vor jeder Abbuchung bekommen Sie eine Rechnung mit dem Tag.`
          : 'Mit dem ersten Zeitraum. Vor jeder Abbuchung bekommen Sie eine Rechnung mit dem Tag.'}
      </Disclosure>
      <Disclosure title="Können wir unsere Anzeige von der eigenen Seite übernehmen?">
        Ja. Fügen Sie den Text ein oder geben Sie uns die Datei (PDF, DOCX oder Text). Wir teilen ihn auf und zeigen,
        was fehlt. <TextLink to="/stelle-ausschreiben">Gleich ausprobieren</TextLink>
      </Disclosure>
      <Disclosure title="Wer sieht die Lebensläufe?">
        Nur Ihre Kolleginnen und Kollegen, die Sie dazu einladen. Wer seinen Lebenslauf für die Suche freigibt,
        entscheidet das selbst und sieht, welches Unternehmen ihn angesehen hat.
      </Disclosure>
    </section>
  )
}
