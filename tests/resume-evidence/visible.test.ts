import { describe } from 'vitest'
import { judgeResumes } from './suite'
import { HARD_CASES } from './visible/hard-cases'
import { REQUIREMENTS, SEARCHES } from './visible/searches'
import { DOUBTS, TRADES, WISHES } from './visible/trades'

describe('résumés seen while the rules were written', () => {
  const half = {
    trades: TRADES,
    hardCases: HARD_CASES,
    traps: { doubts: DOUBTS, wishes: WISHES },
    searches: SEARCHES,
    requirements: REQUIREMENTS,
  }
  judgeResumes(half, { ndcg: 0, falseTicks: 9_999, falseRequirements: 9_999, foundRequirements: 0 })
})
