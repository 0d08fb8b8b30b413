import { escapeHtml } from '../../../lib/rich-text/rich-text-html.ts'
import { aroundKept } from '../../../lib/text/kept-whole.ts'
import { MAIL_COLOURS } from '../../mail-colours.ts'
import { type Mail, type MailBlock, MailText } from './mail.ts'

/** The logo is attached to each mail under this name (RFC 2392): nothing is fetched, so no reader is tracked. */
export const MARK_ID = 'marke@stellwerk'
/** Edge of the logo as it is shown, in CSS pixels. */
export const MARK_SIZE = 28

const { light, dark } = MAIL_COLOURS

/**
 * Renders a mail to HTML: one column of 600 px in tables, system font, no tracking picture (handbook §10). Built as
 * text, because whoever writes something waits for its mails as well, and React takes much longer.
 */
export function renderMailHtml(mail: Mail, appUrl: string): string {
  // The width attribute is for Outlook, which does not know max-width; the style lets the column shrink on phones.
  return html`<!doctype html><html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no"><title>${mail.subject.text}</title>${DARK}</head>
<body class="canvas" style="margin:0;background:${light.canvas}"><table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tbody><tr><td align="center" style="padding:16px 8px">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" style="width:100%;max-width:600px;table-layout:fixed;word-break:break-word"><tbody>
<tr><td style="${FONT};background:#032c32;color:#f1f9f7;padding:14px 24px;font-size:18px;line-height:28px;font-weight:700">${MARK}<span style="vertical-align:middle;padding-left:10px">Stellwerk</span></td></tr>
<tr><td class="sheet" style="${FONT};background:${light.sheet};color:${light.ink};padding:32px 24px;font-size:16px;line-height:1.5"><h1 style="font-size:22px;line-height:1.25;margin:0 0 16px;-webkit-hyphens:auto;hyphens:auto">${whole(mail.heading)}</h1>${mail.blocks.map(blockOf)}</td></tr>
<tr><td class="muted" style="${FONT};color:${light.muted};padding:16px 24px;font-size:13px;line-height:1.5">${whole(mail.reason)} ${mail.unsubscribe ? [html`<a class="link" href="${mail.unsubscribe.pageUrl}" style="color:${light.link}">Abstellen</a> `] : []}<a class="link" href="${appUrl}/imprint" style="color:${light.link}">Impressum</a></td></tr>
</tbody></table></td></tr></tbody></table></body></html>`.html
}

/** Without an alternative text: its name is next to it. */
const MARK = html`<img src="cid:${MARK_ID}" alt="" width="${String(MARK_SIZE)}" height="${String(MARK_SIZE)}" style="vertical-align:middle;border:0">`
const FONT = 'font-family:Arial, Helvetica, sans-serif'
const BUTTON =
  'background:#fdc92b;color:#2d2106;padding:12px 24px;border-radius:8px;font-weight:700;text-decoration:none;display:inline-block'

/** Readers that know no dark colours ignore it; the bar and the button look the same in both. */
const DARK: Html = {
  html: `<style>@media (prefers-color-scheme:dark){.canvas{background:${dark.canvas}!important}.sheet{background:${dark.sheet}!important;color:${dark.ink}!important}.muted{color:${dark.muted}!important}.link{color:${dark.link}!important}.quote{border-color:${dark.edge}!important}}</style>`,
}

function blockOf(block: MailBlock): Html {
  if (block instanceof MailText) return html`<p style="margin:0 0 16px;white-space:pre-line">${whole(block)}</p>`
  switch (block.kind) {
    case 'quote':
      return html`<blockquote class="quote" style="margin:0 0 16px;padding:0 0 0 16px;border-left:3px solid ${light.edge};white-space:pre-line">${block.text.text}</blockquote>`
    case 'links':
      return html`${block.items.map(
        ({ label, detail, url }) =>
          html`<p style="margin:0 0 16px"><a class="link" href="${url}" style="color:${light.link};font-weight:700">${label.text}</a>${detailOf(detail)}</p>`,
      )}`
    case 'button':
      return html`<p style="margin:24px 0 16px"><a href="${block.url}" style="${BUTTON}">${block.label.text}</a></p><p class="muted" style="margin:0 0 16px;font-size:13px;color:${light.muted};word-break:break-all">Oder diese Adresse öffnen:<br>${block.url}</p>`
  }
}

/** No line breaks inside "E-Mail" or the number of an invoice. */
function whole({ text }: MailText): Html[] {
  return aroundKept(text).map((part) =>
    part.isKept ? html`<span style="white-space:nowrap">${part.text}</span>` : { html: escapeHtml(part.text) },
  )
}

function detailOf({ text }: MailText): Html[] {
  return text === '' ? [] : [html`<br><span class="muted" style="color:${light.muted}">${text}</span>`]
}

/** Text that is HTML already; everything else is escaped by {@link html}. */
type Html = { readonly html: string }

/** HTML from a template: texts are escaped, in elements and in quoted attributes; HTML stays as it is. */
function html(parts: TemplateStringsArray, ...values: (string | Html | readonly Html[])[]): Html {
  let text = parts[0] ?? ''
  values.forEach((value, index) => {
    text += inserted(value) + (parts[index + 1] ?? '')
  })
  return { html: text }
}

function inserted(value: string | Html | readonly Html[]): string {
  if (typeof value === 'string') return escapeHtml(value)
  return 'html' in value ? value.html : value.map((each) => each.html).join('')
}
