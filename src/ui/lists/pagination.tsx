import { type LinkProps, Navigate } from '@tanstack/react-router'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type RefObject, useEffect, useRef } from 'react'
import { buttonClass } from '../buttons/button-class'
import { PlainLink } from '../buttons/plain-link'

type PaginationProps = {
  /** For pages with two of them. */
  label?: string
  /** From 1. */
  page: number
  pageCount: number
  /** The link to a page, e.g. `(page) => ({ to: '.', search: (old) => ({ ...old, page }) })`. */
  linkTo: (page: number) => LinkProps
  /** Internal lists: "26 – 50 von 312" instead of page numbers. */
  range?: { from: number; to: number; total: number }
}

/**
 * Page numbers of a list; the page is part of the address. An address beyond the last page (an old link, or its rows
 * are gone) is replaced by that of the last page.
 */
export function Pagination({ label = 'Seiten', page, pageCount, linkTo, range }: PaginationProps) {
  const nav = useRef<HTMLElement>(null)
  const shown = useRef(page)
  // An empty list has its own text.
  const hasPages = range ? range.total > 0 : pageCount > 1
  useEffect(() => {
    if (shown.current === page) return
    shown.current = page
    // Reading continues at the top of the new page, not after its end. The router scrolls there by itself.
    if (nav.current?.contains(document.activeElement) || document.activeElement === document.body) {
      document.getElementById('inhalt')?.focus({ preventScroll: true })
    }
  }, [page])
  return (
    <>
      {range && (
        // Always rendered, so that the effect of a filter is announced.
        <p role="status" className="sr-only">
          {range.total === 1 ? '1 Eintrag' : `${range.total.toLocaleString('de-DE')} Einträge`}
        </p>
      )}
      {page > pageCount && pageCount > 0 && <Navigate {...linkTo(pageCount)} replace />}
      {hasPages && <Steps nav={nav} label={label} page={page} pageCount={pageCount} linkTo={linkTo} range={range} />}
    </>
  )
}

type StepsProps = Required<Pick<PaginationProps, 'label'>> &
  Omit<PaginationProps, 'label'> & { nav: RefObject<HTMLElement | null> }

function Steps({ nav, label, page, pageCount, linkTo, range }: StepsProps) {
  return (
    <nav ref={nav} aria-label={label} className="num mt-6 flex flex-wrap items-center justify-center gap-1">
      {range && (
        <span className="mr-auto text-sm text-muted">
          {`${range.from} – ${range.to} von ${range.total.toLocaleString('de-DE')}`}
        </span>
      )}
      {pageCount > 1 && (
        <Step label="Vorherige Seite" link={page > 1 ? linkTo(page - 1) : undefined} icon={ChevronLeft} />
      )}
      {!range &&
        visiblePages(page, pageCount).map((shown, index, all) => (
          <span key={shown} className="contents">
            {index > 0 && shown - (all[index - 1] ?? 0) > 1 && <span className="px-1 text-muted">…</span>}
            <PlainLink
              {...linkTo(shown)}
              className={buttonClass({ variant: shown === page ? 'primary' : 'quiet', isIcon: true })}
              aria-label={`Seite ${shown}`}
              current={shown === page && 'page'}
            >
              {shown}
            </PlainLink>
          </span>
        ))}
      {pageCount > 1 && (
        <Step label="Nächste Seite" link={page < pageCount ? linkTo(page + 1) : undefined} icon={ChevronRight} />
      )}
    </nav>
  )
}

type StepProps = { label: string; link: LinkProps | undefined; icon: typeof ChevronLeft }

function Step({ label, link, icon: Icon }: StepProps) {
  const className = buttonClass({ variant: 'quiet', isIcon: true })
  if (!link) {
    return (
      <span className={className} aria-disabled="true">
        <Icon aria-hidden="true" />
      </span>
    )
  }
  return (
    <PlainLink {...link} className={className} aria-label={label}>
      <Icon aria-hidden="true" />
    </PlainLink>
  )
}

// First, last and the neighbours of the current page.
function visiblePages(page: number, pageCount: number): number[] {
  const wanted = [1, page - 1, page, page + 1, pageCount]
  return [...new Set(wanted)].filter((each) => each >= 1 && each <= pageCount).sort((a, b) => a - b)
}
