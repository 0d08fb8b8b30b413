import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { getConfig } from '~/platform/server/config'
import { readGeoNames } from './geonames'
import { readImportedPlaces, writeImportedPlaces } from './imported-places'
import { buildPlaceIndex } from './place-index'
import { findPlace, placeByPostalCode } from './places'

/** Written by hand in the form of GeoNames' `DE.txt`; the last village does not exist. */
const FILE = [
  'DE\t10115\tBerlin\tLand Berlin\tBE\t\t00\tBerlin, Stadt\t11000\t52.5323\t13.3846\t4',
  'DE\t13187\tBerlin\tLand Berlin\tBE\t\t00\tBerlin, Stadt\t11000\t52.5649\t13.4030\t4',
  'DE\t01099\tDresden\tSachsen\tSN\t\t00\tDresden, Stadt\t14612\t51.0796\t13.7651\t4',
  'DE\t10847\tBerlin\t\t11\t\t\t\t\t52.5\t13.4\t',
  'DE\t21391\tDünenhagen\tNiedersachsen\tNI\t\t00\tLandkreis Lüneburg\t03355\t53.2361\t10.3502\t4',
].join('\r\n')

describe('the postal file of GeoNames', () => {
  it('is read, but for bulk recipients', () => {
    const { places, bulkRecipients, problems } = readGeoNames(FILE)
    expect(places.map(({ code, name, land }) => [code, name, land])).toEqual([
      ['10115', 'Berlin', 'BE'],
      ['13187', 'Berlin', 'BE'],
      ['01099', 'Dresden', 'SN'],
      ['21391', 'Dünenhagen', 'NI'],
    ])
    expect([bulkRecipients, problems]).toEqual([1, []])
  })

  it('has its bad lines named with number and reason, and keeps the good ones', () => {
    const bad = [
      'AT\t1010\tWien\tWien\tW\t\t\t\t\t48.2\t16.37\t4',
      'DE\t1234\tNirgends\tHessen\tHE\t\t\t\t\t50\t8\t4',
      'DE\t60311\tFrankfurt am Main\tHessen\tHE\t\t\t\t\t8.68\t50.11\t4',
      'kein Tabulator',
    ]
    const { places, problems } = readGeoNames([...bad, FILE].join('\n'))
    expect(problems).toEqual([
      { line: 1, reason: 'Land „AT“ statt DE' },
      { line: 2, reason: '„1234“ ist keine Postleitzahl' },
      { line: 3, reason: 'der Punkt liegt nicht in Deutschland' },
      { line: 4, reason: '1 statt 12 Spalten' },
    ])
    expect(places).toHaveLength(4)
  })
})

describe('imported places', () => {
  const index = buildPlaceIndex(readGeoNames(FILE).places)

  it('give codes points of their own and leave the place where it is', () => {
    const berlin = index.byCode.get('13187')?.[0]
    expect(berlin?.points?.get('13187')).toEqual({ lat: 52.5649, lon: 13.403 })
    expect(berlin).toMatchObject({ name: 'Berlin', lat: 52.524, lon: 13.411 })
  })

  it('add what the list does not know, behind what it knows', () => {
    expect(index.byCode.get('21391')?.map(({ name }) => name)).toContain('Dünenhagen')
    expect(index.entries.at(-1)).toMatchObject({ name: 'Dünenhagen', key: 'dunenhagen', population: 0 })
  })

  it('change nothing where there are none', () => {
    const { entries, byCode } = buildPlaceIndex([])
    expect(entries.filter(({ points }) => points !== undefined)).toEqual([])
    expect(entries).toHaveLength(index.entries.length - 1)
    expect(byCode.has('21391')).toBe(true)
  })

  it('are what every process of the data directory finds by', () => {
    writeImportedPlaces(getConfig().DATA_DIR, readGeoNames(FILE).places)
    expect(placeByPostalCode('13187')).toMatchObject({ name: 'Berlin', lat: 52.5649, lon: 13.403 })
    expect(placeByPostalCode('13189')).toMatchObject({ name: 'Berlin', lat: 52.524, lon: 13.411 })
    expect(findPlace('Dünenhagen')).toMatchObject({ kind: 'found', place: { land: 'NI' } })
  })

  it('outlive the process', () => {
    const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'stellwerk-places-'))
    expect(readImportedPlaces(directory)).toEqual([])
    const { places } = readGeoNames(FILE)
    writeImportedPlaces(directory, places)
    expect(readImportedPlaces(directory)).toEqual(places)
    fs.rmSync(directory, { recursive: true })
  })
})
