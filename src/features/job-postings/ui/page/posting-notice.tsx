import { ButtonLink } from '~/ui/buttons/link'
import type { PostingView } from '../../views'

/** Says that a posting has ended; nothing while it is open, and a paused one says so by its signal. */
export function PostingNotice({ posting }: { posting: PostingView }) {
  if (!posting.gone) return null
  return (
    <div role="note" className="card col-span-full flex flex-wrap items-center gap-x-6 gap-y-3 p-5">
      <svg viewBox="0 0 96 44" className="w-24 flex-none" aria-hidden="true" fill="none" strokeWidth="5">
        <path d="M2 34H68" stroke="var(--color-edge)" />
        <path d="M74 8V40M88 8V40M68 16H94" stroke="var(--color-error)" strokeLinecap="round" />
      </svg>
      <div className="min-w-0 basis-60 grow">
        <h2 className="text-lg">Diese Stelle ist nicht mehr ausgeschrieben.</h2>
        <p className="text-sm">Bewerben kannst du dich hier nicht mehr.</p>
      </div>
      <ButtonLink
        to="/search/jobs"
        search={posting.occupationField ? { berufsfeld: posting.occupationField } : {}}
        size="sm"
      >
        Ähnliche Stellen suchen
      </ButtonLink>
    </div>
  )
}
