import { describe, expect, it } from 'vitest'
import { emptyRichText, richTextFromList } from '~/lib/rich-text/rich-text'
import { settingDefaults } from '~/platform/settings/schema'
import type { CheckedAd } from './ad'
import { checkAd } from './check-ad'
import { DEFAULT_AD_RULES } from './rules/default-rules'
import { type AdField, adRuleInputSchema } from './schema'

const book = { ...settingDefaults, rules: DEFAULT_AD_RULES }
const TODAY = '2026-11-21'
const clean: CheckedAd = {
  title: 'Koch (m/w/d)',
  tasks: emptyRichText(),
  profile: emptyRichText(),
  offer: emptyRichText(),
  questions: [],
  employmentTypes: ['Vollzeit'],
  salaryMinCents: 300_000,
  salaryMaxCents: null,
  salaryPeriod: 'month',
  startDate: null,
  hoursPerWeek: 40,
}

function check(ad: Partial<CheckedAd>, given: Partial<typeof book> = {}) {
  return checkAd({ ...clean, ...ad }, { ...book, ...given }, TODAY)
}

function inField(field: AdField, text: string) {
  if (field === 'title') return check({ title: text })
  if (field !== 'questions') return check({ [field]: richTextFromList([text]) })
  return check({ questions: [{ text, choices: [] }] })
}

it('names every delivered rule differently: the list of rules is read by these names', () => {
  const titles = DEFAULT_AD_RULES.map(({ title }) => title)
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([])
})

const rulesFor = (field: AdField, text: string) => [...new Set(inField(field, text).map(({ rule }) => rule))]

it('finds nothing in a clean ad, and every delivered rule passes the editor’s own schema', () => {
  expect(check({})).toEqual([])
  for (const rule of DEFAULT_AD_RULES) {
    expect(adRuleInputSchema.safeParse({ ...rule, version: 1 }).error).toBeUndefined()
  }
})

