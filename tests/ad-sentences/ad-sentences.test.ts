import { describe } from 'vitest'
import { HELD_ASIDE } from './held-aside'
import { judgeSentences } from './suite'
import { VISIBLE } from './visible'

describe('sentences of ads, messages and rejections', () => {
  describe('seen while the rules were written', () =>
    judgeSentences(VISIBLE, { missed: 60, falseStops: 7, falseHints: 10 }))
  describe('kept aside', () => judgeSentences(HELD_ASIDE, { missed: 56, falseStops: 3, falseHints: 7 }))
})
