import { disc, line, rect, shape, times } from '~/features/companies/drawing/shapes'
import type { MarkSign } from '../../company-mark'

const turned = (degrees: number, drawn: string) => `<g transform="rotate(${degrees} 20 20)">${drawn}</g>`

/** Marks of companies that care, teach, advise and administer. */
export const peopleMarks: Readonly<Record<string, MarkSign>> = {
  'zweckverband-havelauen': ({ ink, accent }) =>
    line('M5 26q5-5 10 0t10 0 10 0M5 33q5-5 10 0t10 0 10 0', ink, 3) +
    shape('M20 21c-1-8 3-14 12-16 1 9-3 15-12 16z', accent),
  'kommunalservice-donaumoos': ({ ink, accent }) =>
    line('M12 34V16M20 34V8M28 34V14', ink, 3) +
    rect(9.6, 10, 4.8, 10, accent, 2.4) +
    rect(17.6, 4, 4.8, 10, accent, 2.4) +
    rect(25.6, 9, 4.8, 10, accent, 2.4),
  'amt-tollenseblick': ({ ink, accent }) =>
    shape('M9 22a11 11 0 0 1 22 0z', accent) + line('M4 26h32M9 32h22', ink, 3.4),
  'genobank-moselhoehe': ({ ink, accent }) =>
    line('M4 32c8 0 8-12 16-12s8 12 16 12', ink, 4) + disc(20, 11, 5.6, accent),
  hanseanker: ({ ink, accent }) =>
    line('M20 13v21M12 19h16M7 24c0 7 6 11 13 11s13-4 13-11', ink, 3.4) +
    `<circle cx="20" cy="9" r="4" fill="none" stroke="${accent}" stroke-width="3"/>`,
  'taunusblick-finanz': ({ ink, accent }) => shape('M3 32 16 11l9 14 4-6 9 13z', ink) + disc(30, 11, 4.4, accent),
  'wohnbau-pleissetal': ({ ink, accent, tile }) =>
    rect(7, 16, 12, 18, ink) +
    rect(20, 7, 13, 27, ink) +
    [
      [10, 20],
      [10, 27],
      [23.5, 11],
      [23.5, 18],
      [23.5, 25],
    ]
      .map(([x = 0, y = 0], i) => rect(x, y, 5.4, 4.4, i === 2 ? accent : tile))
      .join(''),
  'dreiklang-hausverwaltung': ({ ink, accent }) =>
    shape('M13 20 20 7l7 13z', accent) + shape('M5 34l7-13 7 13zM21 34l7-13 7 13z', ink),
  'ruhrdach-immobilien': ({ ink, accent }) =>
    line('M6 22 20 9l14 13', ink, 4.6) + line('M10 32l10-9 10 9', accent, 4.6),
  'behrens-yilmaz': ({ ink, accent }) =>
    line('M20 6v27M9 12h22M13 34h14', ink, 3) +
    shape('M4 23l5-10 5 10a5 5 0 0 1-10 0zM26 23l5-10 5 10a5 5 0 0 1-10 0z', accent),
  'steuerbuero-achterdeck': ({ ink, accent }) =>
    times(8, (i) => turned(i * 45, line('M20 13V5', ink, 3))) +
    `<circle cx="20" cy="20" r="9" fill="none" stroke="${ink}" stroke-width="3.6"/>` +
    disc(20, 20, 3.4, accent),
  'dreisam-ingenieure': ({ ink, accent }) =>
    line('M5 13q5-6 10 0t10 0 10 0M5 29q5-6 10 0t10 0 10 0', ink, 3.8) + line('M5 21q5-6 10 0t10 0 10 0', accent, 3.8),
  'klinikum-bramwald': ({ ink, accent }) =>
    shape('M15 6h10v9h9v10h-9v9H15v-9H6V15h9z', ink) + disc(20, 20, 3.6, accent),
  'allgaeublick-mvz': ({ ink, accent }) =>
    shape('M3 33 15 13l7 11 4-6 11 15z', ink) + rect(26, 5, 4, 12, accent) + rect(22, 9, 12, 4, accent),
  'reha-leutratal': ({ ink, accent }) =>
    disc(22, 8, 4, accent) + line('M21 15l-3 9 6 4v8M18 24l-5 9M12 19l6-4 6 1 5 4', ink, 3.4),
  lebensbogen: ({ ink, accent }) =>
    line('M8 33V20a12 12 0 0 1 24 0v13', ink, 4.6) + line('M16 33V21a4 4 0 0 1 8 0v12', accent, 3.6),
  kinderhafen: ({ ink, accent }) =>
    shape('M5 22h30l-6 11H11z', ink) + shape('M20 5v15H9z', ink) + shape('M22 9v11h9z', accent),
  'morgenrot-pflege': ({ ink, accent }) =>
    shape('M11 26a9 9 0 0 1 18 0z', accent) + line('M5 31h30M20 12V7M9 17l-4-4M31 17l4-4', ink, 3.2),
  'werkstoffinstitut-jade': ({ ink, accent }) =>
    [0, 60, 120]
      .map((d) =>
        turned(d, `<ellipse cx="20" cy="20" rx="14" ry="5.6" fill="none" stroke="${ink}" stroke-width="2.4"/>`),
      )
      .join('') + disc(20, 20, 3.8, accent),
  'bildungswerk-brueckenschlag': ({ ink, accent }) =>
    line('M5 27h30', ink, 4) +
    line('M8 27a12 13 0 0 1 24 0M14 26v-8M20 26V15M26 26v-8', ink, 2.8) +
    line('M5 33h30', accent, 2.8),
  'lernhaus-kraichgau': ({ ink, accent }) =>
    shape('M5 10c6-2 11-1 14 2v21c-3-3-8-4-14-2zM35 10c-6-2-11-1-14 2v21c3-3 8-4 14-2z', ink) +
    line('M9 17h6M9 23h6', accent, 2.6),
}
