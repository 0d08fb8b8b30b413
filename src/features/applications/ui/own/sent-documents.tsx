import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTRPC } from '~/platform/client/trpc'
import { Button } from '~/ui/buttons/button'
import { Spinner } from '~/ui/states/spinner'
import { AttachmentList } from '../attachment-list'
import { FolderLink } from '../folder-link'
import { KeptFiles } from './kept-files'

/** What went to the company, word for word; loaded on demand. In a wrapping row: the text comes below all buttons. */
export function SentDocuments({ applicationId }: { applicationId: string }) {
  const [isOpen, setOpen] = useState(false)
  const id = `gesendet-${applicationId}`
  return (
    <>
      <Button variant="outline" size="sm" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        {isOpen ? 'Gesendete Unterlagen ausblenden' : 'Gesendete Unterlagen'}
      </Button>
      <div id={id} hidden={!isOpen} className="order-last basis-full">
        {isOpen && <Content applicationId={applicationId} />}
      </div>
    </>
  )
}

function Content({ applicationId }: { applicationId: string }) {
  const trpc = useTRPC()
  const { data } = useQuery(trpc.application.sent.queryOptions({ id: applicationId }))
  if (!data) return <Spinner label="Unterlagen werden geladen" />
  return (
    <div className="mt-2 grid gap-3 border-l-2 border-line pl-4 text-sm">
      <p>Lebenslauf „{data.snapshot.resumeTitle}“, so wie er beim Absenden war.</p>
      {data.coverLetter && <p className="max-w-prose whitespace-pre-line">{data.coverLetter}</p>}
      {data.answers.map((answer) => (
        <p key={answer.questionId}>
          <span className="block text-muted">{answer.question}</span>
          {answer.answer || 'Keine Angabe'}
        </p>
      ))}
      <AttachmentList attachments={data.attachments} />
      <KeptFiles applicationId={applicationId} />
      <div>
        <FolderLink applicationId={applicationId} />
      </div>
    </div>
  )
}
