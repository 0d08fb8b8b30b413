import { Chip } from '~/ui/chip'
import { type MailState, mailStateLabels } from '../search-params'

const tones = {
  waiting: 'info',
  retrying: 'warn',
  delivered: 'success',
  failed: 'error',
} as const satisfies Record<MailState, unknown>

/** How far a mail of the outbox is, in a word. */
export function MailStateChip({ state }: { state: MailState }) {
  return <Chip tone={tones[state]}>{mailStateLabels[state]}</Chip>
}
