import { MapPin } from 'lucide-react'
import { useState } from 'react'
import type { Place } from '~/features/places/schema'
import { PlaceField } from '~/features/places/ui/place-field'
import { Button } from '~/ui/buttons/button'
import { Checkbox } from '~/ui/choices/checkbox'
import { Combobox } from '~/ui/choices/combobox'
import { Select } from '~/ui/choices/select'
import { Switch } from '~/ui/choices/switch'
import { DateField } from '~/ui/fields/date-field'
import { MomentField } from '~/ui/fields/moment-field'
import { MoneyField } from '~/ui/fields/money-field'
import { MonthField } from '~/ui/fields/month-field'
import { NumberField } from '~/ui/fields/number-field'
import { TextArea } from '~/ui/fields/text-area'
import { ReorderItem } from '~/ui/lists/reorder-item'
import { openPalette } from '~/ui/navigation/command-palette-key'
import { Sheet } from '~/ui/sheet'
import { BoardSkeleton, FiguresSkeleton, TableSkeleton } from '~/ui/states/page-skeletons'
import { Table } from '~/ui/table/table'
import { Section } from './section'

const nothing = () => undefined
const wrong = 'Bitte geben Sie einen gültigen Wert ein.'
const kinds = [
  { value: 'person', label: 'Person' },
  { value: 'company', label: 'Unternehmen' },
] as const

/** Invalid, disabled or waiting fields, and those that need the product behind them. */
export function StateSection() {
  const [place, setPlace] = useState<Place | null>(null)
  const [moment, setMoment] = useState('2027-03-01T09:30')
  return (
    <Section title="Weitere Zustände">
      <div className="grid gap-5 md:grid-cols-2">
        <PlaceField
          label="Postleitzahl oder Stadt"
          description="Aus unseren Daten."
          value={place}
          onChange={setPlace}
        />
        <MomentField label="Tag und Uhrzeit" value={moment} onChange={setMoment} />
        <Combobox
          label="Vorschläge werden geladen"
          icon={MapPin}
          inputValue="Bie"
          onInputChange={nothing}
          items={[]}
          isLoading
          onSelect={nothing}
        />
        <Combobox
          label="Vorschläge, mit Fehler"
          icon={MapPin}
          error={wrong}
          inputValue=""
          onInputChange={nothing}
          items={[]}
          onSelect={nothing}
        />
        <Select label="Auswahlfeld mit Fehler" error={wrong} value="person" onChange={nothing} options={kinds} />
        <Select label="Auswahlfeld, deaktiviert" isDisabled value="person" onChange={nothing} options={kinds} />
        <NumberField label="Zahl mit Fehler" error={wrong} value={0} onChange={nothing} />
        <MoneyField label="Betrag, deaktiviert" isDisabled value={340_000} onChange={nothing} />
        <DateField label="Datum mit Fehler" error={wrong} value="" onChange={nothing} />
        <MonthField label="Monat, deaktiviert" isDisabled value="2027-03" onChange={nothing} />
        <TextArea label="Mehrere Zeilen mit Fehler" error={wrong} value="" onChange={nothing} />
        <div className="grid content-start gap-3">
          <Checkbox label="Häkchen, deaktiviert" isDisabled value onChange={nothing} />
          <Switch label="Schalter, aus" value={false} onChange={nothing} />
          <Switch label="Schalter, deaktiviert" isDisabled value onChange={nothing} />
        </div>
      </div>
    </Section>
  )
}

type Row = { id: string; name: string }

/** Sortable, printed, empty or loading lists. */
export function MoreListSection() {
  const [order, setOrder] = useState(['Berufserfahrung', 'Ausbildung', 'Sprachen'])
  function move(from: number, to: number) {
    const next = order.toSpliced(from, 1)
    next.splice(to, 0, ...order.slice(from, from + 1))
    setOrder(next)
  }
  return (
    <Section title="Reihenfolge, Papier, Platzhalter">
      <div>
        <Button variant="outline" onClick={openPalette}>
          Befehlspalette (Strg+K)
        </Button>
      </div>
      <div className="grid gap-2">
        {order.map((name, index) => (
          <ReorderItem key={name} name={name} index={index} count={order.length} onMove={(to) => move(index, to)}>
            <p className="card p-3">{name}</p>
          </ReorderItem>
        ))}
      </div>
      <div className="max-w-60">
        <Sheet label="Ein Blatt Papier">
          <p className="p-6 text-sm">Immer hell, im Verhältnis von A4.</p>
        </Sheet>
      </div>
      <Table<Row>
        caption="Leere Tabelle"
        rows={[]}
        rowLabel={(row) => row.name}
        columns={[{ id: 'name', header: 'Name', isPrimary: true, cell: (row) => row.name }]}
        empty="Hier ist noch nichts."
      />
      <div aria-hidden="true" className="grid gap-6">
        <FiguresSkeleton count={4} height={7} />
        <TableSkeleton rows={3} hasBar={false} rowHeight={4} />
        <BoardSkeleton columns={3} rowHeight={6} />
      </div>
    </Section>
  )
}
