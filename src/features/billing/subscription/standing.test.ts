import { describe, expect, test } from 'vitest'
import { addDays } from '~/lib/dates/dates'
import { afterCancelling } from './cancelling'
import { STANDINGS, type Standing, type StandingFacts, standingOf } from './standing'
import { goesOn, type StandingView, standingNotice } from './standing-notice'

const NOW = new Date('2026-11-20T10:00:00Z')
const SOON = new Date('2026-12-04T10:00:00Z')
const PAST = new Date('2026-11-01T10:00:00Z')

const plain: StandingFacts = {
  ...{ state: 'active', hasDebts: false, isRunning: true, isCancelled: false, isInternal: false, wasTrial: false },
}

test.each<[Standing, Partial<StandingFacts>]>([
  ['none', { state: 'none', isRunning: false }],
  ['trial', { state: 'trial' }],
  ['running', {}],
  ['ending', { isCancelled: true }],
  ['ending', { state: 'trial', isCancelled: true }],
  ['ending', { isRunning: false }],
  ['internal', { isInternal: true, isCancelled: true }],
  ['grace', { state: 'past_due', hasDebts: true }],
  ['grace', { hasDebts: true, isCancelled: true }],
  ['unpaid', { state: 'expired', hasDebts: true }],
  ['unpaid', { state: 'expired', hasDebts: true, isRunning: false, wasTrial: true }],
  ['trial-ended', { state: 'expired', isRunning: false, wasTrial: true }],
  ['ended', { state: 'expired', isRunning: false }],
  ['closed', { state: 'suspended', hasDebts: true }],
])('a company is %s with %j', (standing, facts) => {
  expect(standingOf({ ...plain, ...facts })).toBe(standing)
})

function view(standing: Standing, values: Partial<StandingView> = {}): StandingView {
  return { standing, validUntil: SOON, isRunning: true, openCents: 0, closedReason: null, ...values }
}
const say = (of: StandingView, place: 'dashboard' | 'billing', isAdmin = true) => {
  const notice = standingNotice(of, { isAdmin, place, now: NOW })
  return notice && [notice.title, notice.action?.to ?? null]
}

const INVOICE = '/app/company/billing'
const BOOK = '/app/company/sepa'
const owing = { openCents: 17731 }
const over = { validUntil: PAST, isRunning: false }

describe('what is said, and where it leads', () => {
  const rows: [Standing, Partial<StandingView>, unknown, unknown, unknown][] = [
    ['none', { validUntil: null }, ['Noch ist kein Tarif gebucht', BOOK], ['Noch ist kein Tarif gebucht', BOOK], null],
    ['trial', {}, null, null, null],
    ['running', {}, null, null, null],
    ['internal', {}, null, null, null],
    ['ending', {}, ['Ihre Lizenz endet am 04.12.2026', INVOICE], null, null],
    ['ending', { isRunning: false }, ['Ihre Lizenz endet am 04.12.2026', null], null, null],
    ['ending', { validUntil: new Date('2027-06-01') }, null, null, null],
    ['grace', owing, ['Eine Rechnung ist offen', INVOICE], ['Eine Rechnung ist offen', null], null],
    [
      'unpaid',
      { ...owing, validUntil: PAST },
      ['Ihre Lizenz ruht, weil eine Rechnung offen ist', INVOICE],
      ['Ihre Lizenz ruht, weil eine Rechnung offen ist', null],
      ['Ihre Lizenz ruht, weil eine Rechnung offen ist', null],
    ],
    [
      'trial-ended',
      over,
      ['Ihre Testphase ist abgelaufen', BOOK],
      ['Ihre Testphase ist abgelaufen', BOOK],
      ['Ihre Testphase ist abgelaufen', null],
    ],
    [
      'ended',
      over,
      ['Ihre Lizenz ist abgelaufen', BOOK],
      ['Ihre Lizenz ist abgelaufen', BOOK],
      ['Ihre Lizenz ist abgelaufen', null],
    ],
    [
      'closed',
      {},
      ['Ihr Unternehmen ist gesperrt', '/imprint'],
      ['Ihr Unternehmen ist gesperrt', '/imprint'],
      ['Ihr Unternehmen ist gesperrt', '/imprint'],
    ],
  ]
  test('the table knows every standing', () => {
    expect(new Set(rows.map(([standing]) => standing))).toEqual(new Set(STANDINGS))
  })
  test.each(rows)('%s %j', (standing, values, dashboard, billing, colleague) => {
    expect(say(view(standing, values), 'dashboard')).toEqual(dashboard)
    expect(say(view(standing, values), 'billing')).toEqual(billing)
    if (standing !== 'none')
      expect(say(view(standing, { ...values, openCents: null }), 'dashboard', false)).toEqual(colleague)
  })

  test('nobody who owes is asked to book, and what is owed is named to admins alone', () => {
    for (const standing of ['grace', 'unpaid'] as const) {
      const notice = standingNotice(view(standing, owing), { isAdmin: true, place: 'dashboard', now: NOW })
      expect(notice?.text).toContain('177,31')
      expect(notice?.text).not.toMatch(/^Buchen|Buchen Sie/)
    }
    const colleague = standingNotice(view('unpaid', { openCents: null }), {
      isAdmin: false,
      place: 'dashboard',
      now: NOW,
    })
    expect(colleague?.text).not.toMatch(/\d/)
  })

  test('a payment brings the licence back, or only the way to a new booking', () => {
    const text = (isRunning: boolean) =>
      standingNotice(view('unpaid', { ...owing, isRunning }), { isAdmin: true, place: 'billing', now: NOW })?.text
    expect(text(true)).toContain('gilt Ihre Lizenz wieder')
    expect(text(false)).toContain('wieder einen Tarif buchen')
  })

  test('the reason of a suspension is shown', () => {
    const closed = view('closed', { closedReason: 'Anzeigen ohne echte Stelle' })
    expect(standingNotice(closed, { isAdmin: false, place: 'dashboard', now: NOW })?.quote).toBe(
      'Anzeigen ohne echte Stelle',
    )
  })
})

