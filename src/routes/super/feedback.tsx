import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { ExportButton } from '~/features/administration/ui/export-button'
import { AnswerDialog } from '~/features/feedback/ui/answer-dialog'
import type { FeedbackList, FeedbackRow } from '~/features/feedback/views'
import { FEEDBACK_KINDS, type FeedbackKind, feedbackKindLabels, readFeedbackList } from '~/features/feedback/vocabulary'
import { formatMoment } from '~/lib/dates/dates'
import { changeAtOnce } from '~/platform/client/change-at-once'
import { useTRPC } from '~/platform/client/trpc'
import { Button } from '~/ui/buttons/button'
import { Chip, type ChipTone } from '~/ui/chip'
import { useKeptRow } from '~/ui/form/guard/use-kept-open'
import { ListFilter, ListPagination, ListToolbar } from '~/ui/lists/list-controls'
import { LinkTabs } from '~/ui/navigation/link-tabs'
import { AppPage } from '~/ui/shell/app-page'
import { EmptyState } from '~/ui/states/empty-state'
import { actionsColumn, Table, type TableColumn } from '~/ui/table/table'
import { useRowSelection } from '~/ui/table/use-row-selection'
import { AddressText } from '~/ui/text/address-text'
import { tellOutcome } from '~/ui/toast/tell-outcome'
import { toast } from '~/ui/toast/toast-store'
import { pageTitle } from '../-page'

const TITLE = 'Rückmeldungen'

export const Route = createFileRoute('/super/feedback')({
  validateSearch: readFeedbackList,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => context.queryClient.ensureQueryData(context.trpc.feedback.list.queryOptions(deps)),
  head: () => ({ meta: [pageTitle(TITLE)] }),
  component: FeedbackPage,
})

function FeedbackPage() {
  const search = Route.useSearch()
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  const { data } = useSuspenseQuery(trpc.feedback.list.queryOptions(search))
  const mark = useMutation(
    trpc.feedback.mark.mutationOptions({
      // Marking it done or open removes it from the current list.
      onMutate: ({ id }) =>
        changeAtOnce<FeedbackList>(queryClient, trpc.feedback.list.pathFilter(), (list) => ({
          ...list,
          rows: list.rows.filter((row) => row.id !== id),
        })),
      onError: (_error, _input, putBack) => putBack?.(),
    }),
  )
  const markMany = useMutation(trpc.feedback.markMany.mutationOptions())
  const [answering, setAnswering] = useKeptRow<FeedbackRow>('antwort', data.rows)
  const { selection, chosen, clear } = useRowSelection(data.rows)
  const { state = 'open', page = 1 } = search
  const isOpen = state === 'open'
  const filters = { q: search.q, art: search.art }
  const isFiltered = search.q !== undefined || search.art !== undefined

  function setDone(row: FeedbackRow, isDone: boolean) {
    mark.mutate(
      { id: row.id, isDone },
      {
        onSuccess: () =>
          toast.show({
            severity: 'secondary',
            title: isDone ? 'Rückmeldung erledigt' : 'Rückmeldung wieder offen',
            life: 8000,
            action: { label: 'Rückgängig', onAction: () => mark.mutate({ id: row.id, isDone: !isDone }) },
          }),
      },
    )
  }
  function setAllDone(rows: readonly FeedbackRow[], isDone: boolean) {
    markMany.mutate(
      { ids: rows.map(({ id }) => id), isDone },
      {
        onSuccess: (outcome) => {
          clear()
          tellOutcome({
            ...outcome,
            noun: ['Rückmeldung', 'Rückmeldungen'],
            verb: isDone ? 'erledigt' : 'wieder offen',
            nameOf: (id) => rows.find((row) => row.id === id)?.message.slice(0, 40) ?? id,
          })
        },
      },
    )
  }
  const columns: TableColumn<FeedbackRow>[] = [
    ...COLUMNS,
    {
      ...actionsColumn,
      cell: (row) => (
        <div className="flex flex-wrap gap-2">
          {row.email !== null && row.answeredAt === null && (
            <Button
              size="sm"
              aria-label={`Antworten: ${feedbackKindLabels[row.kind]} vom ${formatMoment(row.createdAt)}`}
              onClick={() => setAnswering(row)}
            >
              Antworten
            </Button>
          )}
          <Button
            size="sm"
            variant="outline"
            aria-label={`${isOpen ? 'Erledigt' : 'Wieder öffnen'}: ${feedbackKindLabels[row.kind]} vom ${formatMoment(row.createdAt)}`}
            onClick={() => setDone(row, isOpen)}
          >
            {isOpen ? 'Erledigt' : 'Wieder öffnen'}
          </Button>
        </div>
      ),
    },
  ]
  return (
    <AppPage title={TITLE} crumb="Plattform" isWide actions={<ExportButton list="feedback" search={search} />}>
      <LinkTabs
        label="Status der Rückmeldungen"
        tabs={[
          { label: 'Offen', link: { to: '/super/feedback', search: { ...filters } }, isCurrent: isOpen },
          {
            label: 'Erledigt',
            link: { to: '/super/feedback', search: { ...filters, state: 'done' } },
            isCurrent: !isOpen,
          },
        ]}
      />
      <div className="mt-4">
        <ListToolbar label="Text oder Seite" q={search.q}>
          <ListFilter label="Art" search={search} param="art" options={kindOptions} />
        </ListToolbar>
        <Table
          columnChoiceKey="rueckmeldungen"
          caption="Rückmeldungen, neueste zuerst"
          columns={columns}
          rows={data.rows}
          rowLabel={(row) => `${feedbackKindLabels[row.kind]} vom ${formatMoment(row.createdAt)}`}
          selection={selection}
          bulkActions={() => (
            <Button variant="ghost" size="sm" isPending={markMany.isPending} onClick={() => setAllDone(chosen, isOpen)}>
              {isOpen ? 'Erledigt' : 'Wieder öffnen'}
            </Button>
          )}
          empty={
            <EmptyState
              meaning={isFiltered ? 'end' : isOpen ? 'clear' : 'start'}
              title={emptyTitle(isOpen, isFiltered)}
            />
          }
        />
      </div>
      <ListPagination page={page} list={data} />
      {answering && <AnswerDialog row={answering} onClose={() => setAnswering(null)} />}
    </AppPage>
  )
}

