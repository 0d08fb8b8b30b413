import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { jobPosting } from '~/features/job-postings/server/table'
import { addDays } from '~/lib/dates/dates'
import { uuidv7 } from '~/lib/uuid'
import { database } from '~/platform/server/database/db'
import { outboxMail } from '~/platform/server/mail/table'
import { callerFor } from '../../factories/caller'
import { procedures } from '../../factories/procedures'
import { callAs } from '../permissions/call'
import { RULES } from '../permissions/rules'
import { createWorld, type Role, type World } from '../permissions/world'

/** Part of everything a company keeps to itself; whoever reads it has read a secret. */
const SECRET = 'Flüstergleis'
/** Secrets without text are recognised by their column names. */
const SECRET_KEYS =
  /"(stars|ratings?|ownRating|averageRating|mentionedUserIds|stageId|stageName|duplicates|plannedRejection|rejectionPlannedFor|knockOutAnswers|flaggedQuestionIds|firstOpenedAt)":/

const OUTSIDE: Role[] = ['visitor', 'applicant', 'stranger']

async function createSecretWorld(): Promise<World> {
  const world = await createWorld()
  const caller = callerFor(world.company.admin)
  const { applicationId, posting } = world
  await database()
    .db.update(jobPosting)
    .set({
      questions: [
        {
          id: uuidv7(),
          text: 'Haben Sie einen Führerschein?',
          kind: 'choice',
          choices: ['Ja', 'Nein'],
          isRequired: false,
          knockOutAnswers: [SECRET],
        },
      ],
    })
    .where(eq(jobPosting.id, posting.id))
  const mentionedUserIds = [world.roles.member.id]
  await caller.application.addNote({ id: uuidv7(), applicationId, body: `Notiz ${SECRET}`, mentionedUserIds })
  await caller.application.rate({ applicationId, stars: 1 })
  const stage = { id: uuidv7(), status: 'submitted' as const, name: `Schritt ${SECRET}` }
  await caller.application.saveStages({ jobPostingId: posting.id, known: [], stages: [stage] })
  await caller.application.setStage({ applicationId, stageId: stage.id })
  await caller.application.saveTemplate({
    id: uuidv7(),
    version: null,
    kind: 'rejection',
    title: `Vorlage ${SECRET}`,
    body: `Absage ${SECRET}`,
  })
  // Planned, not sent: the person must not know yet.
  await caller.application.rejectMany({
    items: [{ applicationId, from: 'submitted', message: `Leider nein, ${SECRET}` }],
    sendAt: addDays(new Date(), 3),
  })
  return world
}

let world: World
beforeAll(async () => {
  world = await createSecretWorld()
})

test('the company itself reads all of it', async () => {
  const seen = JSON.stringify([
    await callAs('application.byId', 'member', world),
    await callAs('application.board', 'member', world),
    await callAs('application.templates', 'member', world),
  ])
  for (const words of ['Notiz', 'Schritt', 'Vorlage', 'Leider nein,']) expect(seen).toContain(`${words} ${SECRET}`)
  expect(seen).toMatch(SECRET_KEYS)
})

describe.each(OUTSIDE)('%s', (role) => {
  const kinds = (kind: string) => Object.keys(RULES).filter((path) => procedures.get(path) === kind)

  test.each(kinds('query'))('reads none of it through %s', async (path) => {
    expectNoSecret(await answerOf(path, role, world))
  })

  describe('by changing', () => {
    // One after the other on the same things, which each may leave changed for the next.
    let own: World
    beforeAll(async () => {
      own = await createSecretWorld()
    })

    test.each(kinds('mutation'))('reads none of it through %s', async (path) => {
      expectNoSecret(await answerOf(path, role, own))
    })
  })
})

test('no mail to the applicant tells of it, the one to the colleague does', async () => {
  const mailsTo = (recipient: string) =>
    database()
      .db.select({ html: outboxMail.html, text: outboxMail.text, subject: outboxMail.subject })
      .from(outboxMail)
      .where(eq(outboxMail.recipient, recipient))
  const mails = await mailsTo(world.applicant.user.email)
  expect(mails.length).toBeGreaterThan(0)
  expectNoSecret(JSON.stringify(mails))
  expect(JSON.stringify(await mailsTo(world.roles.member.email))).toContain(SECRET)
})

/** The result of a call, including refusals and their reasons. */
async function answerOf(path: string, role: Role, asked: World): Promise<string> {
  try {
    return JSON.stringify(await callAs(path, role, asked)) ?? ''
  } catch (error) {
    return `${error} ${JSON.stringify(error)} ${error instanceof Error ? error.cause : ''}`
  }
}

function expectNoSecret(text: string) {
  expect(text).not.toContain(SECRET)
  expect(text).not.toMatch(SECRET_KEYS)
}
