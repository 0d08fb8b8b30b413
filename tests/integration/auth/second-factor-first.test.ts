import { QueryClient } from '@tanstack/react-query'
import { createTRPCOptionsProxy } from '@trpc/tanstack-react-query'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { user } from '~/features/accounts/server/table'
import { loadUser } from '~/features/applicants/server/load-actor'
import { appRedirect } from '~/features/billing/routing'
import { database } from '~/platform/server/database/db'
import { loadOrderStart } from '~/routes/app/company/-order-start'
import { appRouter } from '~/server/root-router'
import { callerFor } from '../../factories/caller'
import { createPlatformAdmin, createUser } from '../../factories/user'

/** A page's context: reads as this user, each time with an empty cache. */
function pageOf(userId: string) {
  const { db } = database()
  const now = new Date()
  const queryClient = new QueryClient()
  const trpc = createTRPCOptionsProxy({
    router: appRouter,
    ctx: {
      ...{ db, reads: db, now, requestId: 'test', clientIp: '127.0.0.1' },
      actor: async () => (await loadUser(db, userId, now))?.actor ?? null,
    },
    queryClient,
  })
  return { queryClient, trpc }
}

test('a company without billing, led away from its account, sets up the second factor where it is led to', async () => {
  const admin = callerFor(await createPlatformAdmin())
  await admin.admin.saveSetting({ key: 'twoFactorFor', value: 'everyone', updatedAt: null })
  const person = await createUser({ type: 'COMPANY' })
  const { db } = database()
  const sessionUser = (await loadUser(db, person.id, new Date()))?.sessionUser
  expect(sessionUser && appRedirect(sessionUser, '/app/account')).toBe('/app/company/sepa')
  await expect(callerFor(person).billing.start()).rejects.toMatchObject({ code: 'FORBIDDEN' })

  expect(await loadOrderStart(pageOf(person.id))).toEqual({ mustSetUpSecondFactor: true })

  await db.update(user).set({ twoFactorEnabled: true }).where(eq(user.id, person.id))
  const { queryClient, trpc } = pageOf(person.id)
  expect(await loadOrderStart({ queryClient, trpc })).toEqual({ mustSetUpSecondFactor: false })
  expect(queryClient.getQueryData(trpc.billing.start.queryKey())).toMatchObject({ mode: 'not-ready' })
})
