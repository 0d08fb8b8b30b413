import { Chip, type ChipTone } from '~/ui/chip'
import {
  type ApplicationSide,
  type ApplicationStatus,
  type EndReason,
  endReasonLabels,
  statusLabels,
} from '../lifecycle'

const TONES = {
  submitted: 'neutral',
  in_review: 'info',
  interview: 'accent',
  offer: 'success',
  hired: 'success',
  rejected: 'error',
  withdrawn: 'mute',
} satisfies Record<ApplicationStatus, ChipTone>

type Props = { status: ApplicationStatus; side: ApplicationSide; endReason?: EndReason | null }

/** The state with the label of the reading side, and why it ended when nobody decided. */
export function StatusChip({ status, side, endReason }: Props) {
  const label = statusLabels[side][status]
  return <Chip tone={TONES[status]}>{endReason ? `${label}: ${endReasonLabels[endReason]}` : label}</Chip>
}
