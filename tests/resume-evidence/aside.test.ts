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
  judgeResumes(half, { ndcg: 0.95, ticks: 500, falseTicks: 0, falseRequirements: 0, foundRequirements: 0.9 })
})
