// Writes src/routeTree.gen.ts, which types and tests read, without building: `node scripts/house/route-tree.ts`.
import fs from 'node:fs'
import path from 'node:path'
import { contentFingerprint, listFiles } from './fingerprint.ts'
import { cacheDirectory, root } from './paths.ts'

const inputs = ['src/routes', 'src/router.tsx', 'vite.config.ts', 'tsconfig.json', 'package-lock.json']
const tree = 'src/routeTree.gen.ts'
const stampFile = path.join(cacheDirectory, 'route-tree')

// Loading Vite and the router's generator takes seconds, and hardly ever changes a route.
if (!fs.existsSync(stampFile) || fs.readFileSync(stampFile, 'utf8') !== stamp()) {
  const { resolveConfig } = await import('vite')
  // The router's plugin writes it as soon as it knows the configuration.
  await resolveConfig({ root, logLevel: 'warn' }, 'build', 'production')
  fs.mkdirSync(cacheDirectory, { recursive: true })
  fs.writeFileSync(stampFile, stamp())
}
// Plugins that are resolved but never used keep threads and watchers open.
process.exit()

/** Of the routes and of the tree: it is fresh when it was made from exactly these, and nobody else has written it since. */
function stamp() {
  const hasTree = fs.existsSync(path.join(root, tree))
  return contentFingerprint(root, [...listFiles(root, inputs), ...(hasTree ? [tree] : [])])
}
