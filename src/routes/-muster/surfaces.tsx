import { Bell, Bookmark, Clock, Ellipsis, MapPin, Pencil, Send, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { richTextFromList } from '~/lib/rich-text/rich-text'
import { Badge } from '~/ui/badge'
import { Button } from '~/ui/buttons/button'
import { ButtonLink, TextLink } from '~/ui/buttons/link'
import { TooltipButton } from '~/ui/buttons/tooltip-button'
import { Card } from '~/ui/card'
import { Chip, FilterChip } from '~/ui/chip'
import { VideoPlayer } from '~/ui/files/video-player'
import { Menu } from '~/ui/navigation/menu'
import { Note } from '~/ui/note'
import { EmptyState } from '~/ui/states/empty-state'
import { Progress } from '~/ui/states/progress'
import { SkeletonList } from '~/ui/states/skeleton-list'
import { Spinner } from '~/ui/states/spinner'
import { FactList, KpiStrip } from '~/ui/text/definition-list'
import { Disclosure } from '~/ui/text/disclosure'
import { RichText } from '~/ui/text/rich-text'
import { Track } from '~/ui/track'
import { Section } from './section'

const variants = ['primary', 'outline', 'ghost', 'quiet', 'danger'] as const
const tones = ['neutral', 'accent', 'signal', 'info', 'success', 'warn', 'error', 'mute'] as const
const notes = ['info', 'success', 'warn', 'error'] as const
const stops = [
  { label: 'Gesendet', detail: '9.11.' },
  { label: 'Angesehen', detail: '10.11.' },
  { label: 'In Prüfung', detail: 'heute' },
  { label: 'Gespräch' },
  { label: 'Zusage' },
]

export function ButtonSection() {
  const [isPending, setPending] = useState(false)
  return (
    <Section title="Schaltflächen und Links">
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="signal">
          <Send />
          Nächster Schritt
        </Button>
        {variants.map((variant) => (
          <Button key={variant} variant={variant}>
            {variant}
          </Button>
        ))}
        <Button disabled>Deaktiviert</Button>
        <Button isPending={isPending} onClick={() => setPending(true)}>
          Wird gesendet
        </Button>
        <span className="on-desk rounded-md bg-desk p-2">
          <Button variant="desk">desk</Button>
        </span>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Button size="sm">Klein</Button>
        <Button size="lg">Groß</Button>
        <Button variant="outline" isIcon aria-label="Merken">
          <Bookmark />
        </Button>
        <ButtonLink to="/" variant="outline">
          Link als Schaltfläche
        </ButtonLink>
        <TextLink to="/">Ein Link</TextLink>
        <TooltipButton label="Benachrichtigungen" onPress={() => undefined}>
          <Bell />
        </TooltipButton>
        <Menu
          label="Aktionen"
          isIcon
          items={[
            { id: 'edit', label: 'Bearbeiten', icon: Pencil },
            'separator',
            { id: 'delete', label: 'Löschen', icon: Trash2, tone: 'danger' },
          ]}
        >
          <Ellipsis />
        </Menu>
      </div>
    </Section>
  )
}

export function MessageSection() {
  const [filters, setFilters] = useState(['Vollzeit', 'Bielefeld + 50\u00a0km', 'ab 3.000\u00a0€'])
  return (
    <Section title="Hinweise, Chips, Zustände">
      <div className="grid gap-3 md:grid-cols-2">
        {notes.map((tone) => (
          <Note key={tone} tone={tone} title={`Hinweis ${tone}`}>
            Ein Satz dazu.
          </Note>
        ))}
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {tones.map((tone) => (
          <Chip key={tone} tone={tone}>
            {tone}
          </Chip>
        ))}
        <Badge count={1204} />
        <Badge count={9} tone="signal" label="warten" />
        {filters.map((filter) => (
          <FilterChip
            key={filter}
            label={filter}
            onRemove={() => setFilters(filters.filter((each) => each !== filter))}
          />
        ))}
      </div>
      <Spinner label="Wird geladen" />
      <Progress label="Vollständigkeit" value={75} />
      <SkeletonList label="Liste wird geladen" rows={2} />
      <EmptyState
        meaning="end"
        title="Hier endet das Gleis."
        headingLevel={3}
        actions={<Button>Umkreis erweitern</Button>}
      >
        Für dieses Wort gibt es gerade nichts.
      </EmptyState>
    </Section>
  )
}

export function ContentSection() {
  return (
    <Section title="Gleise und Inhalte">
      <Card>
        <Track label="Unterwegs" stops={stops} current={2} />
      </Card>
      <Card>
        <Track label="Beendet" stops={stops} current={3} end="stopped" />
      </Card>
      <Card>
        <Track label="Zurückgezogen" stops={stops} current={2} end="left" />
      </Card>
      <Track label="Senkrecht" direction="vertical" stops={stops} current={2} />
      <KpiStrip
        figures={[
          { term: 'Neu', value: 9, comparison: '3 warten länger als 4\u00a0Tage' },
          { term: 'Offen', value: 14 },
          { term: 'Erste Antwort', value: '3,8\u00a0Tage' },
          { term: 'Aufrufe', value: '2.416' },
        ]}
      />
      <FactList
        columns={3}
        facts={[
          { term: 'Zeit', value: '38\u00a0Stunden', icon: Clock },
          { term: 'Ort', value: 'Bielefeld', icon: MapPin },
        ]}
      />
      <div>
        <Disclosure title="Aufgeklappt" isOpen>
          Inhalt
        </Disclosure>
        <Disclosure title="Zugeklappt">Inhalt</Disclosure>
      </div>
      <RichText document={richTextFromList(['Erster Punkt', 'Zweiter Punkt'])} />
      <div className="max-w-md">
        <VideoPlayer
          title="Eine Fahrstraße wird gestellt"
          src="/muster/fahrstrasse.webm"
          type="video/webm"
          poster="/muster/fahrstrasse.png"
          captionsSrc="/muster/fahrstrasse.vtt"
          transcript="Ohne Ton. Ein gelbes Gleis zeichnet sich von links nach rechts durch eine Weiche."
        />
      </div>
    </Section>
  )
}
