import { disc, line, rect, shape, times } from '~/features/companies/drawing/shapes'
import type { MarkSign } from '../../company-mark'

const turned = (degrees: number, drawn: string) => `<g transform="rotate(${degrees} 20 20)">${drawn}</g>`

/** Marks of companies that make and build things. */
export const workMarks: Readonly<Record<string, MarkSign>> = {
  'saarblech-karosserie': ({ ink, accent }) =>
    shape('M5 26v-5l5-2 4-7h13l5 7 4 2v5z', ink) + disc(13, 27, 4, accent) + disc(28, 27, 4, accent),
  'wolkenburg-fahrzeugteile': ({ ink, tile }) =>
    shape('M8 33V10h5v4h4v-4h6v4h4v-4h5v23z', ink) + shape('M16 33v-7a4 4 0 0 1 8 0v7z', tile),
  'autohaus-petersen': ({ ink, accent }) =>
    `<circle cx="20" cy="20" r="12" fill="none" stroke="${ink}" stroke-width="5"/>` +
    times(5, (i) => turned(i * 72, line('M20 20V11', ink, 3))) +
    disc(20, 20, 4, accent),
  'rheinbogen-chemie': ({ ink, accent }) =>
    line('M7 31a13 13 0 0 1 26 0', ink, 4.6) + line('M14 31a6 6 0 0 1 12 0', accent, 4.6),
  'elbhang-pharma': ({ ink, accent }) =>
    turned(45, rect(8, 13, 24, 14, ink, 7) + shape('M20 13h5a7 7 0 0 1 0 14h-5z', accent)),
  'lahnberg-diagnostik': ({ ink, accent }) =>
    `<circle cx="18" cy="18" r="9" fill="none" stroke="${ink}" stroke-width="4"/>` +
    line('M25 25l7 7', ink, 5) +
    disc(18, 18, 3.4, accent),
  'goldaehre-brot': ({ ink, accent }) =>
    line('M20 35V14', ink, 2.6) +
    [14, 20, 26]
      .map((y) => shape(`M20 ${y + 6}c-7 0-8-4-8-7 5 0 8 2 8 7zM20 ${y + 6}c7 0 8-4 8-7-5 0-8 2-8 7z`, ink))
      .join('') +
    shape('M20 12c-3-2-3-6 0-8 3 2 3 6 0 8z', accent),
  'molkerei-moorblick': ({ ink, accent }) =>
    shape('M15 6h10v7l4 6v13a3 3 0 0 1-3 3H14a3 3 0 0 1-3-3V19l4-6z', ink) + rect(11, 22, 18, 6, accent),
  havelquell: ({ ink, tile }) =>
    shape('M20 5c7 9 11 13 11 19a11 11 0 0 1-22 0c0-6 4-10 11-19z', ink) +
    line('M15 25a5.5 5.5 0 0 0 5 5.4', tile, 2.8),
  'altmark-holzbau': ({ ink, accent }) => line('M7 33 20 8l13 25M13 23h14', ink, 4.4) + line('M20 8v25', accent, 3),
  'klinker-und-kelle': ({ ink, accent }) =>
    rect(6, 8, 17, 7, ink) +
    rect(25, 8, 9, 7, accent) +
    rect(6, 17, 9, 7, accent) +
    rect(17, 17, 17, 7, ink) +
    rect(6, 26, 17, 7, ink) +
    rect(25, 26, 9, 7, ink),
  'lindner-haustechnik': ({ ink, accent }) =>
    shape('M20 6 35 19h-4v14H9V19H5z', ink) + shape('M20 16c4 4 5 6 5 9a5 5 0 0 1-10 0c0-3 3-4 5-9z', accent),
  'hartmann-praezision': ({ ink, accent, tile }) =>
    times(8, (i) => turned(i * 45, rect(17, 4, 6, 8, accent, 1))) +
    disc(20, 20, 11.5, accent) +
    disc(20, 20, 5, tile) +
    disc(20, 20, 2, ink),
  'moeller-antriebe': ({ ink }) => line('M9 29V12l11 10 11-10v17', ink, 5),
  'neckartal-sondermaschinen': ({ ink, accent }) =>
    shape('M20 5l13 7.5v15L20 35 7 27.5v-15z', ink) + disc(20, 20, 6.4, accent),
  'nordlicht-energie': ({ ink, accent }) =>
    times(3, (i) => turned(i * 120, shape('M20 20c-3-4-3-10 0-16 3 6 3 12 0 16z', ink))) + disc(20, 20, 3.4, accent),
  'auental-stadtwerke': ({ accent }) => shape('M23 4 9 22h9l-2 14 15-19h-9z', accent),
  'kuestenwind-service': ({ ink, accent }) =>
    line('M6 15h18a5 5 0 1 0-5-5M6 22h24a5 5 0 1 1-5 5', ink, 3.6) + line('M6 29h10', accent, 3.6),
  'hofgut-wendland': ({ ink, accent }) =>
    shape('M14 15h12l-6 20z', accent) + line('M20 14V5M20 13l-6-7M20 13l6-7', ink, 3.2),
  ammergruen: ({ ink, accent }) =>
    line('M20 35V20', ink, 3.2) +
    shape('M20 24c0-9 5-14 14-14 0 9-5 14-14 14z', ink) +
    shape('M20 29c-8 0-13-4-14-12 8 0 14 4 14 12z', accent),
  'rebenhof-haardt': ({ ink, accent }) =>
    [
      [14, 17],
      [20, 17],
      [26, 17],
      [17, 23],
      [23, 23],
      [20, 29],
    ]
      .map(([x = 0, y = 0]) => disc(x, y, 3.4, ink))
      .join('') +
    line('M20 13V6', ink, 2.6) +
    shape('M20 11c2-5 6-6 11-5-1 5-5 7-11 5z', accent),
}
