// `npm run test:engines`: tests with programs that do not come with the packages, when they exist or can be installed.
// `node scripts/run.mjs test:engines postgres`: only engines whose names contain the word. Long ones run only so.

import { say } from '../src/platform/server/process/report.ts'
import { onStop } from '../src/platform/server/process/stop-signals.ts'
import { summary } from './checks/result.ts'
import { engineChecks } from './engines/checks/all.ts'
import { runEngines } from './engines/checks/run.ts'

const words = process.argv.slice(2).map((word) => word.toLowerCase())
const wanted = engineChecks.filter(({ name, isLong = false }) =>
  words.length === 0 ? !isLong : words.every((word) => name.toLowerCase().includes(word)),
)
if (wanted.length === 0) {
  process.stderr.write(`Unknown: ${words.join(', ')}. There are: ${engineChecks.map(({ name }) => name).join(', ')}.\n`)
  process.exit(1)
}

const abort = new AbortController()
onStop(() => abort.abort())
const { result, leftOut } = await runEngines(wanted, abort.signal)
if (abort.signal.aborted) process.exit(130)
if (leftOut.length > 0) say(`\nLeft out:\n${leftOut.map((line) => `- ${line}`).join('\n')}`)
say(`\n${summary(result)}`)
// A machine without any of them has nothing to fail.
process.exit(result.failed > 0 ? 1 : 0)
