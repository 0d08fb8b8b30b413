// `npm run check`: everything but the browser.
import { allSteps, runChecks } from './checks/run.ts'

await runChecks(allSteps.filter((step) => step !== 'e2e'))
