import { isPublicUrl } from './public-url.ts'

/**
 * Whether a link of a rich text may lead there: a page of the internet, a mail or a call. Nothing that runs, and nothing
 * inside of the network of whoever reads it.
 */
export function isRichTextLink(href: string): boolean {
  return /^(?:mailto|tel):/.test(href) || (/^https?:/.test(href) && isPublicUrl(href))
}

/** What people read of a link that may not stay; without "du" or "Sie". */
export function badLinkText(href: string): string {
  const shown = href.length > 60 ? `${href.slice(0, 60)}…` : href
  return `Der Link „${shown}“ führt zu keiner Seite im Internet. Bitte die Adresse so angeben, wie der Browser sie zeigt, oder den Link entfernen.`
}
