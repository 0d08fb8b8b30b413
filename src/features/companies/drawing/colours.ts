/** The colours of drawn marks and pictures: fixed values, because a picture stays as it is in dark mode. */
export const COLOURS = {
  white: '#ffffff',
  night: '#032c32',
  deep: '#00393c',
  petrol: '#00595c',
  mint: '#d3efec',
  sky: '#d6e8f7',
  blue: '#0b5c99',
  leaf: '#d9efdc',
  green: '#22693a',
  cream: '#f3ecd3',
  orange: '#f09f1f',
  brown: '#6a3c10',
  rose: '#fbdedb',
  red: '#b3211f',
  fog: '#dfe6e6',
  slate: '#3c5054',
  yellow: '#fdc92b',
} as const

/** What a company's drawings are made of: its own colour, and the sky behind it. */
export type Palette = { own: string; sky: string }

export const PALETTES = [
  { own: COLOURS.petrol, sky: COLOURS.mint },
  { own: COLOURS.blue, sky: COLOURS.sky },
  { own: COLOURS.green, sky: COLOURS.leaf },
  { own: COLOURS.slate, sky: COLOURS.fog },
  { own: COLOURS.red, sky: COLOURS.rose },
  { own: COLOURS.brown, sky: COLOURS.cream },
  { own: COLOURS.petrol, sky: COLOURS.sky },
  { own: COLOURS.blue, sky: COLOURS.mint },
] as const satisfies readonly Palette[]

/** Between two colours; 0 is the first, 1 the second. */
export function blend(from: string, to: string, share: number): string {
  const [a, b] = [channels(from), channels(to)]
  return `#${a.map((value, index) => hex(value + ((b[index] ?? 0) - value) * share)).join('')}`
}

export function lighter(colour: string, share: number): string {
  return blend(colour, COLOURS.white, share)
}

export function darker(colour: string, share: number): string {
  return blend(colour, COLOURS.night, share)
}

function channels(colour: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
}

function hex(value: number): string {
  return Math.round(value).toString(16).padStart(2, '0')
}