describe('phrases', () => {
  it.each([
    ['title', 'Koch (m)', 'title-one-gender'],
    ['title', 'Verkäufer (m/w)', 'title-one-gender'],
    ['title', 'Kellnerin (w)', 'title-one-gender'],
    ['title', 'Krankenschwester (m/w/d)', 'title-gendered-word'],
    ['title', 'Dringend: Koch (m/w/d) gesucht', 'title-noise'],
    ['profile', 'Sie sind nicht älter als 35 Jahre', 'age-limit'],
    ['profile', 'Alter zwischen 25 und 35 Jahren', 'age-limit'],
    ['profile', 'Du bist maximal 30 Jahre alt', 'age-limit'],
    ['profile', 'Ideal: Alter bis 35', 'age-limit'],
    ['profile', 'Du bist zwischen 25 und 35', 'age-limit'],
    ['title', 'Junge Sekretärin bis 35 Jahre', 'age-limit-title'],
    ['title', 'Junge Sekretärin bis 35 Jahre', 'age-young-title'],
    ['title', 'Koch (m/w/d) unter 40 Jahren', 'age-limit-title'],
    ['title', 'Verkäufer (m/w/d), zwischen 25 und 35', 'age-limit-title'],
    ['title', 'Junger Koch (m/w/d)', 'age-young-title'],
    ['title', 'Junge/r Mitarbeiter/in im Verkauf', 'age-young-title'],
    ['title', 'Junge(r) Assistent (m/w/d)', 'age-young-title'],
    ['profile', 'Wir suchen eine junge Verkäuferin', 'age-young-team'],
    ['tasks', 'Für unsere Küche suchen wir einen jungen Koch', 'age-young-team'],
    ['offer', 'Ein junges, dynamisches Team', 'age-young-team'],
    ['tasks', 'Arbeiten in einem jungen und motivierten Team', 'age-young-team'],
    ['profile', 'Sie sind Berufsanfänger', 'age-beginner'],
    ['profile', 'Digital Native mit Hunger', 'age-beginner'],
    ['profile', '0 bis 2 Jahre Berufserfahrung', 'age-beginner'],
    ['profile', 'Deutsch-Muttersprachler', 'origin-native-speaker'],
    ['profile', 'Native Speaker Englisch', 'origin-native-speaker'],
    ['profile', 'Deutsche Staatsangehörigkeit', 'origin-nationality'],
    ['profile', 'Kirchenzugehörigkeit ist Voraussetzung', 'religion'],
    ['profile', 'Sie sind körperlich voll belastbar', 'health'],
    ['profile', 'Bitte Lebenslauf mit Foto', 'photo'],
    ['questions', 'Sind Sie schwanger?', 'family-question'],
    ['questions', 'Haben Sie Kinder?', 'family-question'],
    ['questions', 'Wie hoch ist Ihr bisheriges Gehalt?', 'pay-history'],
    ['questions', 'Wie viel verdienen Sie derzeit?', 'pay-history'],
    ['profile', 'Nennen Sie uns Ihr aktuelles Jahresgehalt', 'pay-history'],
    ['questions', 'Bitte letzte Gehaltsabrechnung nennen', 'pay-proof'],
    ['profile', 'Bewirb dich per WhatsApp', 'fraud-messenger'],
    ['offer', 'Schreib uns auf Telegram', 'fraud-messenger'],
    ['profile', 'Bitte überweisen Sie vorab eine Kaution', 'fraud-prepayment'],
    ['tasks', 'Das Starterpaket ist gegen Vorkasse zu bezahlen', 'fraud-prepayment'],
    ['profile', 'Die Anmeldegebühr beträgt 50 Euro', 'fraud-prepayment'],
    ['offer', 'Lieferung nach Vorkasse', 'fraud-prepayment-word'],
    ['profile', 'Schicken Sie eine Kopie Ihres Personalausweises', 'fraud-identity'],
    ['questions', 'Haben Sie das Video-Ident gemacht?', 'fraud-identity'],
    ['tasks', 'Bitte schicken Sie eine Kopie Ihres Ausweises', 'fraud-own-identity'],
    ['questions', 'Wie lautet Ihre IBAN?', 'fraud-bank-account'],
    ['profile', 'Überweisung auf DE89370400440532013000', 'fraud-bank-account'],
    ['tasks', 'Als Finanzagent arbeiten Sie von zu Hause', 'fraud-money-mule'],
    ['offer', 'Schnelles Geld', 'fraud-easy-money'],
    ['title', 'Servicetechniker, männlich', 'title-one-gender'],
    ['profile', 'Hochschulabsolventen bis 28 Jahre', 'age-limit'],
    ['profile', 'Idealerweise sind Sie zwischen 20 und 30', 'age-limit'],
    ['profile', 'Ihre Muttersprache ist Französisch', 'origin-native-speaker'],
    ['profile', 'Native English Teacher bevorzugt', 'origin-native-speaker'],
    ['profile', 'Zugehörigkeit zur evangelischen Kirche', 'religion'],
    ['profile', 'Konfession: katholisch', 'religion'],
    ['profile', 'Uneingeschränkte Belastbarkeit', 'health'],
    ['profile', 'Ihre Familienplanung ist abgeschlossen', 'family-words'],
    ['questions', 'Planen Sie in den nächsten Jahren Kinder?', 'family-question'],
    ['questions', 'Sind Sie gesundheitlich eingeschränkt?', 'health-question'],
    ['profile', 'Überweisen Sie vor Arbeitsbeginn 150 Euro für die Ausrüstung', 'fraud-prepayment'],
    ['offer', 'Vor dem Einsatz ist eine Kaution von 50 Euro zu hinterlegen', 'fraud-prepayment'],
    ['profile', 'Die Kosten der Sedcard tragen Sie vorab', 'fraud-prepayment'],
    ['profile', 'Senden Sie uns Ihre Personalausweis-Kopie', 'fraud-identity'],
    ['profile', 'Halten Sie Ihre Kreditkartennummer bereit', 'fraud-bank-account'],
    ['tasks', 'Sie nehmen Zahlungen auf Ihrem Konto an und leiten sie weiter', 'fraud-money-mule'],
    ['title', 'Paketmanager (m/w/d) von zu Hause', 'fraud-home-parcels'],
    ['tasks', 'Sie testen Apps und führen dazu ein Video-Ident durch', 'fraud-ident-test'],
  ] satisfies [AdField, string, string][])('%s „%s“: %s', (field, text, rule) => {
    expect(rulesFor(field, text)).toContain(rule)
  })

  it.each([
    ['title', 'Koch'],
    ['title', 'Pflegefachkraft'],
    ['title', 'Verkäufer/in'],
    ['profile', 'Französisch auf Muttersprachniveau'],
    ['title', 'Verkäufer:in'],
    ['title', 'Ausbildung zum Koch (m/w/d)'],
    ['title', 'Gesundheits- und Krankenpfleger / Krankenschwester (m/w/d)'],
    ['title', 'Buchhalter (m/w/d) für junges Unternehmen'],
    ['title', 'Elektroniker (m/w/d) bis 35 Stunden'],
    ['title', 'Verkäufer (m/w/d) zwischen 20 und 38,5 Stunden'],
    ['title', 'Lagerhelfer (m/w/d) zwischen 6 und 14 Uhr'],
    ['title', 'Bauleiter (m/w/d), befristet bis 2 Jahre'],
    ['title', 'Entwickler (m/w/d), 3 bis 5 Jahre Berufserfahrung'],
    ['title', 'Erzieher (m/w/d) für Kinder bis 6 Jahre'],
    ['title', 'Sozialarbeiter (m/w/d) für junge Straftäter'],
    ['title', 'Regieassistenz (m/w/d) Junge Oper'],
    ['title', 'Staplerfahrer (m/w/d) Jungheinrich Stapler'],
    ['profile', 'Sie sind zwischen 8 und 16 Uhr erreichbar'],
    ['profile', 'Erfahrung mit Kindern im Alter bis 6'],
    ['offer', 'Als junges Unternehmen suchen wir Sie'],
    ['tasks', 'Wir suchen Verstärkung für junge Künstler'],
    ['tasks', 'Sie betreuen junge Menschen in unserem Team'],
    ['tasks', 'Junge Menschen betreuen und begleiten'],
    ['tasks', 'Beratung junger Familien'],
    ['tasks', 'Betreuung von Kindern im Alter von 3 bis 6 Jahren'],
    ['tasks', 'Sie fördern Kinder zwischen 6 und 10 Jahren'],
    ['tasks', 'Führung eines Teams von zwölf Leuten'],
    ['profile', 'Zwischen 2 und 5 Jahren Berufserfahrung'],
    ['profile', 'Mindestens 18 Jahre alt und Führerschein B'],
    ['profile', 'Auch Berufseinsteiger sind willkommen'],
    ['profile', 'Quereinsteiger und Berufsanfänger'],
    ['profile', 'Sehr gute Deutschkenntnisse (C1)'],
    ['profile', 'Wir freuen uns über alle, unabhängig von ihrer Muttersprache'],
    ['profile', 'Keine Kirchenzugehörigkeit nötig'],
    ['profile', 'Bitte ohne Foto bewerben'],
    ['profile', 'Freude am Fotografieren'],
    ['profile', 'Körperliche Arbeit macht Ihnen Spaß'],
    ['questions', 'Wie hoch ist Ihre Gehaltsvorstellung?'],
    ['questions', 'Wie viel möchten Sie verdienen?'],
    ['questions', 'Haben Sie Erfahrung mit Menschen mit Behinderung?'],
    ['questions', 'Haben Sie Erfahrung in der Lohnabrechnung?'],
    ['tasks', 'Sie erstellen die aktuellen Gehaltsabrechnungen'],
    ['tasks', 'Sie prüfen Ausweiskopien und die IBAN neuer Kunden'],
    ['tasks', 'WhatsApp-Marketing und Newsletter'],
    ['tasks', 'Sie beantworten Kundenanfragen per WhatsApp'],
    ['tasks', 'Vorkasse-Zahlungen buchen'],
    ['offer', 'Unabhängig von Ihrem bisherigen Gehalt zahlen wir nach Tarif'],
    ['offer', 'Keine Anmeldegebühr, keine Vorkasse'],
    ['offer', 'Flache Hierarchien und ein erfahrenes Team'],
    ['profile', 'Erfahrung mit Vorkasse und Kreditkartenabrechnung'],
    ['profile', 'Kenntnisse in Payment (PayPal, Kreditkarte)'],
    ['profile', 'Pflege der Stammdaten samt IBAN und Bankverbindung'],
    ['profile', 'Sie arbeiten gern bei der PIN AG'],
    ['profile', 'Sie sind gern unterwegs und flexibel'],
    ['profile', 'Absolventen mit bis 3 Jahren Berufserfahrung'],
    ['profile', 'Sie sind zwischen 20 und 30 Stunden in der Woche da'],
    ['profile', 'Level C1 in Englisch'],
    ['profile', 'Christliche Werte sind Ihnen vertraut'],
    ['questions', 'Haben Sie Erfahrung in der Betreuung von Kindern?'],
    ['questions', 'Wann planen Sie den Wechsel?'],
    ['offer', 'Ihr bisheriges Gehalt spielt bei uns keine Rolle'],
    ['offer', 'Bezahlung nach der aktuellen Gehaltstabelle des TVöD'],
    ['offer', 'Das aktuelle Gehalt liegt bei 3.400 Euro'],
    ['offer', 'Wir zahlen Ihnen 500 Euro Willkommensprämie'],
    ['offer', 'Das Geld ist am Monatsende pünktlich auf Ihrem Konto'],
    ['offer', 'Für das Jobticket zahlen Sie nur 20 Euro'],
    ['offer', 'Mit Firmenkreditkarte und Dienstwagen'],
    ['tasks', 'Kautionen abrechnen und Mieter beraten'],
    ['tasks', 'Kunden überweisen ihre Beträge auf unser Konto'],
    ['tasks', 'Sie führen das Video-Ident mit Kundinnen durch'],
    ['tasks', 'Pakete annehmen, etikettieren und versenden'],
    ['tasks', 'Sie stellen Pakete bis nach Hause zu'],
  ] satisfies [AdField, string][])('no false alarm in %s: „%s“', (field, text) => {
    expect(inField(field, text)).toEqual([])
  })

  it('names the words, what is wrong, where it says so and what to write instead', () => {
    expect(inField('offer', 'Freuen Sie sich auf ein junges Team!')).toEqual([
      {
        rule: 'age-young-team',
        severity: 'warn',
        field: 'offer',
        excerpt: 'junges Team',
        span: { start: 24, end: 35 },
        title: expect.any(String),
        explanation: expect.any(String),
        source: expect.stringContaining('AGG'),
        suggestion: expect.any(String),
      },
    ])
  })

  it('asks no rule that is switched off, and puts what stops publishing first', () => {
    const off = DEFAULT_AD_RULES.map((rule) => ({ ...rule, isEnabled: rule.key !== 'age-young-team' }))
    expect(check({ offer: richTextFromList(['junges Team']) }, { rules: off })).toEqual([])
    expect(inField('profile', 'Muttersprachler, nicht älter als 40').map(({ severity }) => severity)).toEqual([
      'error',
      'warn',
    ])
  })
})

