import { useNavigate } from '@tanstack/react-router'
import { DRIVING_LICENCES } from '~/features/applicants/schema'
import { EMPLOYMENT_TYPES, OCCUPATION_FIELDS } from '~/features/job-postings/schema'
import { Checkbox } from '~/ui/checkbox'
import { Select } from '~/ui/select'
import type { ResumeSearch } from '../schema'

/** Narrows the search; every choice takes effect at once and stands in the address. */
export function ResumeFilters({ search }: { search: ResumeSearch }) {
  const navigate = useNavigate()
  function change(values: Partial<ResumeSearch>) {
    void navigate({ to: '/search/resumes', search: { ...search, ...values, page: undefined }, resetScroll: false })
  }
  return (
    <div className="grid gap-4">
      <Checkbox
        label="Sofort verfügbar"
        value={search.sofort === true}
        onChange={(isOn) => change({ sofort: isOn || undefined })}
      />
      <Select
        label="Gesuchtes Berufsfeld"
        value={search.berufsfeld ?? 'alle'}
        onChange={(value) => change({ berufsfeld: value === 'alle' ? undefined : value })}
        options={[ALL, ...OCCUPATION_FIELDS.map((value) => ({ value, label: value }))]}
      />
      <Select
        label="Gewünschte Arbeitszeit"
        value={search.arbeitszeit ?? 'alle'}
        onChange={(value) => change({ arbeitszeit: value === 'alle' ? undefined : value })}
        options={[ALL, ...EMPLOYMENT_TYPES.map((value) => ({ value, label: value }))]}
      />
      <Select
        label="Führerschein"
        value={search.fuehrerschein ?? 'alle'}
        onChange={(value) => change({ fuehrerschein: value === 'alle' ? undefined : value })}
        options={[ALL, ...DRIVING_LICENCES.map((value) => ({ value, label: `Klasse ${value}` }))]}
      />
    </div>
  )
}

const ALL = { value: 'alle', label: 'Alle' } as const
