import { CalendarClock, CalendarDays, Clock, Handshake, MessageSquareText, Send, Star } from 'lucide-react'
import type { ReactNode } from 'react'
import { daysOverdue } from '~/features/applications/answer-promise'
import { type ApplicationStatus, LONG_WAIT_DAYS } from '~/features/applications/lifecycle'
import { isPast, type OfferStatus } from '~/features/applications/offers/offer'
import type { InterviewStatus } from '~/features/applications/workflow/interview'
import { calendarDays, formatIsoDay, formatMoment, formatShortDay, formatTime } from '~/lib/dates/dates'
import { counted } from '~/lib/text/counted'
import { classNames } from '~/ui/class-names'

type Card = {
  status: ApplicationStatus
  submittedAt: Date
  answerDueAt: Date | null
  answeredAt: Date | null
  isOverdue: boolean
  notes: number
  rating: number | null
  interview: { status: InterviewStatus; startsAt: Date | null } | null
  offer: { status: OfferStatus; answerUntil: string } | null
  rejectionPlannedFor: Date | null
}

type SignsProps = { card: Card; now: Date }

/** What a row shows besides the name: team rating, notes, appointment, and how long somebody waits. */
export function CardSigns({ card, now }: SignsProps) {
  return <Signs signs={[...teamSigns(card), ...stateSigns(card, now)]} className="mt-1.5" />
}

/** The same on the narrow cards of the board: in one line, what the team wrote as numbers at its end. */
export function BoardSigns({ card, now, otherwise, menu }: SignsProps & { otherwise: ReactNode; menu: ReactNode }) {
  const states = stateSigns(card, now)
  return (
    <>
      {states.length > 0 ? <Signs signs={states} isShort /> : otherwise}
      <div className="ml-auto flex items-center gap-1">
        <Signs signs={teamSigns(card)} isShort />
        {menu}
      </div>
    </>
  )
}

type Sign = { key: string; icon: ReactNode; text: string; short?: string; isWarning?: boolean }

function Signs({ signs, isShort, className }: { signs: readonly Sign[]; isShort?: boolean; className?: string }) {
  if (signs.length === 0) return null
  return (
    <ul className={classNames('flex flex-wrap gap-y-1 text-xs text-muted', isShort ? 'gap-x-2' : 'gap-x-3', className)}>
      {signs.map(({ key, icon, text, short, isWarning }) => (
        <li key={key} className={isWarning ? 'flex items-center gap-1 text-warn-soft-ink' : 'flex items-center gap-1'}>
          <span className="[&>svg]:size-3.5">{icon}</span>
          {isShort && short ? (
            <>
              <span aria-hidden="true">{short}</span>
              <span className="sr-only">{text}</span>
            </>
          ) : (
            text
          )}
        </li>
      ))}
    </ul>
  )
}

function teamSigns({ rating, notes }: Card): Sign[] {
  const stars = rating?.toLocaleString('de-DE')
  return [
    ...(stars ? [{ key: 'rating', icon: <Star aria-hidden="true" />, text: `${stars} von 5`, short: stars }] : []),
    ...(notes > 0
      ? [
          {
            key: 'notes',
            icon: <MessageSquareText aria-hidden="true" />,
            text: counted(notes, ['Notiz', 'Notizen']),
            short: `${notes}`,
          },
        ]
      : []),
  ]
}

function stateSigns(card: Card, now: Date): Sign[] {
  const waitingDays = calendarDays(card.submittedAt, now)
  const isWaiting = card.answeredAt === null && card.status === 'submitted' && waitingDays >= LONG_WAIT_DAYS
  return [
    ...interviewSign(card),
    ...offerSign(card, now),
    ...(card.rejectionPlannedFor
      ? [
          {
            key: 'planned',
            icon: <Send aria-hidden="true" />,
            text: `Absage geplant: ${formatMoment(card.rejectionPlannedFor)}`,
          },
        ]
      : []),
    ...(card.isOverdue && card.answerDueAt
      ? [
          {
            key: 'overdue',
            icon: <Clock aria-hidden="true" />,
            text: overdueText(daysOverdue(card.answerDueAt, now)),
            isWarning: true,
          },
        ]
      : isWaiting
        ? [
            {
              key: 'waiting',
              icon: <Clock aria-hidden="true" />,
              text: `wartet seit ${waitingDays}\u00a0Tagen`,
              isWarning: true,
            },
          ]
        : []),
  ]
}

function overdueText(days: number): string {
  if (days === 0) return 'Antwort heute überfällig'
  return days === 1 ? 'Antwort seit gestern überfällig' : `Antwort seit ${days}\u00a0Tagen überfällig`
}

function offerSign({ offer, status }: Card, now: Date): Sign[] {
  if (!offer || (status !== 'offer' && status !== 'hired')) return []
  const icon = <Handshake aria-hidden="true" />
  if (offer.status === 'accepted') return [{ key: 'offer', icon, text: 'Angebot angenommen' }]
  const until = formatIsoDay(offer.answerUntil)
  return isPast(offer, now)
    ? [{ key: 'offer', icon, text: `Angebot galt bis ${until}`, isWarning: true }]
    : [
        {
          key: 'offer',
          icon,
          text: `Angebot bis ${until}`,
          short: `bis ${formatShortDay(new Date(offer.answerUntil))}`,
        },
      ]
}

function interviewSign({ interview, status }: Card): Sign[] {
  if (!interview || status === 'rejected' || status === 'withdrawn') return []
  if (interview.status === 'agreed' && interview.startsAt) {
    const icon = <CalendarClock aria-hidden="true" />
    const { startsAt } = interview
    return [
      {
        key: 'interview',
        icon,
        text: formatMoment(startsAt),
        short: `${formatShortDay(startsAt)}, ${formatTime(startsAt)}\u00a0Uhr`,
      },
    ]
  }
  const text = interview.status === 'declined' ? 'bittet um andere Termine' : 'Termin vorgeschlagen'
  return [
    {
      key: 'interview',
      icon: <CalendarDays aria-hidden="true" />,
      text,
      isWarning: interview.status === 'declined',
    },
  ]
}
