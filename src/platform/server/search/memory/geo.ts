import { distanceKm, type GeoPoint } from '../../../../lib/geo.ts'
import { type Bits, setBit } from './bits.ts'
import { type PointTable, startOf, valuesOf } from './segment.ts'

/** Kilometres of one degree of latitude, slightly too few, so that nothing is excluded too early. */
const KM_A_DEGREE = 111

/** Adds the documents that have a point at most this far away. */
export function addNear(points: PointTable, center: GeoPoint, km: number, into: Bits): void {
  for (let point = 0; point < points.latitudes.length; point++) {
    if (Math.abs((points.latitudes[point] ?? 0) - center.lat) * KM_A_DEGREE > km) continue
    if (kmTo(points, point, center) > km) continue
    for (const document of valuesOf(points.documents, point)) setBit(into, document)
  }
}

/** Kilometres from a place to one of a segment's points. */
export function kmTo({ latitudes, longitudes }: PointTable, point: number, center: GeoPoint): number {
  return distanceKm(center, { lat: latitudes[point] ?? 0, lon: longitudes[point] ?? 0 })
}

/** The lowest of these values of a document's points; infinite when it has none. */
export function nearest({ ofDocument }: PointTable, document: number, kmOf: (point: number) => number): number {
  let least = Infinity
  const end = startOf(ofDocument, document + 1)
  for (let at = startOf(ofDocument, document); at < end; at++) least = Math.min(least, kmOf(ofDocument.values[at] ?? 0))
  return least
}
