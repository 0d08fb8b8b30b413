import { moderationError } from '../errors'

type Decided = { decidedByUserId: string | null }
type Appeal = Decided & { isUpheld: 'yes' | 'no' | null; decidedAt: Date | null }
type Reasons = { facts: string | null; decidedAt: Date | null }

/** The last accepted objection, which replaces the first decision. */
function lastUpheld<Each extends Appeal>(appeals: readonly Each[]): Each | undefined {
  return appeals
    .filter(({ isUpheld }) => isUpheld === 'yes')
    .sort((a, b) => (b.decidedAt?.getTime() ?? 0) - (a.decidedAt?.getTime() ?? 0))[0]
}

/** Who took the decision that stands. */
export function standingDecider(report: Decided, appeals: readonly Appeal[]): string | null {
  return (lastUpheld(appeals) ?? report).decidedByUserId
}

/** Why and when the decision was taken that stands. */
export function standingReasons(
  report: Reasons,
  appeals: readonly (Appeal & { answer: string | null })[],
): { facts: string | null; decidedAt: Date | null } {
  const turned = lastUpheld(appeals)
  return turned ? { facts: turned.answer, decidedAt: turned.decidedAt } : report
}

/** What became of one side's objection. */
export function answerTo(made: (Appeal & { answer: string | null }) | undefined) {
  if (!made?.decidedAt) return null
  return { decidedAt: made.decidedAt, isUpheld: made.isUpheld === 'yes', text: made.answer ?? '' }
}

/**
 * DSA Art. 20 (6): nobody decides about an objection to an own decision.
 * @throws AppError sameEyes
 */
export function requireOtherPerson(actorUserId: string, report: Decided, appeals: readonly Appeal[]): void {
  if (standingDecider(report, appeals) === actorUserId) throw moderationError('sameEyes')
}
