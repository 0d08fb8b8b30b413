import type { LinkProps } from '@tanstack/react-router'
import { CompanyMark } from '~/features/companies/ui/pictures/company-mark'
import { calendarDays, formatAge, formatTime } from '~/lib/dates/dates'
import { Avatar } from '~/ui/avatar'
import { Badge } from '~/ui/badge'
import { PlainLink } from '~/ui/buttons/plain-link'
import { classNames } from '~/ui/class-names'
import { TitleText } from '~/ui/text/title-text'
import type { ConversationItem } from '../views'
import type { Side } from '../vocabulary'

type ConversationRowProps = {
  item: ConversationItem
  side: Side
  now: Date
  isOpen: boolean
  link: LinkProps
}

/** A conversation in the list: with whom, about what, its last message, when, and the number of unread ones. */
export function ConversationRow({ item, side, now, isOpen, link }: ConversationRowProps) {
  const isToday = calendarDays(item.lastMessageAt, now) === 0
  return (
    <li
      data-conversation={item.id}
      className={classNames('relative flex gap-3 p-4', isOpen ? 'bg-accent-soft' : 'hover:bg-sunken')}
    >
      {side === 'company' ? (
        <Avatar name={item.partner} isNameless={item.isHidden} />
      ) : (
        <CompanyMark name={item.partner} logoFileId={item.partnerLogoFileId} />
      )}
      <div className="min-w-0 flex-1">
        <div className="flex items-baseline justify-between gap-3">
          <PlainLink {...link} current={isOpen && 'page'} className="stretch min-w-0 leading-snug font-semibold">
            {item.partner}
          </PlainLink>
          <span className="num shrink-0 text-xs text-muted">
            {isToday ? formatTime(item.lastMessageAt) : formatAge(item.lastMessageAt, now)}
          </span>
        </div>
        <p className="my-0.5 text-xs text-muted">
          {item.subject === null ? 'Über den Lebenslauf' : <TitleText title={item.subject} />}
        </p>
        <div className="flex items-center justify-between gap-3">
          <p className={classNames('min-w-0 truncate text-sm', item.unread > 0 && 'font-semibold')}>
            {item.lastSide === side && (side === 'company' ? 'Sie: ' : 'Du: ')}
            {item.lastBody}
          </p>
          {item.unread > 0 && <Badge count={item.unread} tone="signal" label="ungelesen" />}
        </div>
      </div>
    </li>
  )
}
