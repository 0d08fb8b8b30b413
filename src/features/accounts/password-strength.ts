// With its dictionaries more than a megabyte: both sides import this file only when somebody chooses a password.
import { ZxcvbnFactory, type ZxcvbnResult } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary as common } from '@zxcvbn-ts/language-common'
import { dictionary as german } from '@zxcvbn-ts/language-de'
import { PASSWORD_MIN } from './schema'

/** 0 too short, 1 weak, 2 fair, 3 good, 4 very good; `advice` is one sentence on how to improve it. */
export type PasswordStrength = { score: 0 | 1 | 2 | 3 | 4; label: string; advice: string }

const LABELS = ['Zu kurz', 'Schwach', 'Mäßig', 'Gut', 'Sehr gut'] as const
/** Shorter words occur in many others. */
const LEAST_WORD = 5
const LEAST_KNOWN = 3

/** Limits of the work for one password: 17 ms at worst, instead of half a second without them. */
const zxcvbn = new ZxcvbnFactory({
  dictionary: { ...common, ...german },
  graphs: adjacencyGraphs,
  maxLength: 40,
  l33tMaxSubstitutions: 10,
})

/** @param known what others know about the person, e.g. name and address */
export function passwordStrength(password: string, known: readonly string[] = []): PasswordStrength {
  if (password.length < PASSWORD_MIN) {
    return { score: 0, label: LABELS[0], advice: `Mindestens ${PASSWORD_MIN} Zeichen.` }
  }
  const guessed = zxcvbn.check(password, inputsOf(known))
  const score = isTriedFirst(password, known) ? 1 : guessed.score
  return { score, label: LABELS[score], advice: score > 2 ? 'So lässt es sich kaum erraten.' : adviceFor(guessed) }
}

/**
 * Whether a password is too common: frequent passwords, words, names, repetitions, keyboard rows and what others know
 * about the person, also with digits or other characters around them.
 */
export function isTriedFirst(password: string, known: readonly string[] = []): boolean {
  const inputs = inputsOf(known)
  if (zxcvbn.check(password, inputs).score <= 1) return true
  const core = password.replace(/^[^\p{L}]{1,128}/u, '').replace(/(?<=\p{L})[^\p{L}]{1,128}$/u, '')
  if (core === password || core.length < LEAST_WORD) return false
  const { score, sequence } = zxcvbn.check(core, inputs)
  return score <= 1 && sequence.every(({ pattern }) => pattern !== 'bruteforce')
}

function adviceFor({ sequence }: ZxcvbnResult): string {
  if (sequence.some((match) => match.dictionaryName === 'userInputs')) {
    return 'Name oder E-Mail-Adresse probieren andere zuerst.'
  }
  if (sequence.some(({ pattern }) => pattern === 'dictionary')) {
    return 'Solche Wörter stehen auf den Listen, die andere durchprobieren.'
  }
  return 'Länger hilft am meisten: ein ganzer Satz.'
}

/** Names and addresses, whole and in parts; shorter parts occur in many words by chance. */
function inputsOf(known: readonly string[]): string[] {
  const parts = known.flatMap((text) => [text, ...text.split('@'), ...text.split(/[^\p{L}\p{N}]+/u)])
  return parts.map((part) => part.toLowerCase()).filter((part) => part.length >= LEAST_KNOWN)
}
