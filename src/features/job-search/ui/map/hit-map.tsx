import { Maximize, Minus, Plus } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { GERMANY_OUTLINE } from '~/features/places/germany-outline'
import { project } from '~/features/places/projection'
import { Button } from '~/ui/buttons/button'
import { TextLink } from '~/ui/buttons/link'
import type { JobSearch } from '../../search-params'
import type { SearchMap } from '../../views'
import { MapDiscs } from './map-discs'
import { MapTowns } from './map-towns'
import { firstView, GERMANY, largeDiscs, zoomed } from './map-view'

/** The width in pixels that sizes are meant for. */
const DRAWN_WIDTH = { wide: 640, narrow: 340 }

type HitMapProps = { search: JobSearch; map: SearchMap; isWide: boolean }

/** The hits by place, drawn from our own table of places; every disc is in the list below as well. */
export function HitMap({ search, map, isWide }: HitMapProps) {
  const [view, setView] = useState(() => firstView(map.around))
  const { center, size } = view
  const unit = size / (isWide ? DRAWN_WIDTH.wide : DRAWN_WIDTH.narrow)
  const { around } = map
  const discs = map.places.map((place) => ({ ...place, ...project(place) }))
  const large = largeDiscs(discs, unit)
  const middle = around && project(around)
  function handleKey(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === '+' || event.key === '-') setView(zoomed(view, event.key === '+' ? 1 : -1))
    if (event.key === '0') setView(GERMANY)
  }
  return (
    <section aria-label="Karte" className="grid gap-2.5">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the discs and buttons inside */}
      <div className="card relative overflow-hidden bg-sunken" onKeyDown={handleKey}>
        {/* biome-ignore lint/a11y/useSemanticElements: a picture is no fieldset */}
        <svg
          viewBox={`${center.x - size / 2} ${center.y - size / 2} ${size} ${size}`}
          className="block aspect-square max-h-[44rem] w-full"
          role="group"
          aria-label="Treffer nach Ort. Pfeiltasten gehen von Ort zu Ort, Plus und Minus ändern den Ausschnitt."
        >
          <path
            d={GERMANY_OUTLINE}
            fill="var(--color-surface)"
            stroke="var(--color-edge)"
            strokeWidth={2 * unit}
            strokeLinejoin="round"
          />
          {middle && around && (
            <g fill="none" stroke="var(--color-accent)" strokeWidth={1.5 * unit}>
              <circle
                cx={middle.x}
                cy={middle.y}
                r={around.radiusKm}
                fill="var(--color-accent-soft)"
                fillOpacity="0.6"
                strokeDasharray={`${6 * unit} ${4 * unit}`}
              />
              <circle cx={middle.x} cy={middle.y} r={around.outerKm} strokeDasharray={`${2 * unit} ${5 * unit}`} />
            </g>
          )}
          <MapTowns towns={map.towns} view={view} unit={unit} discs={discs} large={large} />
          <MapDiscs search={search} map={map} discs={discs} large={large} view={view} unit={unit} onShow={setView} />
        </svg>
        <div className="no-print absolute top-3 right-3 grid gap-2 no-script:hidden">
          <Button variant="outline" isIcon aria-label="Größer" onClick={() => setView(zoomed(view, 1))}>
            <Plus aria-hidden="true" />
          </Button>
          <Button variant="outline" isIcon aria-label="Kleiner" onClick={() => setView(zoomed(view, -1))}>
            <Minus aria-hidden="true" />
          </Button>
          <Button variant="outline" isIcon aria-label="Ganz Deutschland" onClick={() => setView(GERMANY)}>
            <Maximize aria-hidden="true" />
          </Button>
        </div>
      </div>
      <p className="text-xs text-muted">
        {around && `Graue Scheiben sind Orte, gestrichelt ${around.radiusKm} und ${around.outerKm}\u00a0km Luftlinie. `}
        Eine Stelle mit mehreren Orten zählt in jedem. Gezeichnet aus unserer{' '}
        <TextLink to="/quellen">Ortstabelle</TextLink>, ohne fremde Kartendienste.
      </p>
    </section>
  )
}
