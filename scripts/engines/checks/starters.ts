import { say } from '../../../src/platform/server/process/report.ts'
import { MissingProgram } from '../programs/missing-program.ts'
import { commands } from '../starters/commands.ts'
import type { EngineCheck } from './check.ts'

/** Every command of `npm run engine` whose engine is there: starts, answers, and leaves nothing behind. */
export const starters: EngineCheck = {
  name: 'starters',
  project: 'engines',
  files: ['tests/engines/starters.test.ts'],
  async prepare(signal) {
    const there: string[] = []
    for (const [name, { find }] of Object.entries(commands)) {
      try {
        await find?.(signal)
        there.push(name)
      } catch (error) {
        if (!(error instanceof MissingProgram)) throw error
        say(`– The starter of ${name} is left out: ${error.message}`)
      }
    }
    return { env: { ENGINES_THERE: there.join() } }
  },
}
