import type { AdRule } from '../../schema'
import { AGE_ACT_RULES } from '../acts/age'
import { AGE_TURN_RULES } from '../acts/age-turns'
import { AGE_WISH_RULES } from '../acts/age-wishes'
import { FAMILY_ACT_RULES } from '../acts/family'
import { HEALTH_ACT_RULES } from '../acts/health'
import { MEMBERSHIP_ACT_RULES } from '../acts/membership'
import { ORIGIN_ACT_RULES } from '../acts/origin'
import { RELIGION_ACT_RULES } from '../acts/religion'
import { SEX_ACT_RULES } from '../acts/sex'
import { ACT } from '../rule-words'
import { MORE_WORDS } from './more-words'

/** "Für …": whom the work is for is asked of the sentence. */
const SERVED = /^(?:\S*\|)?für[| ]/

/** The words of all acts of one subject: who knows them in a question knows them in a refusal, too. */
function allOf(rules: readonly AdRule[], { more, but }: { more: readonly string[]; but: readonly string[] }) {
  const acts = rules.filter(({ check, severity }) => check !== 'phrases' && severity === 'error')
  return {
    phrases: [...new Set([...acts.flatMap(({ phrases }) => phrases), ...more])],
    exceptions: [
      ...new Set([...acts.flatMap(({ exceptions }) => exceptions).filter((words) => !SERVED.test(words)), ...but]),
    ],
  }
}

const OF_AGE = [...AGE_ACT_RULES, ...AGE_WISH_RULES, ...AGE_TURN_RULES]

const JUDGED = {
  ...ACT,
  check: 'judged',
  severity: 'error',
  suggestion: 'Streichen Sie den Satz und beschreiben Sie, was jemand können muss.',
} as const

/** Any word about people in a sentence that asks for it, or decides by it; see `judgement.ts`. */
export const JUDGED_RULES: readonly AdRule[] = [
  {
    ...JUDGED,
    ...allOf(OF_AGE, MORE_WORDS.age),
    key: 'age-judged',
    title: 'Das Alter entscheidet',
    explanation: 'Wer Menschen wegen ihres Alters aussucht oder ausschließt, benachteiligt sie.',
    source: '§§ 1, 7, 10, 11 AGG',
  },
  {
    ...JUDGED,
    ...allOf(ORIGIN_ACT_RULES, MORE_WORDS.origin),
    key: 'origin-judged',
    title: 'Die Herkunft entscheidet',
    explanation: 'Wer Menschen wegen ihrer Herkunft aussucht oder ausschließt, benachteiligt sie.',
    source: '§§ 1, 7, 11 AGG',
  },
  {
    ...JUDGED,
    ...allOf(SEX_ACT_RULES, MORE_WORDS.sex),
    key: 'sex-judged',
    title: 'Geschlecht oder Liebe entscheidet',
    explanation: 'Wer nach Geschlecht oder sexueller Identität aussucht, benachteiligt alle anderen.',
    source: '§§ 1, 7, 8, 11 AGG',
  },
  {
    ...JUDGED,
    ...allOf(RELIGION_ACT_RULES, MORE_WORDS.religion),
    // A church may want it for some work.
    severity: 'warn',
    key: 'religion-judged',
    title: 'Der Glaube entscheidet',
    explanation: 'Wer Menschen wegen ihres Glaubens aussucht oder ausschließt, benachteiligt sie.',
    source: '§§ 1, 7, 9, 11 AGG',
  },
  {
    ...JUDGED,
    ...allOf(HEALTH_ACT_RULES, MORE_WORDS.health),
    key: 'health-judged',
    title: 'Die Gesundheit entscheidet',
    explanation: 'Menschen wegen einer Krankheit oder Behinderung auszuschließen, ist verboten.',
    source: '§§ 1, 7 AGG, § 164 Abs. 2 SGB IX',
  },
  {
    ...JUDGED,
    ...allOf(FAMILY_ACT_RULES, MORE_WORDS.family),
    key: 'family-judged',
    title: 'Die Familie entscheidet',
    explanation: 'Wer nach Familie oder Schwangerschaft aussucht, benachteiligt vor allem Frauen.',
    source: '§§ 1, 3, 7 AGG',
  },
  {
    ...JUDGED,
    ...allOf(MEMBERSHIP_ACT_RULES, MORE_WORDS.membership),
    key: 'membership-judged',
    title: 'Gewerkschaft oder Überzeugung entscheidet',
    explanation: 'Wer nach der Gewerkschaft aussucht, verletzt die Koalitionsfreiheit.',
    source: 'Art. 9 Abs. 3 Satz 2 GG, § 75 BetrVG',
  },
]