const runs = { periodEnd: SOON, cancelledAt: null, next: null }
test.each<[Standing, Parameters<typeof goesOn>[0]['subscription'], string | null]>([
  ['trial', runs, 'Der erste bezahlte Zeitraum beginnt am 04.12.2026'],
  ['running', runs, 'Verlängert sich von selbst'],
  ['running', { ...runs, next: 'Haltepunkt, 49,00 €' }, 'Ab 04.12.2026: Haltepunkt, 49,00 €'],
  ['ending', { ...runs, cancelledAt: NOW }, 'Gekündigt, endet am 04.12.2026'],
  ['ending', null, null],
  [
    'internal',
    { ...runs, cancelledAt: NOW },
    'Von Stellwerk eingerichtet, endet am 04.12.2026; danach können Sie buchen',
  ],
  ['grace', runs, 'Geht weiter, sobald die offene Rechnung bezahlt ist'],
  ['grace', { ...runs, cancelledAt: NOW }, 'Gekündigt, endet am 04.12.2026'],
  ['unpaid', runs, 'Geht weiter, sobald die offene Rechnung bezahlt ist'],
  ['unpaid', null, 'Nach der Zahlung können Sie neu buchen'],
  ['ended', null, null],
  ['ended', { ...runs, periodEnd: PAST }, 'Abgelaufen, verlängert sich nicht'],
  ['ended', { ...runs, periodEnd: PAST, cancelledAt: PAST }, 'Gekündigt, war gültig bis 01.11.2026'],
  ['ended', runs, 'Der nächste Zeitraum beginnt am 04.12.2026'],
  ['trial-ended', null, null],
  ['closed', runs, 'Ruht, solange Ihr Unternehmen gesperrt ist'],
  ['closed', { ...runs, cancelledAt: NOW }, 'Gekündigt zum 04.12.2026; ruht, weil Ihr Unternehmen gesperrt ist'],
  ['closed', { ...runs, periodEnd: PAST, cancelledAt: NOW }, 'Gekündigt, verlängert sich nicht'],
])('the plan of a company that is %s, with %j: %s', (standing, subscription, text) => {
  expect(goesOn({ standing, subscription, now: NOW })).toBe(text)
})

test.each<[Parameters<typeof afterCancelling>[0], string]>([
  [
    { state: 'active', validUntil: SOON, periodEnd: SOON },
    'endet am 04.12.2026. Bis dahin können Sie alles nutzen, danach pausieren Ihre Stellen.',
  ],
  [
    { state: 'past_due', validUntil: addDays(NOW, 2), periodEnd: SOON },
    'endet am 04.12.2026. Nutzen können Sie alles bis zum 22.11.2026, danach erst wieder, wenn die offene Rechnung bezahlt ist.',
  ],
  [{ state: 'expired', validUntil: PAST, periodEnd: SOON }, 'endet am 04.12.2026. Ihre Lizenz ruht zurzeit.'],
  [
    { state: 'suspended', validUntil: SOON, periodEnd: SOON },
    'endet am 04.12.2026. Weil Ihr Unternehmen gesperrt ist, ruht die Lizenz weiter.',
  ],
  [
    { state: 'suspended', validUntil: PAST, periodEnd: PAST },
    'verlängert sich nicht mehr. Weil Ihr Unternehmen gesperrt ist, ruht die Lizenz weiter.',
  ],
])('a cancellation promises nothing that a licence with %j does not give', (facts, text) => {
  expect(afterCancelling(facts, NOW)).toBe(text)
})
