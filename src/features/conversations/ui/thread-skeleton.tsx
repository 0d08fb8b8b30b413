import { Skeleton } from '~/ui/skeleton'
import { Spinner } from '~/ui/spinner'

/** In place of a thread that takes long: head, a few messages, the answer box. */
export function ThreadSkeleton() {
  return (
    <div aria-busy="true" className="flex flex-1 flex-col gap-6 lg:gap-0">
      <div className="flex items-center gap-3 lg:border-b lg:border-line lg:px-6 lg:py-3">
        <Skeleton className="size-10 flex-none" />
        <Spinner isLate label="Unterhaltung wird geladen" />
      </div>
      <div aria-hidden="true" className="grid flex-1 content-end gap-4 lg:p-6">
        <Skeleton className="h-20 w-2/3" />
        <Skeleton className="h-20 w-2/3 justify-self-end" />
      </div>
      <div aria-hidden="true" className="lg:border-t lg:border-line lg:p-4">
        <Skeleton className="h-44" />
      </div>
    </div>
  )
}
