import { createFileRoute } from '@tanstack/react-router'
import { isCompanyActor } from '~/features/accounts/actor'
import { answerMadeChoice } from '~/features/accounts/server/answers/file-response'
import { readApplicationsSearch } from '~/features/applications/search-params'
import { exportApplications } from '~/features/applications/server/exports/list-files'
import { uuidParam } from '~/lib/search-params'
import { createContext } from '~/server/requests/context'

/** The company's applications as CSV or PDF, with the filters of the list, or only the selected ones (`ids`). */
export const Route = createFileRoute('/api/files/applications')({
  server: {
    handlers: {
      ANY: ({ request }) =>
        answerMadeChoice(createContext(request.headers), request, async (context) => {
          const actor = await context.actor()
          if (!isCompanyActor(actor)) return null
          const { searchParams } = new URL(request.url)
          const ids = (searchParams.get('ids') ?? '').split(',').slice(0, 200)
          const filters = readApplicationsSearch(Object.fromEntries(searchParams))
          return exportApplications(
            { db: context.db, actor, now: context.now },
            { ...filters, ids: ids.flatMap((id) => uuidParam(id) ?? []) },
            searchParams.get('format') === 'pdf' ? 'pdf' : 'csv',
          )
        }),
    },
  },
})
