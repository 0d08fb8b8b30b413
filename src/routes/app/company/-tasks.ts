import {
  CalendarDays,
  CircleHelp,
  CirclePause,
  Clock,
  FileText,
  Handshake,
  MessageSquare,
  RefreshCw,
} from 'lucide-react'
import type { InterviewToday, OfferUnanswered } from '~/features/applications/views'
import type { PostingToday } from '~/features/job-postings/views'
import { formatIsoDay, formatTime, formatWeekday } from '~/lib/dates/dates'
import type { Task } from '~/ui/navigation/task-list'

type Facts = {
  overdue: number
  interviews: InterviewToday[]
  /** Offers whose last day has passed without an answer. */
  unanswered: OfferUnanswered[]
  unread: number
  postings: PostingToday[]
  drafts: number
}

/** "Heute zu tun": what waits for the company, people before postings. */
export function companyTasks({ overdue, interviews, unanswered, unread, postings, drafts }: Facts, now: Date): Task[] {
  const tasks: Task[] = []
  if (overdue > 0) {
    tasks.push({
      id: 'overdue',
      icon: Clock,
      text: `${overdue === 1 ? 'Eine Bewerbung wartet' : `${overdue} Bewerbungen warten`} länger als versprochen`,
      action: 'Antworten',
      link: { to: '/app/company/applications', search: { ueberfaellig: true, ansicht: 'liste', sortierung: 'frist' } },
    })
  }
  for (const { applicationId, name, answerUntil } of unanswered) {
    tasks.push({
      id: `angebot-${applicationId}`,
      icon: Handshake,
      text: `Angebot an ${name} galt bis ${formatIsoDay(answerUntil)}, ohne Antwort`,
      action: 'Entscheiden',
      link: { to: '/app/company/applications', search: { bewerbung: applicationId } },
    })
  }
  for (const { applicationId, name, startsAt } of interviews) {
    tasks.push({
      id: applicationId,
      icon: CalendarDays,
      text: `Gespräch mit ${name}, ${formatTime(startsAt)}\u00a0Uhr`,
      action: 'Ansehen',
      link: { to: '/app/company/applications', search: { bewerbung: applicationId } },
    })
  }
  if (unread > 0) {
    tasks.push({
      id: 'unread',
      icon: MessageSquare,
      text: unread === 1 ? 'Eine ungelesene Nachricht' : `${unread} ungelesene Nachrichten`,
      action: 'Lesen',
      link: { to: '/app/company/messages', search: { ungelesen: true } },
    })
  }
  for (const { id, title, runsUntil, isUnconfirmed, isPausedOverdue } of postings) {
    if (isPausedOverdue) {
      tasks.push({
        id,
        icon: CirclePause,
        text: `„${title}“ pausiert, bis alle eine Antwort haben`,
        action: 'Ansehen',
        link: { to: '/app/company/job-postings/$jobPostingId', params: { jobPostingId: id } },
      })
      continue
    }
    const link = { to: '/app/company/job-postings/$jobPostingId', params: { jobPostingId: id } } as const
    tasks.push(
      isUnconfirmed
        ? { id, icon: CircleHelp, text: `„${title}“: noch offen?`, action: 'Bestätigen', link }
        : {
            id,
            icon: RefreshCw,
            text: `„${title}“ läuft ${formatWeekday(runsUntil, now)} aus`,
            action: 'Verlängern',
            link,
          },
    )
  }
  if (drafts > 0) {
    tasks.push({
      id: 'drafts',
      icon: FileText,
      text: drafts === 1 ? 'Ein Entwurf ist noch nicht online' : `${drafts} Entwürfe sind noch nicht online`,
      action: 'Fortsetzen',
      link: { to: '/app/company/job-postings', search: { reiter: 'entwuerfe' } },
    })
  }
  return tasks
}
