import type { LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { PlainLink } from '~/ui/buttons/plain-link'
import { Brand, BrandMark } from '../brand'
import { Main } from '../main'
import { SkipLink } from '../skip-link'

type TunnelFrameProps = {
  home: LinkProps
  /** The h1. */
  title: ReactNode
  /** The only exit, e.g. "Abmelden" or "Später erledigen". */
  exit: ReactNode
  /** The app has its skip link before what it says above the page. */
  isInApp?: boolean
  children: ReactNode
}

/** A page without navigation, for what should be finished in one go. */
export function TunnelFrame({ home, title, exit, isInApp = false, children }: TunnelFrameProps) {
  return (
    <>
      {!isInApp && <SkipLink />}
      <header
        data-shell
        className="sticky top-0 z-30 flex min-h-16 flex-wrap items-center gap-x-3 gap-y-1 md:gap-x-5 border-b border-line bg-surface px-4 py-2 md:px-8"
      >
        <PlainLink {...home} className="flex" aria-label="Stellwerk, zur Startseite">
          <BrandMark className="size-8 md:hidden" />
          <Brand className="max-md:hidden" />
        </PlainLink>
        <h1 className="min-w-0 flex-1 basis-24 text-lg leading-tight">{title}</h1>
        <div className="ml-auto">{exit}</div>
      </header>
      <Main className="wrap flex-1 py-6 md:py-10">{children}</Main>
    </>
  )
}
