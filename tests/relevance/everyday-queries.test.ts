import { describe } from 'vitest'
import { EVERYDAY_JUDGEMENTS } from './everyday-judgements'
import { EVERYDAY_POSTINGS } from './everyday-market'
import { judgeRelevance } from './suite'

describe('relevance of everyday queries', () => {
  judgeRelevance({
    market: EVERYDAY_POSTINGS,
    judgements: EVERYDAY_JUDGEMENTS,
    least: { postings: 250, queries: 150, ndcg: 0.9 },
  })
})
