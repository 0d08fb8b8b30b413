import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PayDots } from './pay-dots'

/** The label is 21 px high on phones; what hangs below its baseline stays free. */
const BELOW = 6

test.each([1, 10, 40])('%i equal salaries stay below the label of the middle', (count) => {
  const columns = [{ cents: 350_000, count }]
  const where = { label: 'Detmold', isNear: true, isByHour: false, below: 0 }
  const plot = { ...where, columns, stepCents: 10_000, midCents: 355_000, count }
  const posting = { salaryMinCents: 340_000, salaryMaxCents: 380_000, salaryPeriod: 'month' } as const
  const html = renderToStaticMarkup(<PayDots plot={plot} posting={posting} />)
  const tops = [...html.matchAll(/cy="([\d.]+)" r="(\d+)"/g)].map(([, cy, r]) => Number(cy) - Number(r))
  const label = Number(/<text [^>]*?y="([\d.]+)"[^>]*>Mitte/.exec(html)?.[1])
  expect(tops).toHaveLength(count)
  expect(Math.min(...tops)).toBeGreaterThanOrEqual(label + BELOW)
})
