import type { ReplyStatistics } from '../../answer-promise'

type Props = { all: ReplyStatistics | null; fields: readonly (ReplyStatistics & { field: string })[] }

/** How companies answer, by occupation field, with the whole market as the last row. */
export function RepliesTable({ all, fields }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reached by keyboard.
    <section className="overflow-x-auto" aria-label="Antwortquote nach Berufsfeld" tabIndex={0}>
      <table className="num w-full min-w-[38rem] text-sm">
        <caption className="sr-only">Antwortquote nach Berufsfeld</caption>
        <thead>
          <tr className="border-b border-line text-left text-muted">
            <th scope="col" className="py-2 pr-4 font-semibold">
              Berufsfeld
            </th>
            <Head>Bewerbungen</Head>
            <Head>beantwortet</Head>
            <Head>pünktlich</Head>
            <Head>im Mittel</Head>
          </tr>
        </thead>
        <tbody>
          {fields.map(({ field, ...replies }) => (
            <Row key={field} label={field} replies={replies} />
          ))}
          {all && <Row label="Alle" replies={all} isTotal />}
        </tbody>
      </table>
    </section>
  )
}

function Head({ children }: { children: string }) {
  return (
    <th scope="col" className="px-3 py-2 text-right font-semibold whitespace-nowrap">
      {children}
    </th>
  )
}

function Row({ label, replies, isTotal = false }: { label: string; replies: ReplyStatistics; isTotal?: boolean }) {
  const { total, answeredPercent, onTimePercent, medianDays } = replies
  return (
    <tr className={isTotal ? 'font-semibold' : 'border-b border-line'}>
      <th scope="row" className="py-2 pr-4 text-left font-[inherit]">
        {label}
      </th>
      <td className="px-3 py-2 text-right">{total.toLocaleString('de-DE')}</td>
      <td className="px-3 py-2 text-right">{answeredPercent}&nbsp;%</td>
      <td className="px-3 py-2 text-right">{onTimePercent}&nbsp;%</td>
      <td className="px-3 py-2 text-right whitespace-nowrap">
        {medianDays}&nbsp;{medianDays === 1 ? 'Tag' : 'Tage'}
      </td>
    </tr>
  )
}
