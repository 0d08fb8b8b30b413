import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { Eye } from 'lucide-react'
import { type ComponentType, useState } from 'react'
import { type SaveCompanyProfileInput, saveCompanyProfileSchema } from '~/features/companies/schema'
import { INDUSTRIES, SIZE_BANDS, sizeBandLabels } from '~/features/companies/vocabulary'
import { emptyRichText } from '~/lib/rich-text/rich-text'
import type { RichText } from '~/lib/rich-text/rich-text-document'
import { uuidv7 } from '~/lib/uuid'
import { useFormMutation } from '~/platform/client/calls/use-form-mutation'
import { SESSION_KEY } from '~/platform/client/session'
import { useTRPC } from '~/platform/client/trpc'
import { Button } from '~/ui/buttons/button'
import { TextArea } from '~/ui/fields/text-area'
import { Form, SubmitButton, useAppForm } from '~/ui/form/form'
import { useBoundField } from '~/ui/form/use-bound-field'
import { FormSection } from '~/ui/form-section'
import { toast } from '~/ui/toast/toast-store'
import { ADDRESS, AddressFields, IN_GERMANY } from './address-fields'
import { FirstLogo } from './first-logo'
import { type PreviewedProfile, ProfilePreview } from './profile-preview'

const industries = INDUSTRIES.map((industry) => ({ value: industry, label: industry }))
const sizes = SIZE_BANDS.map((band) => ({ value: band, label: sizeBandLabels[band] }))

export type EditedProfile = Omit<SaveCompanyProfileInput, 'version' | 'sizeBand' | 'industry'> & {
  version: number
  /** Null when an import created the profile. */
  sizeBand: SaveCompanyProfileInput['sizeBand'] | null
  industry: SaveCompanyProfileInput['industry'] | null
}
type Known = Record<'name' | 'street' | 'houseNumber' | 'postalCode' | 'city' | 'vatId', string | null>

type Check<T> = ComponentType<{ value: T; onChange: (value: T) => void }>

type ProfileFormProps = {
  profile: EditedProfile | null
  /** Data from the billing set-up. */
  known: Known | null
  contactName: string
  contactEmail: string
  /** What stands below the texts about them, from a feature that builds on this one. */
  checks: { Portrait: Check<RichText>; Benefits: Check<string[]> }
  /** After the first saving: what the profile was needed for. */
  onMade?: () => Promise<void>
}

