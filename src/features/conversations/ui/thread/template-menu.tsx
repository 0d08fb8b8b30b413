import { FileText } from 'lucide-react'
import type { StepTarget } from '~/features/applications/ui/steps/step-target'
import { useTemplates } from '~/features/applications/ui/templates/use-templates'
import { Menu } from '~/ui/navigation/menu'

/** Whom the words are filled in for. */
export type TemplateTarget = Pick<StepTarget, 'name' | 'jobTitle' | 'submittedAt'>

/** A company's templates for messages; the chosen one goes into the box, filled in, to be read over. */
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
