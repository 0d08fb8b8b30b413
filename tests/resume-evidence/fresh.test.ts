import { describe } from 'vitest'
import { HARD_CASES } from './fresh/hard-cases'
import { REQUIREMENTS, SEARCHES } from './fresh/searches'
import { DOUBTS, TRADES, WISHES } from './fresh/trades'
import { judgeResumes } from './suite'

describe('résumés of a later set', () => {
  const half = {
    trades: TRADES,
    hardCases: HARD_CASES,
    traps: { doubts: DOUBTS, wishes: WISHES },
    searches: SEARCHES,
    requirements: REQUIREMENTS,
  }
  // "Rollen in der Opera buffa" has the word itself, and no reservation system in mind: the quotation tells.
  judgeResumes(half, { ndcg: 0.95, ticks: 500, falseTicks: 1, falseRequirements: 0, foundRequirements: 0.9 })
})
