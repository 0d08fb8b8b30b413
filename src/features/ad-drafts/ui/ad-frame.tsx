import type { ReactNode } from 'react'
import { PlainLink } from '~/ui/buttons/plain-link'
import { useFocusKeeper } from '~/ui/focus/use-focus-keeper'
import { Brand, BrandMark } from '~/ui/shell/brand'
import { Main } from '~/ui/shell/main'
import { SkipLink } from '~/ui/shell/skip-link'
import { Track } from '~/ui/track'

const STOPS = [{ label: 'Text' }, { label: 'Prüfen' }, { label: 'Unternehmen' }, { label: 'Online' }]

type AdFrameProps = {
  /** The stop of the way to an ad online, counted from 0. */
  stop: 0 | 1 | 2 | 3
  /** At the right end of the header. */
  aside?: ReactNode
  className?: string
  children: ReactNode
}

/** The pages on which an ad comes into being: the way instead of a navigation. */
export function AdFrame({ stop, aside, className, children }: AdFrameProps) {
  useFocusKeeper()
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <header data-shell className="sticky top-0 z-30 border-b border-line bg-surface">
        <div className="mx-auto flex min-h-14 max-w-[90rem] flex-wrap items-center gap-x-3 gap-y-1 px-4 md:gap-x-6 py-1.5 md:px-8">
          <PlainLink to="/" className="flex" aria-label="Stellwerk, zur Startseite">
            <BrandMark className="size-8 sm:hidden" />
            <Brand className="max-sm:hidden" />
          </PlainLink>
          <Track label="Ihr Weg zur Stelle" stops={STOPS} current={stop} className="max-w-2xl flex-1 max-md:hidden" />
          <p className="text-sm text-muted md:hidden">
            {stop + 1} von {STOPS.length}: {STOPS[stop]?.label}
          </p>
          <div className="ml-auto text-sm">{aside}</div>
        </div>
      </header>
      <Main className={className ?? 'wrap flex-1 py-8 md:py-10'}>{children}</Main>
    </div>
  )
}
