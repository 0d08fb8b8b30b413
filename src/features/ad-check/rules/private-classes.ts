import type { AdRule } from '../schema'
import { AFTER_HIRING, ASKED, ON } from './rule-words'
import { askedFor, notFor, refusedFor } from './shapes'

const DISABLED = 'Rollstuhlfahrer*|Schwerbehinderte*|Behinderte*|Blinde|Blinden|Gehörlose*|Sehbehinderte*'
const PARENTS = 'Mütter|Müttern|Schwangere|Schwangeren|Alleinerziehende*'
const ILLNESS =
  'Depression*|Diabetes|Epilepsie|Krebs*|Autismus|ADHS|Burnout|Suchterkrankung*|Allergie*|Rheuma|Krankheit*|Erkrankung*|Vorerkrankung*|Behinderung|*behinderung|Hörgerät|Rollstuhl|Fehlzeiten'
const FAITH = 'Kopftuch|Turban|Kippa|Glaube|Glauben|Religion|Konfession|Bekenntnis|Gebetszeiten'
const UNIONS = 'ver.di|IG|GEW|NGG|GdP|IGBCE|Gewerkschaft*'

/** The same shapes for faith, health, family and unions. */
export const PRIVATE_CLASS_RULES: readonly AdRule[] = [
  {
    ...ON,
    key: 'religion-shut-out',
    severity: 'error',
    phrases: [
      'Bewerber*|Menschen|Personen muslimischen|islamischen|jüdischen|christlichen|anderen Glaubens|Bekenntnisses … nicht',
      'nur|ausschließlich … muslimischen|jüdischen|christlichen|katholischen|evangelischen Glaubens|Bekenntnisses',
    ],
    exceptions: ['nicht nur|ausschließlich *', 'nicht|kein … Glaubens … sein müssen'],
    title: 'Menschen wegen ihres Glaubens ausgeschlossen',
    explanation: 'Wer Menschen wegen ihres Glaubens ausschließt, benachteiligt sie.',
    source: '§§ 1, 7, 9, 11 AGG',
    suggestion: 'Streichen Sie den Satz.',
  },
  {
    ...ON,
    key: 'religion-refused',
    severity: 'error',
    fields: ['message'],
    phrases: [
      ...refusedFor(FAITH),
      'da|weil Sie|du … Kopftuch|Turban|Kippa tragen|trägst',
      'Sie|du … Kopftuch|Turban|Kippa … ablegen|ablegst|abnehmen|abnimmst|absetzen|weglassen',
    ],
    title: 'Absage wegen der Religion',
    explanation: 'Der Glaube darf kein Grund für eine Absage sein; der Satz ist vor Gericht ein Beweis.',
    source: '§§ 1, 7, 15, 22 AGG',
    suggestion: 'Nennen Sie einen Grund, der mit der Arbeit zu tun hat, oder lassen Sie ihn weg.',
  },
  {
    ...ON,
    key: 'religion-asked',
    severity: 'warn',
    fields: ASKED,
    phrases: [
      ...askedFor('Glaube|Glauben|Religion|Konfession|Bekenntnis'),
      'beten|betest|fasten|fastest Sie|du',
      'gehören|gehörst Sie|du … Religion|Konfession an',
    ],
    exceptions: ['unabhängig|egal|gleich … … Religion|Glauben'],
    title: 'Frage nach der Religion',
    explanation: 'Nach der Religion darf nur fragen, wem sie für genau diese Tätigkeit wesentlich ist.',
    source: '§ 9 AGG; EuGH C-414/16',
    suggestion: 'Streichen Sie die Frage oder begründen Sie sie aus der Tätigkeit.',
  },
  {
    ...ON,
    key: 'health-shut-out',
    severity: 'error',
    phrases: notFor(DISABLED),
    title: 'Menschen mit Behinderung ausgeschlossen',
    explanation: 'Menschen mit Behinderung auszuschließen, ist verboten.',
    source: '§§ 1, 7 AGG, § 164 Abs. 2 SGB IX',
    suggestion: 'Streichen Sie den Satz; nennen Sie die körperliche Belastung selbst.',
  },
  {
    ...ON,
    key: 'health-refused',
    severity: 'error',
    fields: ['message'],
    phrases: refusedFor(ILLNESS),
    title: 'Absage wegen der Gesundheit',
    explanation: 'Gesundheit und Behinderung dürfen nicht zum Grund einer Absage werden.',
    source: '§§ 1, 7, 15, 22 AGG, § 164 Abs. 2 SGB IX',
    suggestion: 'Nennen Sie einen Grund, der mit der Arbeit zu tun hat, oder lassen Sie ihn weg.',
  },
  {
    ...ON,
    key: 'health-free-of',
    severity: 'warn',
    fields: ['profile', 'offer'],
    phrases: [
      'frei von chronischen|körperlichen|gesundheitlichen|psychischen|seelischen Erkrankungen|Krankheiten|Beschwerden|Leiden|Einschränkungen',
      'frei von Erkrankungen|Krankheiten|Beschwerden|Allergien',
      'selten|nie|niemals|kaum krank',
    ],
    exceptions: [
      'Patient*|Tiere|Haut … frei von *',
      'wir|Team|Kolleg*|Leute|Belegschaft … selten|nie|niemals|kaum krank',
    ],
    title: 'Frei von Krankheiten verlangt',
    explanation: 'Wer pauschal Gesundheit verlangt, schließt Menschen mit Behinderung aus.',
    source: '§§ 1, 8 AGG, § 164 Abs. 2 SGB IX',
    suggestion: 'Nennen Sie die Belastung selbst, etwa „Sie heben regelmäßig bis zu 20\u00a0kg“.',
  },
  {
    ...ON,
    key: 'family-shut-out',
    severity: 'error',
    phrases: notFor(PARENTS),
    title: 'Eltern oder Schwangere ausgeschlossen',
    explanation: 'Wer Schwangere oder Eltern ausschließt, benachteiligt unmittelbar wegen des Geschlechts.',
    source: '§§ 1, 3 Abs. 1 Satz 2, 7 AGG',
    suggestion: 'Streichen Sie den Satz; nennen Sie die Arbeitszeiten.',
  },
  {
    ...ON,
    key: 'family-asked-of',
    severity: 'error',
    fields: ASKED,
    phrases: [
      ...askedFor('Familienstand|Familienplanung|Familienverhältnisse|Kinderwunsch'),
      'haben|hast Sie|du Kinder|Kind und|oder wer|wie|wo|sind|ist',
      'erwarten|erwartest Sie|du … Baby|Kind|Nachwuchs|Kinder',
      'planen|planst|wünschen|wünschst|möchten|wollen Sie|du … eine Familie',
      'gehen|gehst Sie|du … Mutterschutz|Elternzeit',
      'sind|bist Sie|du … in Mutterschutz|Elternzeit',
    ],
    exceptions: [`${AFTER_HIRING} … … Familienstand`, `Familienstand … … ${AFTER_HIRING}`],
    title: 'Erkundigung nach Familie oder Schwangerschaft',
    explanation: 'Fragen nach Schwangerschaft, Kindern oder Familie sind vor der Einstellung unzulässig.',
    source: '§§ 1, 3 Abs. 1 Satz 2, 7 AGG, § 26 BDSG',
    suggestion: 'Streichen Sie die Frage. Nennen Sie die Arbeitszeiten und fragen Sie, ob sie passen.',
  },
  {
    ...ON,
    key: 'family-refused',
    severity: 'error',
    fields: ['message'],
    phrases: [
      ...refusedFor('Schwangerschaft|Kinder|Kindern|Kind|Familie|Elternzeit|Mutterschutz|Familienplanung'),
      'mit|bei #|einem|kleinen kleinen|kleinem|schulpflichtigen|Kleinkindern|Kindern|Kind Kindern|Kind|sind … nicht|zu|kaum',
      'mit|bei # Kindern … Sie|du … nicht|zu|kaum|schwer',
      'da|weil Sie|du … in Mutterschutz|Elternzeit … gehen|sind',
      'da|weil Sie|du … Baby|Kind|Nachwuchs erwarten',
    ],
    exceptions: ['Kindern … gearbeitet|betreut|arbeiten'],
    title: 'Familie oder Schwangerschaft als Grund einer Absage',
    explanation:
      'Familie und Schwangerschaft dürfen kein Grund für eine Absage sein; der Satz ist vor Gericht ein Beweis.',
    source: '§§ 1, 3 Abs. 1 Satz 2, 7, 15 AGG',
    suggestion: 'Nennen Sie einen Grund, der mit der Arbeit zu tun hat, oder lassen Sie ihn weg.',
  },
  {
    ...ON,
    key: 'membership-asked',
    severity: 'error',
    phrases: [
      `sind|bist|waren|warst Sie|du … ${UNIONS} … organisiert|aktiv|Mitglied`,
      `${UNIONS} Metall|BAU|BCE organisiert|aktiv`,
      `Ihr|Ihre|dein|deine Engagement|Einsatz|Amt|Mitgliedschaft|Tätigkeit bei|für|in … ${UNIONS} … nicht|gegen|schwer|leider|unmöglich`,
    ],
    title: 'Frage nach der Gewerkschaft',
    explanation: 'Wer nach der Gewerkschaft fragt oder aussucht, verletzt die Koalitionsfreiheit.',
    source: 'Art. 9 Abs. 3 Satz 2 GG, § 75 BetrVG',
    suggestion: 'Streichen Sie den Satz.',
  },
]
