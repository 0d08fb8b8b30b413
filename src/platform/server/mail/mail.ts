import { unlinkedLine, unlinkedLines } from '../../../lib/text/unlinked-text.ts'
import type { MailKind } from '../../mail-kinds.ts'

/** Prevents constructing a `MailText` elsewhere: text that is not cleaned does not compile. */
const key = Symbol('mail text')

/**
 * Text that may appear in a mail. It can only be made by `mailText` and `quotedText`, which clean their input: a name,
 * a title or a message cannot put a link into a mail to somebody else.
 */
export class MailText {
  readonly text: string

  constructor(permission: typeof key, text: string) {
    if (permission !== key) throw new TypeError('not ours to make')
    this.text = text
  }
}

type Value = string | number | MailText | readonly MailText[]

/**
 * A sentence of ours with values in it. Every string is cleaned (`unlinkedLine`), whoever wrote it, because nobody can
 * tell later. Words of people are put in quotation marks: `mailText\`Neu: „${title}“\``. Lists have one entry per line.
 */
export function mailText(parts: TemplateStringsArray, ...values: Value[]): MailText {
  const text = parts.map((part, index) => part + shown(values[index])).join('')
  return new MailText(key, text)
}

/** What a person wrote, as a separate quotation. */
export function quotedText(text: string): MailText {
  return new MailText(key, unlinkedLines(text))
}

/**
 * How the operator can be reached, with its addresses: the one thing that a mail must name and that nobody else enters
 * (the form of the operator). Never for words of anybody else.
 */
export function operatorContact(text: string): MailText {
  return new MailText(key, text.replace(/\s+/g, ' ').trim())
}

/** Joins texts, without the empty ones. */
export function joinTexts(texts: readonly MailText[], separator: ', ' | ' · '): MailText {
  return new MailText(key, texts.flatMap(({ text }) => text || []).join(separator))
}

function shown(value: Value | undefined): string {
  if (value === undefined) return ''
  if (typeof value === 'number') return String(value)
  if (typeof value === 'string') return unlinkedLine(value)
  return value instanceof MailText ? value.text : value.map(({ text }) => text).join('\n')
}

/**
 * What an e-mail is made of: a text is a paragraph. At most one button for the next step; HTML and plain text come from
 * the same blocks.
 */
export type MailBlock =
  | MailText
  | { kind: 'quote'; text: MailText }
  | { kind: 'links'; items: MailLink[] }
  | { kind: 'button'; label: MailText; url: string }

/** One line of a list: the linked words and a detail. */
export type MailLink = { label: MailText; detail: MailText; url: string }

export type Mail = {
  /** Short machine name of the mail, shown in the outbox: `verify-email`. */
  kind: MailKind
  to: string
  subject: MailText
  heading: MailText
  blocks: MailBlock[]
  /** An iCalendar file that is attached. */
  calendar?: string
  /** Why the person gets this mail; shown in the footer. */
  reason: MailText
  /** Unsubscribes with one click (RFC 8058): the page for people, and the address mail programs post to. */
  unsubscribe?: { pageUrl: string; postUrl: string }
  /** Sends only once, however often the command repeats. */
  dedupeKey?: string
  /** Documents of the store that are attached. */
  attachments?: MailAttachment[]
  /** What it tells of, for the notice in the product that comes with it. */
  about?: MailSubject
  /** The network address of the stranger who typed this mailbox; null when it is unknown. */
  askedFrom?: string | null
  /** Leaves although this reader has switched such mails off: nobody else would hear of it. */
  mustLeave?: boolean
}

/** `group`: what notices of one kind show together by. `detail`: a word of ours that their sentence needs. */
export type MailSubject = {
  type: 'application' | 'posting' | 'message' | 'contact-request' | 'pool-entry'
  id: string
  group?: string
  detail?: string
}

export type MailAttachment = { fileId: string; name: string; contentType: string }

/** What a person wrote, with its line breaks and without links. */
export function quote(text: string): MailBlock {
  return { kind: 'quote', text: quotedText(text) }
}

/** A list of links, one per line. */
export function links(items: MailLink[]): MailBlock {
  return { kind: 'links', items }
}

/** The one button of a mail. `url` is absolute. */
export function button(label: MailText, url: string): MailBlock {
  return { kind: 'button', label, url }
}

/** The same mail for readers without HTML. */
export function renderMailText(mail: Mail, appUrl: string): string {
  const parts = mail.blocks.map((block) => {
    if (block instanceof MailText) return block.text
    if (block.kind === 'button') return `${block.label.text}:\n${block.url}`
    if (block.kind === 'links') return block.items.map(linkText).join('\n\n')
    return block.text.text.replace(/^/gm, '> ')
  })
  const foot = mail.unsubscribe ? `${mail.reason.text}\nAbstellen: ${mail.unsubscribe.pageUrl}` : mail.reason.text
  // The space makes it the line that mail programs know as the end of the letter (RFC 3676 §4.3).
  return [mail.heading.text, ...parts, `-- \n${foot}\nImpressum: ${appUrl}/imprint`].join('\n\n')
}

function linkText({ label, detail, url }: MailLink): string {
  return [label.text, detail.text, url].filter((line) => line !== '').join('\n')
}
