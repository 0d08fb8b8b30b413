import { ChevronLeft, ChevronRight, Eye } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '~/ui/buttons/button'
import { Segment } from '~/ui/choices/segment'
import { Dialog } from '~/ui/dialog/dialog'
import { Form, SubmitButton } from '~/ui/form/form'
import type { ResumeSheet } from '../../document/sheet'
import { templateTexts } from '../../texts'
import type { EditedResume, ResumeAttachments } from '../../views'
import { TEMPLATES } from '../../vocabulary'
import { ResumePreview } from '../paper/resume-preview'
import { ResumeDownloads } from '../resume-downloads'
import { ResumeHistory } from './history'
import { SaveProblem } from './save-problem'
import { SaveStatus } from './save-status'
import { SECTION_KEYS, type SectionKey } from './section-keys'
import { SectionNav } from './section-nav'
import { SectionOrder } from './section-order'
import { SectionBody } from './sections/section-body'
import { firstProblem, sectionTexts } from './sections/sections'
import { useResumeEditor } from './use-resume-editor'

type ResumeEditorProps = {
  resume: EditedResume
  /** Current documents; they change independently of the draft. */
  attachments: ResumeAttachments
  photoFileId: string | null
  /** The sheet's data from profile and account. */
  person: Omit<ResumeSheet, 'title' | 'template' | 'content' | 'photoFileId' | 'attachments' | 'updatedAt'>
  section: SectionKey
  onSection: (key: SectionKey) => void
  /** Puts status and buttons into the page's top bar. */
  children: (parts: { title: string; actions: ReactNode; content: ReactNode }) => ReactNode
}

/** The résumé editor: sections, automatic saving, and the sheet next to it. */
export function ResumeEditor({
  resume,
  attachments,
  photoFileId,
  person,
  section,
  onSection,
  children,
}: ResumeEditorProps) {
  const { form, values, isDirty, savedAt, state, flush, retry, overwrite } = useResumeEditor(resume)
  const [isPreviewOpen, setPreviewOpen] = useState(false)
  const index = SECTION_KEYS.indexOf(section)
  const [previous, next] = [SECTION_KEYS[index - 1], SECTION_KEYS[index + 1]]
  const goTo = useStep(section, onSection)
  const preview = (
    <div className="grid gap-3">
      <Segment
        label="Vorlage"
        value={values.template}
        onChange={(template) => form.setFieldValue('template', template)}
        options={TEMPLATES.map((value) => ({ value, label: templateTexts[value].label }))}
      />
      <SectionOrder
        order={values.content.sectionOrder}
        onChange={(order) => form.setFieldValue('content.sectionOrder', order)}
      />
      <ResumePreview sheet={{ ...person, ...values, photoFileId, attachments, updatedAt: savedAt }} />
    </div>
  )

  return children({
    title: values.title || 'Ohne Titel',
    actions: (
      <>
        <SaveStatus state={state} savedAt={savedAt} isDirty={isDirty} />
        <ResumeHistory resumeId={resume.id} keepDraft={flush} />
        <ResumeDownloads resumeId={resume.id} />
      </>
    ),
    content: (
      <div className="grid items-start gap-6 lg:grid-cols-[13rem_minmax(0,1fr)] lg:gap-8 xl:grid-cols-[13rem_minmax(0,1fr)_24rem]">
        <SectionNav
          current={section}
          content={values.content}
          attachmentCount={attachments.length}
          onChoose={onSection}
        />
        <Form form={form} isGuarded={false} errorTitle="Das fehlt noch, bevor wir speichern können">
          <SaveProblem state={state} onRetry={retry} onOverwrite={overwrite} />
          {SECTION_KEYS.map((key) => (
            // All sections stay mounted, so that missing input is found from every other.
            <section key={key} hidden={key !== section} aria-labelledby={headingOf(key)}>
              <h2 id={headingOf(key)} tabIndex={-1} className="text-2xl">
                {sectionTexts[key].title}
              </h2>
              <p className="mb-4 text-muted">{sectionTexts[key].lead}</p>
              <div className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-3 *:w-full *:[.btn]:w-auto">
                <SectionBody
                  section={key}
                  form={form}
                  resumeId={resume.id}
                  attachments={attachments}
                  photoFileId={photoFileId}
                />
              </div>
            </section>
          ))}
          <div className="mt-3 flex flex-wrap gap-2 border-t border-line pt-4">
            {previous && (
              <Button variant="outline" onClick={() => goTo(previous)}>
                <ChevronLeft aria-hidden="true" />
                {sectionTexts[previous].title}
              </Button>
            )}
            {next && (
              <Button variant="outline" onClick={() => goTo(next)}>
                {sectionTexts[next].title}
                <ChevronRight aria-hidden="true" />
              </Button>
            )}
            <Button variant="ghost" className="xl:hidden" onClick={() => setPreviewOpen(true)}>
              <Eye aria-hidden="true" />
              Vorschau
            </Button>
            <SubmitButton
              className="ml-auto max-sm:w-full"
              onClick={() => {
                const problem = firstProblem(values)
                if (problem) onSection(problem)
              }}
            >
              Speichern
            </SubmitButton>
          </div>
        </Form>
        <aside aria-label="Vorschau" className="sticky top-24 max-xl:hidden">
          {preview}
        </aside>
        <Dialog isOpen={isPreviewOpen} onClose={() => setPreviewOpen(false)} title="Vorschau">
          {preview}
        </Dialog>
      </div>
    ),
  })
}

const headingOf = (key: SectionKey) => `abschnitt-${key}`

/** A step at the foot of a section leads to the head of the next one; the pressed button may be gone there. */
function useStep(section: SectionKey, onSection: (key: SectionKey) => void): (key: SectionKey) => void {
  const wanted = useRef<SectionKey>(null)
  useEffect(() => {
    if (wanted.current === section) document.getElementById(headingOf(section))?.focus()
    wanted.current = null
  }, [section])
  return (key) => {
    wanted.current = key
    onSection(key)
  }
}
