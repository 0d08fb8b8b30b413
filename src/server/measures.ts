import { sql } from 'drizzle-orm'
import { listJobs } from '~/features/administration/server/jobs/list-jobs'
import { countFailedMails, mailSending } from '~/features/administration/server/outbox/sending'
import { searchState } from '~/features/administration/server/search/state'
import { currentTime } from '~/lib/current-time'
import { getConfig } from '~/platform/server/config'
import { poolSizes, probeDatabase, workDatabase } from '~/platform/server/database/db'
import { diskSpace } from '~/platform/server/disk/free-space'
import { measure, measureProcess, type Reading } from '~/platform/server/metrics/registry'
import { currentWarnings } from '~/platform/server/system/warnings'

/** Readings that come from the database are shared by all who ask within this, milliseconds. */
const SHARED_MS = 5_000

/** Tells Prometheus of all that is not measured where it happens: queues, mails, search, connections. */
export function startMeasuring(): void {
  measureProcess()
  measure('process_info', 'The role of this process; always 1.', ['role'], async () => [
    { labels: { role: getConfig().ROLE }, value: 1 },
  ])
  measure('pool_connections', 'Connections to the database.', ['pool', 'state'], async () =>
    poolSizes().flatMap(({ name, ...states }) =>
      Object.entries(states).map(([state, value]) => ({ labels: { pool: name, state }, value })),
    ),
  )
  measure('database_up', 'Whether the database answers this process.', [], async () => [
    {
      labels: {},
      value: await probeDatabase()
        .execute(sql`select 1`)
        .then(
          () => 1,
          () => 0,
        ),
    },
  ])
  measure('warnings', 'What "Systemzustand" warns of, by kind.', ['kind'], async () =>
    Object.entries(Object.groupBy(await currentWarnings(workDatabase().db), ({ kind }) => kind)).map(([kind, all]) => ({
      labels: { kind },
      value: all?.length ?? 0,
    })),
  )
  measure('disk_bytes', 'The disk of DATA_DIR: how much is free, and how large it is.', ['state'], async () =>
    Object.entries((await diskSpace()) ?? {}).map(([state, value]) => ({ labels: { state }, value })),
  )
  measureMails()
  measureJobs()
  measureSearch()
}

function measureMails() {
  const read = shared(() => mailSending(workDatabase().db, currentTime()))
  const each = async (value: (sending: Awaited<ReturnType<typeof read>>[number]) => number): Promise<Reading[]> =>
    (await read()).map((sending) => ({ labels: { class: sending.name }, value: value(sending) }))
  measure('mails_waiting', 'Mails that are not sent yet, by class.', ['class'], () => each(({ waiting }) => waiting))
  measure('mails_oldest_seconds', 'Age of the oldest mail that is not sent yet, by class.', ['class'], () =>
    each(({ oldest }) => age(oldest)),
  )
  measure('mails_failed', 'Mails that were given up and lie in the outbox.', [], async () => [
    { labels: {}, value: await countFailedMails(workDatabase().db) },
  ])
}

function measureJobs() {
  const read = shared(() => listJobs(workDatabase().db, currentTime()))
  const each = async (value: (job: Awaited<ReturnType<typeof read>>[number]) => number): Promise<Reading[]> =>
    (await read()).map((job) => ({ labels: { job_name: job.name }, value: value(job) }))
  measure('job_overdue_seconds', 'How long a run of a job has been due, over all processes.', ['job_name'], () =>
    each(({ nextAt }) => age(nextAt)),
  )
  measure('job_failed', '1 while the last run of a job has failed.', ['job_name'], () =>
    each(({ state }) => (state === 'failed' ? 1 : 0)),
  )
  measure('job_late', '1 while a job has missed several turns.', ['job_name'], () =>
    each(({ state }) => (state === 'late' ? 1 : 0)),
  )
  measure('job_last_seconds', 'How long the last run of a job took.', ['job_name'], () =>
    each(({ lastDurationMs }) => (lastDurationMs ?? 0) / 1000),
  )
}

function measureSearch() {
  const read = shared(() => searchState(workDatabase().db, currentTime()))
  const each = async (value: (index: Awaited<ReturnType<typeof read>>[number]) => number): Promise<Reading[]> =>
    (await read()).map((index) => ({ labels: { index: index.name }, value: value(index) }))
  measure('search_due', 'Documents that are still to be made.', ['index'], () => each(({ due }) => due))
  measure('search_due_oldest_seconds', 'How far the feed is behind: age of the oldest change.', ['index'], () =>
    each(({ waitingSince }) => age(waitingSince)),
  )
  measure('search_unread', 'Documents that this process has not read yet.', ['index'], () =>
    each(({ unread }) => unread),
  )
  measure('search_reading', '1 while this process reads an index for the first time.', ['index'], () =>
    each(({ state }) => (state === 'reading' ? 1 : 0)),
  )
}

/** Seconds since a moment; 0 where there is none, or it is to come. */
function age(moment: Date | null | undefined): number {
  return moment ? Math.max(0, (currentTime().getTime() - moment.getTime()) / 1000) : 0
}

/** One answer for all figures that are made of it. */
function shared<Value>(read: () => Promise<Value>): () => Promise<Value> {
  let known: { value: Promise<Value>; until: number } | undefined
  return () => {
    if (!known || known.until < performance.now()) known = { value: read(), until: performance.now() + SHARED_MS }
    return known.value
  }
}
