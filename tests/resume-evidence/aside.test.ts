import { describe } from 'vitest'
import { HARD_CASES } from './aside/hard-cases'
import { REQUIREMENTS, SEARCHES } from './aside/searches'
import { DOUBTS, TRADES, WISHES } from './aside/trades'
import { judgeResumes } from './suite'

describe('résumés kept aside', () => {
  const half = {
    trades: TRADES,
    hardCases: HARD_CASES,
    traps: { doubts: DOUBTS, wishes: WISHES },
    searches: SEARCHES,
    requirements: REQUIREMENTS,
  }
  judgeResumes(half, { ndcg: 0, ticks: 0, falseTicks: 9_999, falseRequirements: 9_999, foundRequirements: 0 })
})
