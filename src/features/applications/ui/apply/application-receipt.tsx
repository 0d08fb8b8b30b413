import { applicationStatusLabels } from '~/features/applications/lifecycle'
import { currentTime } from '~/lib/current-time'
import { addDays, formatDay } from '~/lib/dates/dates'
import { ButtonLink } from '~/ui/buttons/link'
import { Card } from '~/ui/card'
import { useFocusOnMount } from '~/ui/focus/use-focus-on-mount'
import { Track } from '~/ui/track'

type Posting = { title: string; companyName: string; promisedReplyDays: number }

/** The receipt on the screen; the same goes out by mail. */
export function ApplicationReceipt({ posting }: { posting: Posting }) {
  const heading = useFocusOnMount<HTMLHeadingElement>()
  return (
    <Card padding="lg" role="status" className="grid gap-5">
      <h2 ref={heading} tabIndex={-1} className="text-2xl">
        Deine Bewerbung ist unterwegs
      </h2>
      <Track
        label="Status der Bewerbung"
        current={0}
        stops={[
          { label: applicationStatusLabels.submitted, detail: 'heute' },
          { label: applicationStatusLabels.in_review },
          { label: applicationStatusLabels.interview },
          { label: applicationStatusLabels.offer },
          { label: applicationStatusLabels.hired },
        ]}
      />
      <p>
        {posting.companyName} hat deine Bewerbung als „{posting.title}“ erhalten und eine Antwort bis zum{' '}
        {formatDay(addDays(currentTime(), posting.promisedReplyDays))} zugesagt. Eine Bestätigung liegt in deinem
        Postfach.
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/app/applicant/applications" variant="primary">
          Meine Bewerbungen
        </ButtonLink>
        <ButtonLink to="/search/jobs" variant="outline">
          Weitere Stellen finden
        </ButtonLink>
      </div>
    </Card>
  )
}
