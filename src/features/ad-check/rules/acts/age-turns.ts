import type { AdRule } from '../../schema'
import { ACT, UNITS, YEARS } from '../rule-words'
import { notFor } from '../shapes'

/** Somebody wanted, in the singular: colleagues in the plural may be those who are there. */
const SOMEBODY = '*in|*er|*en|*kraft|Person|Nachwuchs|Mensch'
const OTHERS =
  'Erwachsene|Erwachsenen|Nachwuchs|Nachwuchskräfte|Schulabgänger*|Studierende*|Aushilfen|Helfer*|Trainer*|Gesell*|Verkäufer*|Bedienungen|*kräfte|*kräften|Männer|Frauen|Damen|Herren'
const ANYBODY =
  'Menschen|Leute|Leuten|Personen|Bewerber*|Kandidat*|Interessent*|Kolleg*|Mitarbeit*|Frauen|Männer|Männern|jemand|jemanden'
const LIMITS =
  'unter|bis|um-die|zwischen|höchstens|maximal|max.|bis-höchstens|bis-maximal|bis-max.|bis-etwa|bis-circa|bis-ca.|nicht-über'
const LIMIT_WORDS =
  'Altersgrenze|Höchstalter|Altersobergrenze|Obergrenze|Alterslimit|Maximalalter|Altersmaximum|Schmerzgrenze|Wunschalter|Idealalter|Altersspanne'
const RETIREMENT = 'Rente|Pension|Ruhestand|Renteneintritt|Rentenalter|Pensionierung'
const PERSONS = 'Chef*|Inhaber*|Leitung|Team|Kolleg*|Meister*|Belegschaft|Mannschaft|Crew|Küchenchef*|Leiter*|Azubi*'
const OWN_PEOPLE = 'Chef*|Inhaber*|Vorgänger*|Kolleg*|Meister*|Gründer*|Leiter*'
const CLIENTS =
  'Kund*|Kind*|Jugend*|Schüler*|Patient*|Bewohner*|Gäste*|Klient*|Senior*|Mieter*|Teilnehm*|Mitglied*|Fahrgäste|Tiere'
const TRADES =
  'Jungkoch|Jungköch*|Jungkellner*|Jungfacharbeiter*|Junggeselle|Junggesellin|Junggesellen|Jungmeister*|Jungingenieur*|Jungmonteur*|Jungverkäufer*|Jungredakteur*|Jungtalent*|Jungstar*|Jungfriseur*|Jungbäcker*|Jungmaler*|Jungelektriker*|Jungmechaniker*|Jungtechniker*|Jungkaufleute|Jungkaufmann|Jungkauffrau'
const YOUNG_ONES =
  'Leute|Leuten|Kraft|Kräfte|Kräften|Kolleg*|Mitarbeit*|Bewerber*|Gesicht*|Händen|Frauen|Männer|Männern|Damen|Herren|Person*|Menschen'
const TRAINING =
  'Ausbildung|Lehre|Berufsschule|Umschulung|Studium|Schule|Abitur|Abschluss|Examen|Gesellenprüfung|Meisterschule'

