import type { Database } from '~/platform/server/database/db'
import type { ApplicantActor, CompanyActor, SignedInActor } from '../actor'

/** What a command works with; `now` is the time of all it writes. Procedures pass it as `ctx.command`. */
type CommandContext<Actor> = { db: Database; actor: Actor; now: Date }

export type SignedInContext = CommandContext<SignedInActor>
export type CompanyContext = CommandContext<CompanyActor>
export type ApplicantContext = CommandContext<ApplicantActor>
