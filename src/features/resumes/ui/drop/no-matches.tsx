import type { DropProblem } from '~/features/resumes/drop-search'
import { ButtonLink } from '~/ui/buttons/link'
import { Card } from '~/ui/card'
import { WITHOUT_RADIUS } from '../../drop-search'
import type { DropMatches } from '../../views'
import { ResumeDrop } from './resume-drop'

/** There is nothing to compare: deleted, expired, or not readable; the place to drop is right here again. */
export function NoDrop({ problem, isDeleted }: { problem: DropProblem | undefined; isDeleted: boolean }) {
  return (
    <section className="on-desk bg-desk text-desk-ink">
      <div className="wrap grid max-w-[60rem] grid-cols-[minmax(0,1fr)] gap-5 py-12">
        <div>
          <h1 className="text-3xl">{isDeleted ? 'Alles ist gelöscht' : 'Stellen zu deinem Lebenslauf'}</h1>
          {isDeleted && (
            <p className="mt-2 text-desk-muted">
              Was wir gelesen haben und die Treffer gibt es hier nicht mehr. Die Datei hatten wir nie gespeichert.
            </p>
          )}
        </div>
        <ResumeDrop problem={problem ?? (isDeleted ? undefined : 'gone')} />
        <p>
          <ButtonLink to="/search/jobs" variant="desk">
            Jobs finden
          </ButtonLink>
        </p>
      </div>
    </section>
  )
}

/** Only related occupations nearby: where the own one is. */
export function FurtherAway({ matches, left }: { matches: DropMatches; left: readonly string[] }) {
  const { furtherAway, place } = matches
  if (furtherAway === 0 || !place) return null
  return (
    <Card padding="lg">
      <h2 className="text-xl">Weiter weg passt mehr</h2>
      <p className="mt-2">
        Im Umkreis von {place.radiusKm}&nbsp;km gibt es gerade nur verwandte Berufe. Weiter weg{' '}
        {furtherAway === 1 ? 'gibt es noch eine Stelle' : `gibt es noch ${furtherAway.toLocaleString('de-DE')} Stellen`}
        .
      </p>
      <p className="mt-5">
        <FurtherAwayLink left={left} />
      </p>
    </Card>
  )
}

function FurtherAwayLink({ left }: { left: readonly string[] }) {
  return (
    <ButtonLink to="/lebenslauf-treffer" search={{ ohne: [...left, WITHOUT_RADIUS].join(';') }}>
      Weiter weg ansehen
    </ButtonLink>
  )
}

/** No posting of these occupations nearby; further away there may be some. */
export function NothingNear({ matches, left }: { matches: DropMatches; left: readonly string[] }) {
  const { occupations, place, furtherAway } = matches
  if (occupations.length === 0) {
    return (
      <Card padding="lg">
        <h2 className="text-xl">Wir haben keinen Beruf erkannt</h2>
        <p className="mt-2">
          Wir haben die Datei gelesen und darin keinen Beruf gefunden, den wir kennen. Such einfach selbst danach.
        </p>
        <ButtonLink to="/search/jobs" className="mt-5">
          Jobs finden
        </ButtonLink>
      </Card>
    )
  }
  return (
    <Card padding="lg">
      <h2 className="text-xl">
        {place && place.radiusKm !== null
          ? `Im Umkreis von ${place.radiusKm}\u00a0km passt gerade nichts`
          : 'Gerade passt nichts'}
      </h2>
      <p className="mt-2">
        Gelesen haben wir „{occupations.join('“, „')}“.
        {furtherAway > 0 &&
          ` Weiter weg gibt es ${furtherAway === 1 ? 'eine Stelle' : `${furtherAway.toLocaleString('de-DE')} Stellen`}.`}
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        {furtherAway > 0 && <FurtherAwayLink left={left} />}
        <ButtonLink to="/alert/new" search={{ was: occupations[0], wo: place?.label }} variant="outline">
          Suchauftrag speichern
        </ButtonLink>
      </div>
    </Card>
  )
}
