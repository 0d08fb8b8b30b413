import { classNames } from '../class-names'
import { Skeleton } from './skeleton'

/** A list that is loading. Shown after 300 ms; `rowClassName` gives a row the height of the real one. */
export function SkeletonList({
  label,
  rows = 5,
  rowClassName = 'h-24',
}: {
  label: string
  rows?: number
  rowClassName?: string
}) {
  return (
    <div className="appear-late grid gap-3" aria-busy="true">
      <p className="sr-only" role="status">
        {label}
      </p>
      {Array.from({ length: rows }, (_, row) => `row-${row}`).map((row) => (
        <div key={row} aria-hidden="true" className={classNames('card flex gap-4 p-5', rowClassName)}>
          <Skeleton className="size-12 flex-none" />
          <div className="grid flex-1 content-start gap-3">
            <Skeleton className="h-5 w-2/3" />
            <Skeleton className="h-4 w-1/3" />
          </div>
        </div>
      ))}
    </div>
  )
}
