import { expect, it } from 'vitest'
import { emptyRichText, richTextFromPlain } from '~/lib/rich-text/rich-text'
import { settingDefaults } from '~/platform/settings/schema'
import { checkAd, checkMessage } from './check-ad'
import { mendOf } from './mends'
import { DEFAULT_AD_RULES } from './rules/default-rules'
import type { AdField } from './schema'

const book = { ...settingDefaults, rules: DEFAULT_AD_RULES }

function findings(field: AdField, text: string) {
  if (field === 'message') return checkMessage(text, book)
  const ad = {
    title: field === 'title' ? text : 'Pflegefachkraft',
    tasks: emptyRichText(),
    profile: field === 'profile' ? richTextFromPlain(text.split('\n')) : emptyRichText(),
    offer: field === 'offer' ? richTextFromPlain(text.split('\n')) : emptyRichText(),
    questions: field === 'questions' ? [{ text, choices: [] }] : [],
    employmentTypes: [],
    salaryMinCents: 300_000,
    salaryMaxCents: null,
    salaryPeriod: 'month' as const,
    hoursPerWeek: 40,
    startDate: null,
  }
  return checkAd(ad, book, '2026-11-23')
}

function mended(field: AdField, text: string): string {
  const [first] = findings(field, text)
  const mend = first && mendOf(first, text)
  if (!mend) throw new Error(`nothing to mend in ${text}`)
  return text.slice(0, mend.span.start) + mend.text + text.slice(mend.span.end)
}

it.each([
  ['offer', 'Freuen Sie sich auf ein junges Team!', 'Freuen Sie sich auf ein eingespieltes Team!'],
  ['offer', 'Sie kommen in ein junges, dynamisches Team.', 'Sie kommen in ein eingespieltes, dynamisches Team.'],
  ['profile', 'Wir suchen junge Mitarbeiter.', 'Wir suchen Mitarbeiter.'],
  ['title', 'Junge Verkaufskraft', 'Verkaufskraft'],
  ['title', 'Telefonist deutscher Muttersprachler', 'Telefonist mit sehr gutem Deutsch (C1)'],
  ['title', 'Telefonist (m/w/d), deutscher Muttersprachler', 'Telefonist (m/w/d) mit sehr gutem Deutsch (C1)'],
  ['title', 'Telefonist (nur deutsche Muttersprachler)', 'Telefonist mit sehr gutem Deutsch (C1)'],
  ['title', 'Texter – Muttersprache Deutsch', 'Texter mit sehr gutem Deutsch (C1)'],
  ['title', 'Servicekraft, nur Muttersprachler', 'Servicekraft mit sehr guten Sprachkenntnissen (C1)'],
  ['title', 'Deutscher Muttersprachler fürs Telefon', 'Kraft mit sehr gutem Deutsch (C1) fürs Telefon'],
  ['title', 'Koch (m) in Teilzeit', 'Koch (m/w/d) in Teilzeit'],
  ['title', 'Reinigungskraft, nur Frauen', 'Reinigungskraft'],
  ['title', 'Fahrer (nur Männer)', 'Fahrer'],
  ['title', 'Verkäuferin Bäckerei', 'Verkäufer/in Bäckerei'],
  ['title', 'Krankenschwester für Dialyse', 'Pflegefachkraft für Dialyse'],
  ['title', 'Verkaufstalent bis 35 Jahre in Ulm', 'Verkaufstalent in Ulm'],
  [
    'profile',
    'Sie mögen Zahlen. Sie sind nicht älter als 35. Sie rechnen gern.',
    'Sie mögen Zahlen. Sie rechnen gern.',
  ],
  ['profile', 'Führerschein B\nHöchstalter 32 Jahre\nFreundlichkeit', 'Führerschein B\n\nFreundlichkeit'],
  [
    'profile',
    'Führerschein B\nDeutsch in Wort und Schrift, nicht älter als 45 Jahre\nGeduld',
    'Führerschein B\nDeutsch in Wort und Schrift\nGeduld',
  ],
  ['profile', 'Nicht älter als 45 Jahre, Führerschein B', 'Führerschein B'],
  ['profile', 'Gute Nerven, nicht älter als 45 Jahre, Führerschein B', 'Gute Nerven, Führerschein B'],
  ['profile', 'Sie sind freundlich, nicht älter als 45 und belastbar.', ''],
  [
    'offer',
    'Dann schicken Sie Ihre vollst. Bewerbungsunterlagen mit Lichtbild und Gehaltsvorstellung.',
    'Dann schicken Sie Ihre vollst. Bewerbungsunterlagen und Gehaltsvorstellung.',
  ],
  ['offer', 'Wir warten. Ihre vollst. Unterlagen brauchen ein Lichtbild.', 'Wir warten.'],
  ['profile', 'Einen jungen, motivierten Elektroniker', 'Einen motivierten Elektroniker'],
  ['profile', 'Muttersprache Deutsch ist Pflicht', 'Deutsch (C1) ist Pflicht'],
  ['profile', 'Deutsch ist Ihre Muttersprache.', 'Sie sprechen sehr gut Deutsch (C1).'],
  ['profile', 'Du sprichst Deutsch als Muttersprache.', 'Du sprichst Deutsch auf dem Niveau C1.'],
  ['profile', 'Sie sind deutscher Muttersprachler.', 'Sie sprechen sehr gut Deutsch (C1).'],
  ['profile', 'Sie besitzen die deutsche Staatsbürgerschaft.', 'Sie besitzen eine gültige Arbeitserlaubnis.'],
  ['profile', 'Frisch von der Uni? Perfekt! Melden Sie sich.', 'Melden Sie sich.'],
  ['title', 'Fahrer (bitte nur männlich)', 'Fahrer'],
  ['title', 'Rentner als Fahrer gesucht', 'Fahrer gesucht'],
  ['title', 'Weibliche Aushilfe für den Empfang', 'Aushilfe für den Empfang'],
  ['message', 'Was hast du zuletzt verdient?', 'Welches Gehalt wünschst du dir?'],
  ['profile', 'Deutsche Staatsangehörigkeit erforderlich', 'Gültige Arbeitserlaubnis erforderlich'],
  ['profile', 'Eine nette Dame für den Empfang', 'Eine nette Person für den Empfang'],
  ['offer', 'Zu Beginn steht unbezahltes Probearbeiten.', 'Zu Beginn steht bezahltes Probearbeiten.'],
  ['questions', 'Wie hoch ist Ihr aktuelles Gehalt?', 'Welches Gehalt stellen Sie sich vor?'],
  ['questions', 'Sind Sie schwanger?', ''],
  ['message', 'Danke für Ihre Unterlagen. Sind Sie schwanger? Viele Grüße', 'Danke für Ihre Unterlagen. Viele Grüße'],
] satisfies [AdField, string, string][])('%s: %s', (field, text, better) => {
  expect(mended(field, text)).toBe(better)
})

it('leaves nothing to find where it mended', () => {
  for (const text of ['ein junges Team', 'Deutsch als Muttersprache', 'Sie sind Berufsanfänger.', 'Digital Native']) {
    expect(findings('profile', mended('profile', text))).toEqual([])
  }
})
