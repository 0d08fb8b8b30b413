import type { GeoPoint } from '~/lib/geo'

/** Cells of a quarter of a degree, some 28 by 17 kilometres in Germany. */
const CELLS_PER_DEGREE = 4
const KM_PER_DEGREE = 111.2

/** Lexeme of the cell that a point is in. */
export function cellLexeme({ lat, lon }: GeoPoint): string {
  return cell(Math.floor(lat * CELLS_PER_DEGREE), Math.floor(lon * CELLS_PER_DEGREE))
}

/** Whether a point is in the square around a circle; tells most of a country apart without sines. */
export function boxAround({ lat, lon }: GeoPoint, radiusKm: number): (point: GeoPoint) => boolean {
  const { dLat, dLon } = degreesOf(lat, radiusKm)
  return (point) => Math.abs(point.lat - lat) <= dLat && Math.abs(point.lon - lon) <= dLon
}

/** A bit more than the radius in degrees of both directions; to the north a degree of longitude is shorter. */
function degreesOf(lat: number, radiusKm: number) {
  const dLat = (radiusKm / KM_PER_DEGREE) * 1.01
  return { dLat, dLon: dLat / Math.cos(((lat + dLat) * Math.PI) / 180) }
}

/** Lexemes of all cells that a circle touches, and a few more at its corners. */
export function cellsAround({ lat, lon }: GeoPoint, radiusKm: number): string[] {
  const { dLat, dLon } = degreesOf(lat, radiusKm)
  const rows = range(lat - dLat, lat + dLat)
  const columns = range(lon - dLon, lon + dLon)
  return rows.flatMap((row) => columns.map((column) => cell(row, column)))
}

function range(from: number, to: number): number[] {
  const first = Math.floor(from * CELLS_PER_DEGREE)
  const last = Math.floor(to * CELLS_PER_DEGREE)
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}

function cell(row: number, column: number): string {
  return `G${row}_${column}`
}
