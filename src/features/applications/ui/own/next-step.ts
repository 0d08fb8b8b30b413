import { answerDueAt, isOverdue, lateFrom, OVERDUE_PAUSE_DAYS } from '~/features/applications/answer-promise'
import { type ApplicationStatus, type EndReason, isFinal } from '~/features/applications/lifecycle'
import { isPast, type OfferStatus } from '~/features/applications/offers/offer'
import { CLOSING_DAYS } from '~/features/job-postings/lifecycle'
import { formatDay, formatIsoDay } from '~/lib/dates/dates'

/** What comes next for an applicant; until when an answer is promised stands beside it. */
export function nextStep(
  application: {
    status: ApplicationStatus
    submittedAt: Date
    promisedReplyDays: number
    answerDueAt?: Date | null
    answeredAt?: Date | null
    endReason?: EndReason | null
    companyName: string
    offer?: { status: OfferStatus; answerUntil: string } | null
  },
  now: Date,
): string {
  const { status, companyName, offer = null } = application
  if (status === 'submitted' || status === 'in_review') {
    const dueAt = application.answerDueAt ?? answerDueAt(application.submittedAt, application.promisedReplyDays)
    if (application.answeredAt) return `${companyName} hat dir geantwortet und prüft deine Bewerbung weiter.`
    // Taken into review it is not overdue any more (product.md "An answer, always").
    if (isOverdue({ status, answerDueAt: dueAt, answeredAt: null }, now)) {
      const pause = formatDay(lateFrom(dueAt, OVERDUE_PAUSE_DAYS))
      return `${companyName} hatte eine Antwort bis zum ${formatDay(dueAt)} zugesagt und ist im Verzug. Wir erinnern das Unternehmen; ist die Stelle am ${pause} noch online, pausiert sie, bis du eine Antwort hast.`
    }
    return status === 'submitted'
      ? `Deine Bewerbung liegt bei ${companyName}. Sobald sich etwas tut, bekommst du Bescheid.`
      : `${companyName} prüft deine Bewerbung.`
  }
  if (status === 'interview' && offer?.status === 'withdrawn') {
    return `${companyName} hat das Angebot zurückgezogen. Deine Bewerbung läuft weiter.`
  }
  if (status === 'interview') return `${companyName} möchte dich kennenlernen.`
  if (status === 'offer' && offer?.status === 'open') {
    return isPast(offer, now)
      ? `Das Angebot galt bis ${formatIsoDay(offer.answerUntil)}. Wir haben ${companyName} gefragt, wie es weitergeht.`
      : `${companyName} macht dir ein Angebot.`
  }
  if (status === 'offer') return `${companyName} macht dir ein Angebot. Glückwunsch.`
  if (status === 'hired') return `Du hast die Zusage von ${companyName}.`
  if (status === 'withdrawn' && offer?.status === 'declined') return `Du hast das Angebot von ${companyName} abgelehnt.`
  if (status === 'withdrawn') return 'Du hast diese Bewerbung zurückgezogen.'
  if (application.endReason === 'posting-ended') {
    return `Die Stelle bei ${companyName} ist beendet, und deine Bewerbung damit auch. Über dich hat niemand entschieden.`
  }
  return `Deine Bewerbung bei ${companyName} ist beendet. Das sagt nichts über dich: Oft entscheidet eine Kleinigkeit.`
}

/** What a waiting applicant has to know about the posting or the company; null when there is nothing special. */
export function whatHappened(application: {
  status: ApplicationStatus
  isPostingOver: boolean
  isPostingRemoved: boolean
  isCompanySuspended: boolean
  companyName: string
}): string | null {
  const { status, companyName, isCompanySuspended, isPostingOver, isPostingRemoved } = application
  const removed = isPostingRemoved ? 'Wir haben diese Stelle entfernt.' : null
  if (isFinal(status)) return removed
  if (isCompanySuspended) {
    return `Wir haben ${companyName} auf Stellwerk gesperrt. Beantworten kann das Unternehmen deine Bewerbung noch; du kannst sie auch zurückziehen.`
  }
  if (!isPostingOver) return null
  const stays = `${removed ?? 'Die Stelle ist nicht mehr online.'} Deine Bewerbung gilt weiter, bis ${companyName} sie beantwortet`
  // Who is invited or has an offer may wait longer for a decision than for the closing letter.
  return status === 'interview' || status === 'offer'
    ? `${stays}.`
    : `${stays}; spätestens ${CLOSING_DAYS}\u00a0Tage nach dem Ende bekommst du Bescheid.`
}
