import type { ReactNode } from 'react'
import { REPLY_STATISTICS_DAYS } from '~/features/applications/answer-promise'
import { FIRST_DAYS } from '~/features/applications/market-figures'
import type { MarketReplies } from '~/features/applications/views'
import { TextLink } from '~/ui/buttons/link'
import { Card } from '~/ui/card'

/** Measured figures of the market, each with number and period; one with too few cases is left out. */
export function EmployersFigures({ replies }: { replies: MarketReplies }) {
  const { all, postings, hires } = replies
  if (!all && !postings && !hires) return null
  return (
    <section className="wrap grid grid-cols-[minmax(0,1fr)] gap-4 pt-10 md:pt-16 lg:grid-cols-3" aria-label="Gemessen">
      {all && (
        <Figure value={`${all.onTimePercent}\u00a0%`} counted={`${number(all.total)} Bewerbungen`}>
          der Bewerbungen hier bekommen ihre Antwort bis zum zugesagten Tag.
        </Figure>
      )}
      {postings?.applicationsPerPosting != null && (
        <Figure value={bewerbungen(postings.applicationsPerPosting)} counted={`${number(postings.postings)} Stellen`}>
          hat eine Stelle im Mittel nach {FIRST_DAYS}&nbsp;Tagen.
        </Figure>
      )}
      {hires?.daysToHire != null && (
        <Figure
          value={hires.daysToHire === 1 ? '1\u00a0Tag' : `${hires.daysToHire}\u00a0Tage`}
          counted={`${number(hires.hires)} Zusagen`}
        >
          vom Veröffentlichen bis zur Zusage, im Mittel.
        </Figure>
      )}
    </section>
  )
}

function Figure({ value, counted, children }: { value: string; counted: string; children: ReactNode }) {
  return (
    <Card padding="lg">
      <p className="num font-display text-3xl leading-none font-[770]">{value}</p>
      <p className="mt-3">{children}</p>
      <p className="mt-2 text-sm text-muted">
        {counted}, {REPLY_STATISTICS_DAYS}&nbsp;Tage. <TextLink to="/antwortquote">So zählen wir</TextLink>
      </p>
    </Card>
  )
}

function number(value: number): string {
  return value.toLocaleString('de-DE')
}

function bewerbungen(value: number): string {
  return value === 1 ? '1 Bewerbung' : `${number(value)} Bewerbungen`
}
