import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { messageDecisionLabels, reportReasonLabels } from '~/features/conversations/vocabulary'
import { AppealCard } from '~/features/moderation/ui/appeal-card'
import { DecisionCard } from '~/features/moderation/ui/decision-card'
import { MessageDecisionForm } from '~/features/moderation/ui/message-decision-form'
import { messageAppealSideLabels } from '~/features/moderation/vocabulary'
import { formatMoment } from '~/lib/dates/dates'
import { useTRPC } from '~/platform/client/trpc'
import { Card } from '~/ui/card'
import { AppPage } from '~/ui/shell/app-page'
import { FactList } from '~/ui/text/definition-list'
import { orNotFound, pageTitle } from '../-page'
import { SuperCrumbs } from './-super-crumbs'

export const Route = createFileRoute('/super/reports/messages/$reportId')({
  loader: ({ context, params }) =>
    orNotFound(
      context.queryClient.ensureQueryData(context.trpc.moderation.message.queryOptions({ id: params.reportId })),
    ),
  head: () => ({ meta: [pageTitle('Gemeldete Nachricht')] }),
  component: MessageReportPage,
})

function MessageReportPage() {
  const { reportId } = Route.useParams()
  const trpc = useTRPC()
  const { data: report } = useSuspenseQuery(trpc.moderation.message.queryOptions({ id: reportId }))
  const applicant = `${report.applicantFirstName} ${report.applicantLastName}`
  const company = report.companyName ?? 'gelöschtes Unternehmen'
  const isEnded = (report.decision === 'blocked') !== (report.reversedAt !== null)
  const isFromCompany = report.senderSide === 'company'
  const facts = [
    {
      term: 'Von',
      value: isFromCompany ? `${company}${report.senderName ? `, ${report.senderName}` : ''}` : applicant,
    },
    { term: 'An', value: isFromCompany ? applicant : company },
    { term: 'Geschrieben', value: formatMoment(report.sentAt) },
    { term: 'Grund', value: reportReasonLabels[report.reason] },
    { term: 'Gemeldet', value: formatMoment(report.createdAt) },
    { term: 'Gemeldet von', value: report.reporterName ?? 'gelöschtes Konto' },
  ]
  return (
    <AppPage title="Gemeldete Nachricht" crumb={<SuperCrumbs label="Nachrichten" to="/super/reports/messages" />}>
      <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-5">
        <Card padding="lg">
          <FactList facts={facts} columns={3} />
          <h2 className="mt-6 text-lg">Nachricht</h2>
          <blockquote className="mt-1 border-l-2 border-line pl-4 whitespace-pre-line wrap-anywhere">
            {report.body}
          </blockquote>
          {report.details && (
            <>
              <h2 className="mt-6 text-lg">Erklärung</h2>
              <p className="mt-1 whitespace-pre-line wrap-anywhere">{report.details}</p>
            </>
          )}
        </Card>
        {report.decision && report.decidedAt ? (
          <DecisionCard {...report} decision={messageDecisionLabels[report.decision]} decidedAt={report.decidedAt} />
        ) : (
          <Card as="section" padding="lg" aria-labelledby="entscheiden">
            <h2 id="entscheiden" className="mb-4 text-xl">
              Entscheiden
            </h2>
            <MessageDecisionForm reportId={report.id} isEnded={report.blockedBy === 'platform'} />
          </Card>
        )}
        {report.appeals.map((appeal) => (
          <AppealCard
            key={appeal.id}
            appeal={appeal}
            by={messageAppealSideLabels[appeal.side]}
            about="message"
            wasRemoved={isEnded}
            isOwnDecision={report.isOwnDecision}
            effect={
              isEnded
                ? 'Beide können in der Unterhaltung wieder schreiben, außer eine andere Meldung hat sie auch beendet.'
                : 'Die Unterhaltung endet jetzt.'
            }
          />
        ))}
      </div>
    </AppPage>
  )
}
