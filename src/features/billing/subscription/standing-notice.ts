import { formatDay } from '~/lib/dates/dates'
import { formatCents } from '~/lib/money/money'
import type { Standing } from './standing'

export type StandingView = {
  standing: Standing
  validUntil: Date | null
  /** A subscription has not ended: once paid, the licence continues without a new booking. */
  isRunning: boolean
  /** It was ended before its period, which cannot be withdrawn. Missing means no. */
  endsEarly?: boolean
  /** Debts in cents; null for people without access to billing. */
  openCents: number | null
  /** Why the platform suspended the company, if it did and said so. */
  closedReason: string | null
}

export type StandingNotice = {
  tone: 'info' | 'warn'
  title: string
  text: string
  /** Somebody else's words, shown as a quotation. */
  quote: string | null
  action: { label: string; to: '/app/company/sepa' | '/app/company/billing' | '/imprint' } | null
}

type Reader = { isAdmin: boolean; place: 'dashboard' | 'billing'; now: Date }

/** A cancelled plan is mentioned this long before its end. */
const ENDING_SOON_MS = 30 * 24 * 60 * 60 * 1000
const WITHOUT_LICENSE = 'Stellen veröffentlichen und Lebensläufe suchen'
const STILL_THERE = 'Ihre Daten sind noch da.'

/** The message about a company's licence and its next step; null when there is nothing to say. */
export function standingNotice(view: StandingView, reader: Reader): StandingNotice | null {
  const { standing, validUntil } = view
  const until = validUntil ? formatDay(validUntil) : null
  switch (standing) {
    case 'trial':
    case 'running':
    case 'internal':
      return null
    case 'ending':
      return ending(view, reader)
    case 'grace':
      return reader.isAdmin ? grace(view, reader) : null
    case 'unpaid':
      return unpaid(view, reader)
    case 'trial-ended':
      return bookable('Ihre Testphase ist abgelaufen', until, reader)
    case 'ended':
      return bookable('Ihre Lizenz ist abgelaufen', until, reader)
    case 'none':
      return bookable('Noch ist kein Tarif gebucht', null, reader)
    case 'closed':
      return closed(view)
  }
}

function ending(
  { validUntil, isRunning, endsEarly }: StandingView,
  { isAdmin, place, now }: Reader,
): StandingNotice | null {
  // The plan's page says so at the plan, with the button to withdraw it.
  if (!isAdmin || !validUntil || place === 'billing') return null
  if (validUntil.getTime() - now.getTime() > ENDING_SOON_MS) return null
  return {
    tone: 'info',
    title: `Ihre Lizenz endet am ${formatDay(validUntil)}`,
    text: endsEarly
      ? 'Ihr Tarif ist wegen geänderter Bedingungen gekündigt. Danach pausieren Ihre Stellen, bis Sie einen Tarif buchen.'
      : isRunning
        ? 'Ihr Tarif ist gekündigt. Danach pausieren Ihre Stellen; bis dahin können Sie die Kündigung zurücknehmen.'
        : 'Danach pausieren Ihre Stellen, bis Sie einen Tarif buchen.',
    quote: null,
    action: isRunning ? { label: 'Kündigung ansehen', to: '/app/company/billing' } : null,
  }
}

function grace({ validUntil, openCents }: StandingView, { place }: Reader): StandingNotice {
  const until = validUntil ? ` Ihre Lizenz bleibt bis zum ${formatDay(validUntil)} gültig, danach` : ' Sonst'
  return {
    tone: 'warn',
    title: 'Eine Rechnung ist offen',
    text: `${owed(openCents)}${until} pausieren Ihre Stellen, bis die Zahlung da ist.`,
    quote: null,
    action: toInvoice(place),
  }
}

