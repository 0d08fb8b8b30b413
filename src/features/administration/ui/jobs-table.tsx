import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { RotateCw } from 'lucide-react'
import { ensureFresh } from '~/features/accounts/ui/step-up/ensure-fresh'
import { formatMoment } from '~/lib/dates/dates'
import { useTRPC } from '~/platform/client/trpc'
import { Button } from '~/ui/buttons/button'
import { Chip, type ChipTone } from '~/ui/chip'
import { EmptyState } from '~/ui/states/empty-state'
import { actionsColumn, Table, type TableColumn } from '~/ui/table/table'
import type { JobState } from '../views'

const CALM_MS = 15_000
/** While somebody waits for a run they asked for. */
const EAGER_MS = 2_000

/** The background jobs: their state, the last error, and a button to run them now. */
export function JobsTable() {
  const trpc = useTRPC()
  const { data: jobs } = useSuspenseQuery(
    trpc.admin.jobs.queryOptions(undefined, {
      refetchInterval: ({ state }) => (state.data?.some(({ can }) => !can.run) ? EAGER_MS : CALM_MS),
    }),
  )
  return (
    <Table
      columnChoiceKey="dienste"
      caption="Hintergrunddienste"
      columns={columns}
      rows={jobs.map((job) => ({ ...job, id: job.name }))}
      empty={<EmptyState meaning="start" title="Noch kein Dienst ist gelaufen." />}
    />
  )
}

const states = {
  new: { tone: 'neutral', label: 'Noch nicht gelaufen' },
  ok: { tone: 'success', label: 'In Ordnung' },
  failed: { tone: 'error', label: 'Fehlgeschlagen' },
  late: { tone: 'warn', label: 'Überfällig' },
} as const satisfies Record<JobState['state'], { tone: ChipTone; label: string }>

const columns: TableColumn<JobState>[] = [
  {
    id: 'name',
    header: 'Dienst',
    isPrimary: true,
    cell: (job) => <span className="font-semibold">{job.label}</span>,
  },
  {
    id: 'state',
    header: 'Status',
    cell: (job) => <Chip tone={states[job.state].tone}>{states[job.state].label}</Chip>,
  },
  {
    id: 'last',
    header: 'Zuletzt',
    isOffWhenNarrow: true,
    cell: (job) => (job.lastStartedAt ? formatMoment(job.lastStartedAt) : '–'),
  },
  {
    id: 'took',
    header: 'Dauer',
    isOffWhenNarrow: true,
    align: 'right',
    cell: (job) => (job.lastDurationMs === null ? '–' : `${job.lastDurationMs.toLocaleString('de-DE')}\u00a0ms`),
  },
  {
    id: 'next',
    header: 'Nächster Lauf',
    isOffWhenNarrow: true,
    cell: (job) => (job.nextAt ? formatMoment(job.nextAt) : '–'),
  },
  { id: 'failures', header: 'Fehler bisher', cell: (job) => <Failures job={job} /> },
  { ...actionsColumn, cell: (job) => <RunButton job={job} /> },
]

function Failures({ job: { failures, lastFailedAt, lastError } }: { job: JobState }) {
  if (failures === 0) return '0'
  return (
    <span className="block max-w-sm text-left">
      <span className="num">{failures.toLocaleString('de-DE')}</span>
      {lastFailedAt && <span className="num text-muted">, zuletzt {formatMoment(lastFailedAt)}</span>}
      {lastError && <code className="block text-xs wrap-anywhere text-muted">{lastError}</code>}
    </span>
  )
}

function RunButton({ job }: { job: JobState }) {
  const trpc = useTRPC()
  const { label } = job
  const run = useMutation(trpc.admin.runJob.mutationOptions({ meta: { done: `${label} angefordert` } }))
  async function runNow() {
    if (await ensureFresh()) run.mutate({ name: job.name })
  }
  const isWaiting = run.isPending || !job.can.run
  const act = isWaiting ? 'Angefordert' : 'Jetzt ausführen'
  return (
    <Button
      size="sm"
      variant="outline"
      isPending={isWaiting}
      aria-label={`${label}: ${act}`}
      onClick={() => void runNow()}
    >
      <RotateCw aria-hidden="true" />
      {act}
    </Button>
  )
}
