import { type EndedBecause, endingOf } from '~/features/accounts/server/session-ends'

const NAME = 'signed_out'

/**
 * Tells the sign-in page why somebody was signed out, for where the cookie of the session goes in the same answer. A word
 * that anybody may read and that decides nothing.
 */
export function endedCookie(because: EndedBecause): string {
  return `${NAME}=${because}; Path=/; Max-Age=600; HttpOnly; SameSite=Lax`
}

/** What {@link endedCookie} said. */
export function endedNote(headers: Headers): EndedBecause | null {
  const [, because] = /(?:^|;\s*)signed_out=([a-z-]{1,20})(?:;|$)/.exec(headers.get('cookie') ?? '') ?? []
  return endingOf(because)
}
