// `npm run import:places -- DE.txt`: takes the postal file of GeoNames, so that every postal code has a point of its own.

import fs from 'node:fs'
import { readGeoNames } from '../src/features/places/server/geonames.ts'
import { writeImportedPlaces } from '../src/features/places/server/imported-places.ts'
import { StartError } from './house/data-directory.ts'
import { readConfig } from './house/environment.ts'
import { say, sayFailure } from './house/say.ts'

const MOST_PROBLEMS_SHOWN = 20

try {
  importFile(readArguments())
} catch (error) {
  sayFailure(error)
  process.exit(1)
}

function readArguments(): string {
  const [file, ...more] = process.argv.slice(2)
  if (file === undefined || more.length > 0) throw new StartError('Aufruf: npm run import:places -- DE.txt')
  if (!fs.statSync(file, { throwIfNoEntry: false })?.isFile()) throw new StartError(`Die Datei ${file} gibt es nicht.`)
  return file
}

function importFile(file: string) {
  const { DATA_DIR } = readConfig()
  const { places, bulkRecipients, problems } = readGeoNames(fs.readFileSync(file, 'utf8'))
  for (const { line, reason } of problems.slice(0, MOST_PROBLEMS_SHOWN)) say(`  Zeile ${line}: ${reason}`)
  if (problems.length > MOST_PROBLEMS_SHOWN) say(`  … und ${count(problems.length - MOST_PROBLEMS_SHOWN)} weitere`)
  if (places.length === 0) throw new StartError(`In ${file} steht kein deutscher Ort. Es bleibt alles, wie es war.`)
  writeImportedPlaces(DATA_DIR, places)
  const codes = new Set(places.map(({ code }) => code)).size
  say(
    `${count(places.length)} Orte mit ${count(codes)} Postleitzahlen übernommen, ${count(bulkRecipients)} Großempfänger ausgelassen, ${count(problems.length)} Zeilen fehlerhaft.`,
  )
  say('Ein laufendes Stellwerk kennt sie nach dem nächsten Start.')
}

function count(value: number): string {
  return value.toLocaleString('de-DE')
}
