import { FileText } from 'lucide-react'

type Attachment = { id: string; name: string; size: number }

/** Documents of an application, to be opened by those who may. */
export function AttachmentList({ attachments }: { attachments: readonly Attachment[] }) {
  if (attachments.length === 0) return <p className="text-sm text-muted">Keine Anlagen.</p>
  return (
    <ul className="grid gap-1" aria-label="Anlagen">
      {attachments.map(({ id, name, size }) => (
        <li key={id} className="flex items-center gap-2 text-sm">
          <FileText className="size-4 shrink-0 text-muted" aria-hidden="true" />
          <a className="link min-w-0 break-words" href={`/api/files/application/${id}`}>
            {name}
          </a>
          <span className="num shrink-0 text-muted">{formatSize(size)}</span>
        </li>
      ))}
    </ul>
  )
}

/** Bytes as people read them: `184 kB`, `1,2 MB`. */
function formatSize(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.max(1, Math.round(bytes / 1000)).toLocaleString('de-DE')} kB`
  return `${(bytes / 1_000_000).toLocaleString('de-DE', { maximumFractionDigits: 1 })} MB`
}
