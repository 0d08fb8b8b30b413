import { classNames } from '../class-names'

/**
 * What an empty list means. `start`: nothing yet, the way ahead is free. `clear`: all is done, the signal is green.
 * `end`: nothing fits, only here a buffer stop stands. `aside`: nothing
 * fits, but what comes near follows. `none`: no picture.
 */
export type EmptyMeaning = 'start' | 'clear' | 'end' | 'aside' | 'none'

/** The track of an empty list, as decoration: its sentence says it all. */
export function EmptyPicture({ meaning }: { meaning: Exclude<EmptyMeaning, 'none'> }) {
  return (
    <svg
      viewBox="0 0 320 120"
      // On phones what comes near, with the same track, would be pushed off the screen.
      className={classNames('mx-auto w-72 max-w-full', meaning === 'aside' && 'max-sm:hidden')}
      aria-hidden="true"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeWidth="7"
    >
      {meaning === 'end' && <DeadEnd />}
      {meaning === 'start' && <WayAhead />}
      {meaning === 'clear' && <FreeTrack />}
      {meaning === 'aside' && <SideTrack />}
    </svg>
  )
}

function DeadEnd() {
  return (
    <>
      <path d="M254 84H310M132 72 160 44H310" stroke="var(--color-line)" />
      <path d="M10 84H236" stroke="var(--color-accent)" />
      <path d="M246 66v36M246 74h16v20h-16" stroke="var(--color-error)" />
      <Stop />
    </>
  )
}

function WayAhead() {
  return (
    <>
      <path d="M132 72 160 44H310M112 84H310" stroke="var(--color-line)" />
      <path d="M10 84H94" stroke="var(--color-accent)" />
      <Stop />
      <circle cx="226" cy="84" r="9" fill="var(--color-surface)" stroke="var(--color-line)" strokeWidth="6" />
    </>
  )
}

function FreeTrack() {
  return (
    <>
      <path d="M132 72 160 44H222M266 44H310" stroke="var(--color-line)" />
      <path d="M10 84H310" stroke="var(--color-accent)" />
      <path d="M244 84V66" stroke="var(--color-edge)" strokeWidth="5" />
      <rect x="231" y="10" width="26" height="54" rx="13" fill="#032c32" stroke="#6b8084" strokeWidth="2" />
      <circle cx="244" cy="24" r="8" fill="#7fd899" />
      <circle cx="244" cy="49" r="8" fill="#0d4148" />
      <Stop />
    </>
  )
}

function SideTrack() {
  const way = 'M74 84H126L166 44H246'
  return (
    <>
      <path d="M154 84H246" stroke="var(--color-line)" />
      <path d={way} stroke="var(--color-signal-edge)" strokeWidth="10" />
      <path d={way} stroke="var(--color-signal)" />
      <circle cx="74" cy="84" r="9" fill="var(--color-surface)" stroke="var(--color-ink)" strokeWidth="5" />
      <circle cx="246" cy="44" r="9" fill="var(--color-signal)" stroke="var(--color-ink)" strokeWidth="5" />
    </>
  )
}

function Stop() {
  return <circle cx="22" cy="84" r="9" fill="var(--color-surface)" stroke="var(--color-accent)" strokeWidth="6" />
}
