import type { AdRule } from '../../schema'
import { ON } from '../rule-words'

/** Occupations in a form for women. */
const ONE =
  '*erin|*istin|*eurin|*antin|*entin|*torin|*sorin|*ärztin|*köchin|*wirtin|*tärin|Krankenschwester|Zimmermädchen|Putzfrau|Kauffrau|*fachfrau|Hostess'
const MANY =
  '*erinnen|*istinnen|*eurinnen|*antinnen|*entinnen|*torinnen|*ärztinnen|*köchinnen|*tärinnen|Krankenschwestern|Putzfrauen|Kauffrauen|Hostessen'
const SEEK = 'suchen|suche|sucht|gesucht|gesucht:|brauchen|bieten|einstellen'
const WHOSE =
  'unsere|unserer|unseren|unserem|Ihre|Ihrer|Ihren|deine|deiner|meine|meiner|die|der|den|seine|ihre|Frau|von|als|oder|und|bzw|bzw.|sowie|jeder|jede|keine|alle|einer|zwei-unserer'
/** The other half of a pair, or all who are meant. */
const MAN =
  '*er|*mann|*koch|*arzt|*ent|*ist|*eur|*or|*wirt|*ant|*pfleger|*är|*leute|*männer|*ärzte|*isten|*enten|*anten|Hosts|Host|*kraft|*kräfte'

/** "Flinke Näherinnen für …", "Sekretärin … gesucht": in a text as in a title. */
export const FEMININE_RULES: readonly AdRule[] = [
  {
    ...ON,
    key: 'sex-feminine-occupation',
    severity: 'warn',
    fields: ['profile', 'offer'],
    phrases: [
      ...[ONE, MANY].flatMap((women) => [
        `${women} gesucht|ab-sofort|zum-1`,
        `${women} für|in|im|mit|auf unser|unsere|unseren|unserem|Teilzeit|Vollzeit|Herz|Köpfchen|Erfahrung`,
        `${women} für|in|im|mit|auf … … gesucht`,
        `${SEEK} … ${women}`,
        `${women} … ab sofort|gesucht`,
      ]),
    ],
    exceptions: [
      'hübsche*|attraktive*|schlanke* *innen',
      ...[ONE, MANY].flatMap((women) => [
        `${women} oder|und einen|ein|eine|deren *`,
        `${WHOSE} ${women}`,
        `${WHOSE} *e|*en|*er ${women}`,
        `${women} und|oder|bzw|bzw.|sowie|/ ${MAN}`,
        `${women} / ${MAN}`,
        `${MAN} / ${women}`,
        `${women} … / ${MAN}`,
        `${MAN} … / ${women}`,
        `${MAN} und|oder|bzw|bzw.|sowie ${women}`,
        `${women} m / w|w`,
        `${women} w / m|d`,
        `${women} … m / w`,
        `${women} … w / m`,
        `${women} d / m|w`,
      ]),
      `*innen und|oder|sowie|bzw ${MAN}`,
    ],
    title: 'Gesucht wird in der Form für Frauen',
    explanation:
      'Wer nur „Sekretärin“ oder „Näherinnen“ sucht, lässt alle anderen vermuten, dass sie nicht gemeint sind.',
    source: '§§ 1, 7, 11 AGG',
    suggestion: 'Nehmen Sie eine neutrale Form: „Assistenz“, „Näherei-Kräfte“, oder nennen Sie beide.',
  },
]
