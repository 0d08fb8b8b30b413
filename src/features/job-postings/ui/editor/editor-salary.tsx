import { SALARY_PERIODS, salaryPeriodLabels } from '~/lib/work/vocabulary'
import { Card } from '~/ui/card'
import type { PostingForm } from './use-posting-form'

const periodOptions = SALARY_PERIODS.map((period) => ({ value: period, label: `brutto ${salaryPeriodLabels[period]}` }))

/** The pay. */
export function EditorSalary({ form }: { form: PostingForm }) {
  return (
    <Card as="section" padding="lg" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2>Gehalt</h2>
      <div className="grid gap-4 sm:grid-cols-3">
        <form.MoneyField name="salaryMinCents" label="Von" />
        <form.MoneyField name="salaryMaxCents" label="Bis" />
        <form.Select name="salaryPeriod" label="Zeitraum" options={periodOptions} />
      </div>
      <form.TextField
        name="collectiveAgreement"
        label="Tarifvertrag"
        isOptional
        maxLength={120}
        placeholder="zum Beispiel TVöD EG 8"
      />
      <p className="text-sm text-muted">
        Bewerberinnen und Bewerber sollen die Spanne vor dem ersten Gespräch kennen. Wir zeigen sie in jeder Liste.
      </p>
    </Card>
  )
}
