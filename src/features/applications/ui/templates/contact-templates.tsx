import { useQuery } from '@tanstack/react-query'
import { FileText } from 'lucide-react'
import { fillTemplate } from '~/features/job-postings/letters/placeholders'
import { useSessionUser } from '~/platform/client/session'
import { useTRPC } from '~/platform/client/trpc'
import { Menu } from '~/ui/navigation/menu'

type Props = {
  /** Title of the chosen posting; null without one. */
  jobTitle: string | null
  onInsert: (text: string) => void
}

/** A company's templates for asking people for contact, filled in with what it knows: never a name. */
export function ContactTemplates({ jobTitle, onInsert }: Props) {
  const trpc = useTRPC()
  const user = useSessionUser()
  const { data } = useQuery(trpc.application.templates.queryOptions())
  const templates = (data ?? []).filter(({ kind }) => kind === 'contact')
  const fill = (body: string) =>
    fillTemplate(body, {
      ...{ vorname: '', nachname: '', name: '', beworben_am: '' },
      stelle: jobTitle ?? 'offene Stellen',
      unternehmen: user?.companyProfiles[0]?.companyProfile.name ?? '',
      absender: user?.name ?? '',
    })
  return (
    <Menu
      label="Vorlage einfügen"
      variant="ghost"
      size="sm"
      items={[
        ...templates.map(({ id, title, body }) => ({ id, label: title, onAction: () => onInsert(fill(body)) })),
        'separator' as const,
        { id: 'edit', label: 'Vorlagen bearbeiten', href: '/app/company/templates' },
      ]}
    >
      <FileText aria-hidden="true" />
      Vorlage einfügen
    </Menu>
  )
}