/** Ages by other turns of phrase: a person up to an age, years left until retirement, comparisons, those who have just learned. */
export const AGE_TURN_RULES: readonly AdRule[] = [
  {
    ...ACT,
    key: 'age-up-to',
    check: 'sought',
    severity: 'error',
    phrases: [`ein|eine|einen|einer|einem … ${SOMEBODY} ${LIMITS} @`, `${OTHERS} ${LIMITS} @`],
    exceptions: [
      `${LIMITS} @ ${UNITS}|kg|Kilo|Tonnen|Meter*|Grad|m|Betten|Plätze*`,
      'zwischen|bis @ und|bis @ … Stunden|Uhr|Euro|Prozent|Tonnen|Meter*|Kilometer*',
      `für|mit|von|an|gegenüber|betreuen|begleiten|beraten|pflegen … ${OTHERS} … @`,
      `für|mit|von|an|gegenüber … ${SOMEBODY} … @`,
      `${CLIENTS} … @`,
      'zwischen 20# und 20#',
    ],
    title: 'Jemand bis zu einem Alter gesucht',
    explanation: 'Ein Wunschalter benachteiligt alle, die es nicht haben, und ist fast nie zulässig.',
    source: '§§ 1, 10, 11 AGG',
    suggestion: 'Beschreiben Sie, was jemand können muss, nicht wie alt jemand sein soll.',
  },
  {
    ...ACT,
    key: 'age-turned',
    check: 'phrases',
    severity: 'error',
    fields: ['title', 'profile', 'offer', 'message', 'questions'],
    phrases: [
      `# ${YEARS} bis|vor zur|zum|der|dem|Ihrer|deiner ${RETIREMENT}`,
      'nicht|kaum|keinesfalls|höchstens-so älter|alt als|wie wir|ich',
      `nicht|kaum|keinesfalls|höchstens-so älter|alt als|wie unser*|der|die|das|unsere ${PERSONS}`,
      `nur|ausschließlich|lediglich ${ANYBODY} unter|bis|zwischen|von|um-die @`,
      `passt|passen zu … ${ANYBODY} unter|über|bis|zwischen|von|um-die @`,
      `richtet|wendet sich … an … ${ANYBODY} unter|über|bis|zwischen|von|um-die @`,
      `${LIMIT_WORDS} … @`,
      `Grenze|Schluss|Ende … bei|mit|ab @ ${YEARS}`,
      `bei|mit|ab @ ${YEARS} … Grenze|Schluss|Ende`,
      'bei|mit|ab @ ist|ist-bei-uns … Schluss|Ende|Feierabend',
      `@ … ${LIMIT_WORDS}`,
      `@ ${YEARS} … ${LIMIT_WORDS}`,
      'zwischen @ und @ müsste|muss|sollte|sollten|solltest|müssen|musst|müssten',
      'zwischen|zw. @ und|u.|bis @ J.|Jhr.',
      'bis|max.|unter @ J.|Jhr.',
      ...notFor(`${ANYBODY} jenseits|oberhalb der|von @`),
      ...notFor(`${ANYBODY} unter|über|ab|bis|um-die @`),
    ],
    exceptions: [
      `${LIMIT_WORDS} … @ ${UNITS}`,
      `@ ${UNITS} … ${LIMIT_WORDS}`,
      'gesetzlich*|Verbeamtung|Beamten*|Gesetz … … Höchstalter|Altersgrenze *',
      'Höchstalter|Altersgrenze … … gesetzlich*|Verbeamtung|Beamten*|Gesetz',
      `${OWN_PEOPLE} … ${YEARS} bis|vor *`,
      'nicht nur|ausschließlich|lediglich *',
      `unter|bis|zwischen|von|um-die|über @ ${UNITS}`,
      'zwischen|von|bis @ und|bis @ … Stunden|Uhr|Euro|Prozent|Personen',
      `${CLIENTS} … @`,
    ],
    title: 'Alter in anderen Worten',
    explanation: 'Wer Menschen wegen ihres Alters aussucht oder ausschließt, benachteiligt sie.',
    source: '§§ 1, 7, 10, 11 AGG',
    suggestion: 'Beschreiben Sie, was jemand können muss, nicht wie alt jemand sein soll.',
  },
  {
    ...ACT,
    key: 'age-who-is',
    check: 'sought',
    severity: 'error',
    fields: ['profile', 'message'],
    phrases: ['die|der|wer unter|höchstens|maximal|noch-unter|nicht-über|jünger-als @ ist|sind|bist'],
    exceptions: ['unter 16|18|21 *', `${CLIENTS} … @`],
    title: 'Menschen bis zu einem Alter',
    explanation: 'Ein Wunschalter benachteiligt alle, die es nicht haben, und ist fast nie zulässig.',
    source: '§§ 1, 10, 11 AGG',
    suggestion: 'Beschreiben Sie, was jemand können muss, nicht wie alt jemand sein soll.',
  },
  {
    ...ACT,
    key: 'age-clients-wish',
    check: 'phrases',
    severity: 'error',
    fields: ['message'],
    phrases: [
      `lieber|eher … junge|jungen|jüngere|jüngeren ${YOUNG_ONES}`,
      `wünscht|wünschen|möchte|möchten|will|wollen|verlangt|verlangen … junge|jungen|jüngere|jüngeren ${YOUNG_ONES}`,
    ],
    exceptions: [
      'fördern|ausbilden|begleiten|unterstützen … junge* *',
      'junge* … fördern|ausbilden|begleiten|unterstützen',
    ],
    title: 'Jüngere gewünscht',
    explanation: 'Was Kundinnen oder Chefs sich wünschen, rechtfertigt keine Absage wegen des Alters.',
    source: '§§ 1, 7, 8, 22 AGG',
    suggestion: 'Nennen Sie einen Grund, der mit der Arbeit zu tun hat, oder lassen Sie ihn weg.',
  },
  {
    ...ACT,
    key: 'age-young-trade',
    check: 'sought',
    severity: 'warn',
    fields: ['title', 'profile', 'offer'],
    phrases: [TRADES],
    exceptions: [
      'Jung* … anleiten|anzuleiten|ausbilden|auszubilden|fördern|begleiten|führen|unterstützen',
      'und|oder|sowie|auch Jung*',
      'Jung* und|oder|bis|sowie erfahrene*|alte*|Profi*|Meister*',
    ],
    title: 'Beruf mit „Jung“',
    explanation: '„Jung“ lässt Ältere vermuten, dass sie nicht gemeint sind. Gerichte werten das als Indiz.',
    source: '§ 11 AGG; BAG 8 AZR 406/14',
    suggestion: 'Nennen Sie den Beruf ohne „Jung“ und was jemand können muss.',
  },
  {
    ...ACT,
    key: 'age-just-learned',
    check: 'phrases',
    severity: 'warn',
    fields: ['title', 'profile', 'offer', 'message'],
    phrases: [
      'gerade|frisch|soeben|eben die|das|deine|dein|Ihre|Ihr Schule|Studium|Ausbildung|Lehre|Abitur|Uni|Examen beendet|abgeschlossen|verlassen|gemacht|bestanden|hinter',
      `direkt|frisch|gerade|soeben|eben|gerade-erst aus|von der|dem|deiner|Ihrer|einer ${TRAINING}`,
      `${TRAINING} gerade|gerade-erst|frisch|soeben|eben|eben-erst|vor-Kurzem … abgeschlossen|beendet|gemacht|bestanden|absolviert|hinter`,
      `gerade-erst|soeben|eben-erst|frisch … ${TRAINING} … abgeschlossen|beendet|gemacht|bestanden|absolviert|hinter`,
      '*abschluss|Abi|Abitur|Examen|Studium|Ausbildung|Lehre|Schulzeit … höchstens|maximal|max.|weniger|keine|nicht-länger|nicht-mehr … zurück|her',
      'rüstige|fitte|aktive|vitale|agile|junggebliebene|lebensfrohe Rentner*|Pensionär*|Ruheständler*|Senioren',
    ],
    exceptions: [
      'ob|egal|auch|oder … gerade|frisch|soeben|eben … beendet|abgeschlossen|verlassen|gemacht|bestanden|hinter',
      'ob|egal|auch|oder|ebenso|genauso|sowie … gerade|gerade-erst|frisch|soeben|eben|direkt … *',
      'auch|ebenso|oder|und|sowie|mit|von rüstige|fitte|aktive|vitale|agile *',
      'Angebot*|Kurs*|Reise*|Sport*|Training|Programm* für|mit … fitte|aktive|vitale *',
    ],
    title: 'Gerade erst gelernt, oder noch rüstig',
    explanation: 'So ein Satz schließt andere mittelbar aus. Gerichte haben dafür Entschädigungen zugesprochen.',
    source: '§§ 3 Abs. 2, 11 AGG',
    suggestion: 'Sagen Sie „auch für den Einstieg geeignet“ oder nennen Sie die nötigen Kenntnisse.',
  },
]
