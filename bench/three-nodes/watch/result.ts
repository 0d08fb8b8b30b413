import { percentile } from '../../percentiles.ts'
import type { Happened } from '../faults/run-faults.ts'
import type { Wish } from '../load/plan.ts'
import type { Jobs } from './jobs.ts'
import type { Account } from './ledger.ts'
import type { Gap } from './streams.ts'
import type { Arrival, Shown } from './takedowns.ts'

/** Aims for the longest time without an answer, milliseconds. */
const AIMS = { failover: 10_000, other: 2_000 }
const PROPAGATION_AIM_MS = 1_000

/** Everything that was seen in a run. */
export type Seen = {
  wishes: readonly Wish[]
  happened: readonly Happened[]
  gaps: readonly Gap[]
  shown: readonly Shown[]
  arrivals: readonly Arrival[]
  account: Account
  jobs: Jobs
  /** So many writes have to be acknowledged, so that losing none of them says something. */
  enough: number
}

/**
 * Prints what happened during each fault and which promises were kept.
 * @returns whether all were
 */
export function printResult({ wishes, happened, gaps, shown, arrivals, account, jobs, enough }: Seen): boolean {
  const during = (from: number, to: number) => {
    const those = wishes.filter((wish) => wish.from + wish.waited >= from && wish.from <= to)
    const longest = (kinds: readonly Wish['kind'][], of: 'waited' | 'slowest') =>
      Math.max(0, ...those.filter(({ kind }) => kinds.includes(kind)).map((wish) => wish[of]))
    const inside = <Item extends { at: number }>(items: readonly Item[]) =>
      items.filter(({ at }) => at >= from && at <= to)
    return {
      pages: longest(['page', 'list'], 'waited'),
      searches: longest(['search'], 'waited'),
      'searches without': those.filter(({ isAway }) => isAway).length,
      writes: longest(['save', 'message'], 'waited'),
      uploads: longest(['upload'], 'waited'),
      'slowest answer': longest(['page', 'list', 'search', 'save', 'message', 'upload'], 'slowest'),
      streams: Math.max(0, ...gaps.filter((gap) => gap.to >= from && gap.from <= to).map((gap) => gap.to - gap.from)),
      'taken down shown': inside(shown).filter(({ node }) => node === 'balancer').length,
      'asked directly': inside(shown).filter(({ node }) => node !== 'balancer').length,
      'propagation p99': percentile(
        inside(arrivals).map(({ after }) => after),
        0.99,
      ),
    }
  }
  const table = happened.map(({ fault, from, healedAt, to, failure }) => {
    const row = during(from, to)
    const aim = fault.isFailover ? AIMS.failover : AIMS.other
    // While the only store is away nothing can be uploaded; that is not counted.
    const writes = fault.refusesWrites ? row['slowest answer'] : row.writes
    const isMet = Math.max(row.pages, row.searches, writes) <= aim
    const times = {
      'lasted s': Math.round((healedAt - from) / 1000),
      'whole after s': Math.round((to - healedAt) / 1000),
    }
    return { fault: fault.name, ...times, ...row, aim: failure ?? (isMet ? 'met' : `over ${aim} ms`) }
  })
  console.log('\nLongest waits in milliseconds, from the first attempt to the good answer:')
  console.table(table)
  const isFaulty = (at: number) => happened.some(({ from, to }) => at >= from && at <= to)
  const quiet = arrivals.filter(({ at }) => !isFaulty(at)).map(({ after }) => after)
  const all = arrivals.map(({ after }) => after)
  const promises = [
    ['acknowledged writes', account.acknowledged, account.acknowledged >= enough],
    ['acknowledged writes lost', account.lost.length, account.lost.length === 0],
    [`jobs lost (of ${jobs.mails} mails and ${jobs.runs} runs)`, jobs.lost.length, jobs.lost.length === 0],
    ['jobs doubled', jobs.doubled.length, jobs.doubled.length === 0],
    ['wishes never granted', wishes.filter(({ isGood }) => !isGood).length, wishes.every(({ isGood }) => isGood)],
    ['pages with something taken down', count('balancer'), count('balancer') === 0],
    [
      'faults not recovered from',
      happened.filter(({ failure }) => failure).length,
      happened.every(({ failure }) => !failure),
    ],
  ] as const
  const aims = [
    ['the same, asked past the balancer', shown.length - count('balancer'), shown.length === count('balancer')],
    ['propagation p99, quiet, ms', percentile(quiet, 0.99), percentile(quiet, 0.99) <= PROPAGATION_AIM_MS],
    ['propagation p99, all, ms', percentile(all, 0.99), percentile(all, 0.99) <= PROPAGATION_AIM_MS],
    [
      'faults with a longer wait',
      table.filter(({ aim }) => aim !== 'met').length,
      table.every(({ aim }) => aim === 'met'),
    ],
  ] as const
  console.table([
    ...promises.map(([what, value, isKept]) => ({ what, value, result: isKept ? 'kept' : 'BROKEN' })),
    ...aims.map(([what, value, isMet]) => ({ what, value, result: isMet ? 'met' : 'missed' })),
  ])
  for (const line of [...account.lost, ...jobs.lost, ...jobs.doubled].slice(0, 50)) console.log(line)
  return promises.every(([, , isKept]) => isKept)

  function count(node: string): number {
    return shown.filter((each) => each.node === node).length
  }
}
