import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { TitleText } from './title-text'

it.each([
  [
    'Triebfahrzeugführer/Triebfahrzeugführerin (m/w/d)',
    'Triebfahrzeug\u00adführer/<wbr/>Triebfahrzeug\u00adführerin (m/w/d)',
  ],
  ['Köchin / Koch', 'Köchin\u00a0/ Koch'],
  ['Ärztliche/r Leiter/in', 'Ärztliche/r Leiter/in'],
  ['Mechatroniker (d/w/m) – Robotik', 'Mechatroniker (d/w/m)\u00a0– Robotik'],
  ['Koch', 'Koch'],
])('%s breaks only behind a dash or a slash between long words, and is one text elsewhere', (title, html) => {
  expect(renderToString(<TitleText title={title} />)).toBe(html)
})
