import { createRandom, type Random } from '~/lib/random'
import type { INDUSTRIES } from '../vocabulary'
import { blend, COLOURS, lighter, PALETTES, type Palette } from './colours'
import { clinic, fields, harbour, playground, road } from './scenes/people'
import { GROUND, type Scene } from './scenes/scene'
import { houses, inn, offices, shops, square } from './scenes/town'
import { dairy, lab, site, wind, works } from './scenes/work'
import { disc, rect, shape } from './shapes'

type Industry = (typeof INDUSTRIES)[number]

/** What a picture shows of an industry: first its own scene, then what stands next to it. */
const SCENES: Readonly<Record<Industry, readonly Scene[]>> = {
  Bauwesen: [site, houses, works],
  Handel: [shops, houses, road],
  'Industrie & Maschinenbau': [works, houses, offices],
  Automobil: [works, road, offices],
  'Chemie & Pharma': [lab, works, offices],
  Lebensmittel: [dairy, fields, shops],
  'Energie & Versorgung': [wind, houses, fields],
  'IT & Telekommunikation': [offices, houses, square],
  'Medien & Agenturen': [offices, shops, square],
  'Banken & Versicherungen': [square, offices, houses],
  Immobilien: [houses, offices, square],
  'Beratung, Recht & Steuern': [square, offices, houses],
  Gesundheitswesen: [clinic, houses, fields],
  'Soziale Dienste': [playground, houses, clinic],
  'Bildung & Forschung': [lab, playground, square],
  'Öffentlicher Dienst': [square, fields, road],
  'Verkehr & Logistik': [road, harbour, works],
  'Gastgewerbe & Tourismus': [inn, fields, shops],
  Personaldienstleistung: [offices, works, road],
  'Land- & Forstwirtschaft': [fields, houses, inn],
}
const ANYWHERE: readonly Scene[] = [offices, houses, square]

/** Views of one company: 0 is the picture of its page. */
export const PICTURE_VIEWS = 3

/** The colours of a company, the same for its mark and its pictures. */
export function paletteOf(name: string): Palette {
  return createRandom(`palette:${name}`).pick(PALETTES)
}

/**
 * A drawn picture of a company as SVG, 1200 × 400: sky, sun, hills, scene, ground. The industry chooses the scene, the
 * name colours, section and side. It shows nothing that is not known of the company.
 */
export function companyPicture(company: { name: string; industry: Industry | null; view: number }): string {
  const { name, industry, view } = company
  const scenes = industry === null ? ANYWHERE : SCENES[industry]
  const scene = scenes[view % scenes.length] ?? offices
  const random = createRandom(`picture:${name}:${view}`)
  const palette = paletteOf(name)
  const zoom = 1 + random.next() * 0.14
  const [width, height] = [1200 / zoom, 400 / zoom]
  const box = [(1200 - width) * random.next(), 400 - height, width, height].map(Math.round).join(' ')
  const side = random.chance(0.5) ? ' transform="matrix(-1 0 0 1 1200 0)"' : ''
  const drawn = backdrop(palette, random) + scene(palette, random)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="400" viewBox="${box}" preserveAspectRatio="xMidYMid slice"><g${side}>${drawn}</g></svg>`
}

function backdrop({ own, sky }: Palette, random: Random): string {
  const [left, right] = [random.int(80, 220), random.int(620, 800)]
  const hills = `M${left - 260} ${GROUND}l120-96h${random.int(120, 200)}l150 96zM${right} ${GROUND}l130-${random.int(80, 120)}h120l150 130z`
  return (
    rect(0, 0, 1200, 400, sky) +
    disc(random.int(160, 1040), random.int(70, 104), 52, blend(COLOURS.yellow, sky, 0.35)) +
    shape(hills, blend(sky, own, 0.18)) +
    rect(0, GROUND, 1200, 80, blend(own, lighter(sky, 0.2), 0.62))
  )
}