const kindOptions = FEEDBACK_KINDS.map((value) => ({ value, label: feedbackKindLabels[value] }))

function emptyTitle(isOpen: boolean, isFiltered: boolean): string {
  if (isFiltered) return 'Keine Rückmeldung gefunden.'
  return isOpen ? 'Keine offene Rückmeldung.' : 'Noch keine erledigte Rückmeldung.'
}

const tones = { praise: 'success', fault: 'error', idea: 'info', barrier: 'warn' } satisfies Record<
  FeedbackKind,
  ChipTone
>

const COLUMNS: TableColumn<FeedbackRow>[] = [
  {
    id: 'message',
    header: 'Rückmeldung',
    isPrimary: true,
    cell: (row) => (
      <div className="max-w-prose">
        <p className="whitespace-pre-line wrap-anywhere">{row.message}</p>
        {row.answeredAt && (
          <p className="mt-2 text-sm whitespace-pre-line text-muted wrap-anywhere">
            Antwort vom {formatMoment(row.answeredAt)}: {row.answer}
          </p>
        )}
      </div>
    ),
  },
  { id: 'kind', header: 'Art', cell: (row) => <Chip tone={tones[row.kind]}>{feedbackKindLabels[row.kind]}</Chip> },
  {
    id: 'page',
    header: 'Seite',
    isOffWhenNarrow: true,
    cell: (row) => <span className="wrap-anywhere">{row.page}</span>,
  },
  {
    id: 'author',
    header: 'Von',
    cell: (row) => (
      <span>
        {row.author ?? 'Ohne Konto'}
        {row.email && (
          <a className="link block" href={`mailto:${row.email}`}>
            <AddressText address={row.email} />
          </a>
        )}
      </span>
    ),
  },
  {
    id: 'createdAt',
    header: 'Eingang',
    cell: (row) => <span className="num">{formatMoment(row.createdAt)}</span>,
  },
]
