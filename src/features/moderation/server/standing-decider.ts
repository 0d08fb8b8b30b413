import { moderationError } from '../errors'

type Decided = { decidedByUserId: string | null }
type Appeal = Decided & { isUpheld: 'yes' | 'no' | null; decidedAt: Date | null }

/** Who took the decision that stands: the last accepted objection replaces the first decision. */
export function standingDecider(report: Decided, appeals: readonly Appeal[]): string | null {
  const turned = appeals
    .filter(({ isUpheld }) => isUpheld === 'yes')
    .sort((a, b) => (b.decidedAt?.getTime() ?? 0) - (a.decidedAt?.getTime() ?? 0))
  return (turned[0] ?? report).decidedByUserId
}

/**
 * DSA Art. 20 (6): nobody decides about an objection to an own decision.
 * @throws AppError sameEyes
 */
export function requireOtherPerson(actorUserId: string, report: Decided, appeals: readonly Appeal[]): void {
  if (standingDecider(report, appeals) === actorUserId) throw moderationError('sameEyes')
}
