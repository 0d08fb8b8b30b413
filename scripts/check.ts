// `npm run check`: everything but the browser, for while one works. Tests whose inputs are those they passed with are
// not run again; `npm test` and CI run all.
import { allSteps, runChecks } from './checks/run.ts'

await runChecks(
  allSteps.filter((step) => step !== 'e2e'),
  { isRemembering: true },
)
