import { PlainLink } from '~/ui/buttons/plain-link'
import { Disclosure } from '~/ui/text/disclosure'
import type { JobSearch } from '../../search-params'
import type { SearchMap } from '../../views'
import { searchInPlace } from './place-link'

type RegionTableProps = { search: JobSearch; map: SearchMap }
type Places = SearchMap['places']

/** So many are shown at once. */
const FIRST = 10

/** The discs of the map as a table with what the hits pay: it works without JavaScript. */
export function RegionTable({ search, map }: RegionTableProps) {
  const { places, around } = map
  if (places.length === 0) return <p>Auf der Karte gibt es gerade nichts zu zeigen.</p>
  const rest = places.slice(FIRST)
  const isPaid = hasPay(places)
  const chosen = search.arbeitsort ?? []
  return (
    <nav aria-labelledby="places-with-hits" className="card px-4 py-4">
      <h2 id="places-with-hits" className="text-lg">
        Orte mit Stellen
      </h2>
      {around === null && chosen.length === 0 && (
        <p className="mt-1 text-sm text-muted">Wähle einen Ort auf der Karte oder hier.</p>
      )}
      <PlaceRows
        search={search}
        map={map}
        places={places.slice(0, FIRST)}
        caption="Orte mit den meisten Stellen"
        isPaid={isPaid}
        isAll
      />
      {rest.length > 0 && (
        <Disclosure title={restText(rest.length)} isOpen={rest.some(({ label }) => chosen.includes(label))}>
          <PlaceRows search={search} map={map} places={rest} caption="Weitere Orte" isPaid={isPaid} />
          {map.isCut && <p className="mt-2 text-xs text-muted">Das sind die Orte mit den meisten Stellen.</p>}
        </Disclosure>
      )}
      <PayNote map={map} />
    </nav>
  )
}

/** What the column of pay says; without one, what all hits pay. */
function PayNote({ map: { places, all, paidPlaces } }: { map: SearchMap }) {
  if (!hasPay(places) && all.pay === null) return null
  return (
    <p className="mt-2 text-xs text-muted">
      {!hasPay(places) &&
        all.pay !== null &&
        `Gehalt, Mitte aller Treffer: ${all.pay.euros.toLocaleString('de-DE')}\u00a0€ aus ${all.pay.count.toLocaleString('de-DE')}\u00a0Stellen. `}
      Mitte: Die Hälfte zahlt mehr, die Hälfte weniger. Brutto im Monat, Vollzeit, aus den Stellen mit Gehalt, die hier
      gerade online sind; eine Zahl zeigen wir ab 10 Stellen
      {places.length > paidPlaces && `, für die ${paidPlaces} Orte mit den meisten Treffern`}.
    </p>
  )
}

/** Whether any of these places has enough postings for a figure: there is no column of dashes. */
const hasPay = (places: Places) => places.some(({ pay }) => pay !== null)

type PlaceRowsProps = RegionTableProps & { places: Places; caption: string; isPaid: boolean; isAll?: boolean }

function PlaceRows({ search, map, places, caption, isPaid, isAll = false }: PlaceRowsProps) {
  const { around, all } = map
  const chosen = search.arbeitsort ?? []
  return (
    <table className="mt-2 w-full text-sm">
      <caption className="sr-only">{caption}</caption>
      <thead className="text-xs text-muted">
        <tr>
          <th scope="col" className="py-1.5 text-left font-semibold">
            Ort
          </th>
          <th scope="col" className="py-1.5 pl-3 text-right font-semibold">
            Stellen
          </th>
          {isPaid && (
            <th scope="col" className="py-1.5 pl-3 text-right font-semibold">
              Gehalt, Mitte
            </th>
          )}
        </tr>
      </thead>
      <tbody className="divide border-t border-line">
        {places.map((place) => {
          const isChosen = chosen.includes(place.label)
          return (
            <tr key={place.label} className={isChosen ? 'bg-signal-soft' : undefined}>
              <th scope="row" className="text-left font-normal">
                <PlainLink
                  to="/search/jobs"
                  search={searchInPlace(search, map, place)}
                  resetScroll={false}
                  preload={false}
                  current={isChosen}
                  className="flex min-h-10 items-center gap-1 wrap-anywhere hyphens-auto aria-[current]:font-semibold"
                >
                  <span>
                    <span className="link">{place.name}</span>
                    {!place.isWithin && <span className="text-muted"> weiter weg</span>}
                  </span>
                </PlainLink>
              </th>
              <td className="num pl-3 text-right">{place.count.toLocaleString('de-DE')}</td>
              {isPaid && <PayCell pay={place.pay} />}
            </tr>
          )
        })}
      </tbody>
      {isAll && (
        <tfoot className="border-t border-line font-semibold">
          <tr>
            <th scope="row" className="py-2 text-left">
              {around === null ? 'Alle Treffer' : `Alle bis ${around.radiusKm}\u00a0km`}
            </th>
            <td className="num py-2 pl-3 text-right">{all.count.toLocaleString('de-DE')}</td>
            {isPaid && <PayCell pay={all.pay} />}
          </tr>
        </tfoot>
      )}
    </table>
  )
}

function PayCell({ pay }: { pay: Places[number]['pay'] }) {
  return (
    <td className="num py-1.5 pl-3 text-right leading-tight whitespace-nowrap">
      {pay === null ? (
        <>
          <span aria-hidden="true" className="text-muted">
            –
          </span>
          <span className="sr-only">zu wenige für eine Zahl</span>
        </>
      ) : (
        <>
          {pay.euros.toLocaleString('de-DE')}&nbsp;€
          <span className="block text-xs font-normal text-muted">aus {pay.count.toLocaleString('de-DE')}</span>
        </>
      )}
    </td>
  )
}

function restText(count: number): string {
  return count === 1 ? 'Noch ein Ort' : `${count} weitere Orte`
}
