import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'
import { z } from 'zod'
import { freePort } from '../../scripts/house/ports.ts'

const value = z.object({ stringValue: z.string().optional(), intValue: z.coerce.number().optional() })
const attributes = z
  .array(z.object({ key: z.string(), value }))
  .transform((all) => Object.fromEntries(all.map(({ key, value: of }) => [key, of.stringValue ?? of.intValue])))
const spanSchema = z.object({
  traceId: z.string().regex(/^[\da-f]{32}$/),
  spanId: z.string().regex(/^[\da-f]{16}$/),
  parentSpanId: z.string().optional(),
  name: z.string(),
  kind: z.number(),
  attributes: attributes.default({}),
  links: z.array(z.object({ traceId: z.string(), spanId: z.string() })).default([]),
  status: z.object({ code: z.number().optional() }).default({}),
})
/** https://opentelemetry.io/docs/specs/otlp/#otlphttp-request, in its JSON form. */
const requestSchema = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes }),
      scopeSpans: z.array(z.object({ spans: z.array(spanSchema) })),
    }),
  ),
})

export type ReceivedSpan = z.infer<typeof spanSchema>

/** A receiver of traces, as OTEL_EXPORTER_OTLP_ENDPOINT names one. */
export async function startReceiver() {
  const spans: ReceivedSpan[] = []
  const resources: Record<string, unknown>[] = []
  const bodies: string[] = []
  const server = createServer(async (request, response) => {
    const body = request.headers['content-encoding'] === 'gzip' ? await unpacked(request) : await text(request)
    if (request.url !== '/v1/traces' || request.method !== 'POST') return response.writeHead(404).end()
    bodies.push(body)
    for (const each of requestSchema.parse(JSON.parse(body)).resourceSpans) {
      resources.push(each.resource.attributes)
      for (const scope of each.scopeSpans) spans.push(...scope.spans)
    }
    return response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
  const port = await freePort()
  const { promise, resolve } = Promise.withResolvers<void>()
  server.listen(port, '127.0.0.1', resolve)
  await promise
  return {
    url: `http://127.0.0.1:${port}`,
    spans,
    resources,
    /** Everything as it was sent, to look for what must not be in it. */
    bodies,
    async stop() {
      const closed = Promise.withResolvers<void>()
      server.close(() => closed.resolve())
      server.closeAllConnections()
      await closed.promise
    },
  }
}

async function unpacked(request: AsyncIterable<Buffer>): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part)
  return gunzipSync(Buffer.concat(parts)).toString('utf8')
}
