import type { Mail } from '~/platform/server/mail/mail'
import { WORDS } from './sample-values'
import { SAMPLES } from './samples'

/** The mail of a sample with these words of other people in it. */
export function made(name: string, words: string): Mail {
  const sample = SAMPLES[name]
  if (!sample) throw new Error(`no sample ${name}`)
  const [make, ...args] = sample
  return Reflect.apply(
    make,
    null,
    args.map((arg) => withWords(arg, words)),
  )
}

/** The same with the words in place of the placeholder. */
function withWords(value: unknown, words: string): unknown {
  if (typeof value === 'string') return value.replaceAll(WORDS, words)
  if (Array.isArray(value)) return value.map((each) => withWords(each, words))
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, withWords(each, words)]))
}
