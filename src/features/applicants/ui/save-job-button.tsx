import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Bookmark, BookmarkCheck } from 'lucide-react'
import { useSessionUser } from '~/platform/client/session'
import { useTRPC } from '~/platform/client/trpc'
import { Button } from '~/ui/button'

type SaveJobButtonProps = {
  jobPostingId: string
  title: string
  isIcon?: boolean
  size?: 'sm' | 'md'
  /** Asked before letting go, where something would be lost with it. */
  confirmRemoval?: () => Promise<boolean>
}

/**
 * Saves a job, or lets go of it. Visitors are sent to sign in and come back; companies do not see it. What it shows
 * comes from the reader's own list, never from the page, which is the same for everybody.
 */
export function SaveJobButton({
  jobPostingId,
  title,
  isIcon = false,
  size = 'md',
  confirmRemoval,
}: SaveJobButtonProps) {
  const user = useSessionUser()
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const canSave = user?.applicantProfile != null
  const { data: ids = [] } = useQuery(trpc.savedJob.ids.queryOptions(undefined, { enabled: canSave }))
  const toggle = useMutation(
    trpc.savedJob.toggle.mutationOptions({
      onSettled: () => queryClient.invalidateQueries(trpc.savedJob.pathFilter()),
    }),
  )
  if (user && user.type !== 'APPLICANT') return null
  const isSaved = toggle.isPending ? toggle.variables.isSaved : ids.includes(jobPostingId)
  const Icon = isSaved ? BookmarkCheck : Bookmark

  async function click() {
    if (!user) void navigate({ to: '/auth/login', search: { redirect: `/job-posting/${jobPostingId}` } })
    else if (!canSave) void navigate({ to: '/app/applicant/profile' })
    else if (!isSaved || !confirmRemoval || (await confirmRemoval())) toggle.mutate({ jobPostingId, isSaved: !isSaved })
  }

  return (
    <Button
      variant={isIcon ? 'quiet' : 'outline'}
      size={size}
      isIcon={isIcon}
      aria-pressed={isSaved}
      aria-label={isIcon ? `${title} merken` : undefined}
      onClick={() => void click()}
    >
      <Icon aria-hidden="true" />
      {!isIcon && (isSaved ? 'Gemerkt' : 'Merken')}
    </Button>
  )
}
