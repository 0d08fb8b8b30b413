import { genderRestriction, neutralTitle } from '~/lib/work/title'
import type { AdFinding } from './ad'
import { deletion } from './mend-deletion'
import type { Span } from './phrase'

/** What one click replaces in the plain text of a finding's field; empty text strikes the words. */
export type Mend = { span: Span; text: string }

type Swap = [rule: string, words: RegExp, text: string]

/** Tried in their order on the words found; `$1` keeps an ending. */
const SWAPS: readonly Swap[] = [
  [
    'age-young-team',
    /(?<!\p{L})jung(?=\p{L}{0,3},? (?:\p{L}{1,30},? ){0,3}(?:Team|Mannschaft|Truppe|Kolleg|Belegschaft))/iu,
    'eingespielt',
  ],
  ['age-young-', /(?<!\p{L})jung\p{L}{0,3}(?:\([rs]\)|:r)?(?:,| und| oder)? (?=\p{L})/iu, ''],
  ['age-beginner', /Digital[ -]Natives/iu, 'Menschen mit digitaler Erfahrung'],
  ['age-beginner', /Digital[ -]Native/iu, 'Person mit digitaler Erfahrung'],
  ['age-beginner', /Young Professionals/iu, 'Fachkräfte'],
  ['age-beginner', /Young (?:Professional|Talent)/iu, 'Fachkraft'],
  ['age-beginner', /(Berufsanfänger|Berufseinsteiger)\p{L}{0,6}/iu, '$& oder Erfahrene'],
  ['origin-native-speaker', /Muttersprache ist/iu, 'Arbeitssprache ist'],
  [
    'origin-native-speaker',
    /Muttersprache (\p{L}{1,30})|(?<!\p{L})(\p{L}{1,30}) als Muttersprache/iu,
    'sehr gute $1$2kenntnisse (C1)',
  ],
  ['origin-native-speaker', /(?<!\p{L})Muttersprache(?!\p{L})/iu, 'C1'],
  [
    'origin-native-speaker',
    /(?<!\p{L})(\p{L}{1,30})e[rn]? Muttersprachler\p{L}{0,6}/iu,
    'Person mit sehr guten $1en Sprachkenntnissen (C1)',
  ],
  ['origin-native-speaker', /Muttersprachler\p{L}{0,6}/iu, 'Person mit sehr guten Sprachkenntnissen (C1)'],
  ['origin-native-speaker', /Native[ -]Speakers?/iu, 'sehr gute Sprachkenntnisse (C1)'],
  ['origin-native-speaker', /muttersprachlich/iu, 'verhandlungssicher'],
  ['origin-native-speaker', /akzentfrei/iu, 'fließend'],
  ['origin-nationality', /deutsche[rn]? (?:Staatsangehörigkeit|Staatsbürgerschaft)/iu, 'gültige Arbeitserlaubnis'],
  ['sex-words', /(?:Mädchen|Mann|Frau) für (?:alles|alle Fälle)/iu, 'Allroundtalent'],
  ['sex-words', /(?:Dame|Frau)n?en(?!\p{L})/iu, 'Personen'],
  ['sex-words', /Damen(?!\p{L})/iu, 'Personen'],
  ['sex-words', /(?:Dame|Frau)(?!\p{L})/iu, 'Person'],
  ['sex-words', /(?:Männern?|Herren|Jungs|Burschen)(?!\p{L})/iu, 'Leute'],
  ['sex-words', /(?<=en )Mann(?!\p{L})/iu, 'Menschen'],
  ['sex-words', /Mann(?!\p{L})/iu, 'Mensch'],
  ['trial-', /unbezahlt|unentgeltlich|unvergütet|kostenlos/iu, 'bezahlt'],
  ['trial-', /nicht (?=vergütet|bezahlt|entlohnt)/iu, ''],
  ['trial-', /ohne (?=Bezahlung|Lohn|Vergütung|Entgelt|Gehalt)/iu, 'gegen '],
  // "Unterlagen mit Lichtbild": only the photo goes.
  ['photo', / (?:mit|inkl\.?|inklusive|samt|nebst) (?:Foto|Lichtbild|Bild|Passbild)(?!\p{L})/iu, ''],
  ['title-gendered-word', /Krankenschwester\p{L}{0,6}/iu, 'Pflegefachkraft'],
  ['title-gendered-word', /(?:Putz|Reinigungs)(?:frau|dame|mann)\p{L}{0,6}/iu, 'Reinigungskraft'],
  ['title-gendered-word', /Zimmermädchen/iu, 'Servicekraft Zimmerreinigung'],
  ['title-gendered-word', /Sekretärin|Bürodame/iu, 'Assistenz'],
  ['title-gendered-word', /Empfangsdame\p{L}*|Hostess\p{L}{0,6}/iu, 'Empfangskraft'],
  ['title-gendered-word', /Kellnerin/iu, 'Servicekraft'],
  ['title-gendered-word', /(?:Zahna|A)rzthelferin\p{L}{0,6}/iu, 'Medizinische Fachangestellte (m/w/d)'],
  ['title-gendered-word', /Kinderfrau\p{L}{0,6}/iu, 'Kinderbetreuung'],
  ['title-gendered-word', /Haushälterin/iu, 'Haushaltshilfe'],
  ['title-gendered-word', /fachfrau/iu, 'fachkraft'],
  ['title-gendered-word', /kauffrau/iu, 'kaufmann/-frau'],
  ['title-gendered-word', /(?<!\p{L})Köchin/iu, 'Koch/Köchin'],
  ['title-gendered-word', /(?<!\p{L})Ärztin/iu, 'Arzt/Ärztin'],
  ['title-gendered-word', /(?<=\p{L}{3})in(?!\p{L})/iu, '/in'],
]

const PAY_QUESTION = 'Welches Gehalt stellen Sie sich vor?'

/** The correction of a finding in the plain text of its field; null when only a person can find the right words. */
export function mendOf(finding: AdFinding, text: string): Mend | null {
  const { span, rule } = finding
  if (!span || rule.startsWith('fraud-') || rule === 'title-noise') return null
  const found = text.slice(span.start, span.end)
  if (rule === 'title-one-gender' && genderRestriction(text) !== null) {
    return { span: { start: 0, end: text.length }, text: neutralTitle(text) }
  }
  for (const [prefix, words, replacement] of SWAPS) {
    if (!rule.startsWith(prefix) || !words.test(found)) continue
    return { span, text: inCase(found, found.replace(words, replacement)) }
  }
  const struck = deletion(text, span, finding.field)
  const asksPay = rule === 'pay-history' || rule === 'pay-proof' || rule === 'pay-proof-asked'
  return asksPay ? { span: trimmed(text, struck), text: PAY_QUESTION } : { span: struck, text: '' }
}

/** The new words with a capital where the old ones had one. */
function inCase(found: string, text: string): string {
  const [first = ''] = found
  return first !== first.toLowerCase() ? text.slice(0, 1).toUpperCase() + text.slice(1) : text
}

function trimmed(text: string, { start, end }: Span): Span {
  const words = text.slice(start, end)
  return {
    start: start + words.length - words.trimStart().length,
    end: end - (words.length - words.trimEnd().length),
  }
}
