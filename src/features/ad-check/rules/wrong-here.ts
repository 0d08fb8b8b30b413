import type { AdRule } from '../schema'
import { ON, TO_APPLICANTS, UNITS } from './rule-words'
import { wrongHere } from './shapes'

const ILL =
  'Burnout|Depression*|Diabetes|Epilepsie|Krebs|Rheuma|Asthma|Migräne|Autismus|ADHS|Allergie*|Vorerkrankung*|Behinderung*|Handicap*|Bandscheiben*|Rückenprobleme|Rücken|krank|schwerbehindert|Rollstuhl'
const FAMILY =
  'Kind|Kinder|Kindern|Nachwuchs|Baby|schwanger|Elternzeit|Mutterschutz|Babypause|alleinerziehend|Kinderwunsch|Familie'
const UNION = 'Gewerkschaft*|Betriebsrat*|ver.di|Verdi|IG|streikt|streiken|gestreikt|Partei|Parteibuch'
const FAITH = 'Kopftuch*|Turban|Kippa|betet|beten|fastet|fasten|Ramadan|gläubig|religiös|Moschee|Kirche|Muslim*'
const ORIGIN = 'Akzent|Migrationshintergrund|Ausländer*|ausländischen|geflüchtet|eingewandert'
const NOT_WRONG = ['nicht|nie|niemals|keineswegs|keinesfalls falsch*|fehl|verkehrt*|unerwünscht|ungeeignet']

const RULE = { ...ON, severity: 'error', fields: TO_APPLICANTS, exceptions: NOT_WRONG } as const

/** "Wer …, ist hier falsch": the same sentence for each subject. */
export const WRONG_HERE_RULES: readonly AdRule[] = [
  {
    ...RULE,
    key: 'health-wrong-here',
    phrases: wrongHere(ILL),
    exceptions: [...NOT_WRONG, 'Rücken … frei|stärkt|halten'],
    title: 'Wer krank ist, sei hier falsch',
    explanation: 'Menschen wegen einer Krankheit oder Behinderung auszuschließen, ist verboten.',
    source: '§§ 1, 7 AGG, § 164 Abs. 2 SGB IX',
    suggestion: 'Streichen Sie den Satz; nennen Sie die körperliche Belastung selbst.',
  },
  {
    ...RULE,
    key: 'family-wrong-here',
    phrases: wrongHere(FAMILY),
    title: 'Wer Familie hat, sei hier falsch',
    explanation: 'Wer Schwangere oder Eltern ausschließt, benachteiligt unmittelbar wegen des Geschlechts.',
    source: '§§ 1, 3 Abs. 1 Satz 2, 7 AGG',
    suggestion: 'Streichen Sie den Satz; nennen Sie die Arbeitszeiten.',
  },
  {
    ...RULE,
    key: 'membership-wrong-here',
    phrases: wrongHere(UNION),
    title: 'Wer sich organisiert, sei hier falsch',
    explanation: 'Wer nach der Gewerkschaft fragt oder aussucht, verletzt die Koalitionsfreiheit.',
    source: 'Art. 9 Abs. 3 Satz 2 GG, § 75 BetrVG',
    suggestion: 'Streichen Sie den Satz.',
  },
  {
    ...RULE,
    key: 'religion-wrong-here',
    phrases: [
      ...wrongHere(FAITH),
      'wer … fastet|fasten|betet|beten|Ramadan … nicht-arbeiten|nicht-anfangen|nicht-einplanen|nicht-brauchen',
    ],
    title: 'Wer glaubt, sei hier falsch',
    explanation: 'Wer Menschen wegen ihres Glaubens ausschließt, benachteiligt sie.',
    source: '§§ 1, 7, 9, 11 AGG',
    suggestion: 'Streichen Sie den Satz.',
  },
  {
    ...RULE,
    key: 'origin-wrong-here',
    phrases: wrongHere(ORIGIN),
    title: 'Wer von woanders kommt, sei hier falsch',
    explanation: 'Wer Menschen wegen ihrer Herkunft ausschließt, benachteiligt sie.',
    source: '§§ 1, 7, 11 AGG',
    suggestion: 'Streichen Sie den Satz.',
  },
  {
    ...RULE,
    key: 'age-wrong-here',
    phrases: ['über|unter|ab|jenseits-der|älter-als|jünger-als @ ist|bist'].flatMap(wrongHere),
    exceptions: [...NOT_WRONG, `über|unter|ab|jenseits-der|älter-als|jünger-als @ ${UNITS}`],
    title: 'Wer zu alt oder zu jung ist, sei hier falsch',
    explanation: 'Wer Menschen wegen ihres Alters ausschließt, benachteiligt sie.',
    source: '§§ 1, 7, 10, 11 AGG',
    suggestion: 'Beschreiben Sie, was jemand können muss, nicht wie alt jemand sein soll.',
  },
]
