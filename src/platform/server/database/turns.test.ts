import type pg from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import { runUnder } from '../tracing/underway'
import { connect } from './connection'
import { Hosts } from './servers/hosts'
import { Turns } from './turns'

const MAX = 2
const LONG = 50

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Takes a turn for a request, and ends it as soon as it has begun. */
function workIn(turns: Turns, served: string[]) {
  return async (requestId: string) => {
    const end = await runUnder({ requestId }, () => turns.take(10_000))
    served.push(requestId)
    await Promise.resolve()
    end()
  }
}

test('a request that asks one thing after the other does not wait for all calls of a long one each time', async () => {
  const turns = new Turns(MAX)
  const served: string[] = []
  const work = workIn(turns, served)
  const long = Array.from({ length: LONG }, () => work('long'))
  const short = async () => {
    for (let times = 0; times < 5; times += 1) await work('short')
  }
  await Promise.all([...long, short()])
  expect(served).toHaveLength(LONG + 5)
  expect(served.lastIndexOf('short')).toBeLessThan(LONG / 2)
})

test('of two long requests the one that came first is finished first, also where it asks again', async () => {
  const turns = new Turns(MAX)
  const served: string[] = []
  const work = workIn(turns, served)
  const twice = async (name: string) => {
    await work(name)
    await work(name)
  }
  await Promise.all(['first', 'second'].flatMap((name) => Array.from({ length: LONG }, () => twice(name))))
  // What the first one asks afterwards comes before what the second one asked long ago.
  const half = served.slice(0, 2 * LONG)
  expect(half.filter((name) => name === 'first').length).toBeGreaterThan(LONG * 1.8)
})

test('a long request gets on while short ones keep coming', async () => {
  const turns = new Turns(1)
  const served: string[] = []
  const work = workIn(turns, served)
  const long = Array.from({ length: LONG }, () => work('long'))
  const short = Array.from({ length: LONG * 3 }, (_, at) => work(`short ${at}`))
  await Promise.all([...long, ...short])
  expect(served.slice(0, 60).filter((name) => name === 'long').length).toBeGreaterThan(15)
})

test('whoever waits in vain is told, and leaves no turn behind', async () => {
  const turns = new Turns(1)
  const end = await turns.take(1_000)
  await expect(turns.take(1)).rejects.toThrow('timeout exceeded when trying to connect')
  expect(turns.waiting).toBe(0)
  end()
  end()
  const again = await turns.take(1_000)
  const waiting = turns.take(1_000)
  expect(turns.waiting).toBe(1)
  again()
  ;(await waiting)()
})

test('of a request that gets on no call waits in vain, within a limit', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const turns = new Turns(1)
  const call = async () => {
    const end = await runUnder({ requestId: 'batch' }, () => turns.take(1_000))
    await wait(300)
    end()
  }
  const outcomes = Promise.allSettled(Array.from({ length: 20 }, call))
  await vi.runAllTimersAsync()
  const done = (await outcomes).map(({ status }) => status === 'fulfilled')
  // Four seconds in all.
  expect(done).toEqual(Array.from({ length: 20 }, (_, at) => at < 14))
})

test('a request that waited in vain is a short one when it asks again', async () => {
  const turns = new Turns(1)
  const end = await turns.take(1_000)
  const take = (requestId: string, patienceMs: number) => runUnder({ requestId }, () => turns.take(patienceMs))
  const served: string[] = []
  const turn = async (requestId: string) => {
    const done = await take(requestId, 10_000)
    served.push(requestId)
    done()
  }
  // It has come before, so that only a short one overtakes it.
  const long = Array.from({ length: LONG }, () => turn('long'))
  const vain = await Promise.allSettled(Array.from({ length: LONG }, () => take('again', 1)))
  expect(new Set(vain.map(({ status }) => status))).toEqual(new Set(['rejected']))
  const again = turn('again')
  end()
  await Promise.all([...long, again])
  expect(served.indexOf('again')).toBeLessThan(3)
})

test('a pool gives its connections in turn, also those that are lost', async () => {
  const limits = { statement: 60, lock: 60, idle: 60 }
  // A pooler would take no settings with a connection.
  const hosts = new Hosts(process.env.DATABASE_DIRECT_URL || process.env.DATABASE_URL || '', 'read-write')
  // One: the machine decides which of two connections answers sooner.
  const { pool, drop, awaited } = connect(hosts, { max: 1, name: 'turns', limits })
  /** All want a connection while none is free, until `free` ends that. */
  const serve = async (free: (held: pg.PoolClient) => Promise<void> | void) => {
    const served: string[] = []
    const ask = async (requestId: string) => {
      await runUnder({ requestId }, () => pool.query('select 1'))
      served.push(requestId)
    }
    const held = await pool.connect()
    const long = Array.from({ length: LONG }, () => ask('long'))
    const short = async () => {
      for (let times = 0; times < 5; times += 1) await ask('short')
    }
    const all = Promise.all([...long, short()])
    await expect.poll(awaited).toBe(LONG + 1)
    await free(held)
    await all
    expect(served).toHaveLength(LONG + 5)
    expect(awaited()).toBe(0)
    return served
  }
  try {
    await serve(async (held) => {
      const ended = new Promise((resolve) => held.once('end', resolve))
      drop()
      await ended
    })
    const served = await serve((held) => held.release())
    expect(served.lastIndexOf('short')).toBeLessThan(LONG / 2)
  } finally {
    await pool.end()
  }
})
