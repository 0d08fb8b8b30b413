const LINK = /https?:\/\/[^\s<>"]+/g
export const HIDDEN_LINK = '[Link ausgeblendet]'

/**
 * A mail's text or HTML as somebody other than its recipient may read it: without a single link. Which of them sets a
 * password, signs in or deletes cannot be told from an address for sure, so none is shown.
 */
export function withMaskedLinks(body: string): string {
  return body.replace(/ href="[^"]*"/g, '').replace(LINK, HIDDEN_LINK)
}
