import { FileRow } from '~/ui/files/file-row'

type Attachment = { id: string; name: string; size: number }

/** Documents of an application, with links for those who may open them. */
export function AttachmentList({ attachments }: { attachments: readonly Attachment[] }) {
  if (attachments.length === 0) return <p className="text-sm text-muted">Keine Anlagen.</p>
  return (
    <ul aria-label="Anlagen">
      {attachments.map(({ id, name, size }) => (
        <FileRow key={id} name={name} size={size} href={`/api/files/application/${id}`} />
      ))}
    </ul>
  )
}
