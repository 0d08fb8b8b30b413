import { useNavigate } from '@tanstack/react-router'
import { DRIVING_LICENCES } from '~/features/applicants/vocabulary'
import type { ResumeSearch } from '~/features/resumes/search-params'
import { languageLevelLabels } from '~/features/resumes/texts'
import {
  AVAILABILITY_FILTERS,
  EXPERIENCE_FILTERS,
  FILTER_LANGUAGES,
  LANGUAGE_LEVELS,
} from '~/features/resumes/vocabulary'
import { EMPLOYMENT_TYPES, OCCUPATION_FIELDS } from '~/lib/work/vocabulary'
import { Checkbox } from '~/ui/choices/checkbox'
import { Select } from '~/ui/choices/select'
import type { ResumeFilterCounts } from '../../views'

/**
 * The filters of the search; every choice takes effect immediately and is part of the address. Each shows the number of
 * hits it would give.
 */
export function ResumeFilters({ search, counts }: { search: ResumeSearch; counts: ResumeFilterCounts }) {
  const navigate = useNavigate()
  function change(values: Partial<ResumeSearch>) {
    void navigate({ to: '/search/resumes', search: { ...search, ...values, page: undefined }, resetScroll: false })
  }
  return (
    <div className="grid gap-4">
      <Checkbox
        label={`Sofort verfügbar (${counts.sofort.toLocaleString('de-DE')})`}
        value={search.sofort === true}
        onChange={(isOn) => change({ sofort: isOn || undefined })}
      />
      <Select
        label="Verfügbar"
        value={String(search.verfuegbar ?? 0)}
        onChange={(value) => change({ verfuegbar: Number(value) || undefined })}
        options={[
          { value: '0', label: 'Egal wann' },
          ...AVAILABILITY_FILTERS.map((weeks) => ({
            value: String(weeks),
            label: counted(withinLabels[weeks], counts.verfuegbar[weeks]),
          })),
        ]}
      />
      <Select
        label="Gesuchtes Berufsfeld"
        value={search.berufsfeld ?? 'alle'}
        onChange={(value) => change({ berufsfeld: value === 'alle' ? undefined : value })}
        options={[
          ALL,
          ...OCCUPATION_FIELDS.map((value) => ({ value, label: counted(value, counts.berufsfeld[value]) })),
        ]}
      />
      <Select
        label="Gewünschte Arbeitszeit"
        value={search.arbeitszeit ?? 'alle'}
        onChange={(value) => change({ arbeitszeit: value === 'alle' ? undefined : value })}
        options={[
          ALL,
          ...EMPLOYMENT_TYPES.map((value) => ({ value, label: counted(value, counts.arbeitszeit[value]) })),
        ]}
      />
      <Select
        label="Sprache"
        value={search.sprache ?? 'alle'}
        onChange={(value) =>
          change(value === 'alle' ? { sprache: undefined, sprachniveau: undefined } : { sprache: value })
        }
        options={[ALL, ...FILTER_LANGUAGES.map((value) => ({ value, label: counted(value, counts.sprache[value]) }))]}
      />
      {search.sprache && (
        <Select
          label={`${search.sprache} mindestens`}
          value={search.sprachniveau ?? 'alle'}
          onChange={(value) => change({ sprachniveau: value === 'alle' ? undefined : value })}
          options={[
            { value: 'alle', label: counted('jedes Niveau', counts.sprachniveau.spoken) },
            ...LANGUAGE_LEVELS.map((value) => ({
              value,
              label: counted(languageLevelLabels[value], counts.sprachniveau[value]),
            })),
          ]}
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
            label: counted(years === 1 ? 'ab einem Jahr' : `ab ${years}\u00a0Jahren`, counts.erfahrung[years]),
          })),
        ]}
      />
      <Select
        label="Führerschein"
        value={search.fuehrerschein ?? 'alle'}
        onChange={(value) => change({ fuehrerschein: value === 'alle' ? undefined : value })}
        options={[
          ALL,
          ...DRIVING_LICENCES.map((value) => ({
            value,
            label: counted(`Klasse ${value}`, counts.fuehrerschein[value]),
          })),
        ]}
      />
    </div>
  )
}

/** "Minijob (12)"; a choice without hits says so. */
function counted(label: string, count = 0): string {
  return `${label} (${count.toLocaleString('de-DE')})`
}

const withinLabels = {
  4: 'innerhalb von 4\u00a0Wochen',
  8: 'innerhalb von 8\u00a0Wochen',
  13: 'innerhalb von 3\u00a0Monaten',
  26: 'innerhalb von 6\u00a0Monaten',
} as const
const ALL = { value: 'alle', label: 'Alle' } as const
