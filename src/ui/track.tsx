import type { ReactNode } from 'react'
import { classNames } from './class-names'

export type TrackStop = { label: ReactNode; detail?: ReactNode }

type TrackProps = {
  /** What the track shows, for screen readers. */
  label: string
  stops: readonly TrackStop[]
  /** Index of the current stop; `stops.length` when everything is passed. */
  current: number
  /** The journey ended at the current stop: `stopped` by somebody else, red and square; `left` by the traveller, grey. */
  end?: 'stopped' | 'left'
  direction?: 'horizontal' | 'vertical'
  className?: string
}

/** Progress as a track with stops. Narrow and horizontal, only the current stop keeps its label. */
export function Track({ label, stops, current, end, direction = 'horizontal', className }: TrackProps) {
  return (
    <ol aria-label={label} className={classNames(direction === 'vertical' ? 'track-v' : 'track', className)}>
      {stops.map((stop, index) => {
        const state = stateOf(index, current, end)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the position of a stop is its identity
          <li key={index} data-state={state} aria-current={index === current ? 'step' : undefined}>
            <span className="track-label">
              {stop.label}
              <span className="sr-only">{stateText[state]}</span>
              {stop.detail && <span className="num block font-normal text-muted">{stop.detail}</span>}
            </span>
          </li>
        )
      })}
    </ol>
  )
}

const stateText = {
  done: ', erreicht',
  current: '',
  stopped: ', hier beendet',
  left: ', hier beendet',
  ahead: '',
} as const

function stateOf(index: number, current: number, end: TrackProps['end']): keyof typeof stateText {
  if (index < current) return 'done'
  if (index > current) return 'ahead'
  return end ?? 'current'
}
