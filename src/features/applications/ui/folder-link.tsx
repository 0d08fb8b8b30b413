import { FileDown } from 'lucide-react'
import { ButtonAnchor } from '~/ui/buttons/link'
import { folderAddress } from '../export-address'

/** Letter, résumé and certificates as they were sent, in one document. */
export function FolderLink({ applicationId }: { applicationId: string }) {
  return (
    <ButtonAnchor href={folderAddress(applicationId)} download variant="outline" size="sm">
      <FileDown aria-hidden="true" />
      Bewerbungsmappe als PDF
    </ButtonAnchor>
  )
}
