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
  judgeResumes(half, { ndcg: 0.95, ticks: 500, falseTicks: 0, falseRequirements: 0, foundRequirements: 0.9 })
})
