import type { AdRule } from '../schema'
import { ON } from './rule-words'

const TESTED = 'HIV-Test*|Aids-Test*|Drogentest*|Bluttest*|Gentest*|Urintest*|Drogenscreening*|Urinprobe*|Blutprobe*'
const WORK_WITH = 'Erfahrung*|Beratung|Labor*|Verkauf|verkaufen|auswerten|durchführen|entwickeln|Patient*|Kund*|anonym*'
const CHILD = 'Baby|Kind|Kinder|Nachwuchs|Schwangerschaft|Familie'
const PICTURE = 'Foto|Lichtbild|Bewerbungsfoto|Bewerbungsbild|Passbild|Passfoto|Bild'
const BEFORE =
  'jetziger|bisheriger|aktueller|alter|letzter|alten|bisherigen|letzten|vorigen|früheren|jetzigen|aktuellen|derzeitigen|momentanen'
const SKILLS =
  'Abschluss|Kenntnis*|Stand|Erfahrung*|Qualifikation*|Wissensstand|Können|Aufgaben|Leistung*|Tarif*|Arbeitszeit*|Stunden*'

/** What a company asks for between the lines: tests, plans, pictures, what somebody earned. */
export const DEMAND_RULES: readonly AdRule[] = [
  {
    ...ON,
    key: 'family-test',
    severity: 'error',
    phrases: [
      'negative*|aktuelle*|ein|einen|Ihren|deinen … Schwangerschaftstest*',
      'Schwangerschaftstest* … vorlegen|mitbringen|machen|Pflicht|Voraussetzung|nötig|erforderlich|negativ',
    ],
    exceptions: [
      'kein*|nie|niemals|nicht|weder … Schwangerschaftstest*',
      `Schwangerschaftstest* … nicht|nie|${WORK_WITH}`,
      `${WORK_WITH} … Schwangerschaftstest*`,
    ],
    title: 'Schwangerschaftstest verlangt',
    explanation: 'Nach einer Schwangerschaft darf vor der Einstellung niemand fragen, auch nicht mit einem Test.',
    source: '§§ 1, 3 Abs. 1 Satz 2, 7 AGG',
    suggestion: 'Streichen Sie den Satz.',
  },
  {
    ...ON,
    key: 'health-test',
    severity: 'warn',
    phrases: [
      `negative*|aktuelle*|ein|eine|einen|Ihren|deinen … ${TESTED}`,
      `${TESTED} … vorlegen|mitbringen|machen|Pflicht|Voraussetzung|nötig|erforderlich|gehört|negativ`,
    ],
    exceptions: [
      `kein*|nie|niemals|nicht|weder … ${TESTED}`,
      `${TESTED} … nicht|nie|${WORK_WITH}`,
      `${WORK_WITH} … ${TESTED}`,
    ],
    title: 'Test der Gesundheit verlangt',
    explanation: 'Ein Test ist nur zulässig, wenn die Tätigkeit ihn verlangt; sonst fragt er nach Krankheiten.',
    source: '§§ 1, 7, 8 AGG, § 19 GenDG, Art. 9 DSGVO',
    suggestion: 'Streichen Sie den Satz, oder nennen Sie das Gesetz, das den Test verlangt.',
  },
  {
    ...ON,
    key: 'family-no-plans',
    severity: 'error',
    phrases: [
      `kein|keine|keinen|weder … ${CHILD} … planen|planst|plant|bekommen|bekommst|bekommt`,
      `planen|planst|plant … kein|keine|keinen … ${CHILD}`,
    ],
    exceptions: ['Kind|Kinder|Familie … Kurs*|Fest*|Ausflug|Gruppe*|Angebot*'],
    title: 'Keine Kinder als Bedingung',
    explanation: 'Wer nach Familienplanung aussucht, benachteiligt unmittelbar wegen des Geschlechts.',
    source: '§§ 1, 3 Abs. 1 Satz 2, 7 AGG',
    suggestion: 'Streichen Sie den Satz; nennen Sie die Arbeitszeiten.',
  },
  {
    ...ON,
    key: 'photo-needed',
    severity: 'warn',
    phrases: [
      `ohne … ${PICTURE} … nicht berücksichtigt|berücksichtigen|bearbeitet|bearbeiten|angesehen|vollständig|gelesen`,
      `ohne … ${PICTURE} … unvollständig|aussortiert|zwecklos|ungültig|Papierkorb`,
      `ohne ${PICTURE} … … aussortiert|zwecklos|ungültig|Papierkorb`,
      `${PICTURE} nicht vergessen|fehlen`,
      `${PICTURE} darf|dürfen|sollte|sollten nicht fehlen`,
      `ohne … ${PICTURE} … keine Chance|Einladung|Bearbeitung|Berücksichtigung|Rückmeldung`,
    ],
    exceptions: [`ohne … ${PICTURE} … nicht unvollständig|aussortiert|zwecklos|ungültig`],
    title: 'Ohne Foto keine Chance',
    explanation:
      'Ein Foto verrät Alter, Geschlecht und Herkunft. Es zu verlangen, gilt als Indiz für eine Benachteiligung.',
    source: '§§ 1, 22 AGG',
    suggestion: 'Bitten Sie nur um Lebenslauf und Zeugnisse.',
  },
  {
    ...ON,
    key: 'pay-history-based',
    severity: 'error',
    fields: ['profile', 'offer', 'questions', 'message'],
    phrases: [
      `*gehalt|*lohn|Vergütung|Angebot|Einstufung|Gehaltsangebot … orientiert|richtet|bemisst|ergibt … Ihrem|deinem|Ihren|deinen ${BEFORE}`,
      `mehr|weniger|so-viel als|wie Ihr|dein|Ihrem|deinem ${BEFORE} Chef|Arbeitgeber*|Firma|Betrieb`,
      'Vorgehalt*|Vorlohn|Vorverdienst|Vorvergütung',
      `Gehalt|Lohn|Vergütung|Angebot|Einstufung hängt|knüpft … Ihrem|deinem ${BEFORE}`,
    ],
    exceptions: [`Ihrem|deinem|Ihren|deinen ${BEFORE} ${SKILLS}`, 'unabhängig … Vorgehalt*|Vorverdienst'],
    title: 'Gehalt nach dem bisherigen',
    explanation: 'Wer das Gehalt am früheren bemisst, muss danach fragen, und gerade das ist nicht erlaubt.',
    source: 'Art. 5 Abs. 2 Richtlinie (EU) 2023/970',
    suggestion: 'Nennen Sie die Spanne und wonach sie sich richtet.',
  },
]
