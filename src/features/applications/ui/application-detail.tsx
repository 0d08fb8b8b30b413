import { ResumeSections } from '~/features/resumes/ui/resume-sections'
import { formatMoment } from '~/lib/dates'
import type { RouterOutputs } from '~/platform/client/trpc'
import { Avatar } from '~/ui/avatar'
import { Chip } from '~/ui/chip'
import { applicationStatusLabels } from '../lifecycle'
import { ApplicationTrack } from './application-track'
import { AttachmentList } from './attachment-list'
import { StatusActions } from './status-actions'
import { StatusChip } from './status-chip'
import { TeamNotes } from './team-notes'
import { TeamRating } from './team-rating'

type Detail = RouterOutputs['application']['byId']

/** An application as its company reads it: actions, letter, answers, résumé as sent, documents, timeline, team notes. */
export function ApplicationDetail({ application }: { application: Detail }) {
  const { snapshot } = application
  const name = `${snapshot.firstName} ${snapshot.lastName}`
  return (
    <article aria-labelledby="bewerbung-name" className="grid gap-6">
      <header className="grid gap-4">
        <div className="flex flex-wrap items-start gap-3">
          <Avatar name={name} />
          <div className="min-w-0 flex-1">
            <h2 id="bewerbung-name" className="text-xl">
              {name}
            </h2>
            <p className="text-sm text-muted">{[snapshot.headline, snapshot.city].filter(Boolean).join(' · ')}</p>
            <p className="text-sm">{application.jobTitle}</p>
          </div>
          <StatusChip status={application.status} />
        </div>
        <ApplicationTrack status={application.status} events={application.events} />
        <StatusActions
          application={{
            id: application.id,
            status: application.status,
            jobTitle: application.jobTitle,
            name,
            moveTo: application.can.moveTo,
          }}
        />
        <address className="grid gap-0.5 text-sm not-italic">
          <a className="link justify-self-start" href={`mailto:${snapshot.email}`}>
            {snapshot.email}
          </a>
          {snapshot.phone && (
            <a className="link num justify-self-start" href={`tel:${snapshot.phone.replace(/[^\d+]/g, '')}`}>
              {snapshot.phone}
            </a>
          )}
          <span>
            {snapshot.postalCode} {snapshot.city}
          </span>
        </address>
      </header>
      {application.coverLetter && (
        <section className="grid gap-2">
          <h3 className="text-lg">Anschreiben</h3>
          <p className="max-w-prose whitespace-pre-line text-sm">{application.coverLetter}</p>
        </section>
      )}
      {application.answers.length > 0 && (
        <section className="grid gap-2">
          <h3 className="text-lg">Antworten</h3>
          <dl className="grid gap-2 text-sm">
            {application.answers.map((answer) => (
              <div key={answer.questionId}>
                <dt className="text-muted">{answer.question}</dt>
                <dd className="flex flex-wrap items-center gap-2">
                  {answer.answer || 'Keine Angabe'}
                  {application.flaggedQuestionIds.includes(answer.questionId) && (
                    <Chip tone="warn">Erwartung nicht erfüllt</Chip>
                  )}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      <section className="grid gap-2">
        <h3 className="text-lg">Anlagen</h3>
        <AttachmentList attachments={application.attachments} />
      </section>
      <section className="grid gap-3">
        <h3 className="text-lg">Lebenslauf „{snapshot.resumeTitle}“</h3>
        <ResumeSections content={snapshot.content} />
      </section>
      <section className="grid gap-2">
        <h3 className="text-lg">Verlauf</h3>
        <ol className="grid gap-2 text-sm">
          {application.events.map((event) => (
            <li key={event.id}>
              <span className="font-semibold">{applicationStatusLabels[event.toStatus]}</span>{' '}
              <span className="num text-muted">{formatMoment(event.createdAt)}</span>
              {event.message && <p className="mt-1 whitespace-pre-line text-muted">{event.message}</p>}
            </li>
          ))}
        </ol>
      </section>
      <TeamRating applicationId={application.id} own={application.ownRating} ratings={application.ratings} />
      <TeamNotes applicationId={application.id} notes={application.notes} />
    </article>
  )
}
