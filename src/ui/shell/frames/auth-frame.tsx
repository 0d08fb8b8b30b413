import type { LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { PlainLink } from '~/ui/buttons/plain-link'
import { Brand } from '../brand'
import { Main } from '../main'
import { SkipLink } from '../skip-link'

type AuthFrameProps = {
  home: LinkProps
  /** On the picture, in large type. */
  claim: ReactNode
  claimText: ReactNode
  /** h1 and form. */
  children: ReactNode
}

/** Two halves: picture of tracks on the left (from 1024 px on), form on the right. */
export function AuthFrame({ home, claim, claimText, children }: AuthFrameProps) {
  return (
    <>
      <SkipLink />
      <div className="grid min-h-dvh grid-cols-[minmax(0,1fr)] lg:grid-cols-[1fr_1.05fr]">
        <aside className="on-desk relative hidden flex-col justify-between overflow-hidden bg-desk p-12 text-desk-ink lg:flex">
          <HomeLink home={home} />
          <AuthTrackPicture />
          <div className="relative max-w-md">
            <p className="font-display text-4xl font-[760]">{claim}</p>
            <p className="mt-4 text-desk-muted">{claimText}</p>
          </div>
        </aside>
        <Main className="flex flex-col px-4 py-6 md:p-10">
          <div className="mb-8 lg:hidden">
            <HomeLink home={home} />
          </div>
          <div className="m-auto w-full max-w-[27rem]">
            <noscript>
              <p className="mb-6 text-sm">
                Anmelden und Registrieren brauchen JavaScript. Bitte im Browser einschalten und die Seite neu laden.
              </p>
            </noscript>
            {children}
          </div>
        </Main>
      </div>
    </>
  )
}

function HomeLink({ home }: { home: LinkProps }) {
  return (
    <PlainLink {...home} className="relative z-10 flex self-start" aria-label="Stellwerk, zur Startseite">
      <Brand />
    </PlainLink>
  )
}

/** Decoration: a set route that changes tracks. */
function AuthTrackPicture() {
  return (
    <svg
      className="absolute inset-x-0 top-[22%] w-full"
      viewBox="0 0 640 360"
      aria-hidden="true"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path
        d="M-10 60H700M-10 180H50M178 180H700M-10 300H262M300 300H452M488 300H700M250 60 356 166"
        stroke="var(--color-desk-track)"
        strokeWidth="5"
      />
      <path d="M70 180H164L284 300H470" stroke="var(--color-signal)" strokeWidth="7" />
      <circle cx="70" cy="180" r="11" fill="var(--color-desk)" stroke="var(--color-signal)" strokeWidth="6" />
      <circle cx="470" cy="300" r="11" fill="var(--color-signal)" stroke="var(--color-desk-ink)" strokeWidth="5" />
    </svg>
  )
}
