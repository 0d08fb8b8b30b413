import { createFileRoute } from '@tanstack/react-router'
import { isCompanyActor } from '~/features/accounts/actor'
import { answerMadeFile } from '~/features/accounts/server/answers/file-response'
import { procedureFile } from '~/features/applications/server/exports/procedure-file'
import { fileAnswers } from '~/server/requests/file-answers'

export const Route = createFileRoute('/api/files/procedure/$jobPostingId')({
  server: fileAnswers('jobPostingId', answerMadeFile, async ({ actor, ...asked }, id) =>
    isCompanyActor(actor) ? procedureFile({ ...asked, actor }, id) : null,
  ),
})
