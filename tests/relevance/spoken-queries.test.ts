import { describe } from 'vitest'
import { SPOKEN_JUDGEMENTS } from './spoken-judgements'
import { SPOKEN_POSTINGS } from './spoken-market'
import { judgeRelevance } from './suite'

describe('relevance of spoken queries', () => {
  judgeRelevance({
    market: SPOKEN_POSTINGS,
    judgements: SPOKEN_JUDGEMENTS,
    least: { postings: 65, queries: 75, ndcg: 0.9 },
  })
})
