import type { ReactNode } from 'react'
import { lateFrom } from '~/features/applications/answer-promise'
import { companyStatusLabels } from '~/features/applications/lifecycle'
import { offerActLabels } from '~/features/applications/offers/offer'
import type { ApplicationsSearch } from '~/features/applications/search-params'
import { ResumeSections } from '~/features/resumes/ui/paper/resume-sections'
import { daysText, formatDay, formatMoment, formatShortDay } from '~/lib/dates/dates'
import { softHyphens } from '~/lib/german/soft-hyphens'
import { Avatar } from '~/ui/avatar'
import { Badge } from '~/ui/badge'
import { Chip } from '~/ui/chip'
import { classNames } from '~/ui/class-names'
import { Tabs } from '~/ui/navigation/tabs'
import { AddressText } from '~/ui/text/address-text'
import { TitleText } from '~/ui/text/title-text'
import type { Application } from '../../views'
import { AttachmentList } from '../attachment-list'
import { StageField } from '../board/stage-field'
import { FolderLink } from '../folder-link'
import { CompanyInterview } from '../interviews/company-interview'
import { OPENED_NAME_ID } from '../list/to-opened'
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

/** Letters of a name from which on it takes two lines. */
const LONG_NAME = 22

type Props = {
  application: Application
  search: ApplicationsSearch
  now: Date
  /** Null for who only reads. */
  messageBox: ReactNode
  /** Buttons to the neighbours, and to close it. */
  steps: ReactNode
}

/** An application as its company reads it: who, since when, four or five sections below tabs, and the steps at the foot. */
export function ApplicationDetail({ application, search, now, messageBox, steps }: Props) {
  const { snapshot, isHidden, id, status, jobTitle, submittedAt, can } = application
  const name = `${snapshot.firstName} ${snapshot.lastName}`
  const target = { id, status, jobTitle, submittedAt, name, isHidden }
  const team = application.notes.length + (application.ownRating === null ? 0 : 1)
  return (
    <article aria-labelledby={OPENED_NAME_ID} className="flex min-h-0 flex-1 flex-col">
      <header className="grid flex-none gap-1.5 px-5 pt-2.5">
        <div className="flex items-start gap-3">
          <Avatar name={name} isNameless={isHidden} />
          <div className="min-w-0 flex-1">
            <h2
              id={OPENED_NAME_ID}
              tabIndex={-1}
              className={classNames(
                'overflow-hidden leading-tight text-ellipsis hyphens-none',
                name.length > LONG_NAME ? 'text-lg' : 'text-xl',
              )}
            >
              {name}
            </h2>
            <p className="text-xs text-muted hyphens-auto lg:line-clamp-2">
              {isHidden
                ? 'Name verborgen bis zum Gespräch'
                : softHyphens([snapshot.headline, snapshot.city].filter(Boolean).join(', '))}
            </p>
          </div>
          {steps}
        </div>
        {isHidden && <HiddenNames application={application} />}
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-muted">
          <DueChip application={application} />
          <StatusChip status={status} side="company" />
          <span className="num">beworben {formatShortDay(submittedAt)}</span>
        </p>
      </header>
      <Tabs
        label="Akte"
        isColumn
        tabs={[
          {
            id: 'ueberblick',
            label: 'Überblick',
            content: (
              <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
                {can.decide && (
                  <>
                    <PlannedRejection applicationId={id} planned={application.plannedRejection} />
                    <CompanyOffer key={`angebot-${id}`} offers={application.offers} application={target} now={now} />
                    <CompanyInterview key={id} interviews={application.interviews} application={target} now={now} />
                  </>
                )}
                <Overview application={application} search={search} />
              </div>
            ),
          },
          {
            id: 'lebenslauf',
            label: 'Lebenslauf',
            content: (
              <section className="grid gap-3">
                <h3 className="text-lg wrap-anywhere">{snapshot.resumeTitle}</h3>
                <ResumeSections content={snapshot.content} />
              </section>
            ),
          },
          ...(messageBox ? [{ id: 'nachrichten', label: 'Nachrichten', content: messageBox }] : []),
          {
            id: 'team',
            label: (
              <>
                Team
                {team > 0 && <Badge count={team} />}
              </>
            ),
            content: (
              <div className="grid gap-6">
                <TeamRating applicationId={id} own={application.ownRating} ratings={application.ratings} />
                <TeamNotes applicationId={id} jobPostingId={application.jobPostingId} notes={application.notes} />
              </div>
            ),
          },
          { id: 'verlauf', label: 'Verlauf', content: <Course application={application} /> },
        ]}
      />
      {can.decide && <StatusActions key={`schritte-${id}`} application={target} moveTo={can.moveTo} />}
    </article>
  )
}

/** When the promised answer is due; nothing once somebody has it. */
function DueChip({ application }: { application: Application }) {
  const { answerDueAt, answeredAt, isOverdue, can } = application
  if (!answerDueAt || answeredAt || (!isOverdue && can.moveTo.length === 0 && can.decide)) return null
  return isOverdue ? (
    <Chip tone="warn">Antwort überfällig seit {formatShortDay(lateFrom(answerDueAt, 1))}</Chip>
  ) : (
    <span className="num">Antwort bis {formatShortDay(answerDueAt)}</span>
  )
}

function Contact({ snapshot }: { snapshot: Application['snapshot'] }) {
  return (
    <address className="grid gap-0.5 text-sm not-italic">
      <a className="link justify-self-start wrap-anywhere" href={`mailto:${snapshot.email}`}>
        <AddressText address={snapshot.email} />
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

function Overview({ application, search }: { application: Application; search: ApplicationsSearch }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <p className="text-sm">
        <span className="text-muted">Bewerbung als </span>
        <TitleText title={application.jobTitle} />
      </p>
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
      {!application.isHidden && (
        <section className="grid gap-2">
          <h3 className="text-lg">Kontakt</h3>
          <Contact snapshot={application.snapshot} />
        </section>
      )}
      <Duplicates duplicates={application.duplicates} search={search} />
      {application.can.decide && <StageField application={application} />}
    </div>
  )
}

/** Where it stands, what happened so far, and when it is deleted. */
function Course({ application }: { application: Application }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <p className="text-sm font-semibold">
        <TitleText title={application.jobTitle} />
      </p>
      <ApplicationTrack status={application.status} events={application.events} side="company" />
      <Timeline events={application.events} />
      {application.deleteAfter && (
        <p className="text-sm text-muted">
          {application.endDeliveredAt && `Die Absage kam am ${formatDay(application.endDeliveredAt)} an. `}
          {application.isDeletionHeld ? (
            <>
              Die Löschung ist angehalten, weil Ihr Unternehmen die Unterlagen zu dieser Stelle für eine rechtliche
              Auseinandersetzung braucht.
            </>
          ) : (
            <>
              Am {formatDay(application.deleteAfter)} löschen wir diese Bewerbung mit Unterlagen, Nachrichten und
              Notizen; {daysText(application.noticeDays)} davor schreiben wir Ihnen. Was Sie für die Personalakte
              brauchen, laden Sie bitte vorher herunter.
            </>
          )}
        </p>
      )}
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
