import { counted } from '~/lib/text/counted'
import { classNames } from '~/ui/class-names'
import type { ReplyStatistics } from '../../answer-promise'

type Props = { all: ReplyStatistics | null; fields: readonly (ReplyStatistics & { field: string })[] }

/** How companies answer, by occupation field, with the whole market as the last row. */
export function RepliesTable({ all, fields }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reached by keyboard.
    <section className="overflow-x-auto" aria-label="Antwortquote nach Berufsfeld" tabIndex={0}>
      <table className="num w-full text-sm sm:min-w-[38rem]">
        <caption className="sr-only">Antwortquote nach Berufsfeld</caption>
        <thead>
          <tr className="border-b border-line text-left text-muted">
            <th scope="col" className="py-2 pr-4 font-semibold wrap-normal">
              Berufsfeld
            </th>
            <Head className="max-sm:hidden">Bewerbungen</Head>
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

function Head({ children, className }: { children: string; className?: string }) {
  return (
    <th
      scope="col"
      className={classNames('px-1 py-2 text-right font-semibold whitespace-nowrap max-sm:text-xs sm:px-3', className)}
    >
      {children}
    </th>
  )
}

function Row({ label, replies, isTotal = false }: { label: string; replies: ReplyStatistics; isTotal?: boolean }) {
  const { total, answeredPercent, onTimePercent, medianDays } = replies
  return (
    <tr className={isTotal ? 'font-semibold' : 'border-b border-line'}>
      <th scope="row" className="py-2 pr-4 text-left font-[inherit] wrap-normal">
        {label}
        <span className="block text-xs font-normal text-muted sm:hidden">
          {counted(total, ['Bewerbung', 'Bewerbungen'])}
        </span>
      </th>
      <td className="px-3 py-2 text-right max-sm:hidden">{total.toLocaleString('de-DE')}</td>
      <td className="px-1 py-2 text-right sm:px-3">{answeredPercent}&nbsp;%</td>
      <td className="px-1 py-2 text-right sm:px-3">{onTimePercent}&nbsp;%</td>
      <td className="px-1 py-2 text-right whitespace-nowrap sm:px-3">
        {medianDays}&nbsp;{medianDays === 1 ? 'Tag' : 'Tage'}
      </td>
    </tr>
  )
}
