import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTRPC } from '~/platform/client/trpc'
import { Button } from '~/ui/buttons/button'
import { Card } from '~/ui/card'
import { Segment } from '~/ui/choices/segment'
import { COUNTED_RADII_KM, USUAL_RADIUS_KM } from '../../schema'
import type { AdView } from '../../views'

const RADII = COUNTED_RADII_KM.map((km) => ({ value: `${km}`, label: `${km}\u00a0km`, km }))

/** About how many people could see the ad as theirs. Rounded to tens by the server, never under ten. */
export function PeopleCard({ ad, token, onPlaces }: { ad: AdView; token: string; onPlaces: () => void }) {
  const trpc = useTRPC()
  const [radiusKm, setRadiusKm] = useState<(typeof COUNTED_RADII_KM)[number]>(USUAL_RADIUS_KM)
  const isUsual = radiusKm === USUAL_RADIUS_KM
  const around = useQuery(
    trpc.adDraft.peopleAround.queryOptions({ token, version: ad.version, radiusKm }, { enabled: !isUsual }),
  )
  // A figure of another radius is none of this one: without its own there is none.
  const people = isUsual ? ad.people : around.data
  return (
    <Card as="section" aria-labelledby="menschen">
      <div className="grid grid-cols-[6.5rem_minmax(0,1fr)] items-center gap-4">
        <Reach />
        <h2 id="menschen" className="text-base leading-snug" aria-live="polite">
          {people?.count != null && (
            <span className="block font-display text-4xl leading-none font-[760]">
              rund <span className="num">{people.count.toLocaleString('de-DE')}</span>
            </span>
          )}
          {people === undefined ? waitingFor(radiusKm, ad.people, around.isError) : sentence(people)}
        </h2>
      </div>
      {ad.people && (
        <div className="mt-3">
          <Segment
            label="Umkreis"
            options={RADII}
            value={`${radiusKm}`}
            onChange={(value) => setRadiusKm(RADII.find((option) => option.value === value)?.km ?? USUAL_RADIUS_KM)}
            isNarrow
          />
        </div>
      )}
      {people?.count === null && (
        <>
          <p className="mt-3 text-sm">
            Mehr Menschen erreichen Sie mit Homeoffice oder wenn „Profil“ auch einen Quereinstieg zulässt.
            Veröffentlicht sehen die Stelle außerdem alle, die suchen und keinen Lebenslauf freigegeben haben.
          </p>
          <Button size="sm" variant="outline" className="mt-3" onClick={onPlaces}>
            Ort oder Homeoffice ändern
          </Button>
        </>
      )}
      <p className="mt-3 text-sm text-muted">
        Gezählt aus Lebensläufen, in denen {ad.people ? `„${ad.people.occupation}“` : 'dieser'} oder ein verwandter
        Beruf steht, Luftlinie, auf Zehner gerundet. Unter zehn nennen wir keine Zahl.
      </p>
    </Card>
  )
}

function waitingFor(radiusKm: number, usual: AdView['people'], isFailed: boolean): string {
  const where = `im Umkreis von ${radiusKm}\u00a0km um ${usual?.place}`
  return isFailed ? `Wir können ${where} gerade nicht zählen. Bitte noch einmal versuchen.` : `Wir zählen ${where} …`
}

function sentence(people: AdView['people']): string {
  if (!people) return 'Wie viele passende Menschen es im Umkreis gibt, zeigen wir, sobald Beruf und Ort feststehen.'
  const where = `im Umkreis von ${people.radiusKm}\u00a0km um ${people.place}`
  return people.count === null
    ? `Weniger als zehn passende Menschen ${where} lassen sich zurzeit finden.`
    : `passende Menschen ${where}`
}

/** A circle around a place: the picture of a radius, not a map of people. */
function Reach() {
  return (
    <svg viewBox="0 0 104 104" className="w-full" aria-hidden="true">
      <rect width="104" height="104" rx="12" className="fill-sunken" />
      <circle cx="52" cy="52" r="40" className="fill-accent-soft stroke-accent" strokeDasharray="4 4" />
      <circle cx="52" cy="52" r="22" className="fill-none stroke-line" strokeWidth="2" />
      <circle cx="52" cy="52" r="5" className="fill-signal stroke-ink" strokeWidth="2" />
    </svg>
  )
}
