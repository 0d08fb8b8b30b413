import { useNavigate } from '@tanstack/react-router'
import { DRIVING_LICENCES } from '~/features/applicants/vocabulary'
import { EMPLOYMENT_TYPES, OCCUPATION_FIELDS } from '~/features/job-postings/vocabulary'
import { Checkbox } from '~/ui/checkbox'
import { Select } from '~/ui/select'
import type { ResumeSearch } from '../search-params'
import { EXPERIENCE_FILTERS, FILTER_LANGUAGES, LANGUAGE_LEVELS, languageLevelLabels } from '../vocabulary'

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
        label="Sprache"
        value={search.sprache ?? 'alle'}
        onChange={(value) =>
          change(value === 'alle' ? { sprache: undefined, sprachniveau: undefined } : { sprache: value })
        }
        options={[ALL, ...FILTER_LANGUAGES.map((value) => ({ value, label: value }))]}
      />
      {search.sprache && (
        <Select
          label={`${search.sprache} mindestens`}
          value={search.sprachniveau ?? 'A1'}
          onChange={(value) => change({ sprachniveau: value })}
          options={LANGUAGE_LEVELS.map((value) => ({ value, label: languageLevelLabels[value] }))}
        />
      )}
      <Select
        label="Berufserfahrung"
        value={String(search.erfahrung ?? 0)}
        onChange={(value) => change({ erfahrung: Number(value) || undefined })}
        options={[
          { value: '0', label: 'Alle' },
          ...EXPERIENCE_FILTERS.map((years) => ({
            value: String(years),
            label: years === 1 ? 'mindestens ein Jahr' : `mindestens ${years} Jahre`,
          })),
        ]}
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
