import { createFileRoute } from '@tanstack/react-router'
import { LinkPage } from '~/features/job-postings/ui/link-page'
import { alertLabel, alertSearchOf } from '~/features/job-search/alert'
import { readJobSearch, readJobSearchAddress } from '~/features/job-search/search-params'
import { OwnAlertForm, VisitorAlertForm } from '~/features/job-search/ui/alert-form'
import { useSessionUser } from '~/platform/client/session'
import { TextLink } from '~/ui/buttons/link'
import { pageTitle } from '../../-page'

const TITLE = 'Suchauftrag anlegen'

export const Route = createFileRoute('/_public/alert/new')({
  validateSearch: readJobSearchAddress,
  head: () => ({ meta: [pageTitle(TITLE), { name: 'robots', content: 'noindex' }] }),
  component: NewAlert,
})

function NewAlert() {
  const search = alertSearchOf(readJobSearch(Route.useSearch()))
  const user = useSessionUser()
  return (
    <LinkPage title={TITLE}>
      <div>
        <p className="text-sm text-muted">Du bekommst neue Stellen für</p>
        <p className="text-lg font-semibold wrap-anywhere">{alertLabel(search)}</p>
      </div>
      {user?.type === 'APPLICANT' ? (
        <OwnAlertForm search={search} email={user.email} />
      ) : (
        <>
          <VisitorAlertForm search={search} />
          <p className="text-sm text-muted">
            Du hast ein Konto? <TextLink to="/auth/login">Melde dich an</TextLink>, dann verwaltest du alle Suchaufträge
            an einem Ort.
          </p>
        </>
      )}
    </LinkPage>
  )
}
