import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import {
  Archive,
  ChartColumn,
  CheckCheck,
  Copy,
  Ellipsis,
  Eye,
  Pause,
  Play,
  RefreshCw,
  Rocket,
  Trash2,
} from 'lucide-react'
import { addDays } from '~/lib/dates'
import { uuidv7 } from '~/lib/uuid'
import { useTRPC } from '~/platform/client/trpc'
import { confirm } from '~/ui/dialog/confirm'
import { Menu, type MenuItem } from '~/ui/menu'
import { toast } from '~/ui/toast/toast-store'
import type { PostingRights } from '../policy'
import { RUN_DAYS } from '../vocabulary'

type PostingMenuProps = {
  posting: { id: string; title: string; publishedAt: Date | null; runsUntil: Date | null; can: PostingRights }
  now: Date
  /** On the posting's own page, where publishing waits for what is in the form. */
  isOnItsPage?: boolean
}

/** What can be done with a posting, besides editing it. */
export function PostingMenu({ posting, now, isOnItsPage = false }: PostingMenuProps) {
  const { id, title, publishedAt, runsUntil, can } = posting
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const refresh = { onSettled: () => queryClient.invalidateQueries(trpc.jobPosting.pathFilter()) }
  const publish = useMutation(trpc.jobPosting.publish.mutationOptions(refresh))
  const pause = useMutation(trpc.jobPosting.pause.mutationOptions(refresh))
  const resume = useMutation(trpc.jobPosting.resume.mutationOptions(refresh))
  const stillOpen = useMutation(trpc.jobPosting.confirm.mutationOptions(refresh))
  const renew = useMutation(trpc.jobPosting.renew.mutationOptions(refresh))
  const duplicate = useMutation(trpc.jobPosting.duplicate.mutationOptions(refresh))
  const remove = useMutation(trpc.jobPosting.delete.mutationOptions(refresh))

  function done(text: string) {
    return { onSuccess: () => void toast.show({ severity: 'success', title: text, message: title, life: 5000 }) }
  }
  async function askToDelete() {
    const isSure = await confirm({
      title: 'Entwurf löschen?',
      icon: Trash2,
      message: `„${title}“ wird endgültig gelöscht.`,
      acceptLabel: 'Löschen',
      rejectLabel: 'Behalten',
      tone: 'danger',
    })
    if (!isSure) return
    // Off the page first: what it shows is about to be gone.
    if (isOnItsPage) await navigate({ to: '/app/company/job-postings', ignoreBlocker: true })
    remove.mutate({ id }, done('Entwurf gelöscht'))
  }
  function copy() {
    duplicate.mutate(
      { id: uuidv7(), sourceId: id },
      {
        onSuccess: (created) =>
          void navigate({ to: '/app/company/job-postings/$jobPostingId', params: { jobPostingId: created.id } }),
      },
    )
  }

  // Renewing never shortens a run; what would change nothing is not offered.
  const renewals = can.renew ? RUN_DAYS.filter((days) => runsUntil === null || addDays(now, days - 1) > runsUntil) : []
  const items: (MenuItem | false)[] = [
    publishedAt !== null && { id: 'view', label: 'Anzeige ansehen', icon: Eye, href: `/job-posting/${id}` },
    can.publish &&
      !isOnItsPage && {
        id: 'publish',
        label: 'Veröffentlichen',
        icon: Rocket,
        onAction: () => publish.mutate({ id }, done('Stelle veröffentlicht')),
      },
    can.confirm && {
      id: 'confirm',
      label: 'Noch offen',
      icon: CheckCheck,
      onAction: () => stillOpen.mutate({ id }, done('Als offen bestätigt')),
    },
    can.pause && {
      id: 'pause',
      label: 'Pausieren',
      icon: Pause,
      onAction: () => pause.mutate({ id }, done('Stelle pausiert')),
    },
    can.resume && {
      id: 'resume',
      label: 'Fortsetzen',
      icon: Play,
      onAction: () => resume.mutate({ id }, done('Stelle wieder online')),
    },
    ...renewals.map(
      (days): MenuItem => ({
        id: `renew-${days}`,
        label: `Auf ${days} Tage verlängern`,
        icon: RefreshCw,
        onAction: () => renew.mutate({ id, runDays: days }, done('Stelle verlängert')),
      }),
    ),
    publishedAt !== null && {
      id: 'statistics',
      label: 'Statistik',
      icon: ChartColumn,
      href: `/app/company/job-postings/${id}/statistics`,
    },
    { id: 'duplicate', label: 'Duplizieren', icon: Copy, onAction: copy },
    can.archive && {
      id: 'archive',
      label: 'Beenden',
      icon: Archive,
      tone: 'danger',
      // A page of its own: whoever still waits is answered on the way.
      href: `/app/company/job-postings/${id}/close`,
    },
    can.delete && { id: 'delete', label: 'Löschen', icon: Trash2, tone: 'danger', onAction: () => void askToDelete() },
  ]
  return (
    <Menu label={`Aktionen für ${title}`} items={items.filter((item) => item !== false)} isIcon size="sm">
      <Ellipsis aria-hidden="true" />
    </Menu>
  )
}
