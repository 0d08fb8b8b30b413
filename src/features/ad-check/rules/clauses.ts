import type { AdFinding } from '../ad'
import type { Span } from '../phrase'

const LANGUAGE = '(Deutsch|Englisch|English|Französisch|Spanisch|Italienisch|Polnisch|Türkisch|Russisch|Niederländisch)'
const MOTHER_TONGUE = '(?:Ihre|deine) Muttersprache'
const NATIVES = 'Muttersprachler\\p{L}{0,6}(?: (?:oder|und|bzw\\.?) Muttersprachler\\p{L}{0,6})?'
const BEFORE = '(?:aktuell|bisherig|derzeitig|früher|gegenwärtig|heutig|jetzig|letzt|momentan|vorherig)'
const PAY = '(?:Gehalt|Lohn|Verdienst|Einkommen)'

/** Tried in their order on what stands around the words found, where their neighbours have to change with them. */
const CLAUSES: readonly [rule: string, clause: RegExp, text: string][] = [
  [
    'origin-native-speaker',
    new RegExp(`${LANGUAGE} (?:ist|sollte|muss) Ihre (?:Mutter|Erst|Heimat)sprache(?: sein)?`, 'u'),
    'Sie sprechen sehr gut $1 (C1)',
  ],
  [
    'origin-native-speaker',
    new RegExp(`${LANGUAGE} (?:ist|sollte|muss) deine (?:Mutter|Erst|Heimat)sprache(?: sein)?`, 'u'),
    'Du sprichst sehr gut $1 (C1)',
  ],
  [
    'origin-native-speaker',
    new RegExp(`(?:wie (?:${MOTHER_TONGUE}|eine Muttersprache)|als Muttersprache)(?!\\p{L})`, 'iu'),
    'auf dem Niveau C1',
  ],
  ['origin-native-speaker', new RegExp(`Muttersprache:? ${LANGUAGE}`, 'iu'), '$1 (C1)'],
  ['origin-native-speaker', new RegExp(`${LANGUAGE}: Muttersprache(?!\\p{L})`, 'iu'), '$1: sehr gut (C1)'],
  ['origin-native-speaker', new RegExp(`${LANGUAGE} (?:[–-] |\\()?Muttersprache\\)?(?!\\p{L})`, 'iu'), '$1 (C1)'],
  [
    'age-beginner',
    /(?<!\p{L})(eine[r]?) ((?:\p{Ll}{3,20}e[rn]? )?)Digital[ -]Native(?!\p{L})/iu,
    '$1 $2Person mit digitaler Erfahrung',
  ],
  ['origin-native-speaker', /German Native[ -]Speakers?(?!\p{L})/iu, 'sehr gutes Deutsch (C1)'],
  ['origin-native-speaker', new RegExp(`Native[ -]Speakers?:? ${LANGUAGE}`, 'iu'), '$1 (C1)'],
  ['origin-native-speaker', /auf (?:dem )?Native[ -]Speaker[ -](?:Level|Niveau)/iu, 'auf dem Niveau C1'],
  ['origin-native-speaker', /von (?:Kindesbeinen an|klein auf|Haus aus|Geburt an)/iu, 'sehr gut (C1)'],
  ['origin-native-speaker', /(?:Ihre|deine) Muttersprache ist/u, 'Die Arbeitssprache ist'],
  ['origin-native-speaker', /Sie sind (\p{Ll}{3,20})er Muttersprachler(?:in)?/u, 'Sie sprechen sehr gut $1 (C1)'],
  [
    'origin-native-speaker',
    /(?:Du bist|du bist) (\p{Ll}{3,20})er Muttersprachler(?:in)?/u,
    'Du sprichst sehr gut $1 (C1)',
  ],
  ['origin-native-speaker', new RegExp(`Sind Sie ${NATIVES}`, 'u'), 'Haben Sie sehr gute Sprachkenntnisse (C1)'],
  ['origin-native-speaker', new RegExp(`Bist du ${NATIVES}`, 'u'), 'Hast du sehr gute Sprachkenntnisse (C1)'],
  ['origin-native-speaker', new RegExp(`Sie sind ${NATIVES}`, 'u'), 'Sie haben sehr gute Sprachkenntnisse (C1)'],
  ['origin-native-speaker', new RegExp(`[Dd]u bist ${NATIVES}`, 'u'), 'Du hast sehr gute Sprachkenntnisse (C1)'],
  ['origin-native-speaker', new RegExp(`(?<!\\p{L})als ${NATIVES}`, 'iu'), 'mit sehr guten Sprachkenntnissen (C1)'],
  [
    'origin-native-speaker',
    new RegExp(`(suchen?|sucht|brauchen|wünschen|bevorzugen|für|von|mit) ${NATIVES}`, 'iu'),
    '$1 Menschen mit sehr guten Sprachkenntnissen (C1)',
  ],
  [
    'origin-native-speaker',
    new RegExp(`${NATIVES} (gesucht|bevorzugt|willkommen)`, 'iu'),
    'Menschen mit sehr guten Sprachkenntnissen (C1) $1',
  ],
  [
    'origin-native-speaker',
    /(?<!\p{L})(?:eine[mnr]?) (?:\p{Ll}{3,20}e[nr]? )?Muttersprachler(?:in)?(?!\p{L})/iu,
    'eine Person mit sehr guten Sprachkenntnissen (C1)',
  ],
  ['origin-native-speaker', /auf dem Niveau eine[rs] Muttersprachler\p{L}{1,2}/iu, 'auf dem Niveau C1'],
  [
    'origin-native-speaker',
    /(?<!\p{L})(?!keine?[nr]? )(\p{L}{3,20})e[nr]? Muttersprachler\p{L}{0,6}/iu,
    'Sehr gutes $1 (C1)',
  ],
  [
    'origin-native-speaker',
    // "Kein Muttersprachler": an article wants a person, not a skill.
    /(?<!(?<!\p{L})(?:k?eine?[mnrs]?|de[mnrs]) )Muttersprachler\p{L}{0,6}(?:[*:_]in(?:nen)?)?(?: (?:oder|und|bzw\.?) Muttersprachler\p{L}{0,6})?|Native[ -]Speakers?(?![ -]?\p{L})/iu,
    'sehr gute Sprachkenntnisse (C1)',
  ],
  [
    'origin-nationality',
    /(?:die )?deutsche (?:Staatsangehörigkeit|Staatsbürgerschaft) (erforderlich|nötig|notwendig|zwingend)/iu,
    'gültige Arbeitserlaubnis $1',
  ],
  [
    'origin-nationality',
    /(?:die )deutsche (?:Staatsangehörigkeit|Staatsbürgerschaft)/iu,
    'eine gültige Arbeitserlaubnis',
  ],
  [
    'age-young-title',
    /^(?:Rentner|Frührentner|Pensionär|Ruheständler)\p{L}{0,5} (für|im|in|am|an|auf|zur|zum)(?!\p{L})/u,
    'Aushilfe $1',
  ],
  [
    'age-beginner',
    /(Berufs(?:anfänger|einsteiger)(?:in)?) (?:oder|und|bzw\.?) (Berufs(?:anfänger|einsteiger)(?:in)?)(?!\p{L})/iu,
    '$1, $2 oder berufserfahren',
  ],
  [
    'age-beginner',
    /(?<!\p{L})(für|an) (Berufs(?:anfänger|einsteiger)(?:innen)?)(?!\p{L})/iu,
    '$1 $2 und Berufserfahrene',
  ],
  [
    'age-beginner',
    /(?<!\p{L})(mit|von|bei|zu) (Berufs(?:anfänger|einsteiger)(?:n|innen))(?!\p{L})/iu,
    '$1 $2 und Berufserfahrenen',
  ],
  ['age-beginner', /(Berufs(?:anfänger|einsteiger)(?:innen)?) (gesucht|bevorzugt)/iu, '$1 und Berufserfahrene $2'],
  ['pay-history', new RegExp(`(Angabe) (Ihres|deines|des) ${BEFORE}en ${PAY}e?s`, 'iu'), '$1 $2 Gehaltswunschs'],
  ['pay-history', new RegExp(`mit ${BEFORE}em ${PAY}`, 'iu'), 'mit Gehaltswunsch'],
]

