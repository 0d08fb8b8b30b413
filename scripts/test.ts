// `npm test`: everything. `node scripts/run.mjs test types tests`: only these steps. `npm run check`: everything but
// the browser, and only tests that uncommitted changes can affect.
import { allSteps, runChecks } from './checks/run.ts'

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => name !== '--changed' && !allSteps.some((step) => step === name))
if (unknown.length > 0) {
  process.stderr.write(`Unknown: ${unknown.join(', ')}. There are: ${allSteps.join(', ')}.\n`)
  process.exit(1)
}
if (wanted.includes('--changed')) {
  await runChecks(
    allSteps.filter((step) => step !== 'e2e'),
    { onlyChanged: true },
  )
}
await runChecks(wanted.length > 0 ? allSteps.filter((step) => wanted.includes(step)) : allSteps)
