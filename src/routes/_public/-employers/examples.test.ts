import { expect, it } from 'vitest'
import { checkMessage } from '~/features/ad-check/check-ad'
import { mendOf } from '~/features/ad-check/mends'
import { DEFAULT_AD_RULES } from '~/features/ad-check/rules/default-rules'
import { EXAMPLES } from './examples'

it.each(Object.values(EXAMPLES))(
  'shows of "$found" what the product makes of it',
  ({ before, found, after, better }) => {
    const text = before + found + after
    const [finding] = checkMessage(text, { rules: DEFAULT_AD_RULES })
    const mend = finding && mendOf(finding, text)
    expect(mend && text.slice(0, mend.span.start) + mend.text + text.slice(mend.span.end)).toBe(before + better + after)
  },
)
