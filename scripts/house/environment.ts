import fs from 'node:fs'
import path from 'node:path'
import { type Config, loadConfig } from '../../src/platform/server/config.ts'
import type { DatabaseUrls } from './database.ts'
import { root } from './paths.ts'
import { installationSecret } from './secret.ts'

/**
 * Reads `.env` (what is set outside goes first) and checks the configuration.
 * @throws {ConfigError} with a German sentence for each wrong variable
 */
export function readConfig(): Config {
  const file = path.join(root, '.env')
  if (fs.existsSync(file)) process.loadEnvFile(file)
  return loadConfig(process.env)
}

/** Completes `process.env` for the product, which reads its configuration from there and nowhere else. */
export function completeEnvironment(config: Config, { url }: DatabaseUrls): void {
  Object.assign(process.env, {
    DATABASE_URL: url,
    DATA_DIR: config.DATA_DIR,
    AUTH_SECRET: config.AUTH_SECRET ?? installationSecret(config.DATA_DIR),
    APP_URL: config.APP_URL,
    // Said aloud, because with a DATABASE_URL the default is another.
    DEMO: config.DEMO ? 'on' : 'off',
  })
  // The application has no business with it.
  delete process.env.DATABASE_OWNER_URL
}
