/** What an e-mail is made of. One button at most carries the next step; HTML and plain text come from the same blocks. */
export type MailBlock =
  | { kind: 'paragraph'; text: string }
  | { kind: 'quote'; text: string }
  | { kind: 'button'; label: string; url: string }

export type Mail = {
  /** Short machine name of the mail, shown in the outbox: `verify-email`. */
  kind: string
  to: string
  subject: string
  heading: string
  blocks: MailBlock[]
  /** Why the person gets this mail; stands in the foot. */
  reason: string
  /** Sends once however often the command repeats. */
  dedupeKey?: string
}

export function paragraph(text: string): MailBlock {
  return { kind: 'paragraph', text }
}

export function quote(text: string): MailBlock {
  return { kind: 'quote', text }
}

export function button(label: string, url: string): MailBlock {
  return { kind: 'button', label, url }
}

/** The same mail for readers without HTML. */
export function renderMailText(mail: Mail, appUrl: string): string {
  const parts = mail.blocks.map((block) => {
    if (block.kind === 'button') return `${block.label}:\n${block.url}`
    if (block.kind === 'quote') return block.text.replace(/^/gm, '> ')
    return block.text
  })
  return [mail.heading, ...parts, `--\n${mail.reason}\nImpressum: ${appUrl}/imprint`].join('\n\n')
}
