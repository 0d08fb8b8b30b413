import type { DueToday, InterviewToday, LeftWaiting, OfferUnanswered, Undecided } from '~/features/applications/views'
import { waitingText } from '~/features/job-postings/letters/waiting-text'
import { CLOSING_DAYS, type PostingEnd } from '~/features/job-postings/lifecycle'
import type { PostingToday } from '~/features/job-postings/views'
import { addDays, calendarDays, formatAge, formatDay, formatIsoDay, formatTime, formatWeekday } from '~/lib/dates/dates'
import type { Task } from '~/ui/navigation/task-list'

type Facts = {
  due: DueToday
  /** Without an answer for longer than four days, those due among them. */
  waiting: number
  interviews: InterviewToday[]
  /** Offers whose last day has passed without an answer. */
  unanswered: OfferUnanswered[]
  /** Applications of ended postings that no letter ends by itself. */
  undecided: Undecided[]
  /** Ended postings with people who wait for the last word. */
  left: LeftWaiting[]
  unread: number
  /** Whom the unread messages are from, the latest first, and how many there are. */
  writers: { names: string[]; total: number }
  postings: PostingToday[]
  drafts: number
  /** Of the newest drafts. */
  draftTitles: string[]
}

/** Minutes that one of these usually takes: read and answer, prepare, reply, decide. Only for the sum that is shown. */
const MINUTES = { answer: 4, interview: 5, offer: 3, message: 3, posting: 2, ending: 5, draft: 6 } as const

const MINUTE_MS = 60 * 1000

/** What is shown; the rest is where it is done. */
export const TASKS_SHOWN = 4

/** "Heute zu tun": what waits for the company, people before postings, and among those first what pauses for them, with the minutes all of it takes. */
export function companyTasks(facts: Facts, now: Date): { tasks: Task[]; minutes: number } {
  const timed = [
    ...dueTask(facts.due),
    ...facts.postings.filter(({ isPausedOverdue }) => isPausedOverdue).map((posting) => postingTask(posting, now)),
    ...facts.unanswered.map(offerTask),
    ...facts.undecided.map((each) => undecidedTask(each, now)),
    ...facts.left.map(leftTask),
    ...facts.interviews.map((each) => interviewTask(each, now)),
    ...waitingTask(facts.waiting - facts.due.total),
    ...unreadTask(facts.unread, facts.writers),
    ...facts.postings.filter(({ isPausedOverdue }) => !isPausedOverdue).map((posting) => postingTask(posting, now)),
    ...draftTask(facts.drafts, facts.draftTitles),
  ]
  return {
    tasks: timed.map(({ task }) => task),
    minutes: timed.slice(0, TASKS_SHOWN).reduce((sum, { minutes }) => sum + minutes, 0),
  }
}

/** "vier Aufgaben, etwa 25 Minuten"; to five minutes, and from two hours on to hours, because nobody knows better. */
export function effortText(count: number, minutes: number): string {
  const words = ['', 'eine Aufgabe', 'zwei Aufgaben', 'drei Aufgaben', 'vier Aufgaben']
  const time =
    minutes < 120
      ? `${Math.max(5, Math.round(minutes / 5) * 5)}\u00a0Minuten`
      : `${Math.round(minutes / 60).toLocaleString('de-DE')}\u00a0Stunden`
  return `${words[count] ?? `${count} Aufgaben`}, etwa ${time}`
}

const UNANSWERED = {
  to: '/app/company/applications',
  search: { ansicht: 'liste', status: 'submitted', sortierung: 'frist' },
} as const

/** As its chip says it. */
const ENDED = {
  date: 'abgelaufen',
  archive: 'beendet',
  license: 'offline',
  removal: 'entfernt',
  company: 'beendet',
} satisfies Record<PostingEnd, string>

type Timed = { task: Task; minutes: number }

