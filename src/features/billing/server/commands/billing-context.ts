import type { SignedInActor } from '~/features/accounts/actor'
import type { Database } from '~/platform/server/database/db'

export type BillingContext<A extends SignedInActor = SignedInActor> = {
  db: Database
  actor: A
  now: Date
  /** Address the mandate is signed from. */
  clientIp: string | null
}
