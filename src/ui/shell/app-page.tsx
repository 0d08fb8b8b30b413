import { Search } from 'lucide-react'
import { type ReactNode, useContext, useState } from 'react'
import { Button } from '../buttons/button'
import { PlainLink } from '../buttons/plain-link'
import { classNames } from '../class-names'
import { openPalette } from '../navigation/command-palette-key'
import { softTitle } from '../text/soft-title'
import { BrandMark } from './brand'
import { AppFrameContext } from './frames/app-frame-context'
import { Main } from './main'
import { PageSlotContext } from './page-slot-context'

type AppPageProps = {
  /** The h1. */
  title: ReactNode
  /** One line above the title: where this page belongs. */
  crumb?: ReactNode
  /** Buttons in the top bar; on phones above the content. */
  actions?: ReactNode
  /** What phones show of them: nothing where the bar at the bottom leads there. */
  phoneActions?: ReactNode
  /** Tables and boards use the whole width. */
  isWide?: boolean
  /** Fills the window edge to edge: the page has a bar of its own below the top bar, and places its parts itself. */
  isFull?: boolean
  children: ReactNode
}

/** A page of the application: top bar with title and actions, then the content. Used inside `<AppFrame>`. */
export function AppPage(props: AppPageProps) {
  const { title, crumb, actions, phoneActions = actions, isWide = false, isFull = false, children } = props
  const { home, topActions } = useContext(AppFrameContext)
  const [slot, setSlot] = useState<HTMLElement | null>(null)
  return (
    <>
      <header
        data-shell
        className="sticky top-0 z-30 flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 border-b border-line bg-surface px-4 py-1.5 md:px-8"
      >
        <PlainLink {...home} className="flex lg:hidden" aria-label="Stellwerk, zur Startseite">
          <BrandMark />
        </PlainLink>
        <div className="min-w-0 flex-1 basis-24 md:basis-56">
          {crumb && <div className="text-xs text-muted max-md:truncate">{crumb}</div>}
          <h1 className="text-base leading-tight text-wrap min-[22.5rem]:text-xl">{softTitle(title)}</h1>
        </div>
        <Button
          variant="quiet"
          size="sm"
          isIcon
          aria-label="Springen und suchen"
          aria-keyshortcuts="Control+K"
          title="Springen und suchen (Strg+K)"
          onClick={openPalette}
        >
          <Search />
        </Button>
        {topActions}
        {actions && <div className="ml-auto hidden flex-wrap justify-end gap-2 md:flex">{actions}</div>}
        <div ref={setSlot} className="ml-auto hidden gap-2 lg:flex lg:empty:hidden" />
      </header>
      <Main
        className={
          isFull
            ? 'flex w-full min-w-0 flex-1 flex-col max-lg:pb-20'
            : classNames('w-full flex-1 px-4 py-5 pb-28 md:px-8 md:py-7 lg:pb-10', !isWide && 'max-w-[82rem]')
        }
      >
        {phoneActions && !isFull && <div className="no-print mb-4 flex flex-wrap gap-2 md:hidden">{phoneActions}</div>}
        <PageSlotContext value={slot}>{children}</PageSlotContext>
      </Main>
    </>
  )
}
