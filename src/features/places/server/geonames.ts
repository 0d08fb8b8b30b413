import { LANDS } from '../vocabulary.ts'

/** A postal code with one of its places and its coordinates. */
export type CodePlace = { code: string; name: string; land: string; lat: number; lon: number }

export type GeoNamesFile = {
  places: CodePlace[]
  /** Bulk recipients: separate codes for offices and companies, without a state. */
  bulkRecipients: number
  /** Unreadable lines, with the reason in German. */
  problems: { line: number; reason: string }[]
}

const COLUMNS = 12
/** Coordinates outside are not in Germany. */
const BOX = { lat: [47, 56], lon: [5, 16] } as const

/**
 * Reads the postal file of GeoNames for Germany (`DE.txt` of download.geonames.org/export/zip, tab-separated: country,
 * code, place, then name and code of Land, Regierungsbezirk and Kreis, latitude, longitude, accuracy). Codes stay text.
 */
export function readGeoNames(text: string): GeoNamesFile {
  const file: GeoNamesFile = { places: [], bulkRecipients: 0, problems: [] }
  text.split(/\r?\n/).forEach((line, index) => {
    if (line.trim() === '') return
    const [country, code = '', name = '', , land = '', , , , , lat, lon] = line.split('\t')
    const place = { code, name: name.trim(), land, lat: Number(lat), lon: Number(lon) }
    const reason = problemOf(place, country, line.split('\t').length)
    if (reason !== null) file.problems.push({ line: index + 1, reason })
    else if (isLand(land)) file.places.push(place)
    else file.bulkRecipients++
  })
  return file
}

function problemOf({ code, name, lat, lon }: CodePlace, country: string | undefined, columns: number): string | null {
  if (columns < COLUMNS - 1) return `${columns} statt ${COLUMNS} Spalten`
  if (country !== 'DE') return `Land „${country}“ statt DE`
  if (!/^\d{5}$/.test(code)) return `„${code}“ ist keine Postleitzahl`
  if (name === '') return 'kein Ortsname'
  const isInside = lat >= BOX.lat[0] && lat <= BOX.lat[1] && lon >= BOX.lon[0] && lon <= BOX.lon[1]
  return isInside ? null : 'der Punkt liegt nicht in Deutschland'
}

/** GeoNames uses two letters for a state; bulk recipients have a number there. */
function isLand(land: string): boolean {
  return LANDS.some((known) => known === land)
}
