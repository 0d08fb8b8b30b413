import { Spinner } from '~/ui/spinner'

/** Shown when a page takes longer than 300 ms. */
export function PendingScreen() {
  return (
    <div className="flex min-h-[50dvh] flex-1 items-center justify-center">
      <Spinner label="Seite wird geladen" />
    </div>
  )
}
