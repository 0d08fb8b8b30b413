import type { ReactNode } from 'react'
import { JobSearchForm } from './job-search-form'

type HomeHeroProps = {
  /** The newest postings. */
  board: ReactNode
  /** How companies answer, with the number of cases. */
  replies: ReactNode
  /** The side track below the search, where a résumé is dropped. */
  drop: ReactNode
}

/**
 * The top of the home page. The main track runs through the search, the side track branches off to the place for a
 * résumé; while a file hangs over it, the switch is thrown. The search comes first in the source, so that the first Tab
 * reaches "Was?", and the link to the menu follows it.
 */
export function HomeHero({ board, replies, drop }: HomeHeroProps) {
  return (
    // Only to the sides: suggestions hang down over what follows.
    <section className="group/hero on-desk overflow-x-clip bg-desk text-desk-ink">
      <div className="hero-grid wrap pt-3 pb-6 lg:pt-12 lg:pb-10">
        <h1 className="hero-claim text-[2.1rem] leading-none font-[780] tracking-[-.012em] lg:max-w-[12ch] lg:text-[4.6rem] lg:leading-[0.94]">
          Die Weichen stellst&nbsp;du.
        </h1>
        <div className="hero-search relative">
          <Tracks />
          <JobSearchForm look="hero" search={{}} />
          <a className="skip-link" href="#menue">
            Zum Menü springen
          </a>
          <div id="lebenslauf" className="relative mt-2.5 scroll-mt-24 lg:mt-7 lg:ml-18">
            {drop}
          </div>
        </div>
        <p className="hero-replies text-sm text-desk-muted lg:max-w-[36ch] lg:text-lg">{replies}</p>
        <div className="hero-board min-w-0">{board}</div>
      </div>
    </section>
  )
}

/** Decoration from 1024 px on; straight lines and 45 degrees only. */
function Tracks() {
  return (
    <svg
      className="absolute top-0 left-[-200px] hidden overflow-visible lg:block"
      width="290"
      height="190"
      aria-hidden="true"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path
        d="M144 34L272 162H300"
        strokeWidth="5"
        className="stroke-desk-track transition-colors duration-150 group-has-[[data-drop=over]]/hero:stroke-signal"
      />
      <path
        d="M-900 31H3000"
        strokeWidth="7"
        className="stroke-signal transition-colors duration-150 group-has-[[data-drop=over]]/hero:stroke-desk-track"
      />
      <circle cx="88" cy="31" r="10" strokeWidth="6" className="fill-desk stroke-signal" />
    </svg>
  )
}
