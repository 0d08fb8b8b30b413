// Started by scripts/product.ts for `npm run dev`: the same program from its sources with hot reload, answered by Vite.
import { createServer, isRunnableDevEnvironment } from 'vite'
import { readConfig } from '../src/platform/server/process/read-config.ts'
import { root } from './house/paths.ts'

const { HOST, PORT } = readConfig(root)
const vite = await createServer({ root, server: { host: HOST, port: PORT, strictPort: true } })
const { ssr } = vite.environments
if (!isRunnableDevEnvironment(ssr)) throw new Error('Vite offers no environment that runs the server.')
const { running } = await ssr.runner.import<{ running: Promise<void> }>('/src/main.ts')
await running
await vite.listen()
