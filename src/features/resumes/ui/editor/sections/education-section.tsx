import { useSelector } from '@tanstack/react-form'
import { educationSchema } from '~/features/resumes/schema'
import type { ResumeForm } from '../use-resume-form'
import { StationSection } from './station-section'

/** School, training, studies. */
export function EducationSection({ form }: { form: ResumeForm }) {
  const entries = useSelector(form.store, (state) => state.values.content.education)
  return (
    <StationSection
      form={form}
      part="education"
      describe={(index) => ({
        title: entries[index]?.degree || 'Neuer Eintrag',
        where: entries[index]?.institution ?? '',
        isFaulty: !educationSchema.safeParse(entries[index]).success,
      })}
      heads={(index) => (
        <>
          <form.TextField name={`content.education[${index}].degree`} label="Abschluss oder Ausbildung" isRequired />
          <form.TextField
            name={`content.education[${index}].institution`}
            label="Schule, Hochschule oder Betrieb"
            isRequired
          />
        </>
      )}
      onAdd={(empty) => form.pushFieldValue('content.education', { ...empty, degree: '', institution: '' })}
      texts={{
        add: 'Eintrag ergänzen',
        current: 'Läuft noch',
        description: 'Schwerpunkte und Note',
        rows: 3,
      }}
    />
  )
}
