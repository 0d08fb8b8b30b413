import { Link } from '@tanstack/react-router'
import { X } from 'lucide-react'
import type { ResumeSearch } from '~/features/resumes/search-params'
import { TextLink } from '~/ui/buttons/link'
import type { ResumeSearchPage } from '../../views'

type ReadConditionsProps = Pick<ResumeSearchPage, 'read' | 'corrections'> & { search: ResumeSearch }

/** How the words of a search were read: conditions among them, each of which can be removed, and corrected words. */
export function ReadConditions({ read, corrections, search }: ReadConditionsProps) {
  const literally = { ...search, deuten: 'nein', page: undefined } as const
  return (
    <>
      {corrections.length > 0 && (
        <p className="mt-2 text-sm">
          Gesucht haben wir nach <strong>{corrections.map(({ to }) => to).join(', ')}</strong>, denn{' '}
          {corrections.map(({ from }) => `„${from}“`).join(', ')} kommt in keinem Lebenslauf vor.{' '}
          <TextLink to="/search/resumes" search={literally}>
            Genau so suchen
          </TextLink>
        </p>
      )}
      {read.length > 0 && (
        <ul aria-label="Aus Ihren Worten gelesen" className="mt-3 flex flex-wrap items-center gap-2">
          {read.map(({ text, label, search: without }) => (
            <li key={text}>
              <Link to="/search/resumes" search={without} resetScroll={false} className="chip chip-filter pr-2.5">
                {label}
                <X className="size-4" aria-hidden="true" />
                <span className="sr-only">, gelesen aus „{text}“, Bedingung entfernen</span>
              </Link>
            </li>
          ))}
          <li className="text-sm">
            <TextLink to="/search/resumes" search={literally}>
              Genau so suchen
            </TextLink>
          </li>
        </ul>
      )}
    </>
  )
}
