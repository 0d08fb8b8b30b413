import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { ChevronDown, ChevronUp, X } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import type { ApplicationsSearch } from '~/features/applications/search-params'
import { useTRPC } from '~/platform/client/trpc'
import { Button } from '~/ui/buttons/button'
import { buttonClass } from '~/ui/buttons/button-class'
import { Note } from '~/ui/note'
import { SkeletonList } from '~/ui/states/skeleton-list'
import { ApplicationDetail } from './application-detail'

type Props = {
  id: string
  search: ApplicationsSearch
  /** Ids in the order of the list or board, for "previous" and "next". */
  order: readonly string[]
  now: Date
  /** The conversation about it, from another feature; null for who only reads. */
  messageBox: ReactNode
}

/**
 * The application next to the list (phones: in its place). Opening it the first time removes the mark "Ungelesen". J
 * and K lead to the next and the previous one, Escape closes.
 */
export function OpenedApplication({ id, search, order, now, messageBox }: Props) {
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const { data, error } = useQuery(trpc.application.byId.queryOptions({ id }))
  const { mutate: markOpened } = useMutation(
    trpc.application.markOpened.mutationOptions({
      meta: { isQuiet: true },
      onSuccess: async () => {
        await queryClient.invalidateQueries(trpc.application.list.pathFilter())
        await queryClient.invalidateQueries(trpc.application.board.pathFilter())
      },
    }),
  )
  // Who only reads leaves it unread for those who decide.
  const marks = data?.can.decide === true
  useEffect(() => {
    if (marks) markOpened({ id })
  }, [marks, id, markOpened])

  const position = order.indexOf(id)
  const previous = order[position - 1]
  const next = position < 0 ? order[0] : order[position + 1]
  useEffect(() => {
    function open(target: string | undefined) {
      void navigate({ to: '/app/company/applications', search: { ...search, bewerbung: target }, resetScroll: false })
    }
    function onKey(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isTyping(event.target)) return
      if (event.key === 'j' && next) open(next)
      else if (event.key === 'k' && previous) open(previous)
      else if (event.key === 'Escape') open(undefined)
      else return
      event.preventDefault()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [navigate, search, previous, next])

  function step(target: string | undefined, label: string, icon: ReactNode) {
    if (!target) {
      return (
        <Button variant="quiet" size="sm" isIcon disabled aria-label={label}>
          {icon}
        </Button>
      )
    }
    return (
      <Link
        to="/app/company/applications"
        search={{ ...search, bewerbung: target }}
        resetScroll={false}
        className={buttonClass({ variant: 'quiet', size: 'sm', isIcon: true })}
        aria-label={label}
      >
        {icon}
      </Link>
    )
  }

  const steps = (
    <div className="no-print -mr-2 flex flex-none items-center">
      {step(previous, 'Vorige Bewerbung (Taste K)', <ChevronUp aria-hidden="true" />)}
      {step(next, 'Nächste Bewerbung (Taste J)', <ChevronDown aria-hidden="true" />)}
      <Link
        to="/app/company/applications"
        search={{ ...search, bewerbung: undefined }}
        resetScroll={false}
        className={buttonClass({ variant: 'quiet', size: 'sm', isIcon: true })}
        aria-label="Bewerbung schließen"
      >
        <X aria-hidden="true" />
      </Link>
    </div>
  )
  return (
    <section
      aria-label="Bewerbung"
      className="flex min-h-0 min-w-0 flex-col bg-surface max-lg:pb-20 lg:border-l lg:border-line"
    >
      {error && (
        <div className="p-5">
          <Note tone="error" title={error.message} isAlert />
          {steps}
        </div>
      )}
      {!data && !error && (
        <div className="p-5">
          <SkeletonList label="Bewerbung wird geladen" rows={1} rowClassName="h-96" />
        </div>
      )}
      {data && <ApplicationDetail application={data} search={search} now={now} messageBox={messageBox} steps={steps} />}
    </section>
  )
}

/** Letter keys belong to the field while somebody types, and to an open dialog. */
function isTyping(target: EventTarget | null): boolean {
  if (document.querySelector('[role="dialog"], [role="menu"]')) return true
  return target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable="true"]') !== null
}
