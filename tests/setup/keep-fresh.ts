import pg from 'pg'

/** A sensitive act asks again who somebody is after fifteen minutes. */
const OFTEN_MS = 60_000

/**
 * Lets sessions that all tests share stay as if just signed in, however long the whole run takes: on a slow machine its
 * last tests come later than a sign-in counts. What ages is tested with sessions of its own.
 * @param cookies their cookie headers
 * @returns what ends it
 * @throws when one of them is no session
 */
export async function keepFresh(databaseUrl: string, cookies: readonly string[]): Promise<() => void> {
  const tokens = cookies.map((cookie) => decodeURIComponent(/session_token=([^.]+)/.exec(cookie)?.[1] ?? ''))
  const refresh = async () => {
    const client = new pg.Client({ connectionString: databaseUrl })
    client.on('error', () => {})
    await client.connect()
    const { rowCount } = await client.query('update session set authenticated_at = now() where token = any($1)', [
      tokens,
    ])
    await client.end()
    return rowCount
  }
  const found = await refresh()
  if (found !== tokens.length) throw new Error(`${found} of ${tokens.length} sessions are there`)
  // The product may be ending; a test that needs the session says so itself.
  const timer = setInterval(() => void refresh().catch(() => {}), OFTEN_MS)
  timer.unref()
  return () => clearInterval(timer)
}
