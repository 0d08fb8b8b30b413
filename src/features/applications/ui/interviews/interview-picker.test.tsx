import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createTRPCClient } from '@trpc/client'
import { createTRPCOptionsProxy } from '@trpc/tanstack-react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CallsProvider } from '~/platform/client/trpc'
import type { AppRouter } from '~/server/root-router'
import type { OwnInterview } from '../../views'
import { InterviewPicker } from './interview-picker'

const queryClient = new QueryClient()
const trpcClient = createTRPCClient<AppRouter>({ links: [] })
const trpc = createTRPCOptionsProxy<AppRouter>({ client: trpcClient, queryClient })
const startsAt = new Date('2026-12-01T10:00:00Z')
const interview: OwnInterview = {
  ...{ id: '1', applicationId: '2', status: 'agreed', startsAt, proposedTimes: [], durationMinutes: 60 },
  ...{ mode: 'video', location: 'https://treffen.example', companyReason: null, isMoved: false },
  ...{ offersSlots: false, slotId: null, slots: [] },
}

function shownAt(now: Date, isFixed: boolean): string {
  return renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <CallsProvider trpc={trpc} trpcClient={trpcClient}>
        <InterviewPicker interview={interview} companyName="Krone" isFixed={isFixed} now={now} />
      </CallsProvider>
    </QueryClientProvider>,
  )
}

test.each([
  ['before it begins', '2026-12-01T09:59:00Z', true],
  ['while it runs', '2026-12-01T10:30:00Z', false],
])('who is hired is offered another time only before the talk: %s', (_when, now, isOffered) => {
  expect(shownAt(new Date(now), true).includes('Passt dir der Termin nicht mehr?')).toBe(isOffered)
  expect(shownAt(new Date(now), false).includes('Termin verschieben')).toBe(isOffered)
})
