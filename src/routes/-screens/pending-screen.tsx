import { SkeletonList } from '~/ui/skeleton'
import { Spinner } from '~/ui/spinner'

/**
 * Shown when a page takes longer than 300 ms, which the router waits for: what is about to come is as high as the
 * window, so that nothing below it moves.
 */
export function PendingScreen() {
  return (
    <main id="inhalt" tabIndex={-1} className="wrap min-h-dvh w-full flex-1 py-6 md:py-8">
      <p className="flex h-10 items-center">
        <Spinner isLate label="Seite wird geladen" />
      </p>
      <div className="mt-4" aria-hidden="true">
        <SkeletonList isLate label="" rows={6} rowClassName="h-32" />
      </div>
    </main>
  )
}
