import { useSelector } from '@tanstack/react-form'
import { experienceSchema } from '~/features/resumes/schema'
import type { ResumeForm } from '../use-resume-form'
import { StationSection } from './station-section'

/** Stations of work. */
export function ExperienceSection({ form }: { form: ResumeForm }) {
  const entries = useSelector(form.store, (state) => state.values.content.experience)
  return (
    <StationSection
      form={form}
      part="experience"
      describe={(index) => ({
        title: entries[index]?.position || 'Neue Station',
        where: entries[index]?.employer ?? '',
        isFaulty: !experienceSchema.safeParse(entries[index]).success,
      })}
      heads={(index) => (
        <>
          <form.TextField name={`content.experience[${index}].position`} label="Tätigkeit" isRequired />
          <form.TextField name={`content.experience[${index}].employer`} label="Unternehmen" isRequired />
        </>
      )}
      onAdd={(empty) => form.pushFieldValue('content.experience', { ...empty, position: '', employer: '' })}
      texts={{
        add: 'Station ergänzen',
        current: 'Hier arbeite ich aktuell',
        description: 'Aufgaben und Erfolge',
        hint: 'Zwei bis vier Punkte genügen. Zahlen helfen: Losgrößen, Toleranzen, Teamgröße.',
        rows: 4,
      }}
    />
  )
}
