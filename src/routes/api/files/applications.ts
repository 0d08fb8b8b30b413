import { createFileRoute } from '@tanstack/react-router'
import { isCompanyActor } from '~/features/accounts/actor'
import { readApplicationsSearch } from '~/features/applications/search-params'
import { applicationsCsv } from '~/features/applications/server/queries/files'
import { uuidParam } from '~/lib/search-params'
import { answerTextFile } from '~/server/text-file'

/** The company's applications as CSV, with the filters of the list, or only those chosen (`ids`). */
export const Route = createFileRoute('/api/files/applications')({
  server: {
    handlers: {
      ANY: ({ request }) =>
        answerTextFile(request, { name: 'bewerbungen.csv', contentType: 'text/csv' }, async (context) => {
          const actor = await context.actor()
          if (!isCompanyActor(actor)) return null
          const { searchParams } = new URL(request.url)
          const ids = (searchParams.get('ids') ?? '').split(',').slice(0, 200)
          const filters = readApplicationsSearch(Object.fromEntries(searchParams))
          return applicationsCsv(
            context.db,
            actor,
            { ...filters, ids: ids.flatMap((id) => uuidParam(id) ?? []) },
            context.now,
          )
        }),
    },
  },
})
