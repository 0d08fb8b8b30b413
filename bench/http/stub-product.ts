// The product's server around an empty application: shows the cost of the server itself.
import path from 'node:path'
import { serve } from '../../src/platform/server/http/serve.ts'
import { createLog } from '../../src/platform/server/log.ts'

const filler = Array.from(
  { length: 300 },
  (_, index) => `<p class="mt-4 text-sm">Absatz ${index} der Stelle ${index * 7919}.</p>`,
)

await serve({
  root: path.resolve(import.meta.dirname, '../..'),
  host: '127.0.0.1',
  port: Number(process.argv[2]),
  app: { fetch: answer },
  readiness: async () => ({ state: 'ready', details: [] }),
  trustProxy: 0,
  secure: false,
  secureSubdomains: false,
  log: createLog('info'),
})

function answer(request: Request): Response {
  if (request.url.includes('/api/')) return Response.json({ result: { data: { json: filler.slice(0, 20) } } })
  const nonce = request.headers.get('x-csp-nonce')
  const script = `<script nonce="${nonce}">window.daten=${JSON.stringify(filler.length)}</script>`
  const body = `<!doctype html><html lang="de"><body><a href="/job-posting/1">Stelle</a>${filler.join('')}${script}</body></html>`
  return new Response(body, {
    headers: { 'content-type': 'text/html; charset=utf-8', 'x-page-cache': '60; tags=job-posting:1' },
  })
}
