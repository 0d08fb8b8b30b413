import { plainAnswer } from '~/platform/server/answers/plain-answer'
import { isFresh } from '../fresh-session'
import { lacksSecondFactor } from '../second-factor'
import { logRefusal } from '../security-log'
import type { RequestContext } from '../trpc'

/**
 * The answer of a route outside tRPC for somebody signed in who must set up a second factor first; null when nothing is
 * missing, also for visitors.
 */
export async function refusalOfSecondFactor(context: RequestContext): Promise<Response | null> {
  const actor = await context.actor()
  if (!actor || !(await lacksSecondFactor(context.db, actor))) return null
  return refusal(context, 'secondFactorFirst', 'Bitte zuerst einen zweiten Faktor einrichten.')
}

/**
 * The same for people who have not recently proved their identity: for what an unattended screen must not give away.
 */
export async function refusalOfStaleSession(context: RequestContext): Promise<Response | null> {
  if (await isFresh(context.db, await context.session())) return null
  return refusal(context, 'sessionNotFresh', 'Bitte zur Sicherheit noch einmal ausweisen.')
}

async function refusal(context: RequestContext, reason: string, text: string): Promise<Response> {
  logRefusal({ id: context.requestId, account: (await context.actor())?.userId ?? null, reason })
  return plainAnswer(403, text)
}
