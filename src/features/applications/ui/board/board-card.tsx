import { Link } from '@tanstack/react-router'
import { Ellipsis } from 'lucide-react'
import { type ApplicationStatus, companyStatusLabels } from '~/features/applications/lifecycle'
import type { ApplicationsSearch } from '~/features/applications/search-params'
import { calendarDays, formatAge } from '~/lib/dates/dates'
import { softHyphens } from '~/lib/german/soft-hyphens'
import { Avatar } from '~/ui/avatar'
import { Chip } from '~/ui/chip'
import { classNames } from '~/ui/class-names'
import { Menu } from '~/ui/navigation/menu'
import { TitleText } from '~/ui/text/title-text'
import type { BoardApplication } from '../../views'
import { BoardSigns } from '../list/card-signs'
import { ToOpened } from '../list/to-opened'
import type { BoardCard as MovableCard, useBoardMoves } from './use-board-moves'

type Props = {
  card: BoardApplication
  now: Date
  isOpen: boolean
  isGrabbed: boolean
  search: ApplicationsSearch
  dragProps: ReturnType<ReturnType<typeof useBoardMoves>['dragProps']>
  onMove: (card: MovableCard, to: ApplicationStatus) => void
}

/** One application on the board. Enter opens it, space picks it up; the menu does the same without dragging. */
export function BoardCard({ card, now, isOpen, isGrabbed, search, dragProps, onMove }: Props) {
  return (
    <li
      {...dragProps}
      data-card={card.id}
      className={classNames(
        'card card-link px-3 py-2.5',
        isOpen && 'border-accent bg-accent-soft',
        isGrabbed && 'border-accent shadow-float',
        dragProps.draggable && 'cursor-grab',
      )}
    >
      <div className="flex items-start gap-2">
        <Avatar name={card.name} isNameless={card.isHidden} size="sm" />
        <div className="min-w-0 flex-1">
          <Link
            to="/app/company/applications"
            search={{ ...search, bewerbung: card.id }}
            draggable={false}
            className="stretch block overflow-hidden leading-snug font-semibold text-ellipsis wrap-normal hyphens-none"
            title={card.name}
            aria-current={isOpen ? 'true' : undefined}
            aria-describedby="tafel-hilfe"
          >
            {card.name}
          </Link>
          {isOpen && <ToOpened />}
        </div>
      </div>
      <p className="mt-0.5 line-clamp-3 text-xs text-muted hyphens-auto">
        {softHyphens([card.headline, card.city].filter(Boolean).join(', '))}
      </p>
      {search.stelle === undefined && (
        <p className="mt-0.5 line-clamp-3 text-xs text-muted hyphens-auto">
          <TitleText title={card.jobTitle} />
        </p>
      )}
      <div className="mt-1.5 flex flex-wrap items-center gap-x-1.5 gap-y-1 text-xs text-muted">
        <DueSign card={card} now={now} />
        {card.isUnread && card.status === 'submitted' && <Chip tone="signal">Ungelesen</Chip>}
        {card.stageName && <Chip tone="accent">{card.stageName}</Chip>}
        <BoardSigns
          card={card}
          now={now}
          otherwise={<span className="num">{formatAge(card.submittedAt, now)}</span>}
          menu={card.moveTo.length > 0 && <MoveMenu card={card} onMove={onMove} />}
        />
      </div>
    </li>
  )
}

function MoveMenu({ card, onMove }: Pick<Props, 'card' | 'onMove'>) {
  return (
    <div className="relative z-10 -my-1 -mr-1">
      <Menu
        label={`${card.name} verschieben`}
        isIcon
        size="sm"
        items={card.moveTo.map((to) => ({
          id: to,
          label: to === 'rejected' ? 'Absagen' : `Verschieben nach „${companyStatusLabels[to]}“`,
          tone: to === 'rejected' ? ('danger' as const) : undefined,
          onAction: () => onMove(card, to),
        }))}
      >
        <Ellipsis aria-hidden="true" />
      </Menu>
    </div>
  )
}

/** An answer that is due today or tomorrow; what is overdue is among the signs below. */
function DueSign({ card, now }: { card: BoardApplication; now: Date }) {
  if (!card.answerDueAt || card.answeredAt || card.isOverdue) return null
  const days = calendarDays(now, card.answerDueAt)
  if (days > 1) return null
  return <Chip tone="warn">{days === 1 ? 'morgen fällig' : 'heute fällig'}</Chip>
}
