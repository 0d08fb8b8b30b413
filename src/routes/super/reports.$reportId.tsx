import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { reportSubjectLabels } from '~/features/moderation/report-addresses'
import type { DecisionFormInput } from '~/features/moderation/schema'
import { AppealCard } from '~/features/moderation/ui/appeal-card'
import { DecisionCard } from '~/features/moderation/ui/decision-card'
import { DecisionForm } from '~/features/moderation/ui/decision-form'
import { appealSideLabels, decisionLabels, groundLabels, reportReasonLabels } from '~/features/moderation/vocabulary'
import { formatMoment } from '~/lib/dates/dates'
import { unbroken } from '~/lib/text/unbroken'
import { useFormMutation } from '~/platform/client/calls/use-form-mutation'
import { useTRPC } from '~/platform/client/trpc'
import { ButtonAnchor, TextLink } from '~/ui/buttons/link'
import { Card } from '~/ui/card'
import { AppPage } from '~/ui/shell/app-page'
import { AddressText } from '~/ui/text/address-text'
import { FactList } from '~/ui/text/definition-list'
import { toast } from '~/ui/toast/toast-store'
import { orNotFound, pageTitle } from '../-page'
import { SuperCrumbs } from './-super-crumbs'

export const Route = createFileRoute('/super/reports/$reportId')({
  loader: ({ context, params }) =>
    orNotFound(context.queryClient.ensureQueryData(context.trpc.moderation.byId.queryOptions({ id: params.reportId }))),
  head: () => ({ meta: [pageTitle('Meldung')] }),
  component: ReportPage,
})

function ReportPage() {
  const { reportId } = Route.useParams()
  const trpc = useTRPC()
  const { data: report } = useSuspenseQuery(trpc.moderation.byId.queryOptions({ id: reportId }))
  const decide = useFormMutation(trpc.moderation.decide.mutationOptions())
  async function onDecide(input: DecisionFormInput) {
    await decide.mutateAsync({ ...input, id: reportId, knowsEarlier: report.isRemovedElse })
    const told = input.decision === 'removed' ? 'Beide Seiten bekommen' : 'Wer gemeldet hat, bekommt'
    toast.success(`Entschieden. ${told} eine E-Mail.`)
  }
  const isRemoved = (report.decision === 'removed') !== (report.reversedAt !== null)
  const path = { company: '/company/', 'job-posting': '/job-posting/', resume: '/resume/' }[report.subjectType]
  const facts = [
    { term: 'Art', value: reportSubjectLabels[report.subjectType] },
    {
      term: 'Unternehmen',
      value: report.companyId ? (
        <TextLink to="/super/companies" search={{ q: report.companyId }}>
          {unbroken(report.companyName ?? 'Ohne Profil')}
        </TextLink>
      ) : (
        '–'
      ),
    },
    { term: 'Grund', value: reportReasonLabels[report.reason] },
    { term: 'Eingegangen', value: formatMoment(report.createdAt) },
    { term: 'Prüfen bis', value: formatMoment(report.dueAt) },
    { term: 'Weitere Meldungen dazu', value: report.otherReports },
    { term: 'Gemeldet von', value: report.reporterName },
    { term: 'E-Mail', value: <AddressText address={report.reporterEmail} /> },
  ]
  return (
    <AppPage
      title={report.subjectTitle}
      crumb={<SuperCrumbs label="Meldungen" to="/super/reports" />}
      actions={
        <ButtonAnchor href={`${path}${report.subjectId}`} target="_blank" variant="outline">
          {report.subjectType === 'resume' ? 'Lebenslauf ansehen' : 'Öffentliche Seite ansehen'}
        </ButtonAnchor>
      }
    >
      <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-5">
        <Card padding="lg">
          <FactList facts={facts} columns={3} />
          <h2 className="mt-6 text-lg">Erklärung</h2>
          <p className="mt-1 whitespace-pre-line break-words">{report.text}</p>
        </Card>
        {report.decision && report.ground && report.decidedAt ? (
          <DecisionCard
            {...report}
            decision={decisionLabels[report.decision]}
            decidedAt={report.decidedAt}
            ground={`${groundLabels[report.ground]}, ${report.rule}`}
          />
        ) : (
          <Card as="section" padding="lg" aria-labelledby="entscheiden">
            <h2 id="entscheiden" className="mb-4 text-xl">
              Entscheiden
            </h2>
            <DecisionForm
              subjectTypes={new Set([report.subjectType])}
              isRemovedElse={report.isRemovedElse}
              onDecide={onDecide}
            />
          </Card>
        )}
        {report.appeals.map((appeal) => (
          <AppealCard
            key={appeal.id}
            appeal={appeal}
            by={appealSideLabels[appeal.side]}
            about="content"
            wasRemoved={isRemoved}
            isOwnDecision={report.isOwnDecision}
            effect={effectOf(isRemoved, report)}
          />
        ))}
      </div>
    </AppPage>
  )
}

type Stays = { isRemovedElse: boolean; isSuspendedDirectly: boolean; liftedAt: Date | null }

/** What accepting an objection does. */
function effectOf(isRemoved: boolean, { isRemovedElse, isSuspendedDirectly, liftedAt }: Stays): string {
  if (!isRemoved) return 'Wir entfernen den Inhalt jetzt.'
  if (isRemovedElse)
    return 'Diese Entscheidung ist zurückgenommen. Der Inhalt bleibt entfernt, weil eine andere Meldung aus anderen Gründen dazu geführt hat.'
  if (isSuspendedDirectly)
    return 'Diese Entscheidung ist zurückgenommen. Das Unternehmen bleibt gesperrt, weil es jemand aus der Plattform-Administration unabhängig von dieser Meldung gesperrt hat.'
  return liftedAt
    ? 'Diese Entscheidung ist zurückgenommen. Die Sperre ist schon aufgehoben.'
    : 'Was entfernt war, kommt zurück.'
}
