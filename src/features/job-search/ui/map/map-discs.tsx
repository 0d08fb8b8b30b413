import { type KeyboardEvent, useState } from 'react'
import type { MapPoint } from '~/features/places/projection'
import { PlainLink } from '~/ui/buttons/plain-link'
import type { JobSearch } from '../../search-params'
import type { SearchMap } from '../../views'
import { type Direction, type MapView, nextPoint, viewWith } from './map-view'
import { countText, searchInPlace } from './place-link'

type Disc = SearchMap['places'][number] & MapPoint

type MapDiscsProps = {
  search: JobSearch
  map: SearchMap
  discs: readonly Disc[]
  /** Those with a number. */
  large: readonly Disc[]
  view: MapView
  unit: number
  /** Called when the focus reaches a disc outside of what is shown. */
  onShow: (view: MapView) => void
}

/** One disc for each place with hits: a number where there is room for it, else a dot. One of them is a stop of Tab. */
export function MapDiscs({ search, map, discs, large, view, unit, onShow }: MapDiscsProps) {
  const [stop, setStop] = useState<string>()
  const chosen = search.arbeitsort ?? []
  const tabStop =
    discs.find(({ label }) => label === stop) ?? discs.find(({ label }) => chosen.includes(label)) ?? discs[0]
  function handleKey(event: KeyboardEvent<SVGGElement>) {
    const isArrow = (key: string): key is Direction => /^Arrow(?:Up|Down|Left|Right)$/.test(key)
    const wanted = isArrow(event.key) && tabStop ? nextPoint(tabStop, discs, event.key) : ENDS[event.key]?.(discs)
    if (!wanted) return
    event.preventDefault()
    for (const link of event.currentTarget.querySelectorAll('a')) {
      if (link.dataset.place === wanted.label) link.focus()
    }
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrows go from link to link
    <g onKeyDown={handleKey}>
      {discs.toReversed().map((disc) => {
        const isChosen = chosen.includes(disc.label)
        const isLarge = large.includes(disc)
        const radius = (isLarge ? 11 + Math.min(12, Math.sqrt(disc.count)) : 6) * unit
        return (
          <PlainLink
            key={disc.label}
            to="/search/jobs"
            search={searchInPlace(search, map, disc)}
            resetScroll={false}
            preload={false}
            current={isChosen}
            tabIndex={disc === tabStop ? 0 : -1}
            data-place={disc.label}
            aria-label={`${disc.name}, ${countText(disc.count)}${disc.isWithin ? '' : ', weiter weg'}${isChosen ? ', ausgewählt' : ''}`}
            className="map-disc"
            onFocus={() => {
              setStop(disc.label)
              const moved = viewWith(view, disc)
              if (moved !== view) onShow(moved)
            }}
          >
            {/* At least 24 pixels wide for a finger. */}
            <circle cx={disc.x} cy={disc.y} r={12 * unit} fill="transparent" />
            <circle
              cx={disc.x}
              cy={disc.y}
              r={radius}
              fill={isChosen ? 'var(--color-signal)' : 'var(--color-accent)'}
              stroke={isChosen ? 'var(--color-ink)' : 'var(--color-surface)'}
              strokeWidth={2 * unit}
            />
            {isLarge && (
              <text
                x={disc.x}
                y={disc.y + 4.5 * unit}
                textAnchor="middle"
                fontSize={13 * unit}
                fontWeight="650"
                fill={isChosen ? 'var(--color-signal-ink)' : 'var(--color-accent-ink)'}
              >
                {disc.count}
              </text>
            )}
          </PlainLink>
        )
      })}
    </g>
  )
}

const ENDS: Record<string, <Disc>(discs: readonly Disc[]) => Disc | undefined> = {
  Home: (discs) => discs[0],
  End: (discs) => discs.at(-1),
}
