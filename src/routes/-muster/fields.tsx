import { Building2, CircleUserRound, MapPin, Search } from 'lucide-react'
import { useState } from 'react'
import { emptyRichText } from '~/lib/rich-text/rich-text'
import { Checkbox } from '~/ui/choices/checkbox'
import { CheckboxGroup } from '~/ui/choices/checkbox-group'
import { Combobox } from '~/ui/choices/combobox'
import { RadioGroup } from '~/ui/choices/radio-group'
import { Select } from '~/ui/choices/select'
import { Slider } from '~/ui/choices/slider'
import { Switch } from '~/ui/choices/switch'
import { DateField } from '~/ui/fields/date-field'
import { MoneyField } from '~/ui/fields/money-field'
import { MonthField } from '~/ui/fields/month-field'
import { NumberField } from '~/ui/fields/number-field'
import { PasswordField } from '~/ui/fields/password-field'
import { RichTextField } from '~/ui/fields/rich-text-field'
import { TextArea } from '~/ui/fields/text-area'
import { TextField } from '~/ui/fields/text-field'
import { FileDrop } from '~/ui/files/file-drop'
import { Section } from './section'

export function TextFieldSection() {
  const [text, setText] = useState('')
  const [password, setPassword] = useState('')
  const [count, setCount] = useState<number | null>(1234)
  const [cents, setCents] = useState<number | null>(340_000)
  const [day, setDay] = useState('2027-03-01')
  const [month, setMonth] = useState('2027-03')
  return (
    <Section title="Eingabefelder">
      <div className="grid gap-5 md:grid-cols-2">
        <TextField label="Textfeld" description="Mit einer Erklärung." value={text} onChange={setText} />
        <TextField label="Mit Symbol" icon={Search} placeholder="Suchwort" value={text} onChange={setText} />
        <TextField label="Pflichtfeld" isRequired value={text} onChange={setText} />
        <TextField label="Freiwilliges Feld" isOptional value={text} onChange={setText} />
        <TextField
          label="Mit Fehler"
          error="Bitte geben Sie einen gültigen Wert ein."
          value={text}
          onChange={setText}
        />
        <TextField label="Deaktiviert" isDisabled value="Nicht zu ändern" onChange={setText} />
        <PasswordField label="Passwort" autoComplete="new-password" value={password} onChange={setPassword} />
        <NumberField label="Zahl" unit="Stunden" value={count} onChange={setCount} />
        <MoneyField label="Betrag" value={cents} onChange={setCents} />
        <MoneyField label="Ganze Euro" isWholeEuros value={cents} onChange={setCents} />
        <DateField label="Datum" value={day} onChange={setDay} />
        <MonthField label="Monat" value={month} onChange={setMonth} />
        <TextArea label="Mehrere Zeilen" maxLength={200} value={text} onChange={setText} />
      </div>
    </Section>
  )
}

const kinds = [
  { value: 'person', label: 'Person', description: 'Ich bin für mich hier.', icon: CircleUserRound },
  { value: 'company', label: 'Unternehmen', description: 'Wir sind ein Betrieb.', icon: Building2 },
] as const
const times = [
  { value: 'full', label: 'Vollzeit', trailing: '261' },
  { value: 'part', label: 'Teilzeit', trailing: '58' },
] as const
const distances = [0, 5, 10, 15, 20, 25, 30, 40, 50, 75, 100, 150, 200]

export function ChoiceSection() {
  const [kind, setKind] = useState<'person' | 'company' | ''>('')
  const [chosen, setChosen] = useState<('full' | 'part')[]>(['full'])
  const [isAgreed, setAgreed] = useState(false)
  const [isOn, setOn] = useState(true)
  const [distance, setDistance] = useState(50)
  return (
    <Section title="Auswahl">
      <div className="grid gap-6 md:grid-cols-2">
        <Select label="Auswahlfeld" placeholder="Bitte wählen" value={kind} onChange={setKind} options={kinds} />
        <Slider
          label="Umkreis"
          value={distance}
          onChange={setDistance}
          steps={distances}
          format={(value) => `${value}\u00a0km`}
          formatSpoken={(value) => `${value} Kilometer`}
          ends={{ start: 'Nur Ort', end: '200\u00a0km' }}
          pageBy={25}
        />
        <RadioGroup label="Eine von mehreren" value={kind} onChange={setKind} options={kinds} />
        <RadioGroup label="Als Karten" variant="card" value={kind} onChange={setKind} options={kinds} />
        <CheckboxGroup label="Mehrere" value={chosen} onChange={setChosen} options={times} />
        <div className="grid content-start gap-3">
          <Checkbox label="Ein Häkchen" value={isAgreed} onChange={setAgreed} />
          <Checkbox label="Mit Fehler" error="Bitte stimmen Sie zu." value={isAgreed} onChange={setAgreed} />
          <Switch label="Ein Schalter" description="Wirkt sofort." value={isOn} onChange={setOn} />
        </div>
      </div>
    </Section>
  )
}

const cities = ['Berlin', 'Bielefeld', 'Bremen', 'Gütersloh', 'Herford', 'Köln', 'Mülheim an der Ruhr', 'München'].map(
  (label) => ({ id: label, label }),
)

export function RichFieldSection() {
  const [city, setCity] = useState('')
  const [document, setDocument] = useState(emptyRichText)
  const [files, setFiles] = useState<{ id: string; name: string; size: number; progress?: number; error?: string }[]>([
    { id: '1', name: 'Wird gerade hochgeladen.pdf', size: 1_234_567, progress: 40 },
    { id: '2', name: 'Kein Dokument.pdf', size: 12_345, error: 'Das ist keine PDF-Datei.' },
  ])
  const matches = cities.filter(({ label }) => label.toLowerCase().startsWith(city.toLowerCase()))
  return (
    <Section title="Vorschläge, Dateien, Texte">
      <div className="grid gap-6 md:grid-cols-2">
        <Combobox
          label="Ort"
          icon={MapPin}
          inputValue={city}
          onInputChange={setCity}
          items={matches}
          onSelect={(item) => setCity(item.label)}
          emptyText="Kein Ort gefunden"
        />
        <FileDrop
          label="Dateien"
          accept=".pdf"
          allowsMany
          description="PDF, höchstens 10&nbsp;MB"
          onChoose={(chosen) =>
            setFiles([...files, ...chosen.map((file) => ({ id: file.name, name: file.name, size: file.size }))])
          }
          files={files.map((file) => ({
            ...file,
            onRemove: () => setFiles(files.filter((each) => each.id !== file.id)),
          }))}
        />
        <RichTextField
          className="md:col-span-2"
          label="Texteditor"
          description="Strg+B, Strg+I, Strg+K, Strg+Z."
          value={document}
          onChange={setDocument}
        />
      </div>
    </Section>
  )
}
