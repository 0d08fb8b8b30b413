import { createFileRoute } from '@tanstack/react-router'
import { isCompanyActor } from '~/features/accounts/actor'
import { answerMadeChoice } from '~/features/accounts/server/answers/file-response'
import { exportApplications } from '~/features/applications/server/exports/list-files'
import { readExportChoice } from '~/features/applications/server/exports/read-choice'
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
          return exportApplications(
            { db: context.db, actor, now: context.now },
            readExportChoice(searchParams),
            searchParams.get('format') === 'pdf' ? 'pdf' : 'csv',
          )
        }),
    },
  },
})
