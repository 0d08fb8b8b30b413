import {
  AtSign,
  BellRing,
  Bookmark,
  Briefcase,
  Calendar,
  Clock,
  FileSearch,
  Flag,
  Handshake,
  type LucideIcon,
  MessageSquare,
  Receipt,
  Send,
  ServerCog,
  ShieldCheck,
  ShieldQuestion,
  Stamp,
  TriangleAlert,
  UserRoundSearch,
} from 'lucide-react'
import type { NoticeTopic } from '~/features/accounts/notices/topics'
import { calendarDays, formatDay, formatTime } from '~/lib/dates/dates'
import { PlainLink } from '~/ui/buttons/plain-link'
import { classNames } from '~/ui/class-names'
import { TitleText } from '~/ui/text/title-text'
import type { NoticeItem } from '../views'

const ICONS: Readonly<Record<NoticeTopic, LucideIcon>> = {
  'own-applications': Send,
  applications: Send,
  offers: Handshake,
  interviews: Calendar,
  messages: MessageSquare,
  contacts: UserRoundSearch,
  mentions: AtSign,
  postings: Briefcase,
  'late-answers': Clock,
  'saved-jobs': Bookmark,
  'search-alerts': BellRing,
  'resume-searches': FileSearch,
  billing: Receipt,
  reports: Flag,
  'privacy-requests': ShieldQuestion,
  approvals: Stamp,
  'failed-jobs': TriangleAlert,
  platform: ServerCog,
  security: ShieldCheck,
}

type NoticeRowProps = {
  notice: NoticeItem
  now: Date
  /** Called when somebody follows the link. */
  onOpen: () => void
}

/** One notice: its sentence leads to its place. Unread ones have a yellow point and say so to those who do not see it. */
export function NoticeRow({ notice, now, onOpen }: NoticeRowProps) {
  const { topic, text, href, at, isUnread } = notice
  const [to = '/app', query] = href.split('?')
  const Icon = ICONS[topic]
  return (
    <>
      {isUnread && <span aria-hidden="true" className="notice-point" />}
      <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-accent" />
      <div className="min-w-0 flex-1 basis-44">
        <PlainLink
          to={to}
          search={Object.fromEntries(new URLSearchParams(query))}
          className={classNames(
            'stretch block text-sm text-ink no-underline wrap-anywhere hyphens-auto',
            isUnread && 'font-semibold',
          )}
          onClick={onOpen}
        >
          {isUnread && <span className="sr-only">Ungelesen: </span>}
          <TitleText title={text} />
        </PlainLink>
        <p className="num mt-0.5 text-xs text-muted">{formatNoticeTime(at, now)}</p>
      </div>
    </>
  )
}

const MINUTE = 60_000

/** `gerade eben`, `vor 12 Minuten` within an hour, `heute, 6:00 Uhr`, `gestern, 18:30 Uhr`, then the date. */
function formatNoticeTime(at: Date, now: Date): string {
  const minutes = Math.floor((now.getTime() - at.getTime()) / MINUTE)
  if (minutes < 1) return 'gerade eben'
  if (minutes === 1) return 'vor einer Minute'
  if (minutes < 60) return `vor ${minutes}\u00a0Minuten`
  const days = calendarDays(at, now)
  if (days === 0) return `heute, ${formatTime(at)}\u00a0Uhr`
  return days === 1 ? `gestern, ${formatTime(at)}\u00a0Uhr` : formatDay(at)
}
