import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { BoundPlaceField } from '~/features/places/ui/place-field'
import { EMPLOYMENT_TYPES, OCCUPATION_FIELDS, WORKPLACES, workplaceLabels } from '~/lib/work/vocabulary'
import { useFormMutation } from '~/platform/client/calls/use-form-mutation'
import { SESSION_KEY } from '~/platform/client/session'
import { useTRPC } from '~/platform/client/trpc'
import { Select } from '~/ui/choices/select'
import { Form, SubmitButton, useAppForm } from '~/ui/form/form'
import { useBoundField } from '~/ui/form/use-bound-field'
import { FormSection } from '~/ui/form-section'
import { Disclosure } from '~/ui/text/disclosure'
import { toast } from '~/ui/toast/toast-store'
import { Track } from '~/ui/track'
import { availabilityLabels } from '../availability-text'
import { saveApplicantProfileSchema } from '../schema'
import { visibilityTexts } from '../visibility-texts'
import { AVAILABILITIES, DRIVING_LICENCES, VISIBILITIES } from '../vocabulary'
import type { ProfileValues } from './profile-values'

const RADII = [0, 5, 10, 15, 20, 25, 30, 40, 50, 75, 100, 150, 200]

/** How far somebody would travel to work; connected to `form.AppField`. */
function RadiusField() {
  const { value, onChange, ...bound } = useBoundField<number>()
  const choices = RADII.includes(value) ? RADII : [...RADII, value].sort((a, b) => a - b)
  return (
    <Select
      {...bound}
      label="Umkreis um deinen Wohnort"
      value={String(value)}
      onChange={(chosen) => onChange(Number(chosen))}
      options={choices.map((km) => ({ value: String(km), label: km === 0 ? 'Nur mein Ort' : `${km}\u00a0km` }))}
    />
  )
}

type ProfileFormProps = {
  initial: ProfileValues
  /** Called with the saved values, before anything else is shown. */
  onSaved: (isFirst: boolean) => void
}

/**
 * "Mein Profil" as three short stops: person, who may see the résumé, and wishes; what is voluntary stays folded until
 * somebody wants it. A failed attempt keeps all input.
 */
export function ProfileForm({ initial, onSaved }: ProfileFormProps) {
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  const router = useRouter()
  const save = useFormMutation(trpc.applicantProfile.save.mutationOptions())
  const form = useAppForm({
    schema: saveApplicantProfileSchema,
    defaultValues: initial,
    onSubmit: async (input) => {
      const { version } = await save.mutateAsync(input)
      form.setFieldValue('version', version)
      toast.success('Profil gespeichert')
      await queryClient.invalidateQueries({ queryKey: SESSION_KEY })
      await router.invalidate()
      onSaved(input.version === null)
    },
  })

  return (
    <Form form={form} errorTitle="Das fehlt noch in deinem Profil" className="max-w-[46rem] gap-6">
      <form.Subscribe selector={({ values }) => stopsDone(values)}>
        {(done) => <Track label="Drei kurze Halte" stops={STOPS} current={done} />}
      </form.Subscribe>
      <FormSection title="Über dich">
        <div className="grid gap-4 sm:grid-cols-2">
          <form.TextField name="firstName" label="Vorname" autoComplete="given-name" isRequired />
          <form.TextField name="lastName" label="Nachname" autoComplete="family-name" isRequired />
        </div>
        <form.AppField name="place">
          {() => (
            <BoundPlaceField label="Wohnort" description="Deine Adresse brauchen wir nicht, nur den Ort." isRequired />
          )}
        </form.AppField>
        <form.TextField name="phone" label="Telefon" type="tel" autoComplete="tel" isOptional />
        <form.TextField
          name="headline"
          label="Das bin ich in einem Satz"
          description="Zum Beispiel: Zerspanungsmechanikerin mit Ausbildereignung"
          isOptional
        />
      </FormSection>

      <FormSection title="Wer darf deinen Lebenslauf sehen?" lead="Du kannst das jederzeit ändern.">
        <form.RadioGroup
          name="visibility"
          label="Sichtbarkeit"
          isLabelHidden
          isRequired
          options={VISIBILITIES.map((value) => ({ value, ...visibilityTexts[value] }))}
        />
      </FormSection>

      <FormSection title="Was du suchst" lead="Hilft Unternehmen zu erkennen, ob ihr zusammenpasst.">
        <form.RadioGroup
          name="availability"
          label="Wann kannst du anfangen?"
          options={AVAILABILITIES.map((value) => ({ value, label: availabilityLabels[value] }))}
        />
        <form.Subscribe selector={(state) => state.values.availability}>
          {(availability) => (
            <>
              {availability === 'from-date' && (
                <form.DateField name="availableFrom" label="Frühester Beginn" isRequired />
              )}
              {availability === 'notice-period' && (
                <form.NumberField name="noticePeriodWeeks" label="Kündigungsfrist" unit="Wochen" isRequired />
              )}
            </>
          )}
        </form.Subscribe>
        <form.AppField name="radiusKm">{() => <RadiusField />}</form.AppField>
        <Disclosure title="Berufsfelder (freiwillig)" isOpen={initial.desiredOccupationFields.length > 0}>
          <form.CheckboxGroup
            name="desiredOccupationFields"
            label="Berufsfelder"
            isLabelHidden
            description="Höchstens fünf."
            isOptional
            columns={2}
            options={optionsOf(OCCUPATION_FIELDS)}
          />
        </Disclosure>
        <Disclosure title="Arbeitszeit, Arbeitsplatz, Gehalt, Führerscheine (freiwillig)" isOpen={hasWishes(initial)}>
          <div className="grid gap-4">
            <form.CheckboxGroup
              name="desiredEmploymentTypes"
              label="Arbeitszeit und Art"
              isOptional
              columns={2}
              options={optionsOf(EMPLOYMENT_TYPES)}
            />
            <form.CheckboxGroup
              name="desiredWorkplaces"
              label="Arbeitsplatz"
              isOptional
              options={WORKPLACES.map((value) => ({ value, label: workplaceLabels[value] }))}
            />
            <form.MoneyField
              name="minSalaryCents"
              label="Gehalt im Monat, mindestens"
              description="Brutto, bei voller Arbeitszeit. Nur ein Wunsch; niemand fragt nach deinem bisherigen Gehalt."
              isOptional
              isWholeEuros
            />
            <form.CheckboxGroup
              name="drivingLicences"
              label="Führerscheine"
              isOptional
              columns={2}
              options={optionsOf(DRIVING_LICENCES)}
            />
          </div>
        </Disclosure>
      </FormSection>

      <div className="form-bar">
        <SubmitButton variant="primary" size="lg">
          Profil speichern
        </SubmitButton>
      </div>
    </Form>
  )
}

const STOPS = [{ label: 'Über dich' }, { label: 'Wer dich sieht' }, { label: 'Was du suchst' }]

/** How many of the three stops are passed, in their order. */
function stopsDone({ firstName, lastName, place, visibility, desiredOccupationFields }: ProfileValues): number {
  if (firstName.trim() === '' || lastName.trim() === '' || place === null) return 0
  if (visibility === null) return 1
  return desiredOccupationFields.length === 0 ? 2 : STOPS.length
}

function hasWishes(values: ProfileValues): boolean {
  const { desiredEmploymentTypes, desiredWorkplaces, minSalaryCents, drivingLicences } = values
  return (
    desiredEmploymentTypes.length + desiredWorkplaces.length + drivingLicences.length > 0 || minSalaryCents !== null
  )
}

function optionsOf<Value extends string>(values: readonly Value[]) {
  return values.map((value) => ({ value, label: value }))
}