function dueTask({ total, overdue, names, jobTitle }: DueToday): Timed[] {
  if (total === 0) return []
  const text =
    total === 1
      ? overdue === 1
        ? 'Eine Bewerbung wartet länger als zugesagt'
        : 'Eine Antwort ist heute fällig'
      : overdue === total
        ? 'Bewerbungen warten länger als zugesagt'
        : overdue > 0
          ? `Antworten sind fällig, ${overdue} davon schon länger`
          : 'Antworten sind heute fällig'
  const who = andOthers(names, total)
  return [
    {
      minutes: total * MINUTES.answer,
      task: {
        id: 'due',
        mark: String(total),
        text,
        detail: jobTitle === null ? who : `${jobTitle}: ${who}`,
        action: 'Antworten',
        link: UNANSWERED,
      },
    },
  ]
}

function waitingTask(waiting: number): Timed[] {
  if (waiting <= 0) return []
  return [
    {
      minutes: waiting * MINUTES.answer,
      task: {
        id: 'waiting',
        mark: String(waiting),
        text:
          waiting === 1
            ? 'Eine Bewerbung wartet seit mindestens vier Tagen'
            : 'Neue Bewerbungen warten seit mindestens vier Tagen',
        detail: 'Wer früh antwortet, verliert weniger gute Leute.',
        action: 'Lesen',
        link: UNANSWERED,
      },
    },
  ]
}

function offerTask({ applicationId, name, answerUntil }: OfferUnanswered): Timed {
  return {
    minutes: MINUTES.offer,
    task: {
      id: `angebot-${applicationId}`,
      mark: 'Angebot',
      text: `Angebot an ${name} ohne Antwort`,
      detail: `Es galt bis ${formatIsoDay(answerUntil)}. Verlängern, zurückziehen oder absagen.`,
      action: 'Entscheiden',
      link: { to: '/app/company/applications', search: { bewerbung: applicationId } },
    },
  }
}

function undecidedTask(undecided: Undecided, now: Date): Timed {
  const { applicationId, name, jobTitle, endedAt, endedBy, answerUntil, startsAt } = undecided
  const ended = `„${jobTitle}“ ist seit dem ${formatDay(endedAt)} ${ENDED[endedBy ?? 'date']}.`
  const offer = answerUntil && `Das Angebot gilt bis ${formatIsoDay(answerUntil)}: abwarten, zurückziehen oder absagen.`
  const talk = startsAt && talkText(startsAt, now)
  return {
    minutes: MINUTES.offer,
    task: {
      id: `offen-${applicationId}`,
      mark: answerUntil ? 'Angebot' : 'Gespräch',
      text: answerUntil ? `Angebot an ${name} offen – bitte entscheiden` : `Wie geht es mit ${name} weiter?`,
      detail: [ended, offer ?? talk].filter(Boolean).join(' '),
      action: 'Entscheiden',
      link: { to: '/app/company/applications', search: { bewerbung: applicationId } },
    },
  }
}

function talkText(startsAt: Date, now: Date): string {
  if (startsAt > now) return `Das Gespräch ist am ${formatDay(startsAt)} um ${formatTime(startsAt)}\u00a0Uhr.`
  return `Das Gespräch war am ${formatDay(startsAt)}. Ohne Ihre Entscheidung geht am ${formatDay(addDays(startsAt, CLOSING_DAYS))} der Abschlussbrief hinaus.`
}

/** One act for all of them, on the page that a reminder links to. */
function leftTask({ jobPostingId, jobTitle, endedAt, endedBy, waiting }: LeftWaiting): Timed {
  return {
    minutes: MINUTES.ending,
    task: {
      id: `beendet-${jobPostingId}`,
      mark: String(waiting),
      text: `„${jobTitle}“ ist ${ENDED[endedBy ?? 'date']}, ${waitingText(waiting)}`,
      detail: `Ohne Ihre Antwort geht am ${formatDay(addDays(endedAt, CLOSING_DAYS))} der Abschlussbrief an alle, die dann noch warten.`,
      action: 'Antworten',
      link: { to: '/app/company/job-postings/$jobPostingId/close', params: { jobPostingId } },
    },
  }
}

