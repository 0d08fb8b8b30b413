import type { ReactNode } from 'react'
import { companyStatusLabels } from '~/features/applications/lifecycle'
import { offerActLabels } from '~/features/applications/offers/offer'
import type { ApplicationsSearch } from '~/features/applications/search-params'
import { ResumeSections } from '~/features/resumes/ui/paper/resume-sections'
import { formatDay, formatMoment } from '~/lib/dates/dates'
import { Avatar } from '~/ui/avatar'
import { Chip } from '~/ui/chip'
import { Tabs } from '~/ui/navigation/tabs'
import { Note } from '~/ui/note'
import type { Application } from '../../views'
import { AttachmentList } from '../attachment-list'
import { StageField } from '../board/stage-field'
import { FolderLink } from '../folder-link'
import { CompanyInterview } from '../interviews/company-interview'
import { CompanyOffer } from '../offers/company-offer'
import { ApplicationTrack } from '../own/application-track'
import { StatusChip } from '../status-chip'
import { StatusActions } from '../steps/status-actions'
import { Duplicates } from './duplicates'
import { HiddenNames } from './hidden-names'
import { PlannedRejection } from './planned-rejection'
import { RequirementList } from './requirement-list'
import { TeamNotes } from './team-notes'
import { TeamRating } from './team-rating'

type Props = { application: Application; search: ApplicationsSearch; now: Date; messageBox: ReactNode }

/** An application as its company reads it: actions on top, then letter, answers, résumé as sent, timeline, team. */
export function ApplicationDetail({ application, search, now, messageBox }: Props) {
  const { snapshot } = application
  const name = `${snapshot.firstName} ${snapshot.lastName}`
  const { id, status, jobTitle, submittedAt, can } = application
  const { isHidden } = application
  const target = { id, status, jobTitle, submittedAt, name, isHidden }
  return (
    <article aria-labelledby="bewerbung-name" className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <header className="grid gap-4">
        <div className="flex flex-wrap items-start gap-3">
          <Avatar name={name} isNameless={isHidden} />
          <div className="min-w-0 flex-1">
            <h2 id="bewerbung-name" className="text-xl">
              {name}
            </h2>
            <p className="text-sm text-muted">{[snapshot.headline, snapshot.city].filter(Boolean).join(' · ')}</p>
            <p className="text-sm">{application.jobTitle}</p>
          </div>
          <StatusChip status={application.status} side="company" />
        </div>
        <ApplicationTrack status={application.status} events={application.events} side="company" />
        <PromiseNote application={application} />
        {can.decide && <PlannedRejection applicationId={application.id} planned={application.plannedRejection} />}
        {can.decide && (
          <>
            <StatusActions application={{ ...target, moveTo: can.moveTo }} />
            <CompanyInterview key={id} interviews={application.interviews} application={target} now={now} />
            <CompanyOffer key={`angebot-${id}`} offers={application.offers} application={target} now={now} />
            <StageField application={application} />
          </>
        )}
        {isHidden ? <HiddenNames application={application} /> : <Contact snapshot={snapshot} />}
        <Duplicates duplicates={application.duplicates} search={search} />
      </header>
      <Tabs
        label="Akte"
        tabs={[
          { id: 'ueberblick', label: 'Überblick', content: <Overview application={application} /> },
          {
            id: 'lebenslauf',
            label: 'Lebenslauf',
            content: (
              <section className="grid gap-3">
                <h3 className="text-lg">Lebenslauf „{snapshot.resumeTitle}“</h3>
                <ResumeSections content={snapshot.content} />
              </section>
            ),
          },
          ...(messageBox ? [{ id: 'nachrichten', label: 'Nachrichten', content: messageBox }] : []),
          { id: 'verlauf', label: 'Verlauf', content: <Timeline events={application.events} /> },
        ]}
      />
      {application.deleteAfter && (
        <p className="text-sm text-muted">
          {application.endDeliveredAt && `Die Absage wurde am ${formatDay(application.endDeliveredAt)} zugestellt. `}
          Diese Bewerbung wird am {formatDay(application.deleteAfter)} gelöscht, mit Unterlagen, Nachrichten und
          Notizen; vierzehn Tage davor schreiben wir Ihnen. Was Sie für die Personalakte brauchen, laden Sie bitte
          vorher herunter.
        </p>
      )}
    </article>
  )
}

function PromiseNote({ application }: { application: Application }) {
  const { answerDueAt, answeredAt, isOverdue } = application
  if (!answerDueAt || answeredAt) return null
  if (isOverdue) {
    return (
      <Note tone="warn" title={`Antwort überfällig seit ${formatDay(answerDueAt)}`}>
        Die Anzeige hat eine Antwort zugesagt. Eine Nachricht genügt.
      </Note>
    )
  }
  if (application.can.moveTo.length === 0) return null
  return <p className="text-sm text-muted">Antwort zugesagt bis {formatDay(answerDueAt)}.</p>
}

function Contact({ snapshot }: { snapshot: Application['snapshot'] }) {
  return (
    <address className="grid gap-0.5 text-sm not-italic">
      <a className="link justify-self-start wrap-anywhere" href={`mailto:${snapshot.email}`}>
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
  )
}

function Overview({ application }: { application: Application }) {
  return (
    <div className="grid gap-6">
      <RequirementList requirements={application.requirements} />
      {application.coverLetter && (
        <section className="grid gap-2">
          <h3 className="text-lg">Anschreiben</h3>
          <p className="max-w-prose whitespace-pre-line text-sm wrap-anywhere">{application.coverLetter}</p>
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
        <h3 className="text-lg">Unterlagen</h3>
        {application.isHidden && application.documents > 0 ? (
          <p className="text-sm text-muted">
            {application.documents === 1 ? 'Ein Dokument liegt' : `${application.documents} Dokumente liegen`} bei. Sie
            sehen es mit dem Namen.
          </p>
        ) : (
          <AttachmentList attachments={application.attachments} />
        )}
        <div>
          <FolderLink applicationId={application.id} />
        </div>
      </section>
      <TeamRating applicationId={application.id} own={application.ownRating} ratings={application.ratings} />
      <TeamNotes applicationId={application.id} jobPostingId={application.jobPostingId} notes={application.notes} />
    </div>
  )
}

function Timeline({ events }: { events: Application['events'] }) {
  return (
    <ol className="grid gap-3 text-sm">
      {events.map((event, index) => (
        <li key={event.id}>
          <span className="font-semibold">{titleOf(event, events[index - 1])}</span>{' '}
          <span className="num text-muted">{formatMoment(event.createdAt)}</span>
          {event.message && <p className="mt-1 whitespace-pre-line text-muted wrap-anywhere">{event.message}</p>}
        </li>
      ))}
    </ol>
  )
}

/** A step, with the name it showed; showing the name alone is no step. */
function titleOf(event: Application['events'][number], before: Application['events'][number] | undefined): string {
  const status = event.offerAct ? offerActLabels[event.offerAct] : companyStatusLabels[event.toStatus]
  if (!event.showsNames) return status
  return before?.toStatus === event.toStatus ? 'Namen gezeigt' : `${status}, Namen gezeigt`
}
