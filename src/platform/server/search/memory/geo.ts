import { distanceKm, type GeoPoint } from '../../../../lib/geo.ts'
import { type Bits, setBit } from './bits.ts'
import type { PointTable } from './segment.ts'

/** Kilometres of one degree of latitude, slightly too few, so that nothing is excluded too early. */
const KM_A_DEGREE = 111

/** Adds the documents that have a point at most this far away. */
export function addNear(points: PointTable, center: GeoPoint, km: number, into: Bits): void {
  for (let point = 0; point < points.latitudes.length; point++) {
    const lat = points.latitudes[point] ?? 0
    if (Math.abs(lat - center.lat) * KM_A_DEGREE > km) continue
    if (distanceKm(center, { lat, lon: points.longitudes[point] ?? 0 }) > km) continue
    for (let at = points.starts[point] ?? 0; at < (points.starts[point + 1] ?? 0); at++) {
      setBit(into, points.documents[at] ?? 0)
    }
  }
}

/** Distances of all points of a segment from one place, kilometres. */
export function distancesFrom({ latitudes, longitudes }: PointTable, center: GeoPoint): Float64Array {
  const distances = new Float64Array(latitudes.length)
  for (let point = 0; point < distances.length; point++) {
    distances[point] = distanceKm(center, { lat: latitudes[point] ?? 0, lon: longitudes[point] ?? 0 })
  }
  return distances
}

/** The nearest of a document's points; infinite when it has none. */
export function nearestKm(points: PointTable, distances: Float64Array, document: number): number {
  let nearest = Infinity
  for (let at = points.startsOfDocument[document] ?? 0; at < (points.startsOfDocument[document + 1] ?? 0); at++) {
    nearest = Math.min(nearest, distances[points.pointsOfDocument[at] ?? 0] ?? Infinity)
  }
  return nearest
}

/** Kilometres to the nearest point of one document; infinite when it has none. */
export function kmFrom(center: GeoPoint, points: PointTable, document: number): number {
  let nearest = Infinity
  for (let at = points.startsOfDocument[document] ?? 0; at < (points.startsOfDocument[document + 1] ?? 0); at++) {
    const point = points.pointsOfDocument[at] ?? 0
    const lat = points.latitudes[point] ?? 0
    nearest = Math.min(nearest, distanceKm(center, { lat, lon: points.longitudes[point] ?? 0 }))
  }
  return nearest
}