describe('pay', () => {
  const rules = (ad: Partial<CheckedAd>, given = {}) =>
    check(ad, given).map(({ rule, severity }) => `${rule} ${severity}`)
  const hourly = { salaryPeriod: 'hour', salaryMaxCents: null } as const

  it.each([
    ['an hour below', { ...hourly, salaryMinCents: 13_89 }, ['pay-minimum-wage error']],
    ['an hour at it, raised soon', { ...hourly, salaryMinCents: 13_90 }, ['pay-minimum-wage hint']],
    ['an hour at the next amount', { ...hourly, salaryMinCents: 14_60 }, []],
    ['next year', { ...hourly, salaryMinCents: 13_90, startDate: '2027-01-01' }, ['pay-minimum-wage error']],
    ['a month at 40 hours below', { salaryMinCents: 2_400_00 }, ['pay-minimum-wage error']],
    ['a month at 40 hours above', { salaryMinCents: 2_531_00 }, []],
    ['a year', { salaryPeriod: 'year', salaryMinCents: 28_000_00 }, ['pay-minimum-wage error']],
    ['a year that is enough', { salaryPeriod: 'year', salaryMinCents: 36_000_00 }, []],
    ['full time without hours', { salaryMinCents: 2_000_00, hoursPerWeek: null }, ['pay-minimum-wage error']],
    ['part time without hours', { salaryMinCents: 900_00, hoursPerWeek: null, employmentTypes: ['Teilzeit'] }, []],
    ['an apprenticeship', { salaryMinCents: 1_100_00, employmentTypes: ['Ausbildung'] }, []],
  ] satisfies [string, Partial<CheckedAd>, string[]][])('minimum wage: %s', (_, ad, expected) => {
    expect(rules(ad)).toEqual(expected)
  })

  it('says of a raise to come that the pay is enough until then', () => {
    const [hint] = check({ ...hourly, salaryMinCents: 14_50 }).filter(({ rule }) => rule === 'pay-minimum-wage')
    expect(hint?.title).toBe('Ab dem 01.01.2027 unter dem Mindestlohn')
    expect(hint?.explanation).toMatch(/^Bis dahin genügt das Gehalt, .*14,60\s€\.$/)
  })

  const minijob = { employmentTypes: ['Minijob' as const], salaryMaxCents: null }
  it.each([
    ['over the limit', { ...minijob, salaryMinCents: 620_00, hoursPerWeek: 9 }, ['pay-minijob-limit warn']],
    [
      'over it by the hour',
      { ...minijob, ...hourly, salaryMinCents: 15_00, hoursPerWeek: 10 },
      ['pay-minijob-limit warn'],
    ],
    ['at the limit', { ...minijob, salaryMinCents: 603_00, hoursPerWeek: 9 }, []],
    ['under next year’s limit', { ...minijob, salaryMinCents: 633_00, hoursPerWeek: 9, startDate: '2027-01-04' }, []],
    ['part time is none', { employmentTypes: ['Minijob', 'Teilzeit'], salaryMinCents: 1300_00, hoursPerWeek: 19 }, []],
  ] satisfies [string, Partial<CheckedAd>, string[]][])('Minijob: %s', (_, ad, expected) => {
    expect(rules(ad)).toEqual(expected)
  })

  it.each([
    ['off', []],
    ['warn', ['pay-missing warn']],
    ['require', ['pay-missing error']],
  ] as const)('missing pay under the policy %s', (payTransparency, expected) => {
    expect(rules({ salaryMinCents: null }, { payTransparency })).toEqual(expected)
  })
})

it('reads free parking below the training as no work for nothing', () => {
  const offer = richTextFromList(['Einarbeitung nach Plan', 'Kostenlose Parkplätze und gute Anbindung'])
  expect(check({ offer })).toEqual([])
})
