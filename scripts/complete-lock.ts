// `node scripts/complete-lock.ts`: adds to package-lock.json the packages of other platforms that npm leaves out when it
// adds a dependency with node_modules present (npm/cli#4828). `npm ci` refuses a lock without them.
import fs from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { root } from './house/paths.ts'

const entryShape = z.looseObject({
  version: z.string().optional(),
  optionalDependencies: z.record(z.string(), z.string()).optional(),
})
const lockShape = z.looseObject({ packages: z.record(z.string(), entryShape) })

const file = path.join(root, 'package-lock.json')
const lock = lockShape.parse(JSON.parse(fs.readFileSync(file, 'utf8')))
let added = 0
for (const [parent, { optionalDependencies = {} }] of Object.entries(lock.packages)) {
  for (const [name, range] of Object.entries(optionalDependencies)) {
    const version = range.replace(/^[~^]/, '')
    const found = lockedFor(parent, name)
    if (found?.version === version || (found && version !== range)) continue
    const key = found ? `${parent}/node_modules/${name}` : `node_modules/${name}`
    lock.packages[key] = { version, optional: true, ...platformOf(name) }
    added++
  }
}
if (added > 0) {
  const packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, 'en')))
  fs.writeFileSync(file, `${JSON.stringify({ ...lock, packages }, null, 2)}\n`)
}
process.stdout.write(`${added} packages added\n`)

/** What Node would find: in the package's own node_modules, or in a parent's. */
function lockedFor(parent: string, name: string) {
  const parts = parent.split('/node_modules/')
  const folders = parts.map((_, index) => `${parts.slice(0, parts.length - index).join('/node_modules/')}/node_modules`)
  return [...folders, 'node_modules'].map((folder) => lock.packages[`${folder}/${name}`]).find(Boolean)
}

/** The platform follows from the package's name: `@rolldown/binding-linux-arm64-musl`. */
function platformOf(name: string) {
  const parts = (name.split('/').at(-1) ?? name).split('-')
  const known = [
    'android',
    'darwin',
    'freebsd',
    'linux',
    'netbsd',
    'openbsd',
    'openharmony',
    'sunos',
    'aix',
    'win32',
    'windows',
  ]
  const os = parts.find((part) => known.includes(part))
  const cpu = parts.find((part) => /^(?:x64|ia32|arm|arm64|ppc64|riscv64|s390x|loong64|mips64el|wasm32)$/.test(part))
  return {
    ...(os ? { os: [os === 'windows' ? 'win32' : os] } : {}),
    ...(cpu ? { cpu: [cpu] } : {}),
    ...(os === 'linux' && parts.some((part) => part.startsWith('musl')) ? { libc: ['musl'] } : {}),
  }
}
