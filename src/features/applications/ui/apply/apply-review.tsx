import type { ReactNode } from 'react'
import { currentTime } from '~/lib/current-time'
import { addDays, formatDay } from '~/lib/dates/dates'
import { Button } from '~/ui/buttons/button'
import { TextLink } from '~/ui/buttons/link'
import { Card } from '~/ui/card'
import { useFocusOnMount } from '~/ui/focus/use-focus-on-mount'
import { Note } from '~/ui/note'

type Props = {
  posting: { companyName: string; promisedReplyDays: number; retentionMonths: number; isAnonymous: boolean }
  /** What is sent, line by line. */
  lines: readonly { term: string; value: string }[]
  /** What the person should know before sending. */
  hint?: ReactNode
  sendLabel: string
  isPending: boolean
  problem: string | null
  onBack: () => void
  onSend: () => void
}

/** The last look before an application is sent: everything the company will read, and what happens with it. */
export function ApplyReview({ posting, lines, hint, sendLabel, isPending, problem, onBack, onSend }: Props) {
  const heading = useFocusOnMount<HTMLHeadingElement>()
  return (
    <Card as="section" padding="lg" aria-labelledby="pruefen" className="grid gap-5">
      <h2 ref={heading} id="pruefen" className="text-xl" tabIndex={-1}>
        Stimmt alles?
      </h2>
      {problem && <Note tone="error" title={problem} isAlert />}
      <dl className="grid gap-4 text-sm">
        {lines.map(({ term, value }) => (
          <div key={term}>
            <dt className="text-muted">{term}</dt>
            <dd className="whitespace-pre-line wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      {hint}
      <p className="text-sm text-muted">
        {posting.isAnonymous
          ? `${posting.companyName} liest Lebenslauf, Anschreiben und Antworten ohne Namen; Kontaktdaten und Unterlagen erst, wenn es dich zum Gespräch einlädt oder deinen Namen zeigt.`
          : `${posting.companyName} erhält deinen Namen, deine Kontaktdaten und alles, was hier steht.`}{' '}
        Schickst du die Bewerbung heute ab, ist eine Antwort bis zum{' '}
        {formatDay(addDays(currentTime(), posting.promisedReplyDays))} zugesagt. Wir löschen deine Bewerbung{' '}
        {posting.retentionMonths}&nbsp;Monate nach einer Absage oder Zusage. Mehr dazu in der{' '}
        <TextLink to="/privacy">Datenschutzerklärung</TextLink>.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button variant="signal" size="lg" isPending={isPending} onClick={onSend}>
          {sendLabel}
        </Button>
        <Button variant="ghost" size="lg" onClick={onBack}>
          Noch etwas ändern
        </Button>
      </div>
    </Card>
  )
}
