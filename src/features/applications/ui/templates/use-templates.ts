import { useQuery } from '@tanstack/react-query'
import type { TemplateKind } from '~/features/applications/workflow/templates'
import { fillTemplate } from '~/features/job-postings/letters/placeholders'
import { formatDay } from '~/lib/dates/dates'
import { useSessionUser } from '~/platform/client/session'
import { useTRPC } from '~/platform/client/trpc'
import type { StepTarget } from '../steps/step-target'

/** The templates of a kind, whether they are loading, and the filled-in texts for one person. */
export function useTemplates(kind: TemplateKind) {
  const trpc = useTRPC()
  const user = useSessionUser()
  const { data, isLoading } = useQuery(trpc.application.templates.queryOptions())
  const templates = (data ?? []).filter((template) => template.kind === kind)
  function fill(body: string, target: Pick<StepTarget, 'name' | 'isHidden' | 'jobTitle' | 'submittedAt'>) {
    const { jobTitle, submittedAt } = target
    return fillTemplate(body, {
      ...namesFor(target),
      stelle: jobTitle,
      unternehmen: user?.companyProfiles[0]?.companyProfile.name ?? '',
      absender: user?.name ?? '',
      beworben_am: formatDay(submittedAt),
    })
  }
  return { templates, isLoading, fill }
}

/** A hidden name is filled in when the text is sent. */
function namesFor({ name, isHidden }: Pick<StepTarget, 'name' | 'isHidden'>) {
  if (isHidden) return { vorname: '{vorname}', nachname: '{nachname}', name: '{name}' }
  const [vorname = name, ...rest] = name.split(' ')
  return { vorname, nachname: rest.join(' ') || name, name }
}
