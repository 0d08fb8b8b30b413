import type { ReactNode } from 'react'
import { classNames } from '../class-names'
import { Skeleton } from './skeleton'

/** Rows of a loading list: enough to fill a window. */
const keys = (count: number) => Array.from({ length: count }, (_, row) => `row-${row}`)

/** A height in rem: one for all screens, or one for phones and one from 48 rem of width on. */
export type Tall = number | readonly [phone: number, wide: number]

/** As a style, because a class for each height would be in every visitor's style sheet. */
function tall(height: Tall) {
  const [phone, wide] = typeof height === 'number' ? [height, height] : height
  return { '--tall': `${phone}rem`, '--tall-wide': `${wide}rem` }
}

function Lines() {
  return (
    <>
      <Skeleton className="h-5 w-2/3" />
      <Skeleton className="h-4 w-1/3 max-w-60" />
    </>
  )
}

type RowsProps = {
  rows?: number
  rowHeight: Tall
}

/** Cards in a column. */
export function CardsSkeleton({ rows = 5, rowHeight, className }: RowsProps & { className?: string }) {
  return (
    <div className={classNames('grid grid-cols-[minmax(0,1fr)] gap-4', className)}>
      {keys(rows).map((row) => (
        <div key={row} className="tall card grid content-start gap-3 overflow-hidden p-5" style={tall(rowHeight)}>
          <Lines />
        </div>
      ))}
    </div>
  )
}

/** One card whose rows are divided by lines. */
export function RowsSkeleton({ rows = 10, rowHeight }: RowsProps) {
  return (
    <div className="card divide-y divide-line overflow-hidden">
      {keys(rows).map((row) => (
        <div key={row} className="tall flex gap-4 p-4" style={tall(rowHeight)}>
          <Skeleton className="size-10 flex-none" />
          <div className="grid flex-1 content-start gap-2">
            <Lines />
          </div>
        </div>
      ))}
    </div>
  )
}

/** A table below its filters; on phones its rows are cards. */
export function TableSkeleton({ above, hasBar = true, rows = 12, rowHeight }: RowsProps & TableSkeletonProps) {
  return (
    <>
      {above}
      {hasBar && <div className="h-14 max-md:hidden" />}
      <div className="card overflow-hidden">
        <div className="tall border-b border-line" style={tall(3.1)} />
        {keys(rows).map((row) => (
          <div
            key={row}
            className="tall grid content-start gap-2 overflow-hidden border-b border-line p-4"
            style={tall(rowHeight)}
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

/** Columns of cards; phones show one. */
export function BoardSkeleton({ columns, rowHeight }: { columns: number; rowHeight: Tall }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 md:auto-cols-fr md:grid-flow-col md:grid-cols-none">
      {keys(columns).map((column, position) => (
        <div key={column} className={classNames('grid content-start gap-3', position > 0 && 'max-md:hidden')}>
          <Skeleton className="h-9 w-24" />
          <CardsSkeleton rows={4} rowHeight={rowHeight} />
        </div>
      ))}
    </div>
  )
}

/** Figures side by side, on phones in two columns; `height` is that of one. */
export function FiguresSkeleton({ count, height, columns = count }: { count: number; height: Tall; columns?: number }) {
  return (
    <div className="kpi-strip" style={{ '--kpi-count': columns }}>
      {keys(count).map((figure) => (
        <div key={figure} className="tall" style={tall(height)}>
          <Skeleton className="h-4 w-2/3" />
          <Skeleton className="mt-2 h-7 w-1/3" />
        </div>
      ))}
    </div>
  )
}

/** A heading and the content below it. */
export function SectionSkeleton({ children }: { children: ReactNode }) {
  return (
    <div>
      <Skeleton className="mb-3 h-7 w-48" />
      {children}
    </div>
  )
}

/** Placeholder for the fields above a list, in their height. */
export function FiltersSkeleton({ height, className }: { height: Tall; className?: string }) {
  return (
    <div className={classNames('tall overflow-hidden', className)} style={tall(height)}>
      <Skeleton className="mt-5 h-11 w-full max-w-xl" />
    </div>
  )
}

/** One grey area. */
export function BlockSkeleton({ height, className }: { height: Tall; className?: string }) {
  return <span className={classNames('skeleton tall', className)} style={tall(height)} />
}
