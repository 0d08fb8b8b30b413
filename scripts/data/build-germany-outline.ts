// Draws the outline of Germany from our own table of places: `node scripts/data/build-germany-outline.ts`.
// Where places are near, there is land; the border is a track of straight lines and 45 degrees, like every track of ours.
import fs from 'node:fs'
import path from 'node:path'

const ROOT = path.resolve(import.meta.dirname, '../..')
/** Kilometres of a cell, and how far around a place there is land, before the edge is taken back. */
const CELL = 12
const AROUND = 22
const BACK = 14

/** The same as in `src/features/places/projection.ts`. */
const project = (lat: number, lon: number) => ({ x: (lon - 5.6) * 70, y: (55.3 - lat) * 111 })

const points = fs
  .readFileSync(path.join(ROOT, 'data/places.tsv'), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => line.split('\t'))
  .map(([, , lat, lon]) => project(Number(lat), Number(lon)))

const width = Math.ceil(720 / CELL) + 6
const height = Math.ceil(960 / CELL) + 6
const centre = (cell: number) => (cell - 2) * CELL

const near = (x: number, y: number, km: number, of: readonly { x: number; y: number }[]) =>
  of.some((point) => Math.hypot(point.x - x, point.y - y) <= km)
const grid = (isLand: (x: number, y: number) => boolean) =>
  Array.from({ length: height }, (_, row) =>
    Array.from({ length: width }, (_, column) => isLand(centre(column), centre(row))),
  )

const grown = grid((x, y) => near(x, y, AROUND, points))
const sea: { x: number; y: number }[] = []
grown.forEach((cells, row) => {
  cells.forEach((isLand, column) => {
    if (!isLand) sea.push({ x: centre(column), y: centre(row) })
  })
})
const land = grid((x, y) => !near(x, y, BACK - 0.1, sea))

/** The cells of the mainland: the largest group that hangs together. */
function mainland(): Set<string> {
  let largest = new Set<string>()
  const seen = new Set<string>()
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      if (!land[row]?.[column] || seen.has(`${row} ${column}`)) continue
      const group = new Set<string>()
      const open = [[row, column]]
      while (open.length > 0) {
        const [r = 0, c = 0] = open.pop() ?? []
        const key = `${r} ${c}`
        if (!land[r]?.[c] || group.has(key)) continue
        group.add(key)
        seen.add(key)
        open.push([r + 1, c], [r - 1, c], [r, c + 1], [r, c - 1])
      }
      if (group.size > largest.size) largest = group
    }
  return largest
}

const cells = mainland()
const isIn = (row: number, column: number) => cells.has(`${row} ${column}`)

/** Around the cells, clockwise, with one's hand on the edge (Moore's way). */
const TURNS = [
  [0, -1],
  [-1, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
  [1, 1],
  [1, 0],
  [1, -1],
] as const
const [first = '0 0'] = [...cells].sort((a, b) => Number(a.split(' ')[0]) - Number(b.split(' ')[0]))
const [startRow = 0, startColumn = 0] = first.split(' ').map(Number)
const border: [number, number][] = []
let [row, column, from] = [startRow, startColumn, 0]
do {
  border.push([row, column])
  for (let turn = 1; turn <= 8; turn++) {
    const at = (from + turn) % 8
    const [down = 0, right = 0] = TURNS[at] ?? []
    if (!isIn(row + down, column + right)) continue
    ;[row, column, from] = [row + down, column + right, (at + 5) % 8]
    break
  }
} while (row !== startRow || column !== startColumn)

/** Only where the direction changes. */
const corners = border.filter(([r, c], at) => {
  const [r0 = 0, c0 = 0] = border.at(at - 1) ?? []
  const [r1 = 0, c1 = 0] = border[(at + 1) % border.length] ?? []
  return r - r0 !== r1 - r || c - c0 !== c1 - c
})
const track = `M${corners.map(([r, c]) => `${centre(c)} ${centre(r)}`).join('L')}Z`
fs.writeFileSync(
  path.join(ROOT, 'src/features/places/germany-outline.ts'),
  `/**
 * The outline of Germany in kilometres, drawn from our own table of places (\`data/SOURCES.md\`) by
 * \`scripts/data/build-germany-outline.ts\`; do not edit by hand.
 */
export const GERMANY_OUTLINE =
  '${track}'
`,
)
console.log(`${corners.length} corners`)
