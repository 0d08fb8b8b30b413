import { AppError } from '~/lib/app-error'
import { type Database, database } from '~/platform/server/database/db'

type Addressed = { params: { token: string } }

/**
 * What an address of the header `List-Unsubscribe` answers (RFC 8058): mail programs post to it, and a browser that
 * follows it comes to the page where people do the same.
 *
 * @param page the path of that page, without the token
 * @param stop ends the mails; an AppError `not-found` becomes 404
 */
export function oneClickUnsubscribe(page: string, stop: (db: Database, token: string) => Promise<unknown>) {
  const end = async ({ params }: Addressed) => {
    try {
      await stop(database().db, params.token)
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
