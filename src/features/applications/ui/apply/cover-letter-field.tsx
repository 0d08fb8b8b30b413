import { BoundTextArea } from '~/ui/form/bound-fields'

/** The letter, with help to begin; used in a `form.AppField`. */
export function CoverLetterField() {
  return (
    <BoundTextArea
      label="Anschreiben"
      isOptional
      rows={10}
      maxLength={8000}
      description="Drei kurze Absätze reichen: was dich an der Stelle reizt, was du mitbringst, ab wann du kannst."
    />
  )
}
