import type { AdRule } from '../schema'
import { ON } from './rule-words'

const BEFORE = 'current|present|previous|last|latest|recent|prior|former'
const PAY = 'salary|salaries|wage|wages|pay|compensation|income|earnings|remuneration'

/** Half-English ads: private matters, earlier pay and work for nothing. */
export const ENGLISH_PRIVATE_RULES: readonly AdRule[] = [
  {
    ...ON,
    key: 'family-english',
    severity: 'error',
    phrases: [
      'no kids|children please|at-home|yet',
      'without kids|children',
      'childfree|child-free|childless',
      'not pregnant',
      'are you pregnant|married|single',
    ],
    exceptions: ['with or without *', 'childfree|child-free space|zone|hotel'],
    title: 'Familie als Bedingung, auf Englisch',
    explanation: 'Wer nach Familie oder Schwangerschaft aussucht, benachteiligt vor allem Frauen.',
    source: '§§ 1, 3, 7 AGG',
    suggestion: 'Streichen Sie den Satz; nennen Sie die Arbeitszeiten.',
  },
  {
    ...ON,
    key: 'health-english',
    severity: 'error',
    phrases: ['no|without disabilities|disability|handicap|handicaps|chronic-illness|chronic-illnesses'],
    exceptions: ['with or|and without *', 'no disability is *'],
    title: 'Behinderung als Ausschluss, auf Englisch',
    explanation: 'Menschen mit Behinderung auszuschließen, ist verboten.',
    source: '§§ 1, 7 AGG, § 164 Abs. 2 SGB IX',
    suggestion: 'Streichen Sie den Satz; nennen Sie die körperliche Belastung selbst.',
  },
  {
    ...ON,
    key: 'pay-history-english',
    severity: 'error',
    fields: ['profile', 'offer', 'questions', 'message'],
    phrases: [
      `your|state|include|tell|share … ${BEFORE} ${PAY}`,
      `${BEFORE} ${PAY} and|plus|required|mandatory`,
      'salary history',
      'payslip|payslips|pay-slip|pay-slips',
      'how-much do|did|are you … earn|earning|make|making',
    ],
    exceptions: [
      `not|never|regardless … ${BEFORE} ${PAY}`,
      `${BEFORE} ${PAY} scale|grade|band|range|agreement|table|structure|round|expectation*`,
      'no … salary history',
      'not|never … salary history',
      'your payslip|payslips … app|online|portal',
    ],
    title: 'Frage nach dem bisherigen Gehalt, auf Englisch',
    explanation: 'Nach dem früheren oder jetzigen Gehalt dürfen Sie weder in der Anzeige noch im Gespräch fragen.',
    source: 'Art. 5 Abs. 2 Richtlinie (EU) 2023/970',
    suggestion: 'Fragen Sie stattdessen nach der Gehaltsvorstellung.',
  },
  {
    ...ON,
    key: 'trial-english',
    severity: 'error',
    phrases: [
      'unpaid trial|trial-shift|trial-day|trial-week|trial-period|training',
      'trial shift|shifts|day|days|week|weeks|period … unpaid',
    ],
    exceptions: ['no|never|not unpaid *', 'trial … not|never unpaid'],
    title: 'Probearbeit ohne Lohn, auf Englisch',
    explanation: 'Wer nach Weisung arbeitet, hat Anspruch auf den Mindestlohn, auch zur Probe und in der Einarbeitung.',
    source: '§§ 1, 20, 22 MiLoG, § 612 BGB',
    suggestion: 'Bezahlen Sie die Probearbeit, oder bieten Sie ein Kennenlernen ohne Arbeit an.',
  },
]
