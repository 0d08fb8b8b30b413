import fs from 'node:fs'
import path from 'node:path'
import type { CodePlace } from './geonames.ts'

/** Where `npm run import:places` stores what every process of this data directory reads at its start. */
function importedFile(dataDir: string): string {
  return path.join(dataDir, 'places.tsv')
}

/** Stores the places for later starts; concurrent readers get the old file or the new one, never a half. */
export function writeImportedPlaces(dataDir: string, places: readonly CodePlace[]): void {
  const file = importedFile(dataDir)
  fs.mkdirSync(dataDir, { recursive: true })
  const lines = places.map(({ code, name, land, lat, lon }) => [code, name, land, lat, lon].join('\t'))
  fs.writeFileSync(`${file}.new`, `${lines.join('\n')}\n`)
  fs.renameSync(`${file}.new`, file)
}

/** The imported places; none without an import. */
export function readImportedPlaces(dataDir: string): CodePlace[] {
  const file = importedFile(dataDir)
  if (!fs.existsSync(file)) return []
  return fs
    .readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [code = '', name = '', land = '', lat, lon] = line.split('\t')
      return { code, name, land, lat: Number(lat), lon: Number(lon) }
    })
}
