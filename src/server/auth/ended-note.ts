import { type EndedBecause, endingOf } from '~/features/accounts/server/session-ends'

const NAME = 'signed_out'

/**
 * Tells the sign-in page why somebody was signed out, for answers that also delete the session cookie. A plain word
 * without any effect.
 */
export function endedCookie(because: EndedBecause): string {
  return `${NAME}=${because}; Path=/; Max-Age=600; HttpOnly; SameSite=Lax`
}

/** What {@link endedCookie} said. */
export function endedNote(headers: Headers): EndedBecause | null {
  const [, because] = /(?:^|;\s*)signed_out=([a-z-]{1,20})(?:;|$)/.exec(headers.get('cookie') ?? '') ?? []
  return endingOf(because)
}
