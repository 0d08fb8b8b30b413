// Writes src/routeTree.gen.ts, which types and tests read, without building: `node scripts/house/route-tree.ts`.
import { resolveConfig } from 'vite'
import { root } from './paths.ts'

// The router's plugin writes it as soon as it knows the configuration.
await resolveConfig({ root, logLevel: 'warn' }, 'build', 'production')
// Resolved but unused plugins keep threads and watchers open.
process.exit()
