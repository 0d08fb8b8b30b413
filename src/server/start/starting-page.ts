const page = `<!doctype html>
<html lang="de">
<meta charset="utf-8">
<meta http-equiv="refresh" content="2">
<title>Stellwerk startet</title>
<p>Stellwerk startet gerade. Diese Seite lädt sich gleich neu.</p>
</html>
`

/** The answer to everything while the schema is brought up to date or the demo loaded. */
export function startingPage(): Response {
  const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store', 'retry-after': '2' }
  return new Response(page, { status: 503, headers })
}