/** "Unternehmensprofil": what applicants see of the company. */
export function ProfileForm(props: ProfileFormProps) {
  const { Portrait, Benefits } = props.checks
  const trpc = useTRPC()
  const router = useRouter()
  const queryClient = useQueryClient()
  const save = useFormMutation(trpc.companyProfile.save.mutationOptions())
  const upload = useFormMutation(trpc.companyProfile.upload.mutationOptions())
  const [logo, setLogo] = useState<File | null>(null)
  // The version when it was opened: a refetch must not combine a newer version with an older text.
  const [start] = useState(() => startingValues(props))
  const [previewed, setPreviewed] = useState<PreviewedProfile | null>(null)
  const form = useAppForm({
    schema: saveCompanyProfileSchema,
    defaultValues: start,
    onSubmit: async (input) => {
      const saved = await save.mutateAsync(input)
      form.setFieldValue('version', saved.version)
      // The profile is there, also when its logo is refused: the toast says why, and the page offers it again.
      if (logo) await upload.mutateAsync(logoForm(logo)).catch(() => setLogo(null))
      toast.success('Profil gespeichert')
      await queryClient.invalidateQueries({ queryKey: SESSION_KEY })
      await router.invalidate()
      if (start.version === null) await props.onMade?.()
    },
  })
  return (
    <Form form={form} className="max-w-3xl gap-6">
      <FormSection title="Unternehmen">
        {props.profile === null && (
          <form.Subscribe selector={({ values }) => values.name}>
            {(name) => <FirstLogo name={name} file={logo} onChange={setLogo} />}
          </form.Subscribe>
        )}
        <form.TextField name="name" label="Name" autoComplete="organization" maxLength={120} isRequired />
        <div className="grid gap-4 sm:grid-cols-2">
          <form.Select name="industry" label="Branche" options={industries} placeholder="Bitte wählen" isRequired />
          <form.Select name="sizeBand" label="Größe" options={sizes} placeholder="Bitte wählen" isRequired />
        </div>
        <form.TextField name="website" label="Website" type="url" placeholder="https://www.beispiel.de" isOptional />
      </FormSection>
      <FormSection title="Vorstellung" lead="Was tun Sie, für wen, und wie arbeitet es sich bei Ihnen?">
        <form.RichTextField name="description" label="Wer wir sind" />
        <form.Subscribe selector={({ values }) => values.description}>
          {(text) => <Portrait value={text} onChange={(value) => form.setFieldValue('description', value)} />}
        </form.Subscribe>
        <form.AppField name="benefits">{() => <BenefitsField />}</form.AppField>
        <form.Subscribe selector={({ values }) => values.benefits}>
          {(lines) => <Benefits value={lines} onChange={(value) => form.setFieldValue('benefits', value)} />}
        </form.Subscribe>
      </FormSection>
      <FormSection title="Anschrift">
        <AddressFields form={form} fields={ADDRESS} lengths={IN_GERMANY} />
      </FormSection>
      <FormSection
        title="Ansprechperson"
        lead="Steht auf Ihrem Profil und an Ihren Stellen, wenn Sie dort niemand anderen nennen."
      >
        <form.TextField name="contactName" label="Name" autoComplete="name" maxLength={120} isRequired />
        <div className="grid gap-4 sm:grid-cols-2">
          <form.TextField name="contactEmail" label="E-Mail-Adresse" type="email" autoComplete="email" isRequired />
          <form.TextField name="contactPhone" label="Telefon" type="tel" autoComplete="tel" maxLength={40} isOptional />
        </div>
      </FormSection>
      <FormSection title="Rechtliches">
        <div className="grid gap-4 sm:grid-cols-2">
          <form.TextField name="legalForm" label="Rechtsform" placeholder="GmbH" maxLength={60} isOptional />
          <form.TextField name="vatId" label="USt-IdNr." maxLength={14} isOptional />
          <form.TextField name="registerCourt" label="Registergericht" maxLength={80} isOptional />
          <form.TextField
            name="registerNumber"
            label="Registernummer"
            placeholder="HRB 12345"
            maxLength={40}
            isOptional
          />
        </div>
      </FormSection>
      <FormSection
        title="Impressum"
        lead="Pflichtangaben nach §&nbsp;5 DDG; Name, Anschrift und Register kommen von oben. Stehen auf Ihrer öffentlichen Seite."
      >
        <form.TextField
          name="representatives"
          label="Vertretungsberechtigte"
          placeholder="Geschäftsführerin: Ute Sander"
          maxLength={200}
          isOptional
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <form.TextField name="legalEmail" label="E-Mail für rechtliche Anliegen" type="email" isOptional />
          <form.TextField name="legalPhone" label="Telefon oder zweiter Weg" type="tel" maxLength={40} isOptional />
          <form.TextField
            name="economicId"
            label="Wirtschafts-IdNr."
            placeholder="DE123456789-00001"
            maxLength={20}
            isOptional
          />
          <form.TextField name="supervisoryAuthority" label="Aufsichtsbehörde" maxLength={200} isOptional />
        </div>
      </FormSection>
      <div className="form-bar">
        <SubmitButton>{props.profile ? 'Änderungen speichern' : 'Profil anlegen'}</SubmitButton>
        <Button variant="outline" onClick={() => setPreviewed(form.state.values)}>
          <Eye aria-hidden="true" />
          Vorschau
        </Button>
      </div>
      {previewed && <ProfilePreview values={previewed} onClose={() => setPreviewed(null)} />}
    </Form>
  )
}

function logoForm(file: File): FormData {
  const form = new FormData()
  form.set('kind', 'logo')
  form.set('file', file)
  return form
}

function startingValues({ profile, known, contactName, contactEmail }: ProfileFormProps) {
  if (profile) {
    const { sizeBand, industry } = profile
    return { ...profile, sizeBand: sizeBand ?? '', industry: industry ?? '', version: version(profile.version) }
  }
  return {
    id: uuidv7(),
    version: version(null),
    name: known?.name ?? '',
    legalForm: '',
    registerCourt: '',
    registerNumber: '',
    vatId: known?.vatId ?? '',
    street: known?.street ?? '',
    houseNumber: known?.houseNumber ?? '',
    postalCode: known?.postalCode ?? '',
    city: known?.city ?? '',
    website: '',
    sizeBand: '',
    industry: '',
    description: emptyRichText(),
    benefits: [],
    contactName,
    contactEmail,
    contactPhone: '',
    representatives: '',
    legalEmail: '',
    legalPhone: '',
    economicId: '',
    supervisoryAuthority: '',
  }
}

function version(value: number | null): number | null {
  return value
}

/** The company's benefits, one per line. Used inside `form.AppField`. */
function BenefitsField() {
  const { value, onChange, ...bound } = useBoundField<string[]>()
  return (
    <TextArea
      {...bound}
      label="Was Sie bieten"
      description="Ein Vorteil je Zeile, zum Beispiel „30&nbsp;Tage Urlaub“."
      isOptional
      value={value.join('\n')}
      onChange={(text) => onChange(text === '' ? [] : text.split('\n'))}
    />
  )
}
