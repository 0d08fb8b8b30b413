import { createFileRoute } from '@tanstack/react-router'
import { interviewCalendar } from '~/features/applications/server/queries/interview-calendar'
import { uuidParam } from '~/lib/search-params'
import { answerTextFile } from '~/server/text-file'

/** An agreed appointment for the calendar of either side. */
export const Route = createFileRoute('/api/files/interview/$interviewId')({
  server: {
    handlers: {
      ANY: ({ request, params }) =>
        answerTextFile(request, { name: 'termin.ics', contentType: 'text/calendar' }, async (context) => {
          const actor = await context.actor()
          const id = uuidParam(params.interviewId)
          return actor && id ? interviewCalendar(context.db, actor, id, context.now) : null
        }),
    },
  },
})
