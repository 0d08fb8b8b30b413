import { createFileRoute } from '@tanstack/react-router'
import { answerAdminFile } from '~/features/accounts/server/answers/file-response'
import { exportBooks } from '~/features/billing/server/books/export'
import { fileAnswers } from '~/server/requests/file-answers'

/** `?format=audit|datev`: the books of a year, for platform admins. */
export const Route = createFileRoute('/api/files/books/$year')({
  server: fileAnswers('year', answerAdminFile, ({ db, actor, now, query }, year) =>
    exportBooks(db, actor, {
      year: Number(year),
      format: query.get('format') === 'datev' ? 'datev' : 'audit',
      now,
    }),
  ),
})
