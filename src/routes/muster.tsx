import { createFileRoute, notFound } from '@tanstack/react-router'
import { ConfirmHost } from '~/ui/dialog/confirm-host'
import { Main } from '~/ui/shell/main'
import { PageHeader } from '~/ui/shell/page-header'
import { SkipLink } from '~/ui/shell/skip-link'
import { DialogSection } from './-muster/dialogs'
import { ChoiceSection, RichFieldSection, TextFieldSection } from './-muster/fields'
import { ListSection } from './-muster/lists'
import { RulesForm } from './-muster/rules-form'
import { MoreListSection, StateSection } from './-muster/states'
import { ButtonSection, ContentSection, MessageSection } from './-muster/surfaces'
import { ToastSection } from './-muster/toasts'
import { pageTitle } from './-page'

/** The pattern book: every component in every state. Only in development and in the demo. */
export const Route = createFileRoute('/muster')({
  beforeLoad: async ({ context }) => {
    if (import.meta.env.DEV) return
    const { demo } = await context.queryClient.fetchQuery(context.trpc.account.publicConfig.queryOptions())
    if (!demo) throw notFound()
  },
  head: () => ({ meta: [pageTitle('Muster'), { name: 'robots', content: 'noindex' }] }),
  component: Muster,
})

function Muster() {
  return (
    <>
      <SkipLink />
      <Main className="wrap grid grid-cols-[minmax(0,1fr)] gap-10 py-8">
        <PageHeader title="Muster" lead="Alle Bauteile in allen Zuständen" />
        <ButtonSection />
        <ToastSection />
        <DialogSection />
        <RulesForm />
        <TextFieldSection />
        <ChoiceSection />
        <RichFieldSection />
        <StateSection />
        <MessageSection />
        <ContentSection />
        <ListSection />
        <MoreListSection />
      </Main>
      <ConfirmHost />
    </>
  )
}
