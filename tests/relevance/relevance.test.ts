import { describe } from 'vitest'
import { JUDGEMENTS } from './judgements'
import { POSTINGS } from './market'
import { judgeRelevance } from './suite'

describe('relevance', () => {
  judgeRelevance({ market: POSTINGS, judgements: JUDGEMENTS, least: { postings: 150, queries: 80, ndcg: 0.9 } })
})
