import { type RegisteredRouter, useMatch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import {
  BoardSkeleton,
  CardsSkeleton,
  FiguresSkeleton,
  FiltersSkeleton,
  RowsSkeleton,
  SectionSkeleton,
  TableSkeleton,
} from '~/ui/page-skeletons'
import { AppPage } from '~/ui/shell/app-page'
import { Skeleton } from '~/ui/skeleton'
import { Spinner } from '~/ui/spinner'
import { TwoPanes } from '~/ui/two-panes'

type Look = { shape: ReactNode; isWide?: boolean; hasActions?: boolean }

const inbox: Look = {
  shape: (
    <TwoPanes
      listLabel=""
      isDetailOpen={false}
      list={
        <>
          <FiltersSkeleton className="h-28 flex-none border-b border-line px-3" />
          <RowsSkeleton rowClassName="h-[6.1rem]" />
        </>
      }
    >
      {null}
    </TwoPanes>
  ),
}
const form: Look = { shape: <CardsSkeleton className="max-w-[46rem]" rowClassName="h-96" /> }
/** Lists of the administration: search, a filter or two, a table. */
const list = (filters: string, row: string): Look => ({
  isWide: true,
  shape: <TableSkeleton above={<FiltersSkeleton className={`mb-2 ${filters}`} />} rowClassName={row} />,
})
const oneFilter = 'h-[9.3rem] md:h-[5.1rem]'

/** Pages with a shape of their own while they take longer than 300 ms; their heights are those of the demo market. */
const LOOKS: Partial<Record<keyof RegisteredRouter['routesById'], Look>> = {
  '/app/applicant/': {
    hasActions: true,
    shape: (
      <div className="grid items-start gap-x-8 gap-y-9 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-9">
          <SectionSkeleton>
            <RowsSkeleton rows={3} rowClassName="h-[10.4rem] md:h-[8.7rem]" />
          </SectionSkeleton>
          <SectionSkeleton>
            <CardsSkeleton rows={2} rowClassName="h-40" />
          </SectionSkeleton>
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-9">
          <SectionSkeleton>
            <RowsSkeleton rows={1} rowClassName="h-[4.7rem]" />
          </SectionSkeleton>
          <SectionSkeleton>
            <RowsSkeleton rows={2} rowClassName="h-[4.7rem]" />
          </SectionSkeleton>
          <SectionSkeleton>
            <RowsSkeleton rows={2} rowClassName="h-28" />
          </SectionSkeleton>
        </div>
      </div>
    ),
  },
  '/app/applicant/applications': { shape: <CardsSkeleton rowClassName="h-[22.9rem] md:h-[18.6rem]" /> },
  '/app/applicant/saved': { shape: <CardsSkeleton className="max-w-[56rem]" rowClassName="h-[12.9rem]" /> },
  '/app/applicant/_inbox': inbox,
  '/app/applicant/profile': form,
  '/app/applicant/resumes/': {
    hasActions: true,
    shape: (
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <CardsSkeleton rows={2} rowClassName="h-56 md:h-48" />
        <CardsSkeleton rows={3} rowClassName="h-56" />
      </div>
    ),
  },
  '/app/company/': {
    hasActions: true,
    shape: (
      <>
        <FiguresSkeleton count={4} className="h-[15.4rem] lg:h-[7.1rem]" />
        <div className="mt-9 grid items-start gap-x-8 gap-y-9 xl:grid-cols-[minmax(0,1fr)_22rem]">
          <SectionSkeleton>
            <RowsSkeleton rows={6} rowClassName="h-[5.9rem]" />
          </SectionSkeleton>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-9">
            <SectionSkeleton>
              <CardsSkeleton rows={1} rowClassName="h-[16.8rem]" />
            </SectionSkeleton>
            <SectionSkeleton>
              <RowsSkeleton rows={3} rowClassName="h-16" />
            </SectionSkeleton>
          </div>
        </div>
      </>
    ),
  },
  '/app/company/applications': {
    hasActions: true,
    isWide: true,
    shape: (
      <>
        <FiltersSkeleton className="mb-4 h-[18.5rem] md:h-[4.6rem]" />
        <Skeleton className="mb-3 h-[3.3rem] md:hidden" />
        <BoardSkeleton columns={5} rowClassName="h-32" />
      </>
    ),
  },
  '/app/company/job-postings/': {
    hasActions: true,
    isWide: true,
    shape: (
      <TableSkeleton
        above={<FiltersSkeleton className="mb-4 h-[6.6rem] md:h-[3.3rem]" />}
        rowClassName="h-[21.6rem] md:h-[5.6rem]"
      />
    ),
  },
  '/app/company/members': {
    hasActions: true,
    shape: (
      <TableSkeleton
        hasBar={false}
        above={<FiltersSkeleton className="mb-5 h-[6.2rem] md:h-[4.6rem]" />}
        rows={4}
        rowClassName="h-[16.1rem] md:h-[4.1rem]"
      />
    ),
  },
  '/app/company/_inbox': inbox,
  '/app/company/profile': form,
  '/search/resumes': {
    shape: (
      <div className="grid gap-6">
        <Skeleton className="h-[9.3rem] md:h-11" />
        <div className="grid items-start gap-x-10 gap-y-4 lg:grid-cols-[15rem_minmax(0,1fr)]">
          <Skeleton className="h-[3.3rem] lg:h-[40rem]" />
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
            <Skeleton className="h-40 md:h-24" />
            <RowsSkeleton rows={20} rowClassName="h-64 md:h-[11.4rem]" />
          </div>
        </div>
      </div>
    ),
  },
  '/super/': {
    isWide: true,
    shape: (
      <>
        <FiguresSkeleton count={4} className="mb-6 h-[11.8rem] lg:h-[5.9rem]" />
        <div className="grid gap-5 lg:grid-cols-2">
          <CardsSkeleton rows={1} rowClassName="h-40" />
          <CardsSkeleton rows={1} rowClassName="h-[39rem] md:h-[29rem]" />
        </div>
      </>
    ),
  },
  '/super/companies': list('h-[18.4rem] md:h-[5.1rem]', 'h-[21rem] md:h-[4.4rem]'),
  '/super/applicants': list(oneFilter, 'h-[15.6rem] md:h-[4.4rem]'),
  '/super/job-postings': list(oneFilter, 'h-[14.9rem] md:h-[4.4rem]'),
  '/super/mails/': list(oneFilter, 'h-64 md:h-[4.4rem]'),
  '/super/invoices': {
    hasActions: true,
    ...list('h-[7rem] md:hidden', 'h-[19.5rem] md:h-[6.6rem]'),
  },
  '/super/audit': list('h-[31.7rem] md:h-[14.2rem]', 'h-[17.6rem] md:h-[7rem]'),
}

const OTHER: Look = { shape: <CardsSkeleton rows={4} rowClassName="h-48" /> }

/** Inside the application's frame, in place of a page that takes longer than 300 ms: as high as what comes. */
export function PendingPage() {
  const { shape, isWide, hasActions } =
    useMatch({ strict: false, select: ({ routeId }) => routeId && LOOKS[routeId] }) ?? OTHER
  return (
    <AppPage
      title={<Spinner isLate label="Seite wird geladen" />}
      isWide={isWide}
      actions={hasActions && <Skeleton className="h-11 w-44" />}
    >
      <div aria-busy="true">
        <div aria-hidden="true">{shape}</div>
      </div>
    </AppPage>
  )
}
