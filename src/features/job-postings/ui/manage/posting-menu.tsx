import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import {
  Archive,
  ChartColumn,
  CheckCheck,
  Copy,
  Ellipsis,
  Eye,
  LayoutTemplate,
  Pause,
  Play,
  RefreshCw,
  Rocket,
  Trash2,
} from 'lucide-react'
import type { PostingRights } from '~/features/job-postings/policy'
import { RUN_DAYS } from '~/features/job-postings/vocabulary'
import { addDays } from '~/lib/dates/dates'
import { uuidv7 } from '~/lib/uuid'
import { useTRPC } from '~/platform/client/trpc'
import { confirm } from '~/ui/dialog/confirm'
import { useKeptOpen } from '~/ui/form/guard/use-kept-open'
import { Menu, type MenuItem } from '~/ui/navigation/menu'
import { toast } from '~/ui/toast/toast-store'
import { SaveTemplateDialog } from './save-template-dialog'

type PostingMenuProps = {
  posting: {
    id: string
    title: string
    publishedAt: Date | null
    runsUntil: Date | null
    /** Not what the platform has removed, nor what belongs to a suspended company. */
    isShown: boolean
    can: PostingRights
  }
  now: Date
  /** On the posting's own page, where publishing waits for the form. */
  isOnItsPage?: boolean
}

/** Actions for a posting, besides editing it. */
export function PostingMenu({ posting, now, isOnItsPage = false }: PostingMenuProps) {
  const { id, title, publishedAt, runsUntil, isShown, can } = posting
  const trpc = useTRPC()
  const navigate = useNavigate()
  const [isKeeping, setKeeping] = useKeptOpen(`als-vorlage ${posting.id}`)
  /** Shown once the list is up to date, even if the row with this menu is gone by then. */
  const after = (text?: string) => ({
    onSettled: async (_result: unknown, error: unknown) => {
      if (text && !error) toast.success(text, title)
    },
  })
  const publish = useMutation(trpc.jobPosting.publish.mutationOptions(after('Stelle veröffentlicht')))
  const pause = useMutation(trpc.jobPosting.pause.mutationOptions(after('Stelle pausiert')))
  const resume = useMutation(trpc.jobPosting.resume.mutationOptions(after('Stelle wieder online')))
  const stillOpen = useMutation(trpc.jobPosting.confirm.mutationOptions(after('Als offen bestätigt')))
  const renew = useMutation(trpc.jobPosting.renew.mutationOptions(after('Stelle verlängert')))
  const duplicate = useMutation(trpc.jobPosting.duplicate.mutationOptions(after()))
  const remove = useMutation(trpc.jobPosting.delete.mutationOptions(after('Entwurf gelöscht')))

  async function askToDelete() {
    const isSure = await confirm({
      title: 'Entwurf löschen?',
      icon: Trash2,
      message: `Wir löschen „${title}“. Das lässt sich nicht rückgängig machen.`,
      acceptLabel: 'Löschen',
      rejectLabel: 'Behalten',
      tone: 'danger',
    })
    if (!isSure) return
    // Leave the page first: its content is about to be deleted.
    if (isOnItsPage) await navigate({ to: '/app/company/job-postings', ignoreBlocker: true })
    remove.mutate({ id })
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

  // Renewing never shortens a run; choices without effect are not offered.
  const renewals = can.renew ? RUN_DAYS.filter((days) => runsUntil === null || addDays(now, days - 1) > runsUntil) : []
  const items: (MenuItem | false)[] = [
    publishedAt !== null && isShown && { id: 'view', label: 'Stelle ansehen', icon: Eye, href: `/job-posting/${id}` },
    can.publish &&
      !isOnItsPage && {
        id: 'publish',
        label: 'Veröffentlichen',
        icon: Rocket,
        onAction: () => publish.mutate({ id }),
      },
    can.confirm && {
      id: 'confirm',
      label: 'Noch offen',
      icon: CheckCheck,
      onAction: () => stillOpen.mutate({ id }),
    },
    can.pause && {
      id: 'pause',
      label: 'Pausieren',
      icon: Pause,
      onAction: () => pause.mutate({ id }),
    },
    can.resume && {
      id: 'resume',
      label: 'Fortsetzen',
      icon: Play,
      onAction: () => resume.mutate({ id }),
    },
    ...renewals.map(
      (days): MenuItem => ({
        id: `renew-${days}`,
        label: `Auf ${days}\u00a0Tage verlängern`,
        icon: RefreshCw,
        onAction: () => renew.mutate({ id, runDays: days }),
      }),
    ),
    publishedAt !== null && {
      id: 'statistics',
      label: 'Auswertung',
      icon: ChartColumn,
      href: `/app/company/job-postings/${id}/statistics`,
    },
    { id: 'duplicate', label: 'Duplizieren', icon: Copy, onAction: copy },
    { id: 'template', label: 'Als Vorlage speichern', icon: LayoutTemplate, onAction: () => setKeeping(true) },
    can.archive && {
      id: 'archive',
      label: 'Beenden',
      icon: Archive,
      tone: 'danger',
      // A separate page, where waiting applicants are answered.
      href: `/app/company/job-postings/${id}/close`,
    },
    can.delete && { id: 'delete', label: 'Löschen', icon: Trash2, tone: 'danger', onAction: () => void askToDelete() },
  ]
  return (
    <>
      <Menu label={`Aktionen für ${title}`} items={items.filter((item) => item !== false)} isIcon size="sm">
        <Ellipsis aria-hidden="true" />
      </Menu>
      {isKeeping && <SaveTemplateDialog posting={posting} onClose={() => setKeeping(false)} />}
    </>
  )
}
