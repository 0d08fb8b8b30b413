import { Check, ExternalLink, Send } from 'lucide-react'
import type { ReactNode } from 'react'
import { payText } from '~/features/job-postings/posting-texts'
import { formatDay } from '~/lib/dates/dates'
import type { ButtonVariant } from '~/ui/buttons/button-class'
import { ButtonAnchor, ButtonLink } from '~/ui/buttons/link'
import { classNames } from '~/ui/class-names'
import type { PostingView } from '../../views'
import { NetPay } from './pay/net-pay'
import { useNoteStart } from './record-interest'

/** The reader's own application for the posting. */
export type SentApplication = { id: string; submittedAt: Date }

/** Pay before and after tax, and the apply button. */
export function ApplyBox({
  posting,
  sent,
  saveButton,
  isPreview = false,
}: {
  posting: PostingView
  sent?: SentApplication | null
  saveButton?: ReactNode
  /** The button is shown without a link. */
  isPreview?: boolean
}) {
  const pay = payText(posting)
  return (
    <div className="card p-5 md:p-6">
      <p className="text-sm text-muted">{pay ? `Gehalt, brutto ${pay.period}` : 'Gehalt'}</p>
      {/* 32 px: two annual salaries fit on one line. */}
      <p className="num font-display text-[2rem] font-[740] leading-tight">{pay ? pay.amount : 'ohne Angabe'}</p>
      {posting.collectiveAgreement && <p className="mt-1 text-xs text-muted">nach {posting.collectiveAgreement}</p>}
      <NetPay netPay={posting.netPay} />
      {posting.can.apply && (
        <div className={classNames('no-print mt-5 grid gap-2.5', !isPreview && '@max-5xl:hidden')} inert={isPreview}>
          <ApplyButton posting={posting} sent={sent} variant={isPreview ? 'primary' : undefined} />
          {saveButton}
        </div>
      )}
      {posting.can.apply && !posting.externalUrl && (
        <p className="mt-4 text-xs text-muted">
          Ohne Konto möglich. Ein Anschreiben ist kein Muss.
          {posting.isAnonymous && ' Dein Name bleibt verborgen, bis du eingeladen bist.'}
        </p>
      )}
    </div>
  )
}

type ApplyButtonProps = {
  posting: PostingView
  sent?: SentApplication | null
  className?: string
  /** Yellow, but in a preview, which stands beside what comes next. */
  variant?: ButtonVariant | undefined
}

/**
 * Links to the form, or to the company's own one. Visitors apply without an account; signed-in applicants go to their
 * form, or to the application they have sent.
 */
export function ApplyButton({ posting, sent, className, variant = 'signal' }: ApplyButtonProps) {
  const noteStart = useNoteStart(posting.id)
  if (sent) {
    return (
      <ButtonLink
        to="/app/applicant/applications"
        search={{ bewerbung: sent.id }}
        preload={false}
        variant="outline"
        size="lg"
        className={className}
      >
        <Check aria-hidden="true" />
        Beworben am {formatDay(sent.submittedAt)}
      </ButtonLink>
    )
  }
  if (posting.externalUrl) {
    return (
      <ButtonAnchor
        href={posting.externalUrl}
        target="_blank"
        rel="noopener nofollow"
        onClick={noteStart}
        variant={variant}
        size="lg"
        className={className}
      >
        <ExternalLink aria-hidden="true" />
        Beim Unternehmen bewerben
      </ButtonAnchor>
    )
  }
  return (
    <ButtonLink
      to="/apply/$jobPostingId"
      params={{ jobPostingId: posting.id }}
      preload={false}
      variant={variant}
      size="lg"
      className={className}
    >
      <Send aria-hidden="true" />
      Jetzt bewerben
    </ButtonLink>
  )
}
