import { Chip, type ChipTone } from '~/ui/chip'
import { type ApplicationStatus, applicationStatusLabels } from '../lifecycle'

const TONES = {
  submitted: 'neutral',
  in_review: 'info',
  interview: 'accent',
  offer: 'success',
  hired: 'success',
  rejected: 'error',
  withdrawn: 'mute',
} satisfies Record<ApplicationStatus, ChipTone>

export function StatusChip({ status }: { status: ApplicationStatus }) {
  return <Chip tone={TONES[status]}>{applicationStatusLabels[status]}</Chip>
}
