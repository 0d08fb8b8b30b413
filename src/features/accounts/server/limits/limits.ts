import type { Queryable } from '~/platform/server/database/db'
import { countTurn, forgetTurns, giveBack, limitKey, secondsToWait } from '~/platform/server/limits/count-turn'
import { mailboxOf } from '~/platform/server/limits/mailbox'
import { networkOf } from '~/platform/server/rate-limit'

/** Every limit that others can use up has windows of a quarter of an hour: nobody is blocked for longer. */
export const WINDOW_SECONDS = 15 * 60

/**
 * What may be guessed or used to write to strangers, and how often in a quarter of an hour: for one account (or the
 * address typed, whether or not it has one) and for one network address. Mails are also limited by mailbox, in
 * `platform/mail-kinds.ts`.
 */
export const LIMITS = {
  /** Wrong passwords. */
  'sign-in': { account: 10, network: 30 },
  /** The same for a device the account was used with before, counted separately. */
  'sign-in-known-device': { account: 10 },
  /** Includes right passwords: each costs a tenth of a second to check. */
  'sign-in-turn': { network: 150 },
  'second-factor': { account: 10, network: 30 },
  passkey: { network: 60 },
  'sign-up': { network: 10 },
  'reset-request': { network: 10 },
  'confirmation-request': { network: 10 },
  /** The link of a mail for choosing a password. */
  'set-password': { network: 30 },
  'confirm-address': { network: 60 },
  'change-email': { account: 5, network: 20 },
  'delete-account': { account: 5, network: 20 },
  /** Invalid links of mails. */
  'mail-link': { network: 120 },
  /** Private calendar addresses that do not exist, and how often a calendar reads one that does. */
  'calendar-guess': { network: 60 },
  'calendar-read': { account: 60 },
  /** Where an address is typed: by its mailbox, as far as it is typed in this network ({@link typedFrom}). */
  'guest-application': { account: 6, network: 20 },
  /** The same mail again; the mailbox itself is limited as well. */
  'guest-again': { network: 10 },
  'guest-upload': { network: 60 },
  /** Résumés that visitors have read. */
  'resume-drop': { network: 20 },
  'resume-account': { account: 6, network: 20 },
  'search-alert': { account: 3, network: 10 },
  /** An ad without an account: a text or file that is read, and everything done to it afterwards. */
  'ad-draft': { network: 30 },
  'ad-draft-change': { network: 900 },
  report: { network: 10 },
  feedback: { network: 10 },
  'privacy-request': { network: 10 },
  invitation: { account: 30 },
  'company-verification': { account: 5 },
} as const satisfies Record<string, { account?: number; network?: number }>

export type LimitName = keyof typeof LIMITS

/**
 * Who tries: the account by its id, or by the typed address when nobody is signed in; the network address as the server
 * saw it, null when there is none.
 */
export type Caller = { account?: string; address: string | null }

/**
 * Counts an attempt by account and by network address and returns whether it is one too many. Call it once the input is
 * known to be well-formed, and before any look-up: then the answer does not reveal whether there is such an account.
 */
export async function isHeldUp(db: Queryable, what: LimitName, caller: Caller): Promise<boolean> {
  const turns = turnsOf(what, caller)
  let isOver = false
  for (const { key, max } of turns) {
    if ((await countTurn(db, key, WINDOW_SECONDS)) > max) isOver = true
  }
  return isOver
}

/** Who typed this address: counted for each network alone, so that no stranger uses up its owner's turns. */
export function typedFrom(email: string, address: string | null): Caller {
  return { account: `${mailboxOf(email)} ${networkOf(address)}`, address }
}

/** Seconds until a blocked caller may try again: when all windows that counted them have ended. */
export async function heldUpFor(db: Queryable, what: LimitName, caller: Caller): Promise<number> {
  const keys = turnsOf(what, caller).map(({ key }) => key)
  return secondsToWait(db, keys, WINDOW_SECONDS)
}

/** Removes an attempt that was no guess from the count. */
export async function giveTurnBack(db: Queryable, what: LimitName, caller: Caller): Promise<void> {
  await giveBack(
    db,
    turnsOf(what, caller).map(({ key }) => key),
  )
}

/** Deletes the counts for an account: its owner has just proved their identity. */
export async function forgetAccountTurns(db: Queryable, what: LimitName, account: string): Promise<void> {
  await forgetTurns(db, [accountKey(what, account)])
}

/** The counter of an account, or of a typed address; hashed. */
export function accountKey(what: LimitName, account: string): string {
  return limitKey(`${what} of`, account.toLowerCase())
}

/** The counter of a network address; hashed. Without an address all callers share one. */
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
