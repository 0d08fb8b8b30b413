import { disc, line, rect, shape, times } from '~/features/companies/drawing/shapes'
import type { MarkSign } from '../../company-mark'

const turned = (degrees: number, drawn: string) => `<g transform="rotate(${degrees} 20 20)">${drawn}</g>`

/** Marks of companies that sell, carry, host and inform. */
export const tradeMarks: Readonly<Record<string, MarkSign>> = {
  'marktfreunde-sued': ({ ink, accent }) =>
    shape('M7 18h26l-3 15H10z', ink) + line('M13 17l5-9M27 17l-5-9', ink, 3.2) + rect(10, 22, 20, 4, accent),
  'kaufhaus-sonnenschein': ({ ink, accent }) =>
    disc(20, 20, 7.5, accent) + times(8, (i) => turned(i * 45, line('M20 9V5', ink, 3.4))),
  'werkzeug-winkler': ({ ink, accent }) => line('M10 7v23h22', ink, 5) + disc(25, 15, 4.6, accent),
  'weserwerft-logistik': ({ ink, accent }) =>
    shape('M5 23h30l-5 9H10z', ink) + rect(12, 14, 8, 8, accent) + rect(21, 14, 8, 8, ink) + rect(16, 6, 8, 7, ink),
  'nahverkehr-rothenstein': ({ ink, accent, tile }) =>
    rect(9, 6, 22, 25, ink, 5) +
    rect(12.5, 10, 15, 9, tile, 1.5) +
    disc(14, 26, 2.4, accent) +
    disc(26, 26, 2.4, accent) +
    line('M13 35l3-4M27 35l-3-4', ink, 2.8),
  'mangfall-spedition': ({ ink, accent }) =>
    line('M5 12h14M5 20h18M5 28h14', ink, 4) + shape('M22 9l13 11-13 11z', accent),
  'hotel-seestern': ({ ink, accent }) =>
    shape('M20 4l4.6 10.6L36 16l-8.6 7.8L30 35l-10-6-10 6 2.6-11.2L4 16l11.4-1.4z', ink) + disc(20, 20.6, 3.6, accent),
  'lindenkeller-regensburg': ({ ink, accent }) =>
    rect(9, 13, 16, 21, ink, 2) +
    line('M25 18h3a4 4 0 0 1 4 4v3a4 4 0 0 1-4 4h-3', ink, 3) +
    disc(12, 12, 4, accent) +
    disc(18, 10, 5, accent) +
    disc(23, 12, 4, accent),
  'gabel-und-loeffel': ({ ink, accent }) =>
    line('M13 35V20M9 6v8a4 4 0 0 0 8 0V6M13 6v8', ink, 2.8) +
    `<ellipse cx="27" cy="12" rx="5" ry="7" fill="${accent}"/>` +
    line('M27 19v16', accent, 3.2),
  pixelhafen: ({ ink, accent }) =>
    [
      [16, 6, 1],
      [16, 15, 0],
      [16, 24, 0],
      [7, 24, 0],
      [25, 24, 0],
      [7, 15, 1],
      [25, 15, 1],
    ]
      .map(([x = 0, y = 0, lit]) => rect(x, y, 7.6, 7.6, lit ? accent : ink, 1))
      .join(''),
  isarcode: ({ ink, accent }) => line('M14 12 6 20l8 8M26 12l8 8-8 8', ink, 4) + line('M23 9l-6 22', accent, 3.4),
  foerdenetz: ({ ink, accent }) =>
    line('M20 20 10 10M20 20l11-7M20 20l-8 11M20 20l9 9', ink, 2.8) +
    disc(10, 10, 4, ink) +
    disc(31, 13, 4, ink) +
    disc(12, 31, 4, ink) +
    disc(29, 29, 4, ink) +
    disc(20, 20, 5.4, accent),
  'blickfang-koeln': ({ ink, accent, tile }) =>
    shape('M4 20C9 12 14 9 20 9s11 3 16 11c-5 8-10 11-16 11S9 28 4 20z', ink) +
    disc(20, 20, 7.4, tile) +
    disc(20, 20, 4, accent),
  'druckhaus-mainspitze': ({ ink, accent }) =>
    shape('M8 8h17l7 7v17H8z', ink) +
    shape('M25 8v7h7z', accent) +
    rect(12, 19, 16, 3, accent) +
    rect(12, 25, 11, 3, accent),
  spreewelle: ({ ink, accent }) =>
    [
      [8, 9],
      [14, 18],
      [20, 26],
      [26, 16],
      [32, 8],
    ]
      .map(([x = 0, h = 0], i) => line(`M${x} ${20 - h / 2}v${h}`, i === 2 ? accent : ink, 3.8))
      .join(''),
  'zeitweise-personal': ({ ink, accent }) =>
    `<circle cx="20" cy="20" r="13" fill="none" stroke="${ink}" stroke-width="4"/>${line('M20 12v8l6 4', accent, 3.6)}`,
  'fachkraft-direkt': ({ ink, accent }) => line('M7 20h20', ink, 5) + line('M19 9l12 11-12 11', accent, 5),
  'nordhelfer-pflegepool': ({ ink, accent }) => shape('M20 4l6 16-6 16-6-16z', ink) + shape('M20 4l6 16H14z', accent),
}
