import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { root } from './install.mjs'

/** Where the npm package `node` puts its program. */
export const ownNode = path.join(
  root,
  'node_modules',
  'node',
  'bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
)

/** Set for the process we hand over to: it must not hand over again. */
const marker = 'STELLWERK_NODE'

export function isOwnNode() {
  if (process.env[marker] === process.execPath) return true
  const own = fs.statSync(ownNode, { throwIfNoEntry: false })
  const running = fs.statSync(process.execPath, { throwIfNoEntry: false })
  return own !== undefined && running !== undefined && own.ino === running.ino && own.dev === running.dev
}

/** The project's own Node, or the running one if that does not work and this one is recent enough. */
export function nodeForScripts() {
  if (fs.existsSync(ownNode) && spawnSync(ownNode, ['--version'], { stdio: 'ignore' }).status === 0) {
    return choose(ownNode)
  }
  return isRecentEnough(process.versions.node, 24, 0) ? choose(process.execPath) : undefined
}

/**
 * @param {string} version
 * @param {number} major
 * @param {number} minor
 */
export function isRecentEnough(version, major, minor) {
  const [ownMajor = 0, ownMinor = 0] = version.split('.').map(Number)
  return ownMajor > major || (ownMajor === major && ownMinor >= minor)
}

/** @param {string} node */
function choose(node) {
  process.env[marker] = fs.realpathSync(node)
  return node
}
