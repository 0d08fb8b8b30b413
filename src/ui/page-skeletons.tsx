import type { ReactNode } from 'react'
import { classNames } from './class-names'
import { Skeleton } from './skeleton'

/** Rows of a list that is loading: enough to fill a window. */
const keys = (count: number) => Array.from({ length: count }, (_, row) => `row-${row}`)

function Lines() {
  return (
    <>
      <Skeleton className="h-5 w-2/3 max-w-96" />
      <Skeleton className="h-4 w-1/3 max-w-60" />
    </>
  )
}

type RowsProps = {
  rows?: number
  /** Height of one row, on phones and on wide screens. */
  rowClassName: string
}

/** Cards below each other. */
export function CardsSkeleton({ rows = 5, rowClassName, className }: RowsProps & { className?: string }) {
  return (
    <div className={classNames('grid grid-cols-[minmax(0,1fr)] gap-4', className)}>
      {keys(rows).map((row) => (
        <div key={row} className={classNames('card grid content-start gap-3 overflow-hidden p-5', rowClassName)}>
          <Lines />
        </div>
      ))}
    </div>
  )
}

/** One card whose rows are divided by lines. */
export function RowsSkeleton({ rows = 10, rowClassName }: RowsProps) {
  return (
    <div className="card divide-y divide-line overflow-hidden">
      {keys(rows).map((row) => (
        <div key={row} className={classNames('flex gap-4 p-4', rowClassName)}>
          <Skeleton className="size-10 flex-none" />
          <div className="grid flex-1 content-start gap-2">
            <Lines />
          </div>
        </div>
      ))}
    </div>
  )
}

/** A table below what narrows it; on phones its rows are cards. */
export function TableSkeleton({ above, hasBar = true, rows = 12, rowClassName }: RowsProps & TableSkeletonProps) {
  return (
    <>
      {above}
      {hasBar && <div className="h-14 max-md:hidden" />}
      <div className="card overflow-hidden">
        <div className="h-[3.1rem] border-b border-line" />
        {keys(rows).map((row) => (
          <div
            key={row}
            className={classNames('grid content-start gap-2 overflow-hidden border-b border-line p-4', rowClassName)}
          >
            <Lines />
          </div>
        ))}
      </div>
    </>
  )
}

type TableSkeletonProps = {
  above?: ReactNode
  /** The line with the choice of columns above a table. */
  hasBar?: boolean
}

/** Columns of cards, of which phones show one. */
export function BoardSkeleton({ columns, rowClassName }: { columns: number; rowClassName: string }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 md:auto-cols-fr md:grid-flow-col md:grid-cols-none">
      {keys(columns).map((column, position) => (
        <div key={column} className={classNames('grid content-start gap-3', position > 0 && 'max-md:hidden')}>
          <Skeleton className="h-9 w-24" />
          <CardsSkeleton rows={4} rowClassName={rowClassName} />
        </div>
      ))}
    </div>
  )
}

/** Figures side by side, on phones in two columns. */
export function FiguresSkeleton({ count, className }: { count: number; className: string }) {
  return (
    <div className={classNames('kpi-strip', className)}>
      {keys(count).map((figure) => (
        <div key={figure}>
          <Skeleton className="h-4 w-2/3" />
          <Skeleton className="mt-2 h-7 w-1/3" />
        </div>
      ))}
    </div>
  )
}

/** A heading and what stands below it. */
export function SectionSkeleton({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <div className={className}>
      <Skeleton className="mb-3 h-7 w-48" />
      {children}
    </div>
  )
}

/** Fields above a list; give it the height they take. */
export function FiltersSkeleton({ className }: { className: string }) {
  return (
    <div className={classNames('overflow-hidden', className)}>
      <Skeleton className="mt-5 h-11 w-full max-w-xl" />
    </div>
  )
}
