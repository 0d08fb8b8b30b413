import { Chip } from '~/ui/chip'
import type { MailState } from '../admin-lists'

const states = {
  waiting: { tone: 'info', label: 'Wartet' },
  retrying: { tone: 'warn', label: 'Wird wiederholt' },
  delivered: { tone: 'success', label: 'Zugestellt' },
  failed: { tone: 'error', label: 'Fehlgeschlagen' },
} as const satisfies Record<MailState, unknown>

/** How far a mail of the outbox is, in a word. */
export function MailStateChip({ state }: { state: MailState }) {
  const { tone, label } = states[state]
  return <Chip tone={tone}>{label}</Chip>
}
