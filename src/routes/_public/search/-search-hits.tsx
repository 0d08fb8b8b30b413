import type { KeyboardEvent, MouseEvent } from 'react'
import { SaveJobButton } from '~/features/applicants/ui/save-job-button'
import { JobCard } from '~/features/job-postings/ui/job-card'
import type { SearchPage } from '~/features/job-search/views'
import type { Beside } from './-beside'

export type SearchHitsProps = {
  hits: SearchPage['hits']
  now: Date
  /** Which of them keep applicants waiting. */
  late: ReadonlyMap<string, number>
  beside: Beside
}

/** Postings of a search as cards. On wide screens a press shows one beside the list; its link stays its own page. */
export function SearchHits({ hits, now, late, beside }: SearchHitsProps) {
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-2.5" onClickCapture={openBeside} onKeyDown={stepBeside}>
      {hits.map(({ distanceKm, reasons, ...posting }) => (
        <li key={posting.id}>
          <JobCard
            posting={posting}
            now={now}
            headingLevel={3}
            distanceKm={distanceKm}
            reasons={reasons}
            isLate={late.has(posting.id)}
            isCurrent={beside.current === posting.id}
            action={<SaveJobButton jobPostingId={posting.id} title={posting.title} isIcon />}
          />
        </li>
      ))}
    </ul>
  )

  function openBeside(event: MouseEvent) {
    const id = idOf(event.target)
    if (!beside.isWide || id === undefined) return
    // A new tab or window, as asked for.
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    // Before the link follows its own address.
    event.preventDefault()
    if (beside.current === id && beside.isChosen) beside.enter()
    else beside.choose(id, event.detail === 0)
  }

  function stepBeside(event: KeyboardEvent) {
    const step = STEPS[event.key]
    if (!beside.isWide || step === undefined || idOf(event.target) === undefined) return
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const links = [...document.querySelectorAll<HTMLElement>('a[data-posting]')]
    const next = links[links.findIndex((link) => link.contains(document.activeElement)) + step]
    event.preventDefault()
    if (!next?.dataset.posting) return
    next.focus()
    beside.choose(next.dataset.posting)
  }
}

const STEPS: Record<string, 1 | -1> = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 }

function idOf(target: EventTarget): string | undefined {
  return target instanceof Element ? target.closest<HTMLElement>('a[data-posting]')?.dataset.posting : undefined
}

/** The track that leads on where the main one ends. */
export function SideTrack() {
  return (
    <svg viewBox="0 0 76 36" className="w-19 flex-none" aria-hidden="true" fill="none" strokeLinejoin="round">
      <path d="M30 27H74" stroke="var(--color-line)" strokeWidth="3" />
      <path d="M4 27H22L38 11H70" stroke="var(--color-signal-edge)" strokeWidth="6" />
      <path d="M4 27H22L38 11H70" stroke="var(--color-signal)" strokeWidth="4" />
      <circle cx="5" cy="27" r="3.5" fill="var(--color-surface)" stroke="var(--color-ink)" strokeWidth="2" />
      <circle cx="70" cy="11" r="3.5" fill="var(--color-signal)" stroke="var(--color-ink)" strokeWidth="2" />
    </svg>
  )
}
