import { idOfSignedLink, signedId } from '~/platform/server/signed-link'

const PURPOSE = 'saved-resume-search'

/** The secret of the link that ends mails of a saved search. */
export function digestToken(savedSearchId: string): string {
  return signedId(PURPOSE, savedSearchId)
}

/** The saved search a link belongs to; null when the link is not ours. */
export function savedSearchOfToken(unverifiedToken: string): string | null {
  return idOfSignedLink(PURPOSE, unverifiedToken)
}
