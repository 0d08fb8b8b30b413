import type { ReactNode } from 'react'
import { DefectSignalPicture, WrongTurnPicture } from './error-pictures'
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
