import { execFile } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { chromium as playwright } from 'playwright-core'

export type Chromium = { executablePath: string; env: Record<string, string> }

const root = path.resolve(import.meta.dirname, '../..')
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const applications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** The system's Chromium, else the one from npm (Linux on x64), else the one Playwright installed. */
export async function findChromium(): Promise<Chromium> {
  const inPath = (process.env.PATH ?? '')
    .split(path.delimiter)
    .flatMap((directory) => names.map((name) => path.join(directory, name)))
  const installed = [...inPath, ...applications].find((file) => fs.existsSync(file))
  if (installed) return { executablePath: installed, env: {} }
  if (process.platform === 'linux' && process.arch === 'x64') return unpacked()
  const own = playwright.executablePath()
  if (fs.existsSync(own)) return { executablePath: own, env: {} }
  throw new Error('No browser found. Install Chromium, or run: npx playwright-core install chromium')
}

/** Unpacked once per version, next to the sources, so that other users' files in /tmp are never run. */
async function unpacked(): Promise<Chromium> {
  const packageFile = path.join(root, 'node_modules/@sparticuz/chromium/package.json')
  const { version }: { version: string } = JSON.parse(fs.readFileSync(packageFile, 'utf8'))
  const directory = path.join(root, '.cache', `chromium-${version}`)
  if (!fs.existsSync(directory)) await unpack(directory)
  return {
    executablePath: path.join(directory, 'chromium'),
    env: {
      LD_LIBRARY_PATH: path.join(directory, 'al2023', 'lib'),
      FONTCONFIG_FILE: path.join(directory, 'fonts.conf'),
    },
  }
}

/** Aside and renamed: test files that start together must not see half a browser. */
async function unpack(directory: string) {
  fs.mkdirSync(path.dirname(directory), { recursive: true })
  const fresh = fs.mkdtempSync(`${directory}-`)
  await promisify(execFile)(process.execPath, [path.join(import.meta.dirname, 'unpack-chromium.ts')], {
    // With the second variable it also unpacks the libraries it needs.
    env: { ...process.env, TMPDIR: fresh, AWS_LAMBDA_JS_RUNTIME: 'nodejs24.x' },
  })
  // The package's own configuration looks for its fonts in /tmp/fonts.
  fs.writeFileSync(path.join(fresh, 'fonts.conf'), fontConfiguration(directory))
  try {
    fs.renameSync(fresh, directory)
  } catch {
    // Another process was faster.
    fs.rmSync(fresh, { recursive: true, force: true })
  }
}

function fontConfiguration(directory: string) {
  const fonts = path.join(directory, 'fonts').replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  const lines = [
    '<?xml version="1.0"?>',
    '<!DOCTYPE fontconfig SYSTEM "fonts.dtd">',
    `<fontconfig><dir>${fonts}</dir><dir>/usr/share/fonts</dir><cachedir>${fonts}-cache</cachedir></fontconfig>`,
  ]
  return `${lines.join('\n')}\n`
}
