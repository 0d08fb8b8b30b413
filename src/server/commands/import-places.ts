import fs from 'node:fs'
import { readGeoNames } from '~/features/places/server/geonames'
import { writeImportedPlaces } from '~/features/places/server/imported-places'
import { OperatorError, say } from '~/platform/server/process/report'
import type { Task } from './command'

const MOST_PROBLEMS_SHOWN = 20

/** `import:places DE.txt`: imports the postal file of GeoNames, so that every postal code has its own coordinates. */
export async function importPlaces({ args, config }: Task): Promise<number> {
  const file = fileIn(args)
  const { places, bulkRecipients, problems } = readGeoNames(fs.readFileSync(file, 'utf8'))
  for (const { line, reason } of problems.slice(0, MOST_PROBLEMS_SHOWN)) say(`  Zeile ${line}: ${reason}`)
  if (problems.length > MOST_PROBLEMS_SHOWN) say(`  … und ${count(problems.length - MOST_PROBLEMS_SHOWN)} weitere`)
  if (places.length === 0) throw new OperatorError(`In ${file} steht kein deutscher Ort. Es bleibt alles, wie es war.`)
  writeImportedPlaces(config.DATA_DIR, places)
  const codes = new Set(places.map(({ code }) => code)).size
  say(
    `${count(places.length)} Orte mit ${count(codes)} Postleitzahlen übernommen, ${count(bulkRecipients)} Großempfänger ausgelassen, ${count(problems.length)} Zeilen fehlerhaft.`,
  )
  say('Ein laufendes Stellwerk kennt sie nach dem nächsten Start.')
  return 0
}

function fileIn([file, ...more]: readonly string[]): string {
  if (file === undefined || more.length > 0) throw new OperatorError('Aufruf: npm run import:places -- DE.txt')
  if (!fs.statSync(file, { throwIfNoEntry: false })?.isFile())
    throw new OperatorError(`Die Datei ${file} gibt es nicht.`)
  return file
}

function count(value: number): string {
  return value.toLocaleString('de-DE')
}