function unpaid({ isRunning, openCents }: StandingView, { isAdmin, place }: Reader): StandingNotice {
  const title = 'Ihre Lizenz ruht, weil eine Rechnung offen ist'
  if (!isAdmin) {
    const text = `${WITHOUT_LICENSE} können Sie wieder, sobald sie bezahlt ist. Darum kann sich ein Admin Ihres Unternehmens kümmern.`
    return { tone: 'warn', title, text, quote: null, action: null }
  }
  const then = isRunning
    ? 'Sobald die Zahlung da ist, gilt Ihre Lizenz wieder und Ihre Stellen gehen von selbst online.'
    : 'Sobald die Zahlung da ist, können Sie wieder einen Tarif buchen.'
  return { tone: 'warn', title, text: `${owed(openCents)} ${then}`, quote: null, action: toInvoice(place) }
}

function bookable(title: string, until: string | null, { isAdmin }: Reader): StandingNotice {
  const since = until ? `Sie galt bis zum ${until}. ` : ''
  if (!isAdmin) {
    const text = `${since}${WITHOUT_LICENSE} können Sie, sobald ein Admin Ihres Unternehmens einen Tarif gebucht hat.`
    return { tone: 'warn', title, text, quote: null, action: null }
  }
  const text = `${since}Buchen Sie einen Tarif, um ${until ? 'wieder ' : ''}Stellen zu veröffentlichen und Lebensläufe zu suchen. ${STILL_THERE}`
  return { tone: 'warn', title, text, quote: null, action: { label: 'Tarif buchen', to: '/app/company/sepa' } }
}

function closed({ closedReason }: StandingView): StandingNotice {
  return {
    tone: 'warn',
    title: 'Ihr Unternehmen ist gesperrt',
    text: 'Ihre Stellen pausieren und die Lizenz ruht. Bewerbungen und Rechnungen bleiben erhalten. Sie sind anderer Ansicht? Schreiben Sie an die Adresse im Impressum.',
    quote: closedReason,
    action: { label: 'Zum Impressum', to: '/imprint' },
  }
}

function owed(openCents: number | null): string {
  return openCents === null ? 'Es ist noch etwas offen.' : `Offen sind ${formatCents(openCents)}.`
}

function toInvoice(place: Reader['place']): StandingNotice['action'] {
  // There it is right below, with account and purpose.
  return place === 'billing' ? null : { label: 'Zur offenen Rechnung', to: '/app/company/billing' }
}

type Going = {
  standing: Standing
  now: Date
  subscription: { periodEnd: Date; cancelledAt: Date | null; next: string | null } | null
}

/** How the plan continues, in a few words, for its card; null without one. `next` names the booked plan of the next period. */
export function goesOn({ standing, subscription, now }: Going): string | null {
  if (standing === 'closed') return closedPlan(subscription, now)
  if (!subscription) return standing === 'unpaid' ? 'Nach der Zahlung können Sie neu buchen' : null
  const { periodEnd, cancelledAt, next } = subscription
  const end = formatDay(periodEnd)
  if (standing === 'internal') return `Von Stellwerk eingerichtet, endet am ${end}; danach können Sie buchen`
  if (cancelledAt) return periodEnd > now ? `Gekündigt, endet am ${end}` : `Gekündigt, war gültig bis ${end}`
  if (standing === 'grace' || standing === 'unpaid') return 'Geht weiter, sobald die offene Rechnung bezahlt ist'
  if (standing === 'ended' || standing === 'trial-ended' || standing === 'none') {
    return periodEnd > now ? `Der nächste Zeitraum beginnt am ${end}` : 'Abgelaufen, verlängert sich nicht'
  }
  if (next) return `Ab ${end}: ${next}`
  return standing === 'trial' ? `Der erste bezahlte Zeitraum beginnt am ${end}` : 'Verlängert sich von selbst'
}

function closedPlan(subscription: Going['subscription'], now: Date): string {
  if (!subscription?.cancelledAt) return 'Ruht, solange Ihr Unternehmen gesperrt ist'
  const { periodEnd } = subscription
  if (periodEnd <= now) return 'Gekündigt, verlängert sich nicht'
  return `Gekündigt zum ${formatDay(periodEnd)}; ruht, weil Ihr Unternehmen gesperrt ist`
}
