import { createFileRoute } from '@tanstack/react-router'
import { TemplateEditor } from '~/features/applications/ui/templates/template-editor'
import { TextLink } from '~/ui/buttons/link'
import { AppPage } from '~/ui/shell/app-page'
import { pageTitle } from '../../-page'

export const Route = createFileRoute('/app/company/templates')({
  loader: ({ context }) => context.queryClient.ensureQueryData(context.trpc.application.templates.queryOptions()),
  head: () => ({ meta: [pageTitle('Vorlagen')] }),
  component: Templates,
})

function Templates() {
  return (
    <AppPage title="Vorlagen" crumb={<TextLink to="/app/company/applications">Bewerbungen</TextLink>}>
      <TemplateEditor />
    </AppPage>
  )
}
