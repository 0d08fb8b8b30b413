import { type Browser, chromium } from 'playwright-core'
import { findChromium } from '../setup/chromium.ts'

/** Only the pages under test may cause traffic; the sandbox does not work as root, nor in most containers. */
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-dev-shm-usage',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-domain-reliability',
  '--disable-sync',
]

/** Starts the available browser (see findChromium); the caller closes it. */
export async function launchBrowser(): Promise<Browser> {
  const { executablePath, env } = await findChromium()
  return chromium.launch({ executablePath, env: { ...process.env, ...env }, args: flags })
}
