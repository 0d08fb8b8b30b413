import { Chip, type ChipTone } from '~/ui/chip'
import { type ApplicationSide, type ApplicationStatus, statusLabels } from '../lifecycle'

const TONES = {
  submitted: 'neutral',
  in_review: 'info',
  interview: 'accent',
  offer: 'success',
  hired: 'success',
  rejected: 'error',
  withdrawn: 'mute',
} satisfies Record<ApplicationStatus, ChipTone>

/** The state with the label of the reading side. */
export function StatusChip({ status, side }: { status: ApplicationStatus; side: ApplicationSide }) {
  return <Chip tone={TONES[status]}>{statusLabels[side][status]}</Chip>
}
