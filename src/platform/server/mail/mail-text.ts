import { unlinkedLine, unlinkedLines } from '../../../lib/text/unlinked-text.ts'

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
