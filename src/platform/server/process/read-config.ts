import fs from 'node:fs'
import path from 'node:path'
import { type Config, loadConfig } from '../config.ts'

/**
 * Reads `.env` (the environment takes precedence) and checks the configuration.
 * @param root directory of the checkout
 * @throws {ConfigError} with a German sentence for each invalid variable
 */
export function readConfig(root: string): Config {
  const file = path.join(root, '.env')
  if (fs.existsSync(file)) process.loadEnvFile(file)
  return loadConfig(process.env)
}
