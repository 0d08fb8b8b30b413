import { Link } from '@tanstack/react-router'
import { payText, placeText } from '~/features/job-postings/posting-texts'
import type { PostingCard } from '~/features/job-postings/views'
import { unbroken } from '~/lib/text/unbroken'
import { TitleText } from '~/ui/text/title-text'

/** After a rejection: three open jobs nearby that the person has not applied to. */
export function OtherJobs({ jobs }: { jobs: readonly PostingCard[] }) {
  if (jobs.length === 0) return null
  return (
    <section aria-label="Ähnliche Stellen in der Nähe" className="mt-5">
      <h3 className="text-base">Ähnliche Stellen in der Nähe</h3>
      <ul className="mt-2 grid gap-3 sm:grid-cols-3">
        {jobs.map((job) => {
          const pay = payText(job)
          return (
            <li key={job.id} className="card relative min-w-0 p-4">
              <Link
                to="/job-posting/$jobPostingId"
                params={{ jobPostingId: job.id }}
                className="stretch font-semibold wrap-anywhere hyphens-auto"
              >
                <TitleText title={job.title} />
              </Link>
              <p className="mt-1 text-sm text-muted">{unbroken(job.companyName)}</p>
              <p className="text-sm text-muted">{placeText(job.placeNames, job.workplace)}</p>
              {pay && (
                <p className="num mt-1 text-sm">
                  {pay.amount} {pay.period}
                </p>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
