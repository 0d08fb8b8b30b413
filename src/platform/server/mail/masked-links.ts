const LINK = /https?:\/\/[^\s<>"]+/g
export const HIDDEN_LINK = '[Link ausgeblendet]'

/**
 * A mail's text or HTML for readers other than its recipient: without any link. An address does not reliably show
 * whether it sets a password, signs in or deletes, so none is shown.
 */
export function withMaskedLinks(body: string): string {
  return body.replace(/ href="[^"]*"/g, '').replace(LINK, HIDDEN_LINK)
}
