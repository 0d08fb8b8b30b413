import { Skeleton } from '~/ui/states/skeleton'
import { Spinner } from '~/ui/states/spinner'

/** Shown while a conversation loads: header, a few messages, the answer box. */
export function ThreadSkeleton() {
  return (
    <>
      <div aria-busy="true" className="flex flex-none items-center gap-3 border-b border-line px-4 py-3">
        <Skeleton className="size-10 flex-none" />
        <Spinner isLate label="Unterhaltung wird geladen" />
      </div>
      <div aria-hidden="true" className="pane-scroll grid content-start gap-4 bg-canvas px-4 py-5">
        <Skeleton className="h-20 w-2/3" />
        <Skeleton className="h-20 w-2/3 justify-self-end" />
      </div>
      <div aria-hidden="true" className="flex-none border-t border-line p-4">
        <Skeleton className="h-48" />
      </div>
    </>
  )
}
