import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ExternalLink } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { SaveJobButton } from '~/features/applicants/ui/save-job-button'
import { AnswerSignal } from '~/features/applications/ui/promise/answer-signal'
import { CompanyMark } from '~/features/companies/ui/pictures/company-mark'
import { CompanyPicture } from '~/features/companies/ui/pictures/company-picture'
import { distanceText, payText, placeText, publicationText } from '~/features/job-postings/posting-texts'
import { ApplyButton } from '~/features/job-postings/ui/page/apply-box'
import { NetPay } from '~/features/job-postings/ui/page/pay/net-pay'
import { PayInRegion } from '~/features/job-postings/ui/page/pay/pay-in-region'
import { PostingBody } from '~/features/job-postings/ui/page/posting-body'
import { PostingFacts } from '~/features/job-postings/ui/page/posting-facts'
import { PostingNotice } from '~/features/job-postings/ui/page/posting-notice'
import { RecordInterest } from '~/features/job-postings/ui/page/record-interest'
import { unbroken } from '~/lib/text/unbroken'
import { useTRPC } from '~/platform/client/trpc'
import { Dotted } from '~/ui/text/dotted'
import { TitleText } from '~/ui/text/title-text'
import { BESIDE_HEADING, type Beside } from './-beside'

type PostingBesideProps = { id: string; now: Date; distanceKm: number | null; beside: Beside }

/** A posting beside the hits: what its own page says, in less room. Escape leads back to the list. */
export function PostingBeside({ id, now, distanceKm, beside }: PostingBesideProps) {
  const { isChosen, hasFocus, leave } = beside
  const trpc = useTRPC()
  const { data: posting } = useSuspenseQuery(trpc.jobPosting.byId.queryOptions({ id }))
  const place = placeText(
    posting.places.map(({ name }) => name),
    posting.workplace,
  )
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (hasFocus) heading.current?.focus()
  }, [hasFocus])
  const distance = distanceText(distanceKm)
  const pay = payText(posting)
  return (
    <article
      aria-labelledby={BESIDE_HEADING}
      className="grid grid-cols-[minmax(0,1fr)] gap-4"
      onKeyDown={(event) => {
        if (event.key === 'Escape') leave()
      }}
    >
      {isChosen && <RecordInterest key={id} id={id} kind="view" />}
      <header className="card overflow-hidden">
        <CompanyPicture
          company={{
            name: posting.companyName,
            industry: posting.companyIndustry,
            coverFileId: posting.companyCoverFileId,
          }}
          isFirst
          className="h-24"
        />
        <div className="px-6 pb-6">
          <div className="flex flex-wrap items-start gap-x-2 gap-y-3">
            <span className="relative -mt-8 rounded-lg border-2 border-surface">
              <CompanyMark name={posting.companyName} logoFileId={posting.companyLogoFileId} size="xl" />
            </span>
            <Link to="/job-posting/$jobPostingId" params={{ jobPostingId: id }} className="btn btn-ghost mt-3 ml-auto">
              <ExternalLink aria-hidden="true" />
              Eigene Seite
            </Link>
            <div className="flex flex-wrap items-center gap-2 max-xl:basis-full xl:mt-3">
              <SaveJobButton jobPostingId={id} title={posting.title} />
              {posting.can.apply && <ApplyButton posting={posting} className="min-h-11 py-2 text-base" />}
            </div>
          </div>
          <h2
            ref={heading}
            id={BESIDE_HEADING}
            tabIndex={-1}
            className="mt-3 text-2xl wrap-anywhere hyphens-auto outline-offset-4"
          >
            <TitleText title={posting.title} />
          </h2>
          <p className="mt-1 text-sm text-muted">
            <Dotted
              facts={[
                [unbroken(posting.companyName), place, distance && `${distance} Luftlinie`].filter(Boolean).join(', '),
                `${publicationText(posting.publishedAt, now).age} eingestellt`,
              ]}
            />
          </p>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-x-8 xl:grid-cols-2">
            <div className="mt-3">
              <p className="text-xs text-muted">{pay ? `Gehalt, brutto ${pay.period}` : 'Gehalt'}</p>
              <p className="num text-xl font-semibold">{pay ? pay.amount : 'ohne Angabe'}</p>
            </div>
            <NetPay netPay={posting.netPay} isBeside />
          </div>
        </div>
      </header>
      <PostingNotice posting={posting} />
      {!posting.gone && !posting.externalUrl && <AnswerSignal posting={posting} now={now} />}
      <PostingFacts posting={posting} />
      <div className="card px-6 pb-6">
        <PostingBody posting={posting} />
      </div>
      <PayInRegion posting={posting} />
    </article>
  )
}
