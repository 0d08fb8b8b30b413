import type { ReactNode } from 'react'
import { Main } from './main'

type ErrorPageProps = {
  statusCode?: number
  statusMessage?: string
  title?: string
  /** A German sentence; each variant has its own default. */
  message?: string
  requestId?: string | null
  /** Buttons for the next step. */
  actions?: ReactNode
}

/** Not found (404) or an error of ours (anything else). Works without JavaScript and without a session. */
export function ErrorPage({ statusCode = 500, statusMessage, title, message, requestId, actions }: ErrorPageProps) {
  const isNotFound = statusCode === 404
  const status = statusMessage ?? (isNotFound ? 'Page Not Found' : 'Internal Server Error')
  const text = isNotFound ? notFoundText : defectText
  return (
    <Main className="on-desk flex flex-1 flex-col justify-center overflow-hidden bg-desk text-desk-ink">
      {isNotFound ? <WrongTurnPicture /> : <DefectSignalPicture />}
      <div className="wrap py-10 md:pb-16">
        <h1 className="text-4xl font-[780] md:text-5xl">{title ?? text.title}</h1>
        <p className="mt-4 max-w-[48ch] text-lg text-desk-muted">{message ?? text.message}</p>
        {actions && <div className="mt-8 flex flex-wrap gap-3">{actions}</div>}
        <p className="num mt-10 text-sm text-desk-muted" data-request-id={requestId ?? undefined}>
          Fehler {statusCode} <span lang="en">({status})</span>
          {requestId && <span className="block wrap-anywhere">Vorgangsnummer: {requestId}</span>}
        </p>
      </div>
    </Main>
  )
}

const notFoundText = {
  title: 'Falsch abgebogen.',
  message: 'Diese Seite gibt es nicht oder nicht mehr.',
} as const

const defectText = {
  title: 'Signalstörung.',
  message: 'Bei uns ist etwas schiefgelaufen. Bitte gleich noch einmal versuchen.',
} as const

/** The set route ends at a buffer stop. */
function WrongTurnPicture() {
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
function DefectSignalPicture() {
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
