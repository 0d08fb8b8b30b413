import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '../class-names'

/** Without a value (null) it is not shown. */
export type Fact = { term: string; value: ReactNode; icon?: LucideIcon }
export type Kpi = { term: string; value: ReactNode /** A sentence, never just an arrow. */; comparison?: ReactNode }

const columnClasses = {
  1: 'grid-cols-[minmax(0,1fr)]',
  2: 'grid-cols-[minmax(0,1fr)] sm:grid-cols-2',
  3: 'grid-cols-2 @2xl:grid-cols-3',
} as const

/** Facts about something, with a small icon each. */
export function FactList({
  facts,
  columns = 1,
  className,
}: {
  facts: readonly Fact[]
  columns?: keyof typeof columnClasses
  className?: string
}) {
  return (
    <div className={classNames('@container', className)}>
      <dl className={classNames('grid gap-x-6 gap-y-4', columnClasses[columns])}>
        {facts.map(
          ({ term, value, icon: Icon }) =>
            value !== null && (
              <div key={term} className={Icon ? 'relative pl-8' : undefined}>
                <dt className="text-xs text-muted">
                  {Icon && <Icon className="absolute top-0.5 left-0 size-5 text-accent" aria-hidden="true" />}
                  {term}
                </dt>
                <dd className="text-sm font-semibold">{value}</dd>
              </div>
            ),
        )}
      </dl>
    </div>
  )
}

/** Two to four key figures in a row, or two by two as on phones. */
export function KpiStrip({ figures, columns }: { figures: readonly Kpi[]; columns?: 2 }) {
  return (
    <dl className="kpi-strip" style={{ '--kpi-count': columns ?? figures.length }}>
      {figures.map(({ term, value, comparison }) => (
        <div key={term}>
          <dt className="text-sm text-muted">{term}</dt>
          <dd>
            <span className={classNames('num block font-display font-[740]', columns ? 'text-2xl' : 'text-3xl')}>
              {value}
            </span>
            {comparison && <span className="block text-xs text-muted">{comparison}</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
