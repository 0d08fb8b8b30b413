import { Chip } from '~/ui/chip'
import { type MailState, mailStateLabels } from '../search-params'

const tones = {
  waiting: 'info',
  retrying: 'warn',
  delivered: 'success',
  failed: 'error',
} as const satisfies Record<MailState, unknown>

/** The delivery state of a mail, in one word. */
export function MailStateChip({ state }: { state: MailState }) {
  return <Chip tone={tones[state]}>{mailStateLabels[state]}</Chip>
}
