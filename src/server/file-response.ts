import { z } from 'zod'
import type { SignedInActor } from '~/features/accounts/actor'
import type { Database } from '~/platform/server/database/db'
import { readStoredFile } from '~/platform/server/files/store'
import { createContext } from './context'
import { logFault } from './log-fault'

type StoredFile = { fileId: string; name: string; contentType: string }

/**
 * Answers with a stored document, or 404 for everybody who may not read it, as if it did not exist.
 * Always a download: nothing a stranger uploaded is ever shown by the browser under our origin.
 *
 * @param find the feature's own decision who may read which file
 */
export async function answerFile(
  request: Request,
  id: string,
  find: (db: Database, actor: SignedInActor, id: string) => Promise<StoredFile | null>,
): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD') return plain(405, 'Diese Anfrage ist so nicht möglich.')
  const context = createContext(request.headers)
  const actor = await context.actor()
  const file = actor && z.uuid().safeParse(id).success ? await find(context.db, actor, id) : null
  if (!file) return plain(404, 'Diese Datei haben wir nicht gefunden.')
  try {
    const content = await readStoredFile(file.fileId)
    return new Response(new Uint8Array(content), {
      headers: {
        'content-type': file.contentType,
        'content-length': String(content.length),
        'content-disposition': `attachment; filename="Dokument"; filename*=UTF-8''${encodeURIComponent(file.name)}`,
        'cache-control': 'private, no-store',
        'content-security-policy': "default-src 'none'; sandbox",
      },
    })
  } catch (error) {
    logFault(error, { path: 'file', requestId: context.requestId })
    return plain(500, 'Die Datei lässt sich gerade nicht öffnen. Bitte versuchen Sie es später noch einmal.')
  }
}

function plain(status: number, text: string): Response {
  return new Response(text, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  })
}
