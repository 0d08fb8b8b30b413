import { expect, it } from 'vitest'
import { MAX_AD_TEXT } from '~/features/ad-drafts/split/lines'
import { splitAd } from '~/features/ad-drafts/split/split-ad'
import { ownMs } from '../setup/own-time'

/** Most milliseconds of the main thread for one pasted text. */
const LONGEST = 300

// One sentence without an end, in which every word may begin the occupation.
it.each([
  ['articles before the verb', 'Wir suchen ', '10 Zqak '],
  ['nouns', 'Wir suchen ', 'Xqa Xqb '],
  ['articles before a marker', '', 'eine Zqak '],
])('splits an ad of %s without holding others up', async (_what, begin, piece) => {
  const text = `${begin}${piece.repeat(MAX_AD_TEXT / piece.length)}`
  expect(await ownMs(() => splitAd(`${text.slice(0, MAX_AD_TEXT - 10)} (m/w/d)`), LONGEST)).toBeLessThan(LONGEST)
})
