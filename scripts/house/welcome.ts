import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../../src/features/accounts/demo-accounts.ts'
import type { Config } from '../../src/platform/server/config.ts'
import { say, seconds } from './say.ts'

/** Says where Stellwerk runs and how to get in. */
export function sayWelcome(config: Config, url: string): void {
  // Counted from the start of the process.
  say(`\nStellwerk läuft: ${config.APP_URL} (bereit nach ${seconds(performance.now())})`)
  if (config.APP_URL !== url) say(`Adresse auf diesem Rechner: ${url}`)
  if (!config.DEMO) return
  say(`\nDemo-Zugänge, Passwort für alle: ${DEMO_PASSWORD}`)
  const width = Math.max(...DEMO_ACCOUNTS.map(({ email }) => email.length))
  for (const { email, description } of DEMO_ACCOUNTS) say(`  ${email.padEnd(width)}  ${description}`)
  say('\nBeenden mit Strg+C.')
}
