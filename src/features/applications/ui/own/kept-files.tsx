import { useQuery } from '@tanstack/react-query'
import { useTRPC } from '~/platform/client/trpc'
import { TextLink } from '~/ui/buttons/link'

/** Where files sent without an account are now, and who may read them there. Nothing when the résumé has none of them. */
export function KeptFiles({ applicationId }: { applicationId: string }) {
  const trpc = useTRPC()
  const { data } = useQuery(trpc.application.sent.queryOptions({ id: applicationId }))
  if (!data?.keptInResumeId) return null
  return (
    <p>
      {data.attachments.length === 1 ? 'Deine Datei liegt' : 'Deine Dateien liegen'} auch in deinem{' '}
      <TextLink
        to="/app/applicant/resumes/$resumeId"
        params={{ resumeId: data.keptInResumeId }}
        search={{ abschnitt: 'anhaenge' }}
      >
        Lebenslauf unter „Anhänge“
      </TextLink>
      . Wer ihn ganz sieht, sieht sie auch. Was nur für diese Bewerbung gedacht war, nimmst du dort heraus.
    </p>
  )
}
