import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { isFinal } from '~/features/applications/lifecycle'
import { isTalkedAbout } from '~/features/applications/workflow/interview'
import type { PostingCard } from '~/features/job-postings/views'
import { formatDay } from '~/lib/dates/dates'
import { unbroken } from '~/lib/text/unbroken'
import { useTRPC } from '~/platform/client/trpc'
import { Card } from '~/ui/card'
import { useFocusRescue } from '~/ui/focus/use-focus-rescue'
import { Note } from '~/ui/note'
import { Dotted } from '~/ui/text/dotted'
import { TitleText } from '~/ui/text/title-text'
import type { OwnApplication } from '../../views'
import { InterviewPicker } from '../interviews/interview-picker'
import { OfferCard } from '../offers/offer-card'
import { StatusChip } from '../status-chip'
import { ApplicationTrack } from './application-track'
import { ConversationLink } from './conversation-link'
import { nextStep, whatHappened } from './next-step'
import { OtherJobs } from './other-jobs'
import { PromisedDayLine } from './promised-day-line'
import { SentDocuments } from './sent-documents'
import { WithdrawButton } from './withdraw-button'

type AppliedJobCardProps = { application: OwnApplication; otherJobs: readonly PostingCard[]; now: Date }

/** One application as its applicant sees it: track, next step, the company's messages, sent documents. */
export function AppliedJobCard({ application, otherJobs, now }: AppliedJobCardProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  // Withdrawing removes the pressed button.
  useFocusRescue(heading, application.status)
  useRejectionSeen(application)
  const happened = whatHappened(application)
  const offer = shownOffer(application)
  const words = application.events.findLast((event) => event.actorSide === 'company' && event.message)?.message
  return (
    <Card
      as="article"
      padding="lg"
      id={application.id}
      className="scroll-mt-24"
      aria-labelledby={`bewerbung-${application.id}`}
    >
      <header className="flex flex-wrap items-start gap-3">
        <div className="min-w-0 flex-1 basis-60">
          <h3 ref={heading} tabIndex={-1} id={`bewerbung-${application.id}`} className="text-lg">
            {application.isPostingShown ? (
              <Link
                to="/job-posting/$jobPostingId"
                params={{ jobPostingId: application.jobPostingId }}
                className="link"
              >
                <TitleText title={application.jobTitle} />
              </Link>
            ) : (
              <TitleText title={application.jobTitle} />
            )}
          </h3>
          <p className="text-sm text-muted">
            <Dotted
              facts={[
                [unbroken(application.companyName), application.place].filter(Boolean).join(', '),
                `beworben am ${formatDay(application.submittedAt)}`,
              ]}
            />
          </p>
        </div>
        <StatusChip status={application.status} side="applicant" endReason={application.endReason} />
      </header>
      <div className="mt-5">
        <ApplicationTrack status={application.status} events={application.events} side="applicant" />
      </div>
      <div className="mt-4 grid gap-2">
        <PromisedDayLine application={application} now={now} />
        {!offer && <p className="text-sm">{nextStep(application, now)}</p>}
      </div>
      <SeenAs application={application} />
      {happened && <p className="mt-1 text-sm">{happened}</p>}
      {application.interview && isTalkedAbout(application.status, application.interview, now) && (
        <InterviewPicker
          interview={application.interview}
          companyName={application.companyName}
          isFixed={isFinal(application.status)}
          now={now}
        />
      )}
      {offer && (
        <div className="mt-4">
          <OfferCard offer={offer} now={now} isInApplication />
        </div>
      )}
      {words && !isSaidByOffer(application, words) && (
        <Note tone="info" title={`Nachricht von ${application.companyName}`} className="mt-4">
          <p className="whitespace-pre-line">{words}</p>
        </Note>
      )}
      <OtherJobs jobs={otherJobs} />
      <footer className="mt-4 flex flex-wrap items-center gap-2 border-t border-line pt-4">
        <ConversationLink applicationId={application.id} variant="primary" size="sm">
          Nachrichten
        </ConversationLink>
        <SentDocuments applicationId={application.id} />
        {application.can.withdraw && !isFinal(application.status) && <WithdrawButton application={application} />}
      </footer>
    </Card>
  )
}

/** Reading a rejection here delivers it, when no mail has. */
function useRejectionSeen({ id, status, endDeliveredAt }: OwnApplication) {
  const trpc = useTRPC()
  const { mutate } = useMutation(trpc.application.noteRejectionSeen.mutationOptions({ meta: { isQuiet: true } }))
  const isNews = status === 'rejected' && endDeliveredAt === null
  useEffect(() => {
    if (isNews) mutate({ id })
  }, [isNews, id, mutate])
}

/** Whether the company knows the name, where it asked for applications without. */
function SeenAs({ application }: { application: OwnApplication }) {
  const { alias, namesShownAt, companyName } = application
  if (alias === null) return null
  return (
    <p className="mt-1 text-sm">
      {namesShownAt
        ? `${companyName} sieht seit ${formatDay(namesShownAt)} deinen Namen und deine Unterlagen.`
        : `Dein Name ist verborgen: ${companyName} sieht dich als „Bewerbung ${alias}“.`}
    </p>
  )
}

/** An offer stays with its application as long as it stands, and says what comes next; afterwards only the accepted one. */
function shownOffer({ status, offer }: OwnApplication) {
  return offer?.status === 'accepted' || (offer?.status === 'open' && status === 'offer') ? offer : null
}

/** What the offer itself says is not said twice. */
function isSaidByOffer({ offer, events }: OwnApplication, words: string): boolean {
  const isOfOffer = events.some(
    ({ offerAct, message }) => message === words && (offerAct === 'made' || offerAct === 'replaced'),
  )
  return isOfOffer && offer !== null && offer.status !== 'withdrawn'
}
