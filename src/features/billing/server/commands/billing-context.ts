import type { SignedInActor } from '~/features/accounts/actor'
import type { Database, Queryable } from '~/platform/server/database/db'

export type BillingContext<A extends SignedInActor = SignedInActor> = {
  db: Database
  actor: A
  now: Date
  /** Address the mandate is signed from. */
  clientIp: string | null
}

/** The same for platform admins who handle debits and bank files. */
export type DebitAdmin = { db: Queryable; actor: SignedInActor; now: Date }
