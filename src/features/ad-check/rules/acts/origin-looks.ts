import type { AdRule } from '../../schema'
import { PEOPLE_FROM, SOMEBODY_FROM } from '../people/nations'
import { ACT } from '../rule-words'

const LOOKS = 'fremdländisch|ausländisch|südländisch|orientalisch|exotisch|deutsch|europäisch|mitteleuropäisch|arabisch'
const LOOK = 'aussehen|aussieht|ausschauen|ausschaut|wirken|wirkt|klingen|klingt'
const THINGS = 'Speise*|Gericht*|Raum|Räume|Laden|Deko*|Möbel|Gebäude|Garten|Teller|Design*|Stoff*|Musik|Marke*'
const WISHED =
  'gern|gerne|bevorzugt|vorzugsweise|idealerweise|am-liebsten|möglichst|suche|suchen|sucht|gesucht|gesucht:|brauchen'
const WANTED = 'am-liebsten|hätten|wünschen|suchen|bevorzugen|wäre|bevorzugt|gesucht|gewünscht|ideal|vorgestellt'
const FROM =
  'polnische|polnischen|tschechische|slowakische|ungarische|rumänische|rumänischen|bulgarische|türkische|türkischen|ukrainische|ukrainischen|osteuropäische|osteuropäischen|asiatische|asiatischen'

/** Origin by looks and by a nation's name, judged by what the sentence does with the words (`acts.ts`). */
export const ORIGIN_LOOKS_RULES: readonly AdRule[] = [
  {
    ...ACT,
    key: 'origin-looks',
    check: 'shut-out',
    severity: 'error',
    phrases: [`${LOOKS} ${LOOK}`, `${LOOKS} … ${LOOK}`],
    exceptions: [
      `${THINGS} … ${LOOKS}`,
      `wie … ${LOOKS} ${LOOK}`,
      `muss|musst|müssen|brauchst|brauchen|soll|sollst nicht … ${LOOKS}`,
    ],
    title: 'Aussehen nach Herkunft',
    explanation: 'Wer nach dem Aussehen oder Klang einer Herkunft aussucht, benachteiligt sie.',
    source: '§§ 1, 3 Abs. 2, 7 AGG',
    suggestion: 'Streichen Sie den Satz.',
  },
  {
    ...ACT,
    key: 'origin-somebody',
    check: 'phrases',
    severity: 'warn',
    phrases: [
      ...SOMEBODY_FROM.flatMap((one) => [`${WISHED} … ${one}`, `${one} gesucht|bevorzugt|gewünscht`]),
      ...[...SOMEBODY_FROM, ...PEOPLE_FROM].map((one) => `ein|eine|einen|einer ${one} … ${WANTED}`),
      `${WISHED} … ${FROM} *kraft|*kräfte|*hilfe|*hilfen|Mitarbeit*|Kolleg*|Bewerber*|Leute|Männer|Frauen`,
      `${WISHED} … ${FROM} *arbeiter|*fahrer|*helfer|*monteure|*pfleger*|*handwerker|Maurer|Maler`,
    ],
    exceptions: [
      `für|mit|von … ${FROM} *`,
      ...SOMEBODY_FROM.flatMap((one) => [
        `Chef*|Inhaber*|Kolleg*|Gründer*|Mutter|Vater … ${one}`,
        `ob|egal|auch-als … ${one}`,
        `als ${one}`,
      ]),
    ],
    title: 'Eine Nation als Wunsch',
    explanation: 'Wer sich Menschen eines Landes wünscht, lässt alle anderen vermuten, dass sie nicht gemeint sind.',
    source: '§§ 1, 3 Abs. 2, 7, 11 AGG',
    suggestion: 'Nennen Sie die Sprache oder Erfahrung, auf die es ankommt.',
  },
]
