import { useSuspenseQuery } from '@tanstack/react-query'
import { Archive } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { companyStatusLabels } from '~/features/applications/lifecycle'
import type { ApplicationsSearch } from '~/features/applications/search-params'
import { useTRPC } from '~/platform/client/trpc'
import { Badge } from '~/ui/badge'
import { TextLink } from '~/ui/buttons/link'
import { classNames } from '~/ui/class-names'
import { NoApplications } from '../list/no-applications'
import { StepDialog } from '../steps/step-dialog'
import { BoardCard } from './board-card'
import { type BoardTarget, useBoardMoves } from './use-board-moves'

type Props = { search: ApplicationsSearch; now: Date }

/** The columns of the state machine as a track; ended ones are collapsed at the end. */
export function ApplicationBoard({ search, now }: Props) {
  const { bewerbung, ansicht: _view, ...filters } = search
  const trpc = useTRPC()
  const { data } = useSuspenseQuery(trpc.application.board.queryOptions(filters))
  const board = useRef<HTMLElement>(null)
  const [shown, setShown] = useState<BoardTarget>('submitted')
  const moves = useBoardMoves((id) => data.columns.flatMap(({ cards }) => cards).find((card) => card.id === id))
  const { grabbed, movedId, forgetMoved } = moves
  const list = { ...search, ansicht: 'liste' as const, bewerbung: undefined }
  // The card is rendered in its new column; without this the keyboard focus would be lost.
  useEffect(() => {
    if (movedId === null || moves.step) return
    const link = board.current?.querySelector<HTMLElement>(`[data-card="${movedId}"] a`)
    if (link && document.activeElement === document.body) {
      link.focus()
      forgetMoved()
    }
  })
  const hasHidden = data.columns.some(({ cards }) => cards.some((card) => card.isHidden))
  const ended = data.counts.filter(({ status }) => status === 'rejected' || status === 'withdrawn')
  if (data.counts.every(({ count }) => count === 0)) return <NoApplications search={search} />

  return (
    <>
      <p id="tafel-hilfe" className="sr-only">
        Die Eingabetaste öffnet die Bewerbung, die Leertaste greift sie, Pfeiltasten wählen die Spalte. Dasselbe geht
        über das Menü der Karte.
      </p>
      <p aria-live="assertive" className="sr-only">
        {moves.announcement}
      </p>
      <nav aria-label="Spalten" className="tabs mb-3 md:hidden">
        {data.columns.map(({ status, total }) => (
          <button
            key={status}
            type="button"
            aria-current={status === shown ? 'page' : undefined}
            onClick={() => setShown(status)}
          >
            {companyStatusLabels[status]}
            {total > 0 && <Badge count={total} />}
          </button>
        ))}
      </nav>
      <section
        ref={board}
        aria-label="Tafel der Bewerbungen"
        className="relative overflow-x-auto pb-3"
        onKeyDown={moves.onKeyDown}
        onBlur={moves.onBlur}
      >
        <div className="grid grid-cols-[minmax(0,1fr)] gap-3 md:grid-cols-[repeat(5,minmax(13.5rem,1fr))]">
          {data.columns.map(({ status, total, cards }, index) => (
            <section
              key={status}
              data-column={status}
              aria-label={`${companyStatusLabels[status]}, ${total === 1 ? '1 Bewerbung' : `${total.toLocaleString('de-DE')} Bewerbungen`}`}
              {...moves.dropProps(status)}
              className={classNames(
                'min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-2 rounded-lg border-2 border-transparent p-1',
                status === shown ? 'grid' : 'hidden md:grid print:grid',
                grabbed && grabbed.over === status && 'border-dashed border-accent bg-accent-soft',
              )}
            >
              <ColumnHead label={companyStatusLabels[status]} total={total} isFirst={index === 0} />
              <ul className="grid grid-cols-[minmax(0,1fr)] content-start gap-2">
                {cards.map((card) => (
                  <BoardCard
                    key={card.id}
                    card={card}
                    now={now}
                    isOpen={card.id === bewerbung}
                    isGrabbed={grabbed?.card.id === card.id}
                    search={search}
                    dragProps={moves.dragProps(card)}
                    onMove={moves.move}
                  />
                ))}
              </ul>
              {status === 'interview' && hasHidden && total > 0 && (
                <p className="px-1 text-xs text-muted">Ab „Gespräch“ sind Namen sichtbar, weil Sie eingeladen haben.</p>
              )}
              {total === 0 && (
                <p className="rounded-lg border-2 border-dashed border-line p-3 text-sm text-muted">
                  {status === 'hired' ? 'Hier endet die Fahrt mit einer Zusage.' : 'Niemand.'}
                </p>
              )}
              {total > cards.length && (
                <TextLink
                  to="/app/company/applications"
                  search={{ ...list, status }}
                  className="justify-self-center p-2 text-sm"
                >
                  {total - cards.length} weitere
                </TextLink>
              )}
            </section>
          ))}
        </div>
        <div
          data-column="rejected"
          {...moves.dropProps('rejected')}
          className={classNames(
            'mt-3 flex flex-wrap items-center gap-4 rounded-lg border-2 border-transparent p-2 text-sm',
            grabbed && 'border-dashed border-line',
            grabbed?.over === 'rejected' && 'border-accent bg-accent-soft',
          )}
        >
          <Archive className="size-5 text-muted" aria-hidden="true" />
          {ended
            .filter(({ status, count }) => count > 0 || status === 'rejected')
            .map(({ status, count }) => (
              <TextLink key={status} to="/app/company/applications" search={{ ...list, status }}>
                {status === 'rejected' ? 'Absagen' : 'Zurückgezogen'}{' '}
                {count > 0 && <span className="num">{count}</span>}
              </TextLink>
            ))}
          {grabbed && <span className="text-muted">Hier ablegen, um abzusagen</span>}
        </div>
      </section>
      {moves.step && <StepDialog step={moves.step} onClose={moves.closeStep} />}
    </>
  )
}

function ColumnHead({ label, total, isFirst }: { label: string; total: number; isFirst: boolean }) {
  return (
    <header className="mb-1">
      <div aria-hidden="true" className="relative mb-2 hidden h-4 items-center md:flex">
        <span className="absolute right-[-0.75rem] left-0 h-[3px] bg-line" />
        <span
          className={classNames(
            'relative size-4 rounded-full border-[3px]',
            isFirst ? 'border-signal-edge bg-signal' : 'border-edge bg-surface',
          )}
        />
      </div>
      <h2 className="flex items-baseline gap-2 text-base">
        {label}
        <span className="num text-sm font-normal text-muted">{total}</span>
      </h2>
    </header>
  )
}
