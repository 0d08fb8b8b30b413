import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'

const ignored = /\.test\.tsx?$|\.gen\.ts$|\.md$|(?:^|\/)\.DS_Store$/

/** Changes with every file below `paths` that can change a build: its name or its content. */
export function fingerprint(root: string, paths: readonly string[]): string {
  const hash = createHash('sha256')
  for (const file of paths.flatMap((name) => filesOf(root, name)).filter((name) => !ignored.test(name)))
    hash
      .update(`${file}\0`)
      .update(fs.readFileSync(path.join(root, file)))
      .update('\0')
  return hash.digest('hex')
}

function filesOf(root: string, name: string): string[] {
  const stat = fs.statSync(path.join(root, name), { throwIfNoEntry: false })
  if (!stat) return []
  if (stat.isFile()) return [name]
  return fs
    .readdirSync(path.join(root, name), { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) =>
      entry.isDirectory() ? filesOf(root, path.posix.join(name, entry.name)) : [path.posix.join(name, entry.name)],
    )
}
