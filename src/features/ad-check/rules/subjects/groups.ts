import type { AdRule } from '../../schema'
import { excluding, ON } from '../rule-words'

/** Two lists, because a phrase has a longest length. */
const NATIONS = [
  'Türken|Türkinnen|Araber|Araberinnen|Polinnen|Rumänen|Rumäninnen|Bulgaren|Bulgarinnen|Russen|Russinnen|Syrer|Syrerinnen',
  'Afghanen|Afghaninnen|Ukrainer|Ukrainerinnen|Afrikaner|Afrikanerinnen|Asiaten|Asiatinnen|Osteuropäer|Osteuropäerinnen',
  'Südländer|Südländerinnen|Roma|Sinti|Ostdeutsche|Ostdeutschen',
]
const ABROAD =
  'Osteuropa|Südosteuropa|Südeuropa|Afrika|Asien|Nahost|Balkan|Ausland|Drittstaaten|Polen|Rumänien|Bulgarien|Russland|Syrien|Afghanistan|Türkei|Ukraine'
const SHUT_OUT = 'berücksichtigt|berücksichtigen|eingestellt|einstellen|beschäftigen|erwünscht|bewerben|nehmen'
const WHO = 'Bewerber*|Bewerbungen|Kandidat*|Mitarbeit*|Menschen|Leute|Personen'

/** Groups of people that are shut out by their name (AGG §§ 1, 7). */
export const GROUP_RULES: readonly AdRule[] = [
  {
    ...ON,
    key: 'origin-group',
    severity: 'error',
    phrases: [
      ...NATIONS.flatMap(excluding),
      `${WHO} aus|vom ${ABROAD} … nicht|keine … ${SHUT_OUT}`,
      `${WHO} aus der|dem ${ABROAD} … nicht|keine … ${SHUT_OUT}`,
      `aus ${ABROAD} stellen|nehmen|beschäftigen|wollen … niemand*|keine*`,
      `aus der|dem ${ABROAD} stellen|nehmen|beschäftigen|wollen … niemand*|keine*`,
      `nur|ausschließlich ${WHO} aus der EU`,
      `nur|ausschließlich ${WHO} aus Deutschland|Europa`,
      `keine ${WHO} aus|vom ${ABROAD}`,
      `keine ${WHO} aus der|dem ${ABROAD}`,
      'bevorzug*|nur|ausschließlich … deutschen Eltern|Vorfahren|Großeltern',
      'Sie|du haben|hast|sind|bist … deutsche|deutschen|deutscher Eltern|Vorfahren|Großeltern|Abstammung',
    ],
    exceptions: ['nicht nur|ausschließlich *'],
    title: 'Herkunft als Ausschluss',
    explanation: 'Wer Menschen wegen ihres Landes oder ihrer Abstammung ausschließt, benachteiligt sie.',
    source: '§§ 1, 7, 11 AGG',
    suggestion: 'Streichen Sie den Satz. Verlangen Sie höchstens eine gültige Arbeitserlaubnis.',
  },
  {
    ...ON,
    key: 'sex-identity',
    severity: 'error',
    phrases: excluding(
      'Homosexuelle|Homosexuellen|Schwule|Schwulen|Lesben|Bisexuelle|Bisexuellen|Transsexuelle|Transsexuellen|Transpersonen|Transmenschen|Queere|Queeren',
    ),
    exceptions: ['nicht nur|ausschließlich *'],
    title: 'Ausschluss wegen der sexuellen Identität',
    explanation: 'Wen jemand liebt und wer jemand ist, darf bei einer Stelle nichts entscheiden.',
    source: '§§ 1, 7, 11 AGG',
    suggestion: 'Streichen Sie den Satz.',
  },
  {
    ...ON,
    key: 'health-group',
    severity: 'error',
    phrases: [
      'Menschen|Personen|Bewerber* mit psychischen|seelischen|chronischen|körperlichen|geistigen Erkrankungen|Krankheiten|Leiden|Einschränkungen … nicht … bewerben|einstellen|eingestellt|beschäftigen|berücksichtigt|geeignet',
      'keine Menschen|Personen|Bewerber* mit psychischen|seelischen|chronischen|körperlichen|geistigen Erkrankungen|Krankheiten|Leiden',
      ...excluding('Sehbehinderte|Sehbehinderten|Gehörlose|Gehörlosen|Epileptiker*|Diabetiker*|Autisten|Autistinnen'),
    ],
    exceptions: ['nicht nur|ausschließlich *', 'bitte nicht scheuen *'],
    title: 'Krankheit als Ausschluss',
    explanation: 'Menschen wegen einer Krankheit oder Behinderung auszuschließen, ist verboten.',
    source: '§§ 1, 7 AGG, § 164 Abs. 2 SGB IX',
    suggestion: 'Streichen Sie den Satz; nennen Sie die Belastung selbst.',
  },
  {
    ...ON,
    key: 'title-only-gender',
    severity: 'error',
    fields: ['title'],
    phrases: [
      'nur|ausschließlich männlich*|weiblich*',
      'keine Männer|Frauen|Damen|Herren',
      'männlich|weiblich bevorzugt|erwünscht|gewünscht|gesucht',
      'bevorzugt|vorzugsweise|möglichst|gern|gerne|bitte männlich|weiblich',
    ],
    exceptions: ['nicht nur|ausschließlich *'],
    title: 'Titel verlangt ein Geschlecht',
    explanation: 'Ein Geschlecht dürfen Sie nur verlangen, wenn die Arbeit anders nicht geht.',
    source: '§§ 7, 8, 11 AGG',
    suggestion: 'Streichen Sie den Zusatz.',
  },
]
