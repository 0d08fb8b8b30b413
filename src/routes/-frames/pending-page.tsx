import { type RegisteredRouter, useMatch, useMatches } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { AppPage } from '~/ui/shell/app-page'
import { TwoPanes } from '~/ui/shell/two-panes'
import {
  BlockSkeleton,
  BoardSkeleton,
  CardsSkeleton,
  FiguresSkeleton,
  FiltersSkeleton,
  RowsSkeleton,
  SectionSkeleton,
  TableSkeleton,
  type Tall,
} from '~/ui/states/page-skeletons'
import { Skeleton } from '~/ui/states/skeleton'
import { Spinner } from '~/ui/states/spinner'

type Look = { shape: ReactNode; isWide?: boolean; hasActions?: boolean }

const inbox: Look = {
  shape: (
    <TwoPanes
      listLabel=""
      isDetailOpen={false}
      list={
        <>
          <FiltersSkeleton height={7} className="flex-none border-b border-line px-3" />
          <RowsSkeleton rowHeight={6.1} />
        </>
      }
    >
      {null}
    </TwoPanes>
  ),
}
const form: Look = { shape: <CardsSkeleton className="max-w-[46rem]" rowHeight={24} /> }
/** Lists of the administration: search, a filter or two, a table. On phones the filters' height includes the bar. */
const list = (above: Tall, row: Tall): Look => ({
  isWide: true,
  hasActions: true,
  shape: <TableSkeleton above={<FiltersSkeleton height={above} className="mb-2" />} rowHeight={row} />,
})
const filters = [13.3, 5.6] as const
/** A table without filters; phones have no bar above it either. */
const table = (row: Tall, above: Tall = 0): Look => ({
  isWide: true,
  shape: <TableSkeleton above={above !== 0 && <FiltersSkeleton height={above} className="mb-2" />} rowHeight={row} />,
})

