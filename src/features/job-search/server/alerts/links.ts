import { idOfSignedLink, signedId } from '~/platform/server/signed-link'

const PURPOSE = 'search-alert'

/** The secret of an alert's unsubscribe link. */
export function unsubscribeToken(alertId: string): string {
  return signedId(PURPOSE, alertId)
}

/** The alert a link belongs to; null when the link is not ours. */
export function alertIdOfToken(token: string): string | null {
  return idOfSignedLink(PURPOSE, token)
}
