import fs from 'node:fs'
import { freePort } from '../../house/ports.ts'
import { buildWithCargo } from '../programs/build-with-cargo.ts'
import { installPackage } from '../programs/install-package.ts'
import { inRoom, type Room, type StartOptions } from '../running/engine-room.ts'

/** Debian's window around WebKit's own controls. */
const MINI_BROWSER = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser'

/** @returns the paths of Debian's Firefox and of Mozilla's WebDriver for it */
export async function findFirefox(signal?: AbortSignal) {
  const browser = await installPackage('firefox-esr', 'firefox-esr', signal)
  return { browser, driver: await buildWithCargo('geckodriver', signal) }
}

/** @returns the paths of Debian's WebKitGTK, of its WebDriver, and of the screen it draws on */
export async function findWebKit(signal?: AbortSignal) {
  const driver = await installPackage('webkit2gtk-driver', 'WebKitWebDriver', signal)
  const screen = await installPackage('xvfb', 'Xvfb', signal)
  return { browser: await installPackage('webkit2gtk-driver', MINI_BROWSER, signal), driver, screen }
}

/** Starts Firefox's WebDriver, which opens a browser for each session. */
export async function startFirefox({ directory, signal }: StartOptions = {}) {
  const { browser, driver } = await findFirefox(signal)
  return inRoom('firefox', directory, async (room) => {
    const ports = ['--websocket-port', String(await freePort())]
    const address = await runDriver(room, driver, [...ports, '--profile-root', room.directory])
    const options = { binary: browser, args: ['-headless'], prefs: { 'intl.accept_languages': 'de-DE, de' } }
    return { address, env: {}, capabilities: { browserName: 'firefox', 'moz:firefoxOptions': options } }
  })
}

/** Starts WebKit's WebDriver on a screen that nobody sees. It opens one browser at a time. */
export async function startWebKit({ directory, signal }: StartOptions = {}) {
  const { browser, driver, screen } = await findWebKit(signal)
  return inRoom('webkit', directory, async (room) => {
    // Any number that no other screen has.
    const number = (await freePort()) % 10_000
    await room.run({
      command: screen,
      args: [`:${number}`, '-screen', '0', '1600x1000x24', '-nolisten', 'tcp'],
      isReady: async () => fs.existsSync(`/tmp/.X11-unix/X${number}`),
    })
    const address = await runDriver(room, driver, [], { DISPLAY: `:${number}`, LANG: 'de_DE.UTF-8' })
    const options = { binary: browser, args: ['--automation'] }
    return { address, env: {}, capabilities: { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options } }
  })
}

async function runDriver(room: Room, command: string, args: readonly string[], env = {}): Promise<string> {
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  const isReady = async () => (await fetch(`${address}/status`)).ok
  await room.run({ command, args: [`--port=${port}`, ...args], env, isReady })
  return address
}
