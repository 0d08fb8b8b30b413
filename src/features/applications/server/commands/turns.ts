import type { Transaction } from '~/platform/server/database/db'
import { isOneTooMany, type TurnLimit } from '~/platform/server/limits/count-turn'
import { applicationError } from '../../errors'
import type { ApplicationSide } from '../../lifecycle'

const DAY = 24 * 60 * 60

/** Applications of one person: more than the most eager one sends in a day, too few for a program. */
const SENT: TurnLimit = { max: 200, windowSeconds: DAY }
/** To one posting: each withdrawn one may be sent again. */
const SENT_AGAIN: TurnLimit = { max: 5, windowSeconds: DAY }
/** Steps of one side with one application: more than any procedure has, too few to fill the other side's mailbox. */
const STEPS: TurnLimit = { max: 40, windowSeconds: DAY }

/**
 * Counts an application, whose mails go to everybody at the company.
 * @throws AppError tooManyToday, tooOftenToday
 */
export async function takeSendingTurn(
  tx: Transaction,
  { applicantProfileId, jobPostingId }: { applicantProfileId: string; jobPostingId: string },
): Promise<void> {
  if (await isOneTooMany(tx, `applications of ${applicantProfileId}`, SENT)) throw applicationError('tooManyToday')
  const again = `applications of ${applicantProfileId} to ${jobPostingId}`
  if (await isOneTooMany(tx, again, SENT_AGAIN)) throw applicationError('tooOftenToday')
}

/**
 * Counts a step that writes to the other side and could be repeated without end: back and forth, times named and taken
 * back, offers replaced.
 * @throws AppError tooManySteps
 */
export async function takeStepTurn(tx: Transaction, applicationId: string, side: ApplicationSide): Promise<void> {
  if (await isOneTooMany(tx, `application steps of ${side} ${applicationId}`, STEPS)) {
    throw applicationError('tooManySteps')
  }
}
