import { formatIsoMonth } from '~/lib/dates/dates'
import { isoWeek } from '~/lib/dates/weeks'
import { formatCents } from '~/lib/money/money'
import type { AdminOverview } from '../../views'
import { GrowthPlot } from './growth-plot'

type Growth = AdminOverview['growth']

const inWords = (value: number) => value.toLocaleString('de-DE')
/** Cents are in the table of invoices. */
const inEuros = (cents: number) => formatCents(Math.round(cents / 100) * 100).replace(',00', '')

/** How market and revenue grow. */
export function GrowthPlots({ growth: { online, accounts, revenue } }: { growth: Growth }) {
  return (
    <>
      <GrowthPlot
        id="stellen-online"
        title="Stellen online"
        span="Ende der Woche"
        points={byWeek(online)}
        format={inWords}
        note="Stellen, die heute pausieren, fehlen auch in früheren Wochen."
      />
      <GrowthPlot
        id="neue-konten"
        title="Neue Konten in der Woche"
        span="Woche"
        points={byWeek(accounts)}
        format={inWords}
      />
      <GrowthPlot
        id="umsatz"
        title="Umsatz im Monat, netto"
        span="Monat"
        points={revenue.map(({ month, netCents }) => ({ key: month, label: formatIsoMonth(month), value: netCents }))}
        format={inEuros}
        note="Rechnungen des Monats abzüglich Stornos, auf Euro gerundet."
      />
    </>
  )
}

function byWeek(weeks: Growth['online']) {
  return weeks.map(({ monday, count }) => ({ key: monday, label: `KW\u00a0${isoWeek(monday)}`, value: count }))
}
