// Started by other-process.test.ts: another process with the bus, a page cache and the settings, which prints what it
// hears and, asked by a line, what it knows.
import { createInterface } from 'node:readline'
import { startBus } from '../../../src/platform/server/bus/bus.ts'
import { CHANNELS } from '../../../src/platform/server/bus/channels.ts'
import { hear } from '../../../src/platform/server/bus/hear.ts'
import { database } from '../../../src/platform/server/database/db.ts'
import { serve } from '../../../src/platform/server/http/serve.ts'
import { createLog } from '../../../src/platform/server/log.ts'
import { getSettings } from '../../../src/platform/server/settings/settings.ts'

const say = (event: object) => console.log(JSON.stringify(event))
let pages = 0
const server = await serve({
  root: import.meta.dirname,
  ...{ host: '127.0.0.1', port: 0, trustProxy: 0, secure: false, secureSubdomains: false },
  log: createLog('silent'),
  readiness: async () => ({ state: 'ready', details: [] }),
  app: {
    fetch: async () => {
      pages += 1
      const headers = { 'content-type': 'text/html', 'x-page-cache': '300; tags=postings' }
      return new Response(`<p>${pages}</p>`, { headers })
    },
  },
})
hear(CHANNELS, { heard: (ids, channel) => say({ heard: channel, ids }), missed: () => say({ missed: true }) })
startBus((error) => say({ lost: String(error) }))
say({ url: server.url })
createInterface({ input: process.stdin }).on('line', async () => {
  const { payTransparency } = await getSettings(database().db)
  say({ payTransparency })
})
