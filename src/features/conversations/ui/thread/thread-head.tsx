import { useMutation } from '@tanstack/react-query'
import { Ban, Contact, Ellipsis } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'
import { statusLabels } from '~/features/applications/lifecycle'
import { CompanyMark } from '~/features/companies/ui/pictures/company-mark'
import { useTRPC } from '~/platform/client/trpc'
import { Avatar } from '~/ui/avatar'
import { ButtonLink } from '~/ui/buttons/link'
import { confirm } from '~/ui/dialog/confirm'
import { Menu, type MenuItem } from '~/ui/navigation/menu'
import { TitleText } from '~/ui/text/title-text'
import type { ThreadView } from '../../views'
import { useShareContact } from './use-share-contact'

/** With whom and about what, with links, and the actions of the conversation. */
export function ThreadHead({ thread }: { thread: ThreadView }) {
  const isCompany = thread.side === 'company'
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => {
    // Opened from the list: reading continues here, not at the row.
    if (document.activeElement?.closest('[data-conversation]')) heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <div className="flex flex-none flex-wrap items-center gap-x-3 gap-y-1 border-b border-line px-4 py-3 sm:grid sm:grid-cols-[auto_minmax(0,1fr)_auto]">
      <div className="xl:row-span-2">
        {isCompany ? (
          <Avatar name={thread.partner} isNameless={thread.isHidden} />
        ) : (
          <CompanyMark name={thread.partner} logoFileId={thread.partnerLogoFileId} />
        )}
      </div>
      <h2 ref={heading} tabIndex={-1} className="min-w-0 flex-1 basis-48 text-lg leading-tight wrap-anywhere">
        {thread.partner}
      </h2>
      <div className="no-print flex gap-2 max-sm:order-last xl:row-span-2">
        {isCompany && !thread.applicationId && thread.applicantProfileId && (
          <ButtonLink
            to="/resume/$applicantProfileId"
            params={{ applicantProfileId: thread.applicantProfileId }}
            variant="outline"
            size="sm"
          >
            Zum Lebenslauf
          </ButtonLink>
        )}
        {thread.applicationId && (
          <ButtonLink
            to={isCompany ? '/app/company/applications' : '/app/applicant/applications'}
            search={{ bewerbung: thread.applicationId }}
            variant="outline"
            size="sm"
          >
            Zur Bewerbung
          </ButtonLink>
        )}
        <ThreadMenu thread={thread} />
      </div>
      {/* Beside the buttons there is no room for it in a narrow window. */}
      <p className="text-sm text-muted wrap-anywhere max-sm:w-full max-xl:col-span-3 xl:col-start-2">
        {thread.subject ? <TitleText title={thread.subject} /> : 'Über den Lebenslauf'}
        {thread.status && `, ${statusLabels[thread.side][thread.status]}`}
      </p>
    </div>
  )
}

/** Agree to show addresses, block. A message is reported at the message itself. */
function ThreadMenu({ thread }: { thread: ThreadView }) {
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
