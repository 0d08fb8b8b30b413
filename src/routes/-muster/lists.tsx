import { useState } from 'react'
import { Avatar } from '~/ui/avatar'
import { Button } from '~/ui/buttons/button'
import { Chip } from '~/ui/chip'
import { Segment } from '~/ui/choices/segment'
import { Pagination } from '~/ui/lists/pagination'
import { Breadcrumbs } from '~/ui/navigation/breadcrumbs'
import { LinkTabs } from '~/ui/navigation/link-tabs'
import { Stepper } from '~/ui/navigation/stepper'
import { Tabs } from '~/ui/navigation/tabs'
import { ThemeSwitch } from '~/ui/shell/theme-switch'
import { Table } from '~/ui/table/table'
import type { TableSort } from '~/ui/table/table-header'
import { Section } from './section'

type Person = { id: string; name: string; state: string; views: number }

const people: Person[] = [
  { id: '1', name: 'Miriam Yıldız', state: 'Neu', views: 1204 },
  { id: '2', name: 'Tobias Krämer', state: 'Gesichtet', views: 87 },
  { id: '3', name: 'Hannelore Vogt', state: 'Gespräch', views: 412 },
]

const steps = [
  { id: 'base', label: 'Eckdaten', isDone: true },
  { id: 'text', label: 'Text', open: 'eine Angabe offen' },
  { id: 'contact', label: 'Kontakt', problem: 'E-Mail-Adresse ohne Endung' },
  { id: 'end', label: 'Abschluss' },
]

export function ListSection() {
  const [sort, setSort] = useState<TableSort>({ column: 'name', direction: 'ascending' })
  const [selectedIds, setSelectedIds] = useState(new Set<string>())
  const [step, setStep] = useState('text')
  const [view, setView] = useState<'board' | 'list'>('board')
  const direction = sort.direction === 'ascending' ? 1 : -1
  const rows = people.toSorted(
    (a, b) => direction * (sort.column === 'views' ? a.views - b.views : a.name.localeCompare(b.name)),
  )
  return (
    <Section title="Listen und Navigation">
      <Table
        caption="Personen"
        rows={rows}
        rowLabel={(person) => person.name}
        sort={sort}
        onSort={setSort}
        selection={{ selectedIds, onChange: setSelectedIds }}
        bulkActions={() => (
          <Button size="sm" variant="outline" onClick={() => setSelectedIds(new Set())}>
            Alle ablegen
          </Button>
        )}
        columnChoiceKey="muster"
        columns={[
          { id: 'name', header: 'Name', isPrimary: true, isSortable: true, cell: NameCell },
          { id: 'state', header: 'Status', cell: (person) => <Chip>{person.state}</Chip> },
          {
            id: 'views',
            header: 'Aufrufe',
            align: 'right',
            isSortable: true,
            cell: (person) => person.views.toLocaleString('de-DE'),
          },
        ]}
      />
      <Pagination page={3} pageCount={17} linkTo={() => ({ to: '/muster' })} />
      <Pagination
        label="Seiten einer Verwaltungsliste"
        page={1}
        pageCount={13}
        range={{ from: 1, to: 25, total: 312 }}
        linkTo={() => ({ to: '/muster' })}
      />
      <LinkTabs
        label="Abschnitte mit Adresse"
        tabs={[
          { label: 'Alle', link: { to: '/muster' }, count: 11, isCurrent: true },
          { label: 'Online', link: { to: '/muster' }, count: 3, isCurrent: false },
        ]}
      />
      <Tabs
        label="Abschnitte ohne Adresse"
        tabs={[
          { id: 'overview', label: 'Überblick', content: 'Der Überblick.' },
          { id: 'history', label: 'Verlauf', content: 'Der Verlauf.' },
        ]}
      />
      <Breadcrumbs
        crumbs={[
          { label: 'Verwaltung', link: { to: '/muster' } },
          { label: 'Eine Liste', link: { to: '/muster' } },
        ]}
      />
      <Stepper label="Schritte" steps={steps} currentId={step} onSelect={setStep} isLocked={({ id }) => id === 'end'} />
      <div className="flex flex-wrap gap-4">
        <Segment
          label="Ansicht"
          value={view}
          onChange={setView}
          options={[
            { value: 'board', label: 'Tafel' },
            { value: 'list', label: 'Liste' },
          ]}
        />
        <ThemeSwitch />
      </div>
    </Section>
  )
}

function NameCell(person: Person) {
  return (
    <span className="flex items-center gap-3">
      <Avatar name={person.name} size="sm" />
      {person.name}
    </span>
  )
}
