import { useMutation } from '@tanstack/react-query'
import { Ban, Contact, Ellipsis } from 'lucide-react'
import { useTRPC } from '~/platform/client/trpc'
import { confirm } from '~/ui/dialog/confirm'
import { Menu, type MenuItem } from '~/ui/navigation/menu'
import type { ThreadView } from '../../views'
import { useShareContact } from './use-share-contact'

/** Agree to show addresses, block. A message is reported at the message itself. */
export function ThreadMenu({ thread }: { thread: ThreadView }) {
  const trpc = useTRPC()
  const share = useShareContact()
  const block = useMutation(trpc.conversation.block.mutationOptions())
  const { id: conversationId, side, blockedBy } = thread
  const isCompany = side === 'company'
  async function askToBlock() {
    const isSure = await confirm({
      title: 'Unterhaltung blockieren?',
      message: isCompany
        ? 'Danach kann niemand mehr in dieser Unterhaltung schreiben. Sie können sie später wieder öffnen.'
        : 'Danach kann niemand mehr in dieser Unterhaltung schreiben. Du kannst sie später wieder öffnen.',
      acceptLabel: 'Blockieren',
      rejectLabel: 'Abbrechen',
      tone: 'danger',
    })
    if (isSure) block.mutate({ conversationId, isBlocked: true })
  }
  const items: (MenuItem | false)[] = [
    {
      id: 'share',
      label: thread.hasShared ? 'Kontaktdaten nicht mehr zeigen' : 'Kontaktdaten freigeben',
      icon: Contact,
      onAction: () => share.mutate({ conversationId, isShared: !thread.hasShared }),
    },
    blockedBy === null && {
      id: 'block',
      label: 'Blockieren',
      icon: Ban,
      tone: 'danger',
      onAction: () => void askToBlock(),
    },
    blockedBy === side && {
      id: 'unblock',
      label: 'Blockierung aufheben',
      icon: Ban,
      onAction: () => block.mutate({ conversationId, isBlocked: false }),
    },
  ]
  return (
    <Menu label="Weitere Aktionen" isIcon size="sm" items={items.filter((item) => item !== false)}>
      <Ellipsis aria-hidden="true" />
    </Menu>
  )
}
