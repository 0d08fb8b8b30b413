import { foldGerman } from '../../src/lib/german/fold.ts'

/** One town of GeoNames. */
export type City = { id: number; name: string; land: string; lat: number; lon: number; population: number }
type CityIndex = { byName: Map<string, City[]>; byBaseName: Map<string, City[]> }
type RawCity = {
  cityId: number
  name: string
  country: string
  featureCode: string
  population: number
  muni: string
  loc: { coordinates: [number, number] }
}

/** The first two digits of the municipality key (AGS) are the Land. */
const LAND_BY_AGS: Record<string, string> = {
  '01': 'SH',
  '02': 'HH',
  '03': 'NI',
  '04': 'HB',
  '05': 'NW',
  '06': 'HE',
  '07': 'RP',
  '08': 'BW',
  '09': 'BY',
  '10': 'SL',
  '11': 'BE',
  '12': 'BB',
  '13': 'MV',
  '14': 'SN',
  '15': 'ST',
  '16': 'TH',
}

/** GeoNames spells these in English or differently from the post. */
const GERMAN_NAMES: Record<string, string> = {
  Munich: 'München',
  'Hannoversch Münden': 'Hann. Münden',
  'Eisleben Lutherstadt': 'Lutherstadt Eisleben',
  'Nieder-Ingelheim': 'Ingelheim am Rhein',
  Wittenberg: 'Lutherstadt Wittenberg',
  Dessau: 'Dessau-Roßlau',
  Zulpich: 'Zülpich',
  Aue: 'Aue-Bad Schlema',
  'Haldensleben I': 'Haldensleben',
  'Weinstadt-Endersbach': 'Weinstadt',
  Saulgau: 'Bad Saulgau',
  Opladen: 'Leverkusen-Opladen',
}

/** German towns with coordinates and Land; parts of towns are left out. */
export function readCities(raw: RawCity[]): City[] {
  return raw
    .filter((city) => city.country === 'DE' && city.featureCode !== 'PPLX')
    .map((city) => ({
      id: city.cityId,
      name: GERMAN_NAMES[city.name] ?? city.name,
      land: LAND_BY_AGS[city.muni.slice(0, 2)] ?? '',
      lat: city.loc.coordinates[1],
      lon: city.loc.coordinates[0],
      population: city.population,
    }))
    .filter((city) => city.land !== '')
}

export function indexCities(cities: City[]): CityIndex {
  return {
    byName: Map.groupBy(cities, (city) => key(city.name)),
    byBaseName: Map.groupBy(cities, (city) => baseKey(city.name)),
  }
}

/** Towns of exactly this name, and towns whose name only has an addition ("Offenbach" and "Offenbach am Main"). */
export function candidatesFor(index: CityIndex, name: string): { same: City[]; similar: City[] } {
  return { same: index.byName.get(key(name)) ?? [], similar: index.byBaseName.get(baseKey(name)) ?? [] }
}

function key(name: string): string {
  return foldGerman(name)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
}

function baseKey(name: string): string {
  const base = name
    .replace(/^(Hansestadt|Lutherstadt|Bergstadt) /, '')
    .replace(/[(/,].*$/, '')
    .replace(/ (am|an|im|in|bei|beim|ob|vor|vorm|unter|auf|i\.|a\.|b\.|v\.|o\.|d\.).*$/, '')
    .replace(/ - .*$/, '')
  return key(base)
}
