import path from 'node:path'
import { createServer } from 'vite'

/**
 * Loads modules of the product as its own build would, with aliases and `?raw`; `close` it after measuring.
 * @param checkout of this one, or of another to measure beside it
 */
export async function openProduct(checkout = path.resolve(import.meta.dirname, '..')) {
  const vite = await createServer({
    configFile: false,
    root: checkout,
    resolve: { tsconfigPaths: true },
    server: { middlewareMode: true, watch: null, ws: false },
    appType: 'custom',
    logLevel: 'error',
    optimizeDeps: { noDiscovery: true },
  })
  return {
    load: (file: string) => vite.ssrLoadModule(file),
    close: () => vite.close(),
  }
}
