import { escapeHtml } from '../../../lib/rich-text-html.ts'

/** Text that is HTML already; everything else is escaped where {@link html} takes it in. */
export type Html = { readonly html: string }

/** HTML from a template: texts are escaped, in elements and in quoted attributes, and what is HTML stays as it is. */
export function html(parts: TemplateStringsArray, ...values: (string | Html | readonly Html[])[]): Html {
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
