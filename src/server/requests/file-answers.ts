import type { SignedInActor } from '~/features/accounts/actor'
import type { RequestContext } from '~/features/accounts/server/trpc'
import type { Database } from '~/platform/server/database/db'
import { createContext } from './context'

type Asked = { db: Database; actor: SignedInActor; now: Date; query: URLSearchParams }
type Answer<Found> = (
  context: RequestContext,
  request: Request,
  id: string,
  find: (db: Database, actor: SignedInActor, id: string) => Promise<Found | null>,
) => Promise<Response>

/**
 * What a route answers with the file of one row.
 * @param key the part of the address that names the row
 * @param answer how it is sent; one of those in `accounts/server/answers/file-response.ts`
 * @param find the feature's decision who may read which file
 */
export function fileAnswers<Key extends string, Found>(
  key: Key,
  answer: Answer<Found>,
  find: (asked: Asked, id: string) => Promise<Found | null>,
) {
  const handle = ({ request, params }: { request: Request; params: Record<Key, string> }) => {
    const context = createContext(request.headers)
    const query = new URL(request.url).searchParams
    return answer(context, request, params[key], (db, actor, id) => find({ db, actor, now: context.now, query }, id))
  }
  return { handlers: { ANY: handle } }
}
