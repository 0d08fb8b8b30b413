import { type JobPostingStatus, jobPostingStatusLabels } from '~/features/job-postings/vocabulary'
import { Chip, type ChipTone } from '~/ui/chip'

const TONES = {
  draft: 'mute',
  published: 'success',
  paused: 'info',
  expired: 'warn',
  archived: 'mute',
} satisfies Record<JobPostingStatus, ChipTone>

const DAY = 24 * 60 * 60 * 1000
/** A posting is marked as ending soon from this many days before. */
const SOON_DAYS = 7

type StatusChipProps = {
  status: JobPostingStatus
  runsUntil: Date | null
  pausedByLicense: boolean
  pausedUnconfirmed?: boolean
  pausedOverdue?: boolean
  /** "Still open?" was asked and not answered. */
  isConfirmationDue?: boolean
  /** By a decision of the platform. */
  isRemoved?: boolean
  now: Date
}

/**
 * The state of a posting as the company sees it; also says when the run ends soon and when the licence is the reason.
 */
export function StatusChip(props: StatusChipProps) {
  const { status, runsUntil, pausedByLicense, now } = props
  const { pausedUnconfirmed = false, pausedOverdue = false, isConfirmationDue = false, isRemoved = false } = props
  if (isRemoved) return <Chip tone="error">Entfernt</Chip>
  if (status === 'published' && isConfirmationDue) return <Chip tone="warn">Bitte bestätigen</Chip>
  if (status === 'published' && endsSoon(runsUntil, now)) return <Chip tone="warn">Läuft bald aus</Chip>
  if (status === 'paused' && pausedUnconfirmed) return <Chip tone="warn">Pausiert, nicht bestätigt</Chip>
  if (status === 'paused' && pausedOverdue) return <Chip tone="warn">Pausiert, Antworten fehlen</Chip>
  if (status === 'paused' && pausedByLicense) return <Chip tone="warn">Pausiert, Lizenz fehlt</Chip>
  return <Chip tone={TONES[status]}>{jobPostingStatusLabels[status]}</Chip>
}

/** Whether a run ends within a week. */
export function endsSoon(runsUntil: Date | null, now: Date): boolean {
  return runsUntil !== null && runsUntil.getTime() - now.getTime() < SOON_DAYS * DAY
}