/** Once it is over, its outcome is what is left to do, on the days after it as well. */
function interviewTask(interview: InterviewToday, now: Date): Timed {
  const { applicationId, name, startsAt, durationMinutes, jobTitle } = interview
  const isOver = now.getTime() > startsAt.getTime() + durationMinutes * MINUTE_MS
  return {
    minutes: MINUTES.interview,
    task: {
      id: applicationId,
      mark: calendarDays(startsAt, now) > 0 ? 'Gespräch' : formatTime(startsAt),
      text: isOver ? `Wie geht es mit ${name} weiter?` : `Gespräch mit ${name}`,
      detail: isOver ? `${jobTitle}, das Gespräch war ${formatAge(startsAt, now)}` : jobTitle,
      action: isOver ? 'Entscheiden' : 'Ansehen',
      link: { to: '/app/company/applications', search: { bewerbung: applicationId } },
    },
  }
}

function unreadTask(unread: number, { names, total }: Facts['writers']): Timed[] {
  if (unread === 0) return []
  return [
    {
      minutes: unread * MINUTES.message,
      task: {
        id: 'unread',
        mark: String(unread),
        text: unread === 1 ? 'Eine ungelesene Nachricht' : 'Ungelesene Nachrichten',
        // Read by somebody meanwhile: the number may be older.
        detail: names.length > 0 ? `Von ${andOthers(names, total)}` : undefined,
        action: 'Lesen',
        link: { to: '/app/company/messages', search: { ungelesen: true } },
      },
    },
  ]
}

function postingTask(posting: PostingToday, now: Date): Timed {
  const { id, title, runsUntil, isUnconfirmed, isPausedOverdue } = posting
  const link = { to: '/app/company/job-postings/$jobPostingId', params: { jobPostingId: id } } as const
  if (isPausedOverdue) {
    const text = `„${title}“ pausiert, bis alle eine Antwort haben`
    return { minutes: MINUTES.posting, task: { id, mark: 'Pause', text, action: 'Ansehen', link } }
  }
  if (isUnconfirmed) {
    const detail = 'Bestätigen Sie, dass Sie noch suchen, sonst pausiert die Stelle.'
    return {
      minutes: MINUTES.posting,
      task: { id, mark: 'Frage', text: `„${title}“: noch offen?`, detail, action: 'Bestätigen', link },
    }
  }
  const days = calendarDays(now, runsUntil)
  return {
    minutes: MINUTES.posting,
    task: {
      id,
      mark: days === 0 ? 'heute' : days === 1 ? '1\u00a0Tag' : `${days}\u00a0Tage`,
      text: `„${title}“ läuft ${formatWeekday(runsUntil, now)} aus`,
      detail: `Am ${formatDay(runsUntil)}. Verlängern oder beenden.`,
      action: 'Entscheiden',
      link,
    },
  }
}

/** "Petra Jung, Thomas Otto, 2 weitere" */
function andOthers(names: string[], total: number): string {
  const rest = total - names.length
  return [...names, ...(rest > 0 ? [`${rest} weitere`] : [])].join(', ')
}

function draftTask(drafts: number, titles: string[]): Timed[] {
  if (drafts === 0) return []
  return [
    {
      minutes: MINUTES.draft,
      task: {
        id: 'drafts',
        mark: String(drafts),
        text: drafts === 1 ? 'Ein Entwurf ist noch nicht online' : 'Entwürfe sind noch nicht online',
        detail: titles.length === 0 ? undefined : andOthers(titles.slice(0, 2), drafts),
        action: 'Fortsetzen',
        link: { to: '/app/company/job-postings', search: { reiter: 'entwuerfe' } },
      },
    },
  ]
}
