import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useHydrated } from '@tanstack/react-router'
import { Bookmark, BookmarkCheck } from 'lucide-react'
import { changeAtOnce } from '~/platform/client/change-at-once'
import { useSessionUser } from '~/platform/client/session'
import { useTRPC } from '~/platform/client/trpc'
import { Button } from '~/ui/buttons/button'
import { toast } from '~/ui/toast/toast-store'
import type { SavedJobs } from '../views'

type SaveJobButtonProps = {
  jobPostingId: string
  title: string
  isIcon?: boolean
  /** Used in the list of saved jobs, where unsaving removes the row immediately; a message offers to undo that. */
  leavesList?: boolean
  /** The person's own note in that list: undo restores it, too. */
  note?: string | null
}

/**
 * Saves or unsaves a job. Visitors sign in first, and find it saved; companies do not see it. Its state comes from the
 * reader's own list, never from the page, which is the same for everybody.
 */
export function SaveJobButton(props: SaveJobButtonProps) {
  const user = useSessionUser()
  if (!user) return <VisitorsButton {...props} />
  if (user.type !== 'APPLICANT') return null
  return <ApplicantsButton {...props} />
}

/** Makes no request: most readers are visitors, and a page has many of these. The list saves it after signing in. */
function VisitorsButton({ jobPostingId, ...look }: SaveJobButtonProps) {
  return (
    <SaveButton
      {...look}
      isSaved={false}
      onClick={() => window.location.assign(`/app/applicant/saved?merken=${jobPostingId}`)}
    />
  )
}

function ApplicantsButton({ jobPostingId, leavesList = false, note = null, ...look }: SaveJobButtonProps) {
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  // In a part that hydrates later (`lazyLater`) they are known before it does, and its HTML has none of them.
  const isHydrated = useHydrated()
  const { data: ids = [] } = useQuery(trpc.savedJob.ids.queryOptions())
  const toggle = useMutation(
    trpc.savedJob.toggle.mutationOptions({
      onMutate: ({ isSaved }) => (leavesList && !isSaved ? leaveList() : undefined),
      onError: (_error, _input, putBack) => putBack?.(),
      onSuccess: (_answer, { isSaved }) => {
        if (leavesList && !isSaved) offerUndo()
      },
    }),
  )
  function leaveList() {
    return changeAtOnce<SavedJobs>(queryClient, trpc.savedJob.list.pathFilter(), (data) => ({
      ...data,
      items: data.items.filter(({ id }) => id !== jobPostingId),
    }))
  }
  function offerUndo() {
    toast.show({
      severity: 'secondary',
      title: 'Nicht mehr gemerkt',
      message: look.title,
      life: 8000,
      action: { label: 'Rückgängig', onAction: () => toggle.mutate({ jobPostingId, isSaved: true, note }) },
    })
  }
  const isSaved = toggle.isPending ? toggle.variables.isSaved : isHydrated && ids.includes(jobPostingId)

  return <SaveButton {...look} isSaved={isSaved} onClick={() => toggle.mutate({ jobPostingId, isSaved: !isSaved })} />
}

type SaveButtonProps = Pick<SaveJobButtonProps, 'title' | 'isIcon'> & { isSaved: boolean; onClick: () => void }

function SaveButton({ title, isIcon = false, isSaved, onClick }: SaveButtonProps) {
  const Icon = isSaved ? BookmarkCheck : Bookmark
  return (
    <Button
      variant={isIcon ? 'quiet' : 'outline'}
      isIcon={isIcon}
      aria-pressed={isSaved}
      aria-label={isIcon ? `${title} merken` : undefined}
      onClick={onClick}
    >
      <Icon aria-hidden="true" />
      {!isIcon && (isSaved ? 'Gemerkt' : 'Merken')}
    </Button>
  )
}
