import { eq, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../database/db.ts'
import { programVersion } from './table.ts'

/** How often a program says that it is there. */
const SIGN_SECONDS = 10
/** Versions that are remembered; one that is forgotten counts as new. */
const REMEMBERED = 20

export type Program = {
  /** What is derived. */
  name: string
  version: string
  /** How long after its last sign a newer version is taken for gone, as after a rollback. */
  awaySeconds: number
  /** The version noted by programs that know nothing of turns. */
  before?: string | undefined
}

/** `taken` just now, with everything to be derived again; `kept`; `waits` while a newer version is at it. */
export type Turn = 'taken' | 'kept' | 'waits'

/**
 * Whose turn it is, while two versions of the program run side by side: a version that was never seen takes it, one that
 * was replaced waits until the newer one is gone. So neither undoes what the other one does.
 * @param onTaken what has to happen in the same transaction
 */
export async function takeTurn(
  db: Database,
  program: Program,
  onTaken: (tx: Transaction) => Promise<void> = async () => {},
): Promise<Turn> {
  const { name, version, before } = program
  const seen = turnOf(await stateOf(db, program), version)
  if (seen === 'kept' || seen === 'waits') return seen
  return db.transaction(async (tx) => {
    const now = sql`now()`
    const first = await tx
      .insert(programVersion)
      .values({ name, versions: [version], seenAt: now })
      .onConflictDoNothing()
      .returning({ name: programVersion.name })
    if (first.length > 0) {
      if (before === version) return 'kept'
      await onTaken(tx)
      return 'taken'
    }
    const state = await stateOf(tx, program, { isLocked: true })
    const turn = turnOf(state, version)
    const ours = eq(programVersion.name, name)
    if (turn === 'quiet') await tx.update(programVersion).set({ seenAt: now }).where(ours)
    if (turn !== 'free') return turn === 'quiet' ? 'kept' : turn
    const versions = [...(state?.versions ?? []).filter((other) => other !== version), version].slice(-REMEMBERED)
    await tx.update(programVersion).set({ versions, seenAt: now }).where(ours)
    await onTaken(tx)
    return 'taken'
  })
}

/** Whether it is still this version's turn. */
export async function hasTurn(tx: Transaction, { name, version }: Pick<Program, 'name' | 'version'>): Promise<boolean> {
  const [state] = await tx
    .select({ versions: programVersion.versions })
    .from(programVersion)
    .where(eq(programVersion.name, name))
  return state?.versions.at(-1) === version
}

type State = { versions: string[]; isQuiet: boolean; isGone: boolean }

async function stateOf(
  db: Database | Transaction,
  { name, awaySeconds }: Program,
  { isLocked = false } = {},
): Promise<State | undefined> {
  const silentFor = (seconds: number) =>
    sql<boolean>`${programVersion.seenAt} < now() - make_interval(secs => ${seconds})`
  const query = db
    .select({ versions: programVersion.versions, isQuiet: silentFor(SIGN_SECONDS), isGone: silentFor(awaySeconds) })
    .from(programVersion)
    .where(eq(programVersion.name, name))
  const [state] = await (isLocked ? query.for('update') : query)
  return state
}

/** `quiet`: ours, but it is time for a sign. */
function turnOf(state: State | undefined, version: string): 'kept' | 'quiet' | 'waits' | 'free' {
  if (state === undefined) return 'free'
  const { versions, isQuiet, isGone } = state
  if (versions.at(-1) === version) return isQuiet ? 'quiet' : 'kept'
  return versions.includes(version) && !isGone ? 'waits' : 'free'
}
