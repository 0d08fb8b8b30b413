import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '~/features/accounts/demo-accounts'
import type { Config } from '~/platform/server/config'
import { say, seconds } from '~/platform/server/process/say'

/** Says where Stellwerk runs and how to get in. */
export function sayWelcome(config: Config, url: string): void {
  // Counted from the start of the process that built and started PostgreSQL for us, if one did.
  const waited = Number(process.env.STELLWERK_STARTED_FOR_MS ?? 0) + performance.now()
  say(`\nStellwerk läuft: ${config.APP_URL} (bereit nach ${seconds(waited)})`)
  if (config.APP_URL !== url) say(`Adresse auf diesem Rechner: ${url}`)
  if (!config.DEMO) return
  say(`\nDemo-Zugänge, Passwort für alle: ${DEMO_PASSWORD}`)
  const width = Math.max(...DEMO_ACCOUNTS.map(({ email }) => email.length))
  for (const { email, description } of DEMO_ACCOUNTS) say(`  ${email.padEnd(width)}  ${description}`)
  say('\nBeenden mit Strg+C.')
}
