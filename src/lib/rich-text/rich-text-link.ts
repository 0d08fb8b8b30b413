import { isPublicUrl } from '../public-url.ts'

/**
 * Whether a link of a rich text is allowed: a page in the internet, a mail or a call. Nothing that runs, and nothing
 * inside the reader's own network.
 */
export function isRichTextLink(href: string): boolean {
  return /^(?:mailto|tel):/.test(href) || (/^https?:/.test(href) && isPublicUrl(href))
}

/** The message for a forbidden link; without "du" or "Sie". */
export function badLinkText(href: string): string {
  const shown = href.length > 60 ? `${href.slice(0, 60)}…` : href
  return `Der Link „${shown}“ führt zu keiner Seite im Internet. Bitte die Adresse so angeben, wie der Browser sie zeigt, oder den Link entfernen.`
}