/** Placeholders of pages that take longer than 300 ms; their heights are those of the demo market. */
const LOOKS: Partial<Record<keyof RegisteredRouter['routesById'], Look>> = {
  '/app/applicant/': {
    hasActions: true,
    shape: (
      <div className="grid items-start gap-x-8 gap-y-9 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-9">
          <SectionSkeleton>
            <RowsSkeleton rows={3} rowHeight={[13.4, 8.7]} />
          </SectionSkeleton>
          <SectionSkeleton>
            <CardsSkeleton rows={2} rowHeight={10} />
          </SectionSkeleton>
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-9">
          <SectionSkeleton>
            <RowsSkeleton rows={1} rowHeight={4.7} />
          </SectionSkeleton>
          <SectionSkeleton>
            <RowsSkeleton rows={2} rowHeight={4.7} />
          </SectionSkeleton>
          <SectionSkeleton>
            <RowsSkeleton rows={2} rowHeight={7} />
          </SectionSkeleton>
        </div>
      </div>
    ),
  },
  '/app/applicant/applications': { shape: <CardsSkeleton rowHeight={[22.9, 18.6]} /> },
  '/app/applicant/saved': { shape: <CardsSkeleton className="max-w-[56rem]" rowHeight={12.9} /> },
  '/app/applicant/_inbox': inbox,
  '/app/applicant/profile': form,
  '/app/applicant/resumes/': {
    hasActions: true,
    shape: (
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <CardsSkeleton rows={2} rowHeight={[14, 12]} />
        <CardsSkeleton rows={3} rowHeight={14} />
      </div>
    ),
  },
  '/app/company/': {
    hasActions: true,
    shape: (
      <div className="grid items-start gap-x-6 gap-y-5 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
          <CardsSkeleton rows={1} rowHeight={[22, 16.6]} />
          <CardsSkeleton rows={1} rowHeight={[50, 38]} />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
          <CardsSkeleton rows={1} rowHeight={13} />
          <FiguresSkeleton count={4} height={[8.75, 7.8]} columns={2} />
          <CardsSkeleton rows={1} rowHeight={16.8} />
        </div>
      </div>
    ),
  },
  '/app/company/applications': {
    isWide: true,
    shape: (
      <>
        <FiltersSkeleton height={2.75} className="mb-4" />
        <BlockSkeleton height={3.3} className="mb-3 md:hidden" />
        <BoardSkeleton columns={5} rowHeight={8} />
      </>
    ),
  },
  '/app/company/job-postings/': {
    hasActions: true,
    isWide: true,
    shape: <TableSkeleton above={<FiltersSkeleton height={[6.6, 3.3]} className="mb-4" />} rowHeight={[21.6, 5.6]} />,
  },
  '/app/company/members': {
    hasActions: true,
    shape: (
      <TableSkeleton
        hasBar={false}
        above={<FiltersSkeleton height={[6.2, 4.6]} className="mb-5" />}
        rows={4}
        rowHeight={[16.1, 4.1]}
      />
    ),
  },
  '/app/company/_inbox': inbox,
  '/app/company/profile': form,
  '/search/resumes': {
    shape: (
      <div className="grid gap-6">
        <BlockSkeleton height={[9.3, 2.75]} />
        <div className="grid items-start gap-x-10 gap-y-4 lg:grid-cols-[15rem_minmax(0,1fr)]">
          <BlockSkeleton height={3.3} className="lg:hidden" />
          <BlockSkeleton height={40} className="max-lg:hidden" />
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
            <BlockSkeleton height={[10, 6]} />
            <RowsSkeleton rows={20} rowHeight={[16, 11.4]} />
          </div>
        </div>
      </div>
    ),
  },
  '/super/': {
    isWide: true,
    shape: (
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <CardsSkeleton rows={1} rowHeight={[16, 14.4]} />
          <CardsSkeleton rows={1} rowHeight={[23, 23.7]} />
        </div>
        <CardsSkeleton rows={3} rowHeight={13.7} />
      </div>
    ),
  },
  '/super/companies': list(filters, [21, 5.1]),
  '/super/applicants': list(filters, [15.6, 4.4]),
  '/super/job-postings': list(filters, [14.9, 4.4]),
  '/super/orders/': list([9.9, 1.4], [14.9, 4.4]),
  '/super/consents': list([17, 6], [14.9, 4.4]),
  '/super/agreements': list([11.9, 3.4], [14.9, 4.4]),
  '/super/feedback': list([14.3, 8.6], [14.9, 6]),
  '/super/reports/': table([14.9, 4.4], 3),
  '/super/direct-debits/': table([14.9, 4.4], [9, 6]),
  '/super/subscription-plans': table([15.6, 4.9]),
  '/super/operator': form,
  '/super/settings': form,
  '/super/terms': form,
  '/super/mails/': list(filters, [16, 4.4]),
  '/super/invoices': list([7, 0], [19.5, 6.6]),
  '/super/audit': list([22.7, 6.5], [17.6, 7]),
}

const OTHER: Look = { shape: <CardsSkeleton rows={4} rowHeight={12} /> }

/** Inside the application's frame, replaces a page that takes longer than 300 ms: as high as the page. */
export function PendingPage() {
  const within = useMatch({ strict: false, select: ({ routeId }) => routeId })
  const look = useMatches({
    // From the waiting route downwards: a loading frame has the placeholder of one of its pages.
    select: (matches) =>
      matches
        .slice(matches.findIndex(({ routeId }) => routeId === within))
        .map(({ routeId }) => routeId)
        .find((routeId) => LOOKS[routeId]),
  })
  const { shape, isWide, hasActions } = (look && LOOKS[look]) ?? OTHER
  return (
    <AppPage
      title={<Spinner isLate label="Seite wird geladen" />}
      isWide={isWide}
      actions={hasActions && <Skeleton className="h-11 w-40" />}
    >
      <div aria-busy="true">
        <div aria-hidden="true">{shape}</div>
      </div>
    </AppPage>
  )
}
