import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { pick } from '~/lib/pick'
import { announce } from '~/platform/server/bus/announce'
import { anyOf, type Queryable } from '~/platform/server/database/db'
import type { Mail } from '~/platform/server/mail/mail'
import { writeOutbox } from '~/platform/server/mail/outbox'
import { noticeRule } from '../../notices/notice-kinds'
import { DEFAULT_CHOICE, isMailChosen, isWithheld, type NoticeChoice, type NoticeTopic } from '../../notices/topics'
import { user } from '../table'
import { notice, noticeSetting } from './table'

/**
 * The one way mails leave. Call it with the transaction of the change they report. A mail to somebody with an account
 * is a notice in their bell, too (`platform/mail-kinds.ts`); what they have set decides whether it also leaves as a mail at
 * once, waits for the summary of the day, or stays in the bell. Mails of topics that are needed always leave; only to
 * suspended members of a company none of those that tell of applicants.
 * @returns how many leave as mails
 */
export async function enqueueMails(tx: Queryable, mails: readonly Mail[]): Promise<number> {
  const told = mails.filter(({ kind }) => noticeRule(kind) !== null)
  if (told.length === 0) return writeOutbox(tx, mails)
  const people = await peopleOf(tx, told)
  const rows: (typeof notice.$inferInsert)[] = []
  const leaving = mails.filter((mail) => {
    const rule = noticeRule(mail.kind)
    const person = people.get(mail.to.toLowerCase())
    if (!rule || !person) return true
    if (isWithheld(rule.topic, person)) return false
    const { inBell, mail: wanted } = person.choices[rule.topic] ?? DEFAULT_CHOICE
    const leaves = mail.mustLeave || wanted === 'now' || !isMailChosen(rule.topic)
    const isForSummary = !leaves && wanted === 'daily'
    if (inBell || isForSummary) rows.push({ ...noticeOf(mail), userId: person.userId, inBell, isForSummary })
    return leaves
  })
  await writeNotices(tx, rows)
  return writeOutbox(tx, leaving)
}

/** One to each of them. */
export function mailEach<To>(tx: Queryable, recipients: readonly To[], mailTo: (to: To) => Mail): Promise<number> {
  return enqueueMails(tx, recipients.map(mailTo))
}

/** A statement takes 65,535 parameters. */
const NOTICES_AT_ONCE = 1000

async function writeNotices(tx: Queryable, rows: (typeof notice.$inferInsert)[]): Promise<void> {
  const reached = new Set<string>()
  for (let start = 0; start < rows.length; start += NOTICES_AT_ONCE) {
    const written = await tx
      .insert(notice)
      .values(rows.slice(start, start + NOTICES_AT_ONCE))
      .onConflictDoNothing({ target: notice.dedupeHash })
      .returning({ userId: notice.userId })
    for (const { userId } of written) reached.add(userId)
  }
  await announce(tx, 'notice', [...reached])
}

function noticeOf({ kind, about, dedupeKey }: Mail) {
  return {
    kind,
    subjectType: about?.type,
    subjectId: about?.id,
    groupId: about?.group ?? about?.id,
    detail: about?.detail,
    // The key may contain an address.
    dedupeHash: dedupeKey && createHash('sha256').update(dedupeKey).digest('hex'),
  }
}

type Person = Pick<typeof user.$inferSelect, 'type' | 'suspendedAt'> & {
  userId: string
  choices: Partial<Record<NoticeTopic, NoticeChoice>>
}

async function peopleOf(tx: Queryable, mails: readonly Mail[]): Promise<Map<string, Person>> {
  const addresses = [...new Set(mails.map(({ to }) => to.toLowerCase()))]
  const rows = await tx
    .select({
      userId: user.id,
      ...pick(user, 'email', 'type', 'suspendedAt'),
      ...pick(noticeSetting, 'topic', 'inBell', 'mail'),
    })
    .from(user)
    .leftJoin(noticeSetting, eq(noticeSetting.userId, user.id))
    .where(anyOf(user.email, addresses))
  const people = new Map<string, Person>()
  for (const { email, topic, inBell, mail, ...account } of rows) {
    const person = people.get(email) ?? { ...account, choices: {} }
    if (topic !== null && inBell !== null && mail !== null) person.choices[topic] = { inBell, mail }
    people.set(email, person)
  }
  return people
}
