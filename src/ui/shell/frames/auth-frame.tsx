import type { LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { PlainLink } from '~/ui/buttons/plain-link'
import { Brand } from '../brand'
import { Main } from '../main'
import { SkipLink } from '../skip-link'
import { AuthTrackPicture } from './auth-track-picture'

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
