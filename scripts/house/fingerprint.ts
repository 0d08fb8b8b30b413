import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'

const ignored = /\.test\.tsx?$|\.gen\.ts$|\.md$|(?:^|\/)\.DS_Store$/

/** The files below `paths` that can change a build. */
export function listFiles(root: string, paths: readonly string[]): string[] {
  return paths.flatMap((name) => filesOf(root, name)).filter((file) => !ignored.test(file))
}

/** Changes when a file was written, added or removed; needs one stat per file. */
export function statFingerprint(root: string, files: readonly string[]): string {
  const hash = createHash('sha256')
  for (const file of files) {
    const stat = fs.statSync(path.join(root, file))
    hash.update(`${file}\0${stat.size}\0${stat.mtimeMs}\0`)
  }
  return hash.digest('hex')
}

/** Changes when the content of a file did; needs to read all. */
export function contentFingerprint(root: string, files: readonly string[]): string {
  const hash = createHash('sha256')
  for (const file of files)
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
