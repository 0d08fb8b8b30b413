// Writes a Brotli and a gzip sibling for each text file of a built client: `node scripts/house/precompress.ts dist/client`.
import fs from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import zlib from 'node:zlib'

const brotli = promisify(zlib.brotliCompress)
const gzip = promisify(zlib.gzip)
/** Below this size the saving is hardly larger than the headers about it. */
const worthwhile = 256

const [directory = 'dist/client'] = process.argv.slice(2)
const entries = await fs.readdir(directory, { recursive: true, withFileTypes: true })
const files = entries.filter(
  (entry) => entry.isFile() && /\.(?:js|css|svg|json|html|txt|xml|webmanifest)$/.test(entry.name),
)
await Promise.all(files.map((entry) => compress(path.join(entry.parentPath, entry.name))))

async function compress(file: string) {
  const content = await fs.readFile(file)
  if (content.length < worthwhile) return
  const best = { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: zlib.constants.BROTLI_MAX_QUALITY } }
  await fs.writeFile(`${file}.br`, await brotli(content, best))
  await fs.writeFile(`${file}.gz`, await gzip(content, { level: 9 }))
}
