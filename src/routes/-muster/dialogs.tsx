import { useState } from 'react'
import { Button } from '~/ui/buttons/button'
import { Select } from '~/ui/choices/select'
import { confirm } from '~/ui/dialog/confirm'
import { Dialog, type DialogPosition, type DialogProps } from '~/ui/dialog/dialog'
import { Drawer } from '~/ui/dialog/drawer'
import { TextField } from '~/ui/fields/text-field'
import { Section } from './section'

const positions = [
  'center',
  'left',
  'right',
  'top',
  'topleft',
  'topright',
  'bottom',
  'bottomleft',
  'bottomright',
] as const satisfies readonly DialogPosition[]

const variants = [
  { label: 'Dialog maximierbar', options: { isMaximizable: true } },
  { label: 'Dialog nicht modal', options: { isModal: false } },
  { label: 'Dialog ohne Escape', options: { closeOnEscape: false } },
  { label: 'Dialog nicht schließbar', options: { isClosable: false } },
  { label: 'Dialog nicht ziehbar', options: { isDraggable: false } },
] as const satisfies readonly { label: string; options: Partial<DialogProps> }[]

export function DialogSection() {
  const [options, setOptions] = useState<Partial<DialogProps>>({})
  const [open, setOpen] = useState<'dialog' | 'long' | 'drawer' | null>(null)
  const [answer, setAnswer] = useState('noch keine')
  function show(next: Partial<DialogProps>) {
    setOptions(next)
    setOpen('dialog')
  }
  async function ask(focus: 'accept' | 'reject') {
    const isSure = await confirm({
      title: 'Änderungen übernehmen?',
      message: 'Alle sehen danach die neue Fassung.',
      acceptLabel: 'Annehmen',
      rejectLabel: 'Ablehnen',
      focus,
    })
    setAnswer(isSure ? 'angenommen' : 'abgelehnt')
  }
  async function askToDelete() {
    const isSure = await confirm({
      title: 'Eintrag endgültig löschen?',
      message: 'Das lässt sich nicht rückgängig machen.',
      acceptLabel: 'Endgültig löschen',
      rejectLabel: 'Behalten',
      tone: 'danger',
    })
    setAnswer(isSure ? 'gelöscht' : 'behalten')
  }

  async function askAtLength() {
    const isSure = await confirm({ title: 'Fassung annehmen?', message: 'Alle sehen sie danach. '.repeat(60) })
    setAnswer(isSure ? 'angenommen' : 'abgelehnt')
  }

  return (
    <Section title="Dialoge">
      <div className="flex flex-wrap gap-2">
        {positions.map((position) => (
          <Button key={position} variant="outline" onClick={() => show({ position })}>
            Dialog {position}
          </Button>
        ))}
        {variants.map((variant) => (
          <Button key={variant.label} variant="outline" onClick={() => show(variant.options)}>
            {variant.label}
          </Button>
        ))}
        <Button variant="outline" onClick={() => setOpen('long')}>
          Dialog mit viel Inhalt
        </Button>
        <Button variant="outline" onClick={() => setOpen('drawer')}>
          Seitenbereich
        </Button>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Button variant="outline" onClick={() => void ask('accept')}>
          Bestätigen
        </Button>
        <Button variant="outline" onClick={() => void ask('reject')}>
          Bestätigen (Ablehnen im Fokus)
        </Button>
        <Button variant="outline" onClick={() => void askToDelete()}>
          Löschen
        </Button>
        <Button variant="outline" onClick={() => void askAtLength()}>
          Lange Frage
        </Button>
        <span>
          Antwort: <output>{answer}</output>
        </span>
      </div>
      <InvitationDialog options={options} isOpen={open === 'dialog'} onClose={() => setOpen(null)} />
      <Dialog isOpen={open === 'long'} onClose={() => setOpen(null)} title="Viel Inhalt" isMaximizable>
        {Array.from({ length: 40 }, (_, line) => `line-${line}`).map((line) => (
          <p key={line} className="mb-3">
            Dieser Absatz steht hier, damit der Dialog höher wäre als das Fenster und innen rollt.
          </p>
        ))}
      </Dialog>
      <Drawer
        isOpen={open === 'drawer'}
        onClose={() => setOpen(null)}
        title="Filter"
        footer={
          <Button className="w-full" onClick={() => setOpen(null)}>
            Ergebnisse zeigen
          </Button>
        }
      >
        <p>Der Inhalt des Seitenbereichs.</p>
      </Drawer>
    </Section>
  )
}

type InvitationProps = Pick<DialogProps, 'isOpen' | 'onClose'> & { options: Partial<DialogProps> }

function InvitationDialog({ options, isOpen, onClose }: InvitationProps) {
  const [email, setEmail] = useState('')
  const [role, setRole] = useState('reader')
  const [isNested, setNested] = useState(false)
  return (
    <Dialog
      {...options}
      isOpen={isOpen}
      onClose={onClose}
      title="Kollegen einladen"
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Abbrechen
          </Button>
          <Button onClick={() => setNested(true)}>Vorschau</Button>
        </>
      }
    >
      <div className="grid gap-4">
        <TextField label="E-Mail-Adresse" type="email" value={email} onChange={setEmail} />
        <Select label="Rolle" value={role} onChange={setRole} options={roles} />
      </div>
      <Dialog isOpen={isNested} onClose={() => setNested(false)} title="Vorschau der Einladung" size="sm">
        <p>Guten Tag, Sie wurden eingeladen.</p>
      </Dialog>
    </Dialog>
  )
}

const roles = [
  { value: 'reader', label: 'Lesen' },
  { value: 'editor', label: 'Bearbeiten' },
]
