import type { Outline } from '../../src/ui/lucide-icon.ts'

/** A shape of an icon as lucide-react describes it: the SVG element's name and its attributes, all as text. */
export type Shape = readonly [tag: string, attributes: Readonly<Record<string, string>>]

/** The attributes that say where a shape is; all others say how it looks. */
const GEOMETRY: Readonly<Record<string, readonly string[]>> = {
  path: ['d'],
  line: ['x1', 'y1', 'x2', 'y2'],
  circle: ['cx', 'cy', 'r'],
  ellipse: ['cx', 'cy', 'rx', 'ry'],
  rect: ['x', 'y', 'width', 'height', 'rx', 'ry'],
  polyline: ['points'],
  polygon: ['points'],
}

/**
 * Draws the shapes of an icon in as few paths as possible, in their order.
 * @throws when a shape is none of those that SVG knows by its corners, radii or points
 */
export function outlinesOf(shapes: readonly Shape[]): Outline[] {
  const outlines: { d: string; look: Record<string, string> }[] = []
  for (const [tag, attributes] of shapes) {
    const look = lookOf(tag, attributes)
    const d = pathOf(tag, attributes)
    const last = outlines.at(-1)
    // A path may begin with a relative step, which counts from the corner of the drawing and not from where the last ended.
    if (last && isAlike(last.look, look)) last.d += d.startsWith('m') ? `M0 0${d}` : d
    else outlines.push({ d, look })
  }
  return outlines.map(({ d, look }) => (Object.keys(look).length > 0 ? [d, look] : [d]))
}

function lookOf(tag: string, attributes: Shape[1]) {
  // React's key, made by chance, is of no use to what is drawn once.
  const known = ['key', ...(GEOMETRY[tag] ?? [])]
  return Object.fromEntries(Object.entries(attributes).filter(([name]) => !known.includes(name)))
}

const isAlike = (one: Record<string, string>, other: Record<string, string>) =>
  JSON.stringify(one) === JSON.stringify(other)

/** https://www.w3.org/TR/SVG2/shapes.html gives for each shape the path that is the same. */
function pathOf(tag: string, attributes: Shape[1]): string {
  const at = (name: string) => Number(attributes[name] ?? 0)
  switch (tag) {
    case 'path':
      return attributes.d ?? ''
    case 'line':
      return `M${at('x1')} ${at('y1')}L${at('x2')} ${at('y2')}`
    case 'circle':
      return ellipse(at('cx'), at('cy'), at('r'), at('r'))
    case 'ellipse':
      return ellipse(at('cx'), at('cy'), at('rx'), at('ry'))
    case 'rect':
      return rectangle(at, Number(attributes.rx ?? attributes.ry ?? 0), Number(attributes.ry ?? attributes.rx ?? 0))
    case 'polyline':
      return `M${attributes.points}`
    case 'polygon':
      return `M${attributes.points}z`
    default:
      throw new Error(`An icon has a <${tag}>, which we cannot draw as a path.`)
  }
}

function ellipse(cx: number, cy: number, rx: number, ry: number) {
  const half = (way: number) => `a${rx} ${ry} 0 1 1 ${short(way * 2 * rx)} 0`
  return `M${short(cx - rx)} ${cy}${half(1)}${half(-1)}z`
}

function rectangle(at: (name: string) => number, givenX: number, givenY: number) {
  const [width, height] = [at('width'), at('height')]
  // Wider than half of the side there is no corner.
  const [rx, ry] = [Math.min(givenX, width / 2), Math.min(givenY, height / 2)]
  const corner = (x: number, y: number) => (rx > 0 && ry > 0 ? `a${rx} ${ry} 0 0 1 ${x} ${y}` : '')
  const [across, down] = [short(width - 2 * rx), short(height - 2 * ry)]
  return (
    `M${short(at('x') + rx)} ${at('y')}h${across}${corner(rx, ry)}v${down}${corner(-rx, ry)}` +
    `h${-across}${corner(-rx, -ry)}v${-down}${corner(rx, -ry)}z`
  )
}

/** Thousandths of a square of 24 nobody sees; without rounding, sums of tenths have sixteen digits. */
const short = (value: number) => Number(value.toFixed(3))
