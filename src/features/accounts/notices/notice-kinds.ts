import { MAIL_KINDS, type MailKind } from '~/platform/mail-kinds'
import type { NoticeTopic } from './topics'

/** What a notice is about; its words are read from there whenever it is shown, and it is gone when that is gone. */
export const NOTICE_SUBJECTS = ['application', 'posting', 'message', 'contact-request', 'pool-entry'] as const

export type NoticeSubject = (typeof NOTICE_SUBJECTS)[number]

/** `about` is null for what concerns the account or the company as a whole. */
export type NoticeRule = { topic: NoticeTopic; about: NoticeSubject | null }

/** Kinds of mail that also give a notice. */
export type NoticeKind = {
  [Kind in MailKind]: (typeof MAIL_KINDS)[Kind]['notice'] extends null ? never : Kind
}[MailKind]

/** The rule of a kind of mail, null when it gives no notice. */
export function noticeRule(kind: MailKind): NoticeRule | null {
  return MAIL_KINDS[kind].notice
}

/** The topic of a kind that gives a notice. */
export function noticeTopic(kind: NoticeKind): NoticeTopic {
  return MAIL_KINDS[kind].notice.topic
}

/** Whether a kind of mail gives a notice. */
export function isNoticeKind(kind: string): kind is NoticeKind {
  return Object.entries(MAIL_KINDS).some(([name, { notice }]) => name === kind && notice !== null)
}
