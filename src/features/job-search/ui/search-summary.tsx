import { Link } from '@tanstack/react-router'
import { softHyphens } from '~/lib/german/soft-hyphens'
import { TextLink } from '~/ui/buttons/link'
import { Note } from '~/ui/note'
import { type JobSearch, searchAddress } from '../search-params'
import type { SearchPage } from '../views'

/** A picture or a sign is no word that could be searched. */
const HAS_LETTERS = /[\p{L}\p{N}]/u

type SearchSummaryProps = { search: JobSearch; result: SearchPage }

/** How many, for what and where; corrections; remote work. */
export function SearchSummary({ search, result }: SearchSummaryProps) {
  const { place, remoteCount, corrections, relaxations, notExcluded, words, exactTotal } = result
  // After dropping a word, "für …" would promise what the list does not contain; the note explains it.
  const isForWords = HAS_LETTERS.test(words) && !relaxations.some(({ kind }) => kind === 'word')
  return (
    <>
      <h1 className="sr-only">Jobs finden</h1>
      <div aria-live="polite">
        <h2 className="text-xl wrap-anywhere hyphens-auto">
          {countText(result)}
          {isForWords && ` für „${softHyphens(words)}“`}
        </h2>
        {search.was && !HAS_LETTERS.test(search.was) && (
          <p className="mt-2 text-sm text-muted">In „{search.was}“ steht kein Wort, nach dem wir suchen können.</p>
        )}
        {place && (
          <p className="mt-0.5 text-sm text-muted">
            in {place.name}
            {place.radiusKm !== null && place.radiusKm > 0 && ` und ${place.radiusKm}\u00a0km Umgebung`}
            {remoteCount > 0 && (
              <>
                {' '}
                <TextLink
                  to="/search/jobs"
                  search={searchAddress({ ...search, homeoffice: ['remote'], page: undefined })}
                >
                  und {remoteCount.toLocaleString('de-DE')} im Homeoffice
                </TextLink>
              </>
            )}
          </p>
        )}
        {corrections.length > 0 && (
          <p className="mt-2 text-sm">
            Gesucht haben wir nach <strong>{corrections.map(({ to }) => to).join(', ')}</strong>, denn{' '}
            {corrections.map(({ from }) => `„${from}“`).join(', ')} kommt nirgends vor.{' '}
            <TextLink to="/search/jobs" search={searchAddress({ ...search, deuten: 'nein', page: undefined })}>
              Genau so suchen
            </TextLink>
          </p>
        )}
        {relaxations.length === 0 && exactTotal < result.total && (
          <p className="mt-2 text-sm text-muted">{exactText(exactTotal)}</p>
        )}
        {notExcluded.length > 0 && (
          <p className="mt-2 text-sm text-muted">
            {notExcluded.map((phrase) => `„${phrase}“`).join(', ')} können wir nicht prüfen, denn kaum eine Anzeige sagt
            es. Bitte sieh in den Anzeigen nach.
          </p>
        )}
      </div>
    </>
  )
}

type SearchRelaxedProps = Pick<SearchPage, 'relaxations' | 'exactTotal'> & { unknownPlace?: string | undefined }

/** What was dropped: an unknown place, or what nothing, or nothing but training, has. As wide as the list. */
export function SearchRelaxed({ relaxations, exactTotal, unknownPlace }: SearchRelaxedProps) {
  const there = exactTotal > 0 ? 'nur Plätze für Ausbildung, Studium oder Praktikum' : 'keine Stelle'
  return (
    <div aria-live="polite">
      {unknownPlace && (
        <Note tone="warn" className="mb-4">
          Den Ort „{unknownPlace}“ kennen wir nicht. Du siehst Stellen aus ganz Deutschland.
        </Note>
      )}
      {relaxations.length > 0 && (
        <Note tone="info" className="mb-4">
          Genau dazu gibt es gerade {there}. Du siehst Stellen {relaxations.map(({ text }) => text).join(', ')}.
        </Note>
      )}
    </div>
  )
}

/** Asks which of several places is meant; nothing where there is one. As wide as the list. */
export function OtherPlaces({ search, result: { otherPlaces, place, withoutPlace } }: SearchSummaryProps) {
  if (otherPlaces.length === 0) return null
  const was = place?.isFromWords ? withoutPlace : search.was
  return (
    <nav aria-labelledby="which-place" className="mb-4">
      <h3 id="which-place" className="text-base">
        Welches {place?.name} meinst du?
      </h3>
      <ul className="mt-1 flex flex-wrap gap-x-4 gap-y-1 text-sm">
        {otherPlaces.map((label) => (
          <li key={label}>
            <Link
              to="/search/jobs"
              search={searchAddress({ ...search, was, wo: label, page: undefined })}
              className="link inline-block py-1"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
      <p className="mt-1 text-sm text-muted">Bis du wählst, zeigen wir Stellen aus allen.</p>
    </nav>
  )
}

function exactText(exactTotal: number): string {
  if (exactTotal === 0) return 'Keine Stelle nennt alle Wörter. Du siehst Stellen, in denen eines fehlt.'
  const fitting = exactTotal === 1 ? 'passt 1 Stelle' : `passen ${exactTotal.toLocaleString('de-DE')} Stellen`
  return `Zu allen Angaben ${fitting}. Danach kommen Stellen, in denen ein Wort fehlt.`
}

function countText({ total }: SearchPage): string {
  if (total === 0) return 'Keine Stelle'
  return total === 1 ? '1 Stelle' : `${total.toLocaleString('de-DE')} Stellen`
}
