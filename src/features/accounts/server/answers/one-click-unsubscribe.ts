import { AppError } from '~/lib/app-error'
import { type Database, database } from '~/platform/server/database/db'
import { giveTurnBack, isHeldUp } from '../limits/limits'

type Addressed = { request: Request; params: { token: string } }

/**
 * Answers an address of the header `List-Unsubscribe` (RFC 8058): mail programs post to it, and a browser that opens it
 * is sent to the page where people do the same.
 * @param page the path of that page, without the token
 * @param stop ends the mails; an AppError `not-found` becomes 404
 */
export function oneClickUnsubscribe(page: string, stop: (db: Database, token: string) => Promise<unknown>) {
  const end = async ({ request, params }: Addressed) => {
    const { db } = database()
    const caller = { address: request.headers.get('x-client-ip') }
    if (await isHeldUp(db, 'mail-link', caller)) return new Response(null, { status: 429 })
    try {
      await stop(db, params.token)
      await giveTurnBack(db, 'mail-link', caller)
      return new Response('Abgemeldet', { headers: { 'content-type': 'text/plain; charset=utf-8' } })
    } catch (error) {
      if (error instanceof AppError && error.code === 'not-found') return new Response(null, { status: 404 })
      throw error
    }
  }
  const lead = ({ params }: Addressed) =>
    new Response(null, { status: 303, headers: { location: `${page}/${encodeURIComponent(params.token)}` } })
  return { POST: end, GET: lead }
}
