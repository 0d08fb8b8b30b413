/** What a mail is painted with, as sRGB because mail programs know nothing newer (handbook §10). */
const LIGHT = {
  canvas: '#f2f7f5',
  sheet: '#fefffe',
  ink: '#0b2429',
  muted: '#495e61',
  link: '#005c5f',
  edge: '#728687',
}
const DARK = { canvas: '#091517', sheet: '#101f21', ink: '#e8f0ee', muted: '#a6b6b5', link: '#6fd7ce', edge: '#657b7c' }

export const MAIL_COLOURS = { light: LIGHT, dark: DARK }

const NAMES = ['canvas', 'sheet', 'ink', 'muted', 'link', 'edge'] as const
const PAIRS = NAMES.map((name) => [LIGHT[name], DARK[name]] as const)

/**
 * The mail as a reader with dark colours sees it, with its light ones replaced in the element styles. Text of people
 * stays as it is, because it holds no quotation mark.
 */
export function inDarkColours(html: string): string {
  return html.replace(/ style="[^"]*"/g, (style) =>
    PAIRS.reduce((done, [light, dark]) => done.replaceAll(light, dark), style),
  )
}
