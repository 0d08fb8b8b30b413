import { type FormEvent, type ReactNode, useState } from 'react'
import { PlaceField } from '~/features/places/ui/place-field'
import { formatCents } from '~/lib/money/money'
import {
  CONTRACTS,
  contractLabels,
  EMPLOYMENT_TYPES,
  SALARY_PERIODS,
  salaryPeriodLabels,
  WORKPLACES,
  workplaceLabels,
} from '~/lib/work/vocabulary'
import { Button } from '~/ui/buttons/button'
import { CheckboxGroup } from '~/ui/choices/checkbox-group'
import { RadioGroup } from '~/ui/choices/radio-group'
import { Select } from '~/ui/choices/select'
import { DateField } from '~/ui/fields/date-field'
import { MoneyField } from '~/ui/fields/money-field'
import { NumberField } from '~/ui/fields/number-field'
import type { AdView } from '../../views'
import type { Ad, Fact } from './use-ad'
import { useUntaken } from './use-untaken'

type Input = Pick<
  AdView['input'],
  | 'places'
  | 'workplace'
  | 'employmentTypes'
  | 'hoursPerWeek'
  | 'contract'
  | 'fixedTermUntil'
  | 'salaryMinCents'
  | 'salaryMaxCents'
  | 'salaryPeriod'
>
type FieldsProps = { input: Input; set: (changes: Partial<Input>) => void }

const types = EMPLOYMENT_TYPES.map((type) => ({ value: type, label: type }))
const contracts = CONTRACTS.map((contract) => ({ value: contract, label: contractLabels[contract] }))
const workplaces = WORKPLACES.map((workplace) => ({ value: workplace, label: workplaceLabels[workplace] }))
const periods = SALARY_PERIODS.map((period) => ({ value: period, label: `brutto ${salaryPeriodLabels[period]}` }))

type FactFormProps = {
  ad: Ad
  fact: Fact
  submitLabel: string
  /** Beside the button. */
  cancel: ReactNode
  onDone?: () => void
}

/** The fields of one fact, which are taken over together. */
export function FactForm({ ad, fact, submitLabel, cancel, onDone }: FactFormProps) {
  const [changes, setChanges] = useState<Partial<Input>>({})
  const fields = {
    input: { ...ad.ad.input, ...changes },
    set: (more: Partial<Input>) => setChanges((known) => ({ ...known, ...more })),
  }
  useUntaken(fact, Object.keys(changes).length > 0)
  async function save(event: FormEvent) {
    event.preventDefault()
    if (!(await ad.change({ ...said(fact, ad.ad.input), ...changes }))) return
    setChanges({})
    onDone?.()
  }
  return (
    <form onSubmit={(event) => void save(event)} className="grid gap-4">
      {fact === 'places' && <PlaceFields {...fields} />}
      {fact === 'employmentTypes' && <TimeFields {...fields} />}
      {fact === 'contract' && <ContractFields {...fields} />}
      {fact === 'salary' && <PayFields {...fields} ad={ad.ad} />}
      <div className="flex gap-2">
        <Button type="submit" size="sm" isPending={ad.isBusy}>
          {submitLabel}
        </Button>
        {cancel}
      </div>
    </form>
  )
}

/** What is confirmed by taking it over, even unchanged. */
function said(fact: Fact, { contract }: Input): Partial<Input> {
  return fact === 'contract' ? { contract } : {}
}

function PlaceFields({ input, set }: FieldsProps) {
  return (
    <>
      <PlaceField
        label="Arbeitsort"
        value={input.places[0] ?? null}
        onChange={(place) => set({ places: place ? [place, ...input.places.slice(1)] : input.places.slice(1) })}
      />
      <RadioGroup
        label="Arbeitsplatz"
        variant="row"
        value={input.workplace}
        onChange={(workplace) => set({ workplace })}
        options={workplaces}
      />
    </>
  )
}

function TimeFields({ input, set }: FieldsProps) {
  return (
    <>
      <CheckboxGroup
        label="Arbeitszeit"
        value={input.employmentTypes}
        onChange={(employmentTypes) => set({ employmentTypes })}
        options={types}
        columns={2}
      />
      <NumberField
        label="Wochenstunden"
        isOptional
        decimals={1}
        unit="Std."
        value={input.hoursPerWeek}
        onChange={(hoursPerWeek) => set({ hoursPerWeek })}
      />
    </>
  )
}

function ContractFields({ input, set }: FieldsProps) {
  return (
    <>
      <RadioGroup
        label="Vertrag"
        variant="row"
        value={input.contract}
        onChange={(contract) => set({ contract })}
        options={contracts}
      />
      {input.contract === 'fixed-term' && (
        <DateField
          label="Befristet bis"
          value={input.fixedTermUntil ?? ''}
          onChange={(fixedTermUntil) => set({ fixedTermUntil })}
        />
      )}
    </>
  )
}

/** From and to, with what others pay where enough of them say so. */
function PayFields({ input, set, ad }: FieldsProps & { ad: AdView }) {
  const { usualPay } = ad
  // The figure is for the period that the ad has, not for one that is only chosen yet.
  const period = salaryPeriodLabels[ad.input.salaryPeriod]
  return (
    <>
      {usualPay && (
        <p className="text-sm">
          {usualPay.count} vergleichbare Stellen in {usualPay.where} zahlen in der Mitte{' '}
          <strong className="num">{formatCents(usualPay.midCents)}</strong> {period}.
        </p>
      )}
      <div className="grid gap-4 sm:grid-cols-3">
        <MoneyField label="Von" value={input.salaryMinCents} onChange={(salaryMinCents) => set({ salaryMinCents })} />
        <MoneyField label="Bis" value={input.salaryMaxCents} onChange={(salaryMaxCents) => set({ salaryMaxCents })} />
        <Select
          label="Zeitraum"
          value={input.salaryPeriod}
          onChange={(salaryPeriod) => set({ salaryPeriod })}
          options={periods}
        />
      </div>
    </>
  )
}
