import { storeProblem } from '~/features/privacy/server/retention/keep-store'
import { getConfig } from '~/platform/server/config'
import { probeDatabase } from '~/platform/server/database/db'
import { diskSpace, LEAST_FREE, LITTLE_FREE } from '~/platform/server/disk/free-space'
import { fullPlaces } from '~/platform/server/disk/no-room'
import type { Readiness } from '~/platform/server/http/health/health'
import { areJobsStarting } from '~/platform/server/jobs/keep-jobs'
import { clockProblem, hasRightClock } from '~/platform/server/own-clock'
import { engines, unreadIndexes } from '~/platform/server/search/indexes'
import { currentWarnings } from '~/platform/server/system/warnings'

/**
 * Whether this process can work: database and schema are there, its clock is right, its disk has room. A full DATA_DIR
 * takes a process out of the balancer only where others have another one; where all share it, reading goes on.
 */
export async function readiness(): Promise<Readiness> {
  // Any read will do: it needs the database and the schema.
  const warnings = await currentWarnings(probeDatabase())
  if (!(await hasRightClock())) return { state: 'clock', details: [clockProblem()] }
  const space = await diskSpace()
  const free = space && `${Math.floor(space.free / 1024 / 1024)} MB free in DATA_DIR`
  if (free && space.free < LEAST_FREE && getConfig().S3_URL !== undefined) return { state: 'disk', details: [free] }
  const full = fullPlaces().map((place) => `there was no room in the last five minutes: ${place}`)
  const little = free && space.free < LITTLE_FREE ? [free] : []
  if (free && space.free < LEAST_FREE) little.push('nothing is taken on until there is room again')
  const problems = warnings.flatMap(({ kind, details }) =>
    kind === 'store' ? (storeProblem(details.state) ?? []) : [],
  )
  const unread = unreadIndexes().map((name) => `the search index ${name} is being read`)
  const away = [...engines()].flatMap(([name, engine]) =>
    engine === 'away' ? [`the search index ${name} is away`] : [],
  )
  const jobs = areJobsStarting() ? ['the background jobs of this process have not started'] : []
  return {
    state: 'ready',
    details: [...jobs, ...little, ...full, ...problems, ...unread, ...away].map((problem) => `warning: ${problem}`),
  }
}
