import { z } from '~/lib/zod'
import type { Settings } from '~/platform/settings/schema'
import { ACTS } from './act'

/** How a rule checks an ad: by phrases, by phrases in sentences that do something (`acts.ts`), or by a calculation. */
export const AD_CHECKS = ['phrases', ...ACTS, 'one-gender', 'minimum-wage', 'minijob-limit', 'missing-pay'] as const
export type AdCheck = (typeof AD_CHECKS)[number]

/** `error` stops publishing, `warn` asks for a second look, `hint` is advice. */
export const AD_SEVERITIES = ['error', 'warn', 'hint'] as const
export type AdSeverity = (typeof AD_SEVERITIES)[number]
export const adSeverityLabels = { error: 'Sperrt', warn: 'Warnt', hint: 'Rät' } satisfies Record<AdSeverity, string>

/** Parts of an ad that phrases are searched in; `message` is what a company writes to an applicant. */
export const AD_FIELDS = ['title', 'tasks', 'profile', 'offer', 'questions', 'message'] as const
export type AdField = (typeof AD_FIELDS)[number]
export const adFieldLabels = {
  title: 'Stellentitel',
  tasks: 'Aufgaben',
  profile: 'Profil',
  offer: 'Was Sie bieten',
  questions: 'Fragen',
  message: 'Nachricht',
} satisfies Record<AdField, string>

/** In one word: each multiplies the ways to match a long word in an ad. */
const MOST_WILDCARDS = 3

/**
 * A phrase of a rule: words, `*` for any letters (`jung* Team`), `a|b` for either word, `…` for up to six words
 * between, `#` for a number, `@` for an age (14 to 69). Never a regular expression: those could stop a server.
 */
export const phraseSchema = z
  .string()
  .trim()
  .min(2)
  .max(400)
  .regex(/[\p{L}\d#@]/u, 'Eine Wendung braucht mindestens ein Wort.')
  .refine((phrase) => (phrase.match(/…|\.\.\./g) ?? []).length <= 2, 'Höchstens zwei Lücken (…) in einer Wendung.')
  .refine(
    (phrase) => phrase.split(/[\s|]+/).every((word) => (word.match(/\*+|[#@]/g) ?? []).length <= MOST_WILDCARDS),
    'Höchstens drei Platzhalter (*, # oder @) in einem Wort.',
  )

const phrases = z.array(phraseSchema).max(200)
const sentence = z.string().trim().min(1).max(600)

/** What platform admins may change about a rule. */
export const adRuleInputSchema = z.object({
  key: z.string().regex(/^[a-z][a-z0-9-]{2,60}$/),
  /** 0 for a new rule. */
  version: z.number().int().min(0),
  severity: z.enum(AD_SEVERITIES),
  isEnabled: z.boolean(),
  fields: z.array(z.enum(AD_FIELDS)).max(AD_FIELDS.length),
  phrases,
  exceptions: phrases,
  title: z.string().trim().min(1).max(120),
  explanation: sentence,
  source: z.string().trim().min(1).max(200),
  suggestion: sentence,
})
export type AdRuleInput = z.infer<typeof adRuleInputSchema>

export type AdRule = Omit<AdRuleInput, 'version' | 'fields' | 'phrases' | 'exceptions'> & {
  check: AdCheck
  fields: readonly AdField[]
  phrases: readonly string[]
  exceptions: readonly string[]
}

/** The data of the check; the editor loads it once. */
export type AdRuleBook = Pick<Settings, 'minimumWageCents' | 'minijobLimitCents' | 'payTransparency'> & {
  rules: readonly AdRule[]
}
