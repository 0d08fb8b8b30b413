import { useLayoutEffect, useRef } from 'react'
import { statusLabels } from '~/features/applications/lifecycle'
import { CompanyMark } from '~/features/companies/ui/pictures/company-mark'
import { Avatar } from '~/ui/avatar'
import { ButtonLink } from '~/ui/buttons/link'
import { TitleText } from '~/ui/text/title-text'
import type { ThreadView } from '../../views'
import { ThreadMenu } from './thread-menu'

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
