// Writes src/routeTree.gen.ts, which types and tests read, without building: `node scripts/house/route-tree.ts`.
import { resolveConfig } from 'vite'
import { root } from './paths.ts'

// The router's plugin writes it as soon as it knows the configuration.
await resolveConfig({ root, logLevel: 'warn' }, 'build', 'production')
// Plugins that are resolved but never used keep threads and watchers open.
process.exit()
