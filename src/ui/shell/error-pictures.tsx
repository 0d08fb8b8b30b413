import type { ReactNode } from 'react'

/** The set route ends at a buffer stop. */
export function WrongTurnPicture() {
  return (
    <Picture>
      <g stroke="var(--color-desk-track)" strokeWidth="6">
        <path d="M470 150H1500M1010 60H1500M900 150 976 74" />
      </g>
      <path d="M-10 150H448L538 60H800" stroke="var(--color-signal)" strokeWidth="8" />
      <path d="M812 26v68M812 38h30v44h-30" stroke="var(--color-desk-ink)" strokeWidth="8" />
      <circle cx="180" cy="150" r="12" fill="var(--color-desk)" stroke="var(--color-signal)" strokeWidth="7" />
    </Picture>
  )
}

/** The set route ends at a signal that shows red. */
export function DefectSignalPicture() {
  return (
    <Picture>
      <path d="M654 180H1500M-10 110H1500" stroke="var(--color-desk-track)" strokeWidth="6" opacity="0.7" />
      <path d="M-10 180H640" stroke="var(--color-signal)" strokeWidth="8" />
      <path d="M700 180V96" stroke="var(--color-desk-ink)" strokeWidth="6" />
      <rect
        x="672"
        y="16"
        width="56"
        height="84"
        rx="12"
        fill="var(--color-desk-2)"
        stroke="var(--color-desk-ink)"
        strokeWidth="5"
      />
      <circle cx="700" cy="42" r="13" fill="oklch(0.66 0.21 27)" />
      <circle cx="700" cy="75" r="13" fill="var(--color-desk)" />
    </Picture>
  )
}

function Picture({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 1440 220"
      className="-ml-[12rem] w-full min-w-[60rem] md:ml-0"
      aria-hidden="true"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {children}
    </svg>
  )
}
