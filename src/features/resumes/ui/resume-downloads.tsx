import { Download } from 'lucide-react'
import { Menu } from '~/ui/navigation/menu'
import type { DownloadFormat } from '../vocabulary'

const FORMATS = [
  { format: 'pdf', label: 'PDF' },
  { format: 'json', label: 'JSON Resume' },
  { format: 'text', label: 'Reiner Text' },
] as const satisfies { format: DownloadFormat; label: string }[]

/** Downloads a résumé as it was last saved. */
export function ResumeDownloads({ resumeId }: { resumeId: string }) {
  return (
    <Menu
      label="Herunterladen"
      variant="outline"
      items={FORMATS.map(({ format, label }) => ({
        id: format,
        label,
        // Not through the router: the answer is a file, not a page.
        onAction: () => window.location.assign(`/api/files/resume-export/${resumeId}?format=${format}`),
      }))}
    >
      <Download aria-hidden="true" />
      Herunterladen
    </Menu>
  )
}
