// `node scripts/collect-runtime.ts DIRECTORY`: copies what a built Stellwerk needs at runtime, without build and test
// tools, about a fifth of node_modules. The Containerfile makes its image of it.
import { readFileSync, statSync } from 'node:fs'
import fs from 'node:fs/promises'
import path from 'node:path'
import { nodeFileTrace } from '@vercel/nft'
import { transformWithOxc } from 'vite'
import { z } from 'zod'
import { root } from './house/paths.ts'

/** Read as files, by names built at runtime. */
const WHOLE = ['dist', 'drizzle', 'data', 'package.json']
/** Opened by path, without an import. */
const FONTS = /^@(?:expo-google-fonts|fontsource|fontsource-variable)\//

const [target] = process.argv.slice(2)
if (!target) throw new Error('usage: node scripts/collect-runtime.ts DIRECTORY')

const manifest = z
  .object({ imports: z.record(z.string(), z.string()), dependencies: z.record(z.string(), z.string()) })
  .parse(JSON.parse(await fs.readFile(path.join(root, 'package.json'), 'utf8')))

const fonts = Object.keys(manifest.dependencies).filter((name) => FONTS.test(name))
const whole = [...WHOLE, ...fonts.map((name) => `node_modules/${name}`)]
for (const name of whole) await fs.cp(path.join(root, name), path.join(target, name), { recursive: true })

const { fileList } = await nodeFileTrace(await entries(), { base: root, readFile: readScript })
for (const file of fileList) {
  if (whole.some((name) => file === name || file.startsWith(`${name}/`))) continue
  await fs.mkdir(path.dirname(path.join(target, file)), { recursive: true })
  await fs.cp(path.join(root, file), path.join(target, file), { verbatimSymlinks: true })
}

/** The program, its dynamic imports, and the threads, which run from their sources. */
async function entries(): Promise<string[]> {
  const built = await fs.readdir(path.join(root, 'dist/server'), { recursive: true })
  const scripts = built.filter((name) => name.endsWith('.js')).map((name) => `dist/server/${name}`)
  return [...scripts, ...Object.values(manifest.imports)].map((name) => path.join(root, name))
}

/** The tracer reads only JavaScript. One file after another: it would open more at once than some systems allow. */
async function readScript(file: string): Promise<Buffer | string | null> {
  // It also asks for missing paths: a file of another platform, a directory.
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) return null
  const content = readFileSync(file)
  return file.endsWith('.ts') ? (await transformWithOxc(content.toString(), file)).code : content
}
