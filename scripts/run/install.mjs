import { spawn } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { waitFor } from './hand-over.mjs'
import { say } from './say.mjs'

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')

const lockFile = path.join(root, '.cache', 'install.lock')

/**
 * Installs the packages unless they match the lock file.
 * @returns {Promise<{ ok: true, isFresh: boolean } | { ok: false, exitCode: number }>}
 */
export async function ensureInstalled() {
  if (isInstalled()) return { ok: true, isFresh: false }
  const release = await takeTurn()
  try {
    // Another command may have done it meanwhile.
    if (isInstalled()) return { ok: true, isFresh: true }
    say('Pakete werden installiert (npm ci), das dauert beim ersten Mal eine Minute …')
    const started = Date.now()
    const exitCode = await npmCi()
    if (exitCode !== 0) {
      const isInterrupted = exitCode === 130 || exitCode === 143
      const failure = 'Die Pakete konnten nicht installiert werden; der Grund steht über dieser Zeile.'
      say(isInterrupted ? 'Die Installation wurde abgebrochen; der nächste Start holt sie nach.' : failure, 'fatal')
      return { ok: false, exitCode }
    }
    say(`Pakete installiert (${Math.round((Date.now() - started) / 1000)} s).`)
    return { ok: true, isFresh: true }
  } finally {
    release()
  }
}

/** Compares the lock file with npm's record of its last install; a few milliseconds. */
export function isInstalled() {
  const wanted = readPackages(path.join(root, 'package-lock.json'))
  const present = readPackages(path.join(root, 'node_modules', '.package-lock.json'))
  if (!wanted || !present) return false
  return Object.entries(wanted).every(([name, { version, optional, peer }]) => {
    if (name === '') return true
    // Packages of other platforms are listed but missing.
    return present[name] ? present[name].version === version : optional === true || peer === true
  })
}

/** @param {string} file */
function readPackages(file) {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8')).packages
  } catch {
    return undefined
  }
}

async function npmCi() {
  const [command, ...args] = findNpm()
  const env = { ...process.env, PATH: [process.env.PATH, path.dirname(process.execPath)].join(path.delimiter) }
  // Settings of the surrounding npm do not apply here; NODE_ENV=production would leave out build dependencies.
  for (const name of [
    'npm_config_local_prefix',
    'npm_config_prefix',
    'npm_config_global',
    'npm_config_omit',
    'NODE_ENV',
  ]) {
    delete env[name]
  }
  // `ci` removes node_modules first; Windows cannot remove the Node that is running from there.
  const action = process.platform === 'win32' ? ['install', '--no-save'] : ['ci']
  const child = spawn(command, [...args, ...action, '--include=dev', '--include=optional', '--loglevel=error'], {
    cwd: root,
    env,
    stdio: process.stdout.isTTY ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
    // A process group: npm starts more processes, and a signal must reach all of them.
    detached: process.platform !== 'win32',
    shell: command === 'npm.cmd',
  })
  for (const output of [child.stdout, child.stderr]) {
    if (output) createInterface({ input: output }).on('line', (line) => line.trim() && say(line))
  }
  const started = Date.now()
  const progress = setInterval(() => {
    say(`  … npm arbeitet noch (${Math.round((Date.now() - started) / 1000)} s)`)
  }, 10_000)
  const exitCode = await waitFor(child, (signal) => signalGroup(child.pid, signal))
  clearInterval(progress)
  return exitCode
}

/** The npm that runs us, else the one next to the running Node, else the one in PATH. */
function findNpm() {
  const node = process.env.npm_node_execpath ?? process.execPath
  const beside = path.dirname(fs.realpathSync(node))
  const candidates = [
    process.env.npm_execpath ?? '',
    path.join(beside, '../lib/node_modules/npm/bin/npm-cli.js'),
    path.join(beside, 'node_modules/npm/bin/npm-cli.js'),
  ]
  const script = candidates.find((file) => path.basename(file) === 'npm-cli.js' && fs.existsSync(file))
  if (script) return [node, script]
  return [process.platform === 'win32' ? 'npm.cmd' : 'npm']
}

/**
 * @param {number | undefined} pid
 * @param {NodeJS.Signals} signal
 */
function signalGroup(pid, signal) {
  if (pid === undefined) return
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, signal)
  } catch {
    // Already gone.
  }
}

/** Two commands started together must not both fill node_modules. */
async function takeTurn() {
  fs.mkdirSync(path.dirname(lockFile), { recursive: true })
  for (let attempt = 0; !writeLock(); attempt++) {
    if (attempt === 0) say('Ein anderer Befehl installiert gerade die Pakete, dieser wartet …')
    await new Promise((resolve) => setTimeout(resolve, 300))
  }
  return () => fs.rmSync(lockFile, { force: true })
}

function writeLock() {
  try {
    fs.writeFileSync(lockFile, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
  }
  if (!isHeld()) fs.rmSync(lockFile, { force: true })
  return false
}

function isHeld() {
  try {
    process.kill(Number(fs.readFileSync(lockFile, 'utf8')), 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}