const BEFORE_CONDITION = '(?:,? (?:nur |als |[–—-] )?| ?\\((?:nur )?)'

/** In a title the same words follow the occupation: "Telefonist (m/w/d) mit sehr gutem Deutsch (C1)". */
const TITLE_CLAUSES: typeof CLAUSES = [
  ['title-one-gender', /,? ?(?:bitte )?keine? (?:männlich|weiblich)e[nrs]? \p{L}{1,30}/iu, ''],
  ['origin-native-speaker', /^(\p{L}{3,20}?)e[nr]? Muttersprachler\p{L}{0,6}/iu, 'Kraft mit sehr gutem $1 (C1)'],
  ['origin-native-speaker', new RegExp(`^${NATIVES}`, 'iu'), 'Kraft mit sehr guten Sprachkenntnissen (C1)'],
  ...['origin-native-speaker', 'origin-exclusion'].map((rule): (typeof CLAUSES)[number] => [
    rule,
    new RegExp(`${BEFORE_CONDITION}(\\p{L}{3,20}?)e[nr]? Muttersprachler\\p{L}{0,6}\\)?`, 'iu'),
    ' mit sehr gutem $1 (C1)',
  ]),
  [
    'origin-native-speaker',
    new RegExp(`${BEFORE_CONDITION}(?:Muttersprache ${LANGUAGE}|${LANGUAGE} Muttersprache)\\)?`, 'iu'),
    ' mit sehr gutem $1$2 (C1)',
  ],
  [
    'origin-native-speaker',
    new RegExp(`${BEFORE_CONDITION}${NATIVES}\\)?`, 'iu'),
    ' mit sehr guten Sprachkenntnissen (C1)',
  ],
]

/** The clause around the words found, in other words; null where only they have to change. */
export function mendedClause(
  { rule, field }: AdFinding,
  text: string,
  span: Span,
): { span: Span; text: string } | null {
  const from = Math.max(text.lastIndexOf('\n', span.start - 1) + 1, span.start - 60)
  const around = text.slice(from, span.end + 60).split('\n')[0] ?? ''
  for (const [key, clause, better] of field === 'title' ? [...TITLE_CLAUSES, ...CLAUSES] : CLAUSES) {
    const match = rule === key ? clause.exec(around) : null
    if (!match) continue
    const start = from + match.index
    const end = start + match[0].length
    if (start >= span.end || end <= span.start) continue
    const words = match[0]
      .replace(clause, better)
      .replace(/(?<=sehr gut(?:e[sm])? )\p{Ll}/iu, (letter) => letter.toUpperCase())
    return { span: { start, end }, text: words }
  }
  return null
}
