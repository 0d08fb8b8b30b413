// Entry of every command: `node scripts/run.mjs start`. Plain JavaScript without dependencies, because it runs on any
// installed Node and before anything is installed. It installs the packages if needed, then hands over to the project's
// own Node, which runs TypeScript.
import fs from 'node:fs'
import module from 'node:module'
import path from 'node:path'
import process from 'node:process'
import { pathToFileURL } from 'node:url'
import { handOver } from './run/hand-over.mjs'
import { ensureInstalled, root } from './run/install.mjs'
import { isOwnNode, isRecentEnough, nodeForScripts } from './run/node.mjs'
import { followParent } from './run/parent.mjs'
import { say } from './run/say.mjs'

const scripts = {
  build: 'build.ts',
  test: 'test.ts',
  'test:engines': 'test-engines.ts',
  engine: 'engine.ts',
  screenshots: 'screenshots.ts',
  'postgres:upgrade': 'upgrade-postgres.ts',
}

/** Commands of the product itself (src/main.ts). */
const productCommands = [
  'start',
  'dev',
  'migrate',
  'backup',
  'restore',
  'backup:keys',
  'restore:keys',
  'files:rekey',
  'admin:create',
  'mail:show',
  'audit:verify',
  'search:rebuild',
  'import:job-postings',
  'import:occupations',
  'import:places',
]

await main()

async function main() {
  const [command, ...args] = process.argv.slice(2)
  const isOfProduct = productCommands.includes(command)
  const file = isOfProduct ? 'product.ts' : scripts[command]
  if (!file) {
    return fail(
      `Diesen Befehl gibt es nicht. Bekannt sind: ${[...productCommands, ...Object.keys(scripts)].join(', ')}.`,
    )
  }
  if (!isRecentEnough(process.versions.node, 20, 19)) {
    return fail(`Stellwerk braucht Node.js ab Version 20.19, hier läuft ${process.versions.node}: https://nodejs.org/`)
  }
  process.chdir(root)
  followParent()
  const installed = await ensureInstalled()
  if (!installed.ok) return process.exit(installed.exitCode)

  const script = path.join(root, 'scripts', file)
  if (isOwnNode() && !installed.isFresh) {
    // npm puts the project's own Node first in PATH, so this is the usual case: no second process.
    module.enableCompileCache(path.join(root, '.cache', 'compiled'))
    process.argv = [process.argv[0], script, ...(isOfProduct ? [command] : []), ...args]
    await import(pathToFileURL(script).href)
    return
  }
  const node = nodeForScripts()
  if (!node) {
    return fail(
      'Das mitgebrachte Node.js 24 läuft hier nicht (etwa unter Alpine Linux, oder weil npm keine Installationsskripte ausführen darf). ' +
        'Bitte Node.js ab Version 24 installieren oder „npm rebuild node“ ausführen.',
    )
  }
  process.exit(
    await handOver(node, [
      ...process.execArgv,
      fs.realpathSync(path.join(root, 'scripts', 'run.mjs')),
      command,
      ...args,
    ]),
  )
}

function fail(message) {
  say(message, 'fatal')
  process.exit(1)
}
