import { sql } from 'drizzle-orm'
import pg from 'pg'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { uuidv7 } from '~/lib/uuid'
import { database } from '~/platform/server/database/db'
import { LIVE_CHANNEL } from '~/platform/server/live/notice'
import { createApplication } from '../../../../tests/factories/application'
import { callerFor } from '../../../../tests/factories/caller'
import { createMember } from '../../../../tests/factories/company'

const noticeSchema = z.object({ users: z.array(z.string()) })

test('a note and a rating reach the open pages of the team, and the applicant’s do not even hear of it', async () => {
  const { id, company, applicant } = await createApplication()
  const colleague = await createMember(company.id)
  const listener = new pg.Client({ connectionString: process.env.DATABASE_URL })
  await listener.connect()
  const heard: string[][] = []
  const ended = new Promise<void>((resolve) => {
    listener.on('notification', ({ channel, payload }) => {
      if (channel === 'end of team') resolve()
      else heard.push(noticeSchema.parse(JSON.parse(payload ?? '')).users)
    })
  })
  await listener.query(`listen ${LIVE_CHANNEL}; listen "end of team"`)
  const asCompany = callerFor(company.admin).application
  await asCompany.addNote({ id: uuidv7(), applicationId: id, body: 'Bitte ansehen' })
  await asCompany.rate({ applicationId: id, stars: 4 })
  await database().db.execute(sql`select pg_notify('end of team', '')`)
  await ended
  await listener.end()
  const team = [company.admin.id, colleague.id].sort()
  // Others may be at work beside this test.
  const toTeam = heard.filter((users) => users.includes(colleague.id))
  expect(toTeam.map((users) => users.sort())).toEqual([team, team])
  expect(heard.flat()).not.toContain(applicant.user.id)
})
