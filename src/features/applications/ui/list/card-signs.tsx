import { CalendarClock, CalendarDays, Clock, Handshake, MessageSquareText, Send, Star } from 'lucide-react'
import type { ReactNode } from 'react'
import { daysOverdue } from '~/features/applications/answer-promise'
import type { ApplicationStatus } from '~/features/applications/lifecycle'
import { isPast, type OfferStatus } from '~/features/applications/offers/offer'
import type { InterviewStatus } from '~/features/applications/workflow/interview'
import { calendarDays, formatIsoDay, formatMoment } from '~/lib/dates/dates'

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

/** A card is marked from this many days without an answer (handbook §5). */
const WAITING_DAYS = 4

/** What a card shows besides the name: team rating, notes, appointment, and how long somebody waits. */
export function CardSigns({ card, now }: { card: Card; now: Date }) {
  const signs = signsOf(card, now)
  if (signs.length === 0) return null
  return (
    <ul className="mt-1.5 flex flex-wrap gap-x-3 gap-y-1 text-xs text-muted">
      {signs.map(({ key, icon, text, isWarning }) => (
        <li key={key} className={isWarning ? 'flex items-center gap-1 text-warn-soft-ink' : 'flex items-center gap-1'}>
          <span className="[&>svg]:size-3.5">{icon}</span>
          {text}
        </li>
      ))}
    </ul>
  )
}

type Sign = { key: string; icon: ReactNode; text: string; isWarning?: boolean }

function signsOf(card: Card, now: Date): Sign[] {
  const waitingDays = calendarDays(card.submittedAt, now)
  const isWaiting = card.answeredAt === null && card.status === 'submitted' && waitingDays >= WAITING_DAYS
  return [
    ...(card.rating === null
      ? []
      : [{ key: 'rating', icon: <Star aria-hidden="true" />, text: `${card.rating.toLocaleString('de-DE')} von 5` }]),
    ...(card.notes === 0
      ? []
      : [
          {
            key: 'notes',
            icon: <MessageSquareText aria-hidden="true" />,
            text: card.notes === 1 ? '1 Notiz' : `${card.notes} Notizen`,
          },
        ]),
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
    : [{ key: 'offer', icon, text: `Angebot bis ${until}` }]
}

function interviewSign({ interview, status }: Card): Sign[] {
  if (!interview || status === 'rejected' || status === 'withdrawn') return []
  if (interview.status === 'agreed' && interview.startsAt) {
    return [{ key: 'interview', icon: <CalendarClock aria-hidden="true" />, text: formatMoment(interview.startsAt) }]
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
