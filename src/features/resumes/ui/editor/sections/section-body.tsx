import type { ResumeAttachments } from '../../../views'
import { PhotoField } from '../photo/photo-field'
import type { SectionKey } from '../section-keys'
import type { ResumeForm } from '../use-resume-form'
import { AttachmentsSection } from './attachments-section'
import { CertificatesSection } from './certificates-section'
import { EducationSection } from './education-section'
import { ExperienceSection } from './experience-section'
import { LanguagesSection } from './languages-section'
import { ProjectsSection } from './projects-section'
import { SkillsSection } from './skills-section'

type SectionBodyProps = {
  section: SectionKey
  form: ResumeForm
  resumeId: string
  attachments: ResumeAttachments
  photoFileId: string | null
}

/** The fields of one section. */
export function SectionBody({ section, form, resumeId, attachments, photoFileId }: SectionBodyProps) {
  switch (section) {
    case 'kurzprofil':
      return (
        <>
          <form.TextField name="title" label="Titel des Lebenslaufs" maxLength={80} isRequired />
          <PhotoField resumeId={resumeId} photoFileId={photoFileId} />
          <form.TextArea name="content.summary" label="Kurzprofil" isOptional rows={5} maxLength={2000} />
        </>
      )
    case 'erfahrung':
      return <ExperienceSection form={form} />
    case 'ausbildung':
      return <EducationSection form={form} />
    case 'kenntnisse':
      return <SkillsSection form={form} />
    case 'sprachen':
      return <LanguagesSection form={form} />
    case 'zertifikate':
      return <CertificatesSection form={form} />
    case 'projekte':
      return <ProjectsSection form={form} />
    case 'interessen':
      return <form.TextArea name="content.interests" label="Interessen" isOptional rows={3} maxLength={500} />
    case 'anhaenge':
      return <AttachmentsSection resumeId={resumeId} attachments={attachments} />
  }
}
