import { useMutation } from '@tanstack/react-query'
import { Send } from 'lucide-react'
import { ensureFresh } from '~/features/accounts/ui/step-up/ensure-fresh'
import { formatMoment } from '~/lib/dates/dates'
import { useTRPC } from '~/platform/client/trpc'
import { Button } from '~/ui/buttons/button'
import { Chip, type ChipTone } from '~/ui/chip'
import { EmptyState } from '~/ui/states/empty-state'
import { actionsColumn, Table, type TableColumn } from '~/ui/table/table'
import type { MailSending as Sending } from '../views'

/** How the mails of each class leave, and a button for those that wait for their next attempt. */
export function MailSending({ sending }: { sending: readonly Sending[] }) {
  return (
    <Table
      columnChoiceKey="versand"
      caption="E-Mail-Versand"
      columns={columns}
      rows={sending.map((each) => ({ ...each, id: each.name }))}
      empty={<EmptyState meaning="start" title="Es gibt keinen Versand." />}
    />
  )
}

const states = {
  ok: { tone: 'success', label: 'In Ordnung' },
  kept: { tone: 'neutral', label: 'Bleibt im Postausgang' },
  retrying: { tone: 'warn', label: 'Wird wiederholt' },
  late: { tone: 'error', label: 'Geht nicht hinaus' },
} as const satisfies Record<Sending['state'], { tone: ChipTone; label: string }>

const moment = (at: Date | null) => (at ? formatMoment(at) : '–')

const columns: TableColumn<Sending>[] = [
  {
    id: 'name',
    header: 'E-Mails',
    isPrimary: true,
    cell: ({ label }) => <span className="font-semibold">{label}</span>,
  },
  {
    id: 'state',
    header: 'Status',
    cell: ({ state }) => <Chip tone={states[state].tone}>{states[state].label}</Chip>,
  },
  {
    id: 'waiting',
    header: 'Wartend',
    align: 'right',
    cell: ({ waiting }) => <span className="num">{waiting.toLocaleString('de-DE')}</span>,
  },
  { id: 'oldest', header: 'Älteste seit', isOffWhenNarrow: true, cell: ({ oldest }) => moment(oldest) },
  { id: 'next', header: 'Nächster Versuch', isOffWhenNarrow: true, cell: ({ nextAt }) => moment(nextAt) },
  { id: 'sent', header: 'Zuletzt gesendet', isOffWhenNarrow: true, cell: ({ lastSentAt }) => moment(lastSentAt) },
  {
    id: 'error',
    header: 'Letzter Fehler',
    cell: ({ lastError }) =>
      lastError === null ? (
        'Keiner'
      ) : (
        <code className="block max-w-sm text-xs wrap-anywhere text-muted">{lastError}</code>
      ),
  },
  { ...actionsColumn, cell: (row) => row.can.send && <SendButton sending={row} /> },
]

function SendButton({ sending: { name, label } }: { sending: Sending }) {
  const trpc = useTRPC()
  const send = useMutation(
    trpc.admin.sendMails.mutationOptions({ meta: { done: 'Die wartenden E-Mails gehen jetzt hinaus' } }),
  )
  async function sendNow() {
    if (await ensureFresh()) send.mutate({ class: name })
  }
  return (
    <Button
      size="sm"
      variant="outline"
      isPending={send.isPending}
      aria-label={`${label}: Jetzt senden`}
      onClick={() => void sendNow()}
    >
      <Send aria-hidden="true" />
      Jetzt senden
    </Button>
  )
}
