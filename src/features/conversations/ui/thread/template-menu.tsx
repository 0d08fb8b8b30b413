import { FileText } from 'lucide-react'
import type { StepTarget } from '~/features/applications/ui/steps/step-target'
import { useTemplates } from '~/features/applications/ui/templates/use-templates'
import { Menu } from '~/ui/navigation/menu'

/** The person the template is filled in for. */
export type TemplateTarget = Pick<StepTarget, 'name' | 'isHidden' | 'jobTitle' | 'submittedAt'>

/** A company's templates for messages; the chosen one is filled in and put into the box for review. */
export function TemplateMenu({ target, onInsert }: { target: TemplateTarget; onInsert: (text: string) => void }) {
  const { templates, fill } = useTemplates('message')
  return (
    <Menu
      label="Vorlage einfügen"
      variant="ghost"
      size="sm"
      items={[
        ...templates.map(({ id, title, body }) => ({
          id,
          label: title,
          onAction: () => onInsert(fill(body, target)),
        })),
        'separator' as const,
        { id: 'edit', label: 'Vorlagen bearbeiten', href: '/app/company/templates' },
      ]}
    >
      <FileText aria-hidden="true" />
      Vorlage einfügen
    </Menu>
  )
}
