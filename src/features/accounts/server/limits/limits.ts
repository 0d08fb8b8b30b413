import type { Queryable } from '~/platform/server/database/db'
import { countTurn, forgetTurns, giveBack, limitKey, secondsToWait } from '~/platform/server/limits/count-turn'
import { networkOf } from '~/platform/server/rate-limit'

/** Every limit that others can use up counts in windows of a quarter of an hour: nobody is held up for longer. */
export const WINDOW_SECONDS = 15 * 60

/**
 * What may be guessed or used to write to strangers, and how often in a quarter of an hour: for one account (or the address
 * typed, whether or not it has one) and for one network address. Mails are limited by mailbox besides, in
 * `platform/server/mail/mailbox-limits.ts`.
 */
export const LIMITS = {
  /** Passwords that did not fit. */
  'sign-in': { account: 10, network: 30 },
  /** The same for a device the account was used with before, of its own. */
  'sign-in-known-device': { account: 10 },
  /** Right passwords as well: each costs a tenth of a second to check. */
  'sign-in-turn': { network: 150 },
  'second-factor': { account: 10, network: 30 },
  passkey: { network: 60 },
  'sign-up': { network: 10 },
  'reset-request': { network: 10 },
  'confirmation-request': { network: 10 },
  /** The link of a mail with a password of one's own. */
  'set-password': { network: 30 },
  'confirm-address': { network: 60 },
  'change-email': { account: 5, network: 20 },
  'delete-account': { account: 5, network: 20 },
  /** Links of mails that did not fit. */
  'mail-link': { network: 120 },
  /** By the mailbox that was typed. */
  'guest-application': { account: 6, network: 20 },
  'guest-upload': { network: 60 },
  'search-alert': { network: 10 },
  report: { network: 10 },
  feedback: { network: 10 },
  invitation: { account: 30 },
  'company-verification': { account: 5 },
} as const satisfies Record<string, { account?: number; network?: number }>

export type LimitName = keyof typeof LIMITS

/**
 * Who tries: the account by its id, or by the address typed where nobody is signed in; the network address as the server
 * saw it, null where there is none.
 */
export type Caller = { account?: string; address: string | null }

/**
 * Counts a turn by account and by network address and says whether it is one too many. Ask once the input is known to be
 * well-formed, and before anything is looked up: then the answer does not tell whether there is such an account.
 */
export async function isHeldUp(db: Queryable, what: LimitName, caller: Caller): Promise<boolean> {
  const turns = turnsOf(what, caller)
  let isOver = false
  for (const { key, max } of turns) {
    if ((await countTurn(db, key, WINDOW_SECONDS)) > max) isOver = true
  }
  return isOver
}

/** Seconds after which somebody who is held up may try again: when the windows of all that counted them have ended. */
export async function heldUpFor(db: Queryable, what: LimitName, caller: Caller): Promise<number> {
  const keys = turnsOf(what, caller).map(({ key }) => key)
  return secondsToWait(db, keys, WINDOW_SECONDS)
}

/** Takes a turn back that was no guess. */
export async function giveTurnBack(db: Queryable, what: LimitName, caller: Caller): Promise<void> {
  await giveBack(
    db,
    turnsOf(what, caller).map(({ key }) => key),
  )
}

/** Forgets what was counted for an account: its owner has just shown who they are. */
export async function forgetAccountTurns(db: Queryable, what: LimitName, account: string): Promise<void> {
  await forgetTurns(db, [accountKey(what, account)])
}

export function accountKey(what: LimitName, account: string): string {
  return limitKey(`${what} of`, account.toLowerCase())
}

export function networkKey(what: LimitName, address: string | null): string {
  return limitKey(`${what} from`, networkOf(address))
}

function turnsOf(what: LimitName, { account, address }: Caller) {
  const limit: { account?: number; network?: number } = LIMITS[what]
  const turns: { key: string; max: number }[] = []
  if (limit.network !== undefined) turns.push({ key: networkKey(what, address), max: limit.network })
  if (limit.account !== undefined && account !== undefined)
    turns.push({ key: accountKey(what, account), max: limit.account })
  return turns
}
