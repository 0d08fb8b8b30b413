import { expect, it } from 'vitest'
import type { AdFinding, CheckedAd } from '~/features/ad-check/ad'
import { checkAd, checkMessage } from '~/features/ad-check/check-ad'
import { mendOf } from '~/features/ad-check/mends'
import { DEFAULT_AD_RULES } from '~/features/ad-check/rules/default-rules'
import { emptyRichText, richTextFromPlain } from '~/lib/rich-text/rich-text'
import { settingDefaults } from '~/platform/settings/schema'
import { readSentence, type Sentence } from './sentence'

const book = { ...settingDefaults, rules: DEFAULT_AD_RULES }
const TODAY = '2026-11-23'
const plain: CheckedAd = {
  title: 'Pflegefachkraft (m/w/d)',
  tasks: emptyRichText(),
  profile: emptyRichText(),
  offer: emptyRichText(),
  questions: [],
  employmentTypes: ['Vollzeit'],
  salaryMinCents: 300_000,
  salaryMaxCents: null,
  salaryPeriod: 'month',
  startDate: null,
  hoursPerWeek: 40,
}

/** Checks labelled sentences, prints the figures and what was judged wrongly. */
export function judgeSentences(lines: string, most: { missed: number; falseStops: number; falseHints: number }) {
  const judged = lines
    .trim()
    .split('\n')
    .map(readSentence)
    .map((sentence) => ({ ...sentence, findings: findingsIn(sentence) }))
  const labelled = judged.filter(({ expected }) => expected)
  const missed = labelled.filter((sentence) => !isFound(sentence))
  const harmless = judged.filter(({ expected }) => !expected?.stops)
  const falseStops = harmless.filter(({ findings }) => findings.some(({ severity }) => severity === 'error'))
  const falseHints = judged.filter(
    ({ expected, findings }) => !expected && findings.some(({ severity }) => severity !== 'error'),
  )

  it(`judges ${judged.length} sentences as labelled`, () => {
    const share = ((100 * missed.length) / Math.max(1, labelled.length)).toFixed(1)
    process.stdout.write(
      `\nAd check: ${missed.length} of ${labelled.length} missed (${share} %), ${falseStops.length} false stops and ${falseHints.length} false hints in ${judged.length} sentences\n`,
    )
    for (const [name, wrong] of Object.entries({ missed, falseStops, falseHints }))
      for (const { text, findings } of process.env.AD_SENTENCES ? wrong : [])
        process.stdout.write(`  ${name} | ${text} | ${findings.map(({ rule, excerpt }) => `${rule}: ${excerpt}`)}\n`)
    expect(missed.length).toBeLessThanOrEqual(most.missed)
    expect(falseStops.length).toBeLessThanOrEqual(most.falseStops)
    expect(falseHints.length).toBeLessThanOrEqual(most.falseHints)
  })

  it('mends by a click each what it finds, and leaves whole sentences', () => {
    expect(
      labelled.flatMap(({ field, text, findings }) => findings.flatMap((found) => badMend(field, text, found))),
    ).toEqual([])
  })
}

/** What is wrong after a click: the same is found again, or half a sentence stays. */
function badMend(field: Sentence['field'], text: string, finding: AdFinding): string[] {
  if (finding.rule === 'title-noise') return []
  const mend = mendOf(finding, text)
  if (!mend) return [`no mend: ${text}`]
  const better = text.slice(0, mend.span.start) + mend.text + text.slice(mend.span.end)
  if (process.env.AD_MENDS) process.stdout.write(`  ${finding.rule} | ${text} | ${better}\n`)
  const again = findingsIn({ field, text: better }).filter(({ rule }) => rule === finding.rule)
  const isHalf = /^[\s,.;:–-]|[\s,;:–(-]$|\s\s|\s[,.;!?]|\(\s*\)/u.test(better)
  return again.length > 0 || isHalf ? [`${text} → ${better}`] : []
}

function findingsIn({ field, text }: Pick<Sentence, 'field' | 'text'>): AdFinding[] {
  if (field === 'message') return checkMessage(text, book)
  if (field === 'title') return checkAd({ ...plain, title: text }, book, TODAY)
  if (field === 'questions') return checkAd({ ...plain, questions: [{ text, choices: [] }] }, book, TODAY)
  return checkAd({ ...plain, [field]: richTextFromPlain([text]) }, book, TODAY)
}

/** Exactly one finding at the words, of the right rule, as severe as labelled. */
function isFound({ expected, findings }: Sentence & { findings: AdFinding[] }): boolean {
  if (!expected) return true
  const there = findings.filter(({ span }) => span && span.start < expected.end && span.end > expected.start)
  return (
    there.length === 1 &&
    there.every(({ rule }) => expected.rules.some((key) => rule.startsWith(key))) &&
    (!expected.stops || there.some(({ severity }) => severity === 'error'))
  )
}
