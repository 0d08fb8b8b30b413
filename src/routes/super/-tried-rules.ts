import { checkAd } from '~/features/ad-check/check-ad'
import { emptyPosting } from '~/features/job-postings/empty-posting'
import { richTextFromPlain } from '~/lib/rich-text/rich-text'

/** What the rules find in these words. An ad has more than words: that the pay is missing here tells nothing. */
export function findingsInWords(
  { title, text }: { title: string; text: string },
  ...[rules, today]: [Parameters<typeof checkAd>[1], string]
) {
  const ad = { ...emptyPosting({ name: null, email: null }), title, profile: richTextFromPlain(text.split('\n')) }
  return checkAd(ad, rules, today).filter(({ field }) => field === 'title' || field === 'profile')
}

type Searched = { title: string; source: string; phrases: readonly string[] }

/** The rules in which every searched word occurs. */
export function rulesWith<Rule extends Searched>(searched: string | undefined, rules: readonly Rule[]): Rule[] {
  const words = (searched ?? '').toLowerCase().split(/\s+/)
  return rules.filter(({ title, source, phrases }) => {
    const text = [title, source, ...phrases].join('\n').toLowerCase()
    return words.every((word) => text.includes(word))
  })
}
