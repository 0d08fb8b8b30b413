import { BellPlus } from 'lucide-react'
import { useSessionUser } from '~/platform/client/session'
import { ButtonLink } from '~/ui/buttons/link'
import { type JobSearch, searchAddress } from '../search-params'

/** The link from a search to a mail alert; companies do not see it. */
export function AlertLink({ search }: { search: JobSearch }) {
  const user = useSessionUser()
  if (user && user.type !== 'APPLICANT') return null
  return (
    <ButtonLink
      to="/alert/new"
      search={searchAddress({ ...search, page: undefined, sortierung: undefined })}
      variant="outline"
      size="sm"
      preload={false}
    >
      <BellPlus aria-hidden="true" />
      Suchauftrag speichern
    </ButtonLink>
  )
}
