import { statfs } from 'node:fs/promises'
import { storeProblem } from '~/features/privacy/server/retention/keep-store'
import { getConfig } from '~/platform/server/config'
import { probeDatabase } from '~/platform/server/database/db'
import type { Readiness } from '~/platform/server/http/health'
import { clockProblem, hasRightClock } from '~/platform/server/own-clock'
import { engines, unreadIndexes } from '~/platform/server/search/indexes'
import { currentWarnings } from '~/platform/server/system/warnings'

/** With less free space no upload can be stored, bytes. */
const LEAST_FREE = 64 * 1024 * 1024

/** Whether this process can work: database and schema are there, its clock is right, its disk has room. */
export async function readiness(): Promise<Readiness> {
  // Any read will do: it needs the database and the schema.
  const warnings = await currentWarnings(probeDatabase())
  if (!(await hasRightClock())) return { state: 'clock', details: [clockProblem()] }
  const free = await freeBytes()
  if (free !== null && free < LEAST_FREE)
    return { state: 'disk', details: [`${Math.floor(free / 1024 / 1024)} MB free`] }
  const problems = warnings.flatMap(({ kind, details }) =>
    kind === 'store' ? (storeProblem(details.state) ?? []) : [],
  )
  const unread = unreadIndexes().map((name) => `the search index ${name} is being read`)
  const away = [...engines()].flatMap(([name, engine]) =>
    engine === 'away' ? [`the search index ${name} is away`] : [],
  )
  return { state: 'ready', details: [...problems, ...unread, ...away].map((problem) => `warning: ${problem}`) }
}

async function freeBytes(): Promise<number | null> {
  const disk = await statfs(getConfig().DATA_DIR).catch(() => null)
  return disk && disk.bavail * disk.bsize
}
