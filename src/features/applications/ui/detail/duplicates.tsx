import { companyStatusLabels } from '~/features/applications/lifecycle'
import type { ApplicationsSearch } from '~/features/applications/search-params'
import { formatDay } from '~/lib/dates/dates'
import { TextLink } from '~/ui/buttons/link'
import { Note } from '~/ui/note'
import { TitleText } from '~/ui/text/title-text'
import type { DuplicateApplication } from '../../views'

type Props = { duplicates: readonly DuplicateApplication[]; search: ApplicationsSearch }

/** The person's other applications here; another account is shown as a guess, with its reason. */
export function Duplicates({ duplicates, search }: Props) {
  const own = duplicates.filter(({ isSameAccount }) => isSameAccount)
  const others = duplicates.filter(({ isSameAccount }) => !isSameAccount)
  return (
    <>
      {own.length > 0 && (
        <Note tone="info" title="Hat sich bei Ihnen auch hierauf beworben">
          <List duplicates={own} search={search} />
        </Note>
      )}
      {others.length > 0 && (
        <Note tone="info" title="Vermutlich dieselbe Person unter anderer Adresse">
          <List duplicates={others} search={search} />
        </Note>
      )}
    </>
  )
}

function List({ duplicates, search }: Props) {
  return (
    <ul className="grid gap-1">
      {duplicates.map((other) => (
        <li key={other.id}>
          <TextLink to="/app/company/applications" search={{ ...search, bewerbung: other.id }}>
            <TitleText title={other.jobTitle} />
          </TextLink>
          , {formatDay(other.submittedAt)}: {companyStatusLabels[other.status]}
          {!other.isSameAccount && `. Gleicher Name, gleiche ${other.isSamePhone ? 'Telefonnummer' : 'Postleitzahl'}.`}
        </li>
      ))}
    </ul>
  )
}
