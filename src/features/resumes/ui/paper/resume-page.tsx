import { Download } from 'lucide-react'
import type { ResumeSheet } from '~/features/resumes/document/sheet'
import { TextAnchor } from '~/ui/buttons/link'
import { ResumePaper } from './resume-paper'

/** A résumé to read: an A4 sheet where there is room, printed without anything around it. */
export function ResumePage({ sheet }: { sheet: ResumeSheet }) {
  return (
    <article
      style={{ colorScheme: 'light' }}
      className="mx-auto w-full max-w-[210mm] bg-white text-ink shadow-float md:min-h-[297mm] print:min-h-0 print:max-w-none print:shadow-none"
    >
      <div className="p-5 text-[0.9rem] md:px-[16mm] md:py-[18mm] print:p-0 print:text-[10pt]">
        <ResumePaper sheet={sheet} />
        {sheet.attachments.length > 0 && (
          <section className="no-print mt-6 border-t border-line pt-4">
            <h3 className="text-[1.25em]">Anhänge</h3>
            <ul className="mt-2 grid gap-1">
              {sheet.attachments.map((attachment) => (
                <li key={attachment.id}>
                  <TextAnchor href={`/api/files/resume/${attachment.id}`} className="inline-flex items-center gap-2">
                    <Download className="size-4" aria-hidden="true" />
                    {attachment.name}
                  </TextAnchor>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </article>
  )
}
