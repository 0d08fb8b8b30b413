import { useEffect, useRef, useState } from 'react'
import { type PieceTarget, placePiece } from '~/features/resumes/place-piece'
import { createResumeSchema } from '~/features/resumes/schema'
import { importKindLabels } from '~/features/resumes/texts'
import type { ImportKind } from '~/features/resumes/vocabulary'
import { useFormMutation } from '~/platform/client/calls/use-form-mutation'
import { useTRPC } from '~/platform/client/trpc'
import { Button } from '~/ui/buttons/button'
import { Card } from '~/ui/card'
import { Form, SubmitButton, useAppForm } from '~/ui/form/form'
import { Note } from '~/ui/note'
import type { ImportedResume } from '../../views'
import { ResumeSections } from '../paper/resume-sections'
import { UnplacedPieces } from './unplaced-pieces'

const ASSUMED =
  'Steht irgendwo nur eine Jahreszeit, ein Semester oder ein Schuljahr, haben wir die Monate angenommen. Ändern kannst du alles danach im Editor.'
const BY_HEADINGS = 'Was wohin gehört, haben wir an Überschriften und Zeiträumen erkannt; sieh bitte genau hin.'
/** How reliable the result is, for each kind of document. */
const importKindNotes = {
  'json-resume': `Jeder Eintrag sagt selbst, was er ist; Formatierungen werden zu einfachem Text. ${ASSUMED}`,
  'own-pdf':
    'Dieses PDF trägt deinen Lebenslauf in sich, er kommt zurück, wie er war. Foto und Unterlagen fügst du im Editor wieder hinzu.',
  pdf: `Ein PDF besteht aus Zeilen ohne Felder. ${BY_HEADINGS} Bilder übernehmen wir nicht. ${ASSUMED}`,
  docx: `Text aus Tabellen, Textfeldern, Kopf- und Fußzeilen ist dabei. ${BY_HEADINGS} Bilder übernehmen wir nicht. ${ASSUMED}`,
  linkedin: `LinkedIn sagt zu Kenntnissen keine Stufe, darum stehen sie ohne Angabe. Kontakte, Nachrichten, Bewerbungen und Werbedaten aus dem Export lassen wir weg. ${ASSUMED}`,
  europass: `Formatierte Texte werden zu Absätzen und einfachen Listen. Führerscheine trägst du in deinem Profil ein. ${ASSUMED}`,
  text: `${BY_HEADINGS} ${ASSUMED}`,
} satisfies Record<ImportKind, string>

type ImportReviewProps = {
  /** Of the résumé that is made. */
  id: string
  imported: ImportedResume
  /** False while somebody looks for another file: what they did here stays. */
  isShown: boolean
  onCreated: (id: string) => void
  onAgain: () => void
}

const formSchema = createResumeSchema.pick({ title: true, template: true })

/** The file's text next to the result; unassigned pieces are shown, never dropped. */
export function ImportReview({ id, imported, isShown, onCreated, onAgain }: ImportReviewProps) {
  const trpc = useTRPC()
  const [{ content, unplaced }, setTaken] = useState({ content: imported.content, unplaced: imported.unplaced })
  const create = useFormMutation(trpc.resume.create.mutationOptions())
  const { kind, person, sourceText } = imported
  const form = useAppForm({
    schema: formSchema,
    defaultValues: {
      title: (imported.title || person.headline || 'Übernommener Lebenslauf').slice(0, 80),
      template: imported.template ?? 'klar',
    },
    onSubmit: async (input) => {
      await create.mutateAsync({ ...input, id, content })
      onCreated(id)
    },
  })
  const heading = useRef<HTMLHeadingElement>(null)
  // The button that chose the file is out of sight.
  useEffect(() => {
    if (isShown) heading.current?.focus()
  }, [isShown])
  const contact = [person.name, person.headline, person.email, person.phone, person.place].filter(Boolean)

  function place(piece: string, target: PieceTarget): boolean {
    const changed = placePiece(content, piece, target)
    if (!changed) return false
    const at = unplaced.indexOf(piece)
    setTaken({ content: changed, unplaced: unplaced.filter((_, index) => index !== at) })
    return true
  }

  return (
    <div className="grid gap-5" hidden={!isShown}>
      <div>
        <h2 ref={heading} tabIndex={-1} className="mb-3 text-xl">
          Vergleichen und übernehmen
        </h2>
        <Note tone="info" title={`Gelesen als ${importKindLabels[kind]}.`}>
          {importKindNotes[kind]}
        </Note>
      </div>
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <Card as="section" aria-labelledby="in-der-datei">
          <h2 id="in-der-datei" className="text-lg">
            In deiner Datei
          </h2>
          {/* A field, so that the keyboard can scroll it and copy from it. */}
          <textarea
            readOnly
            aria-labelledby="in-der-datei"
            rows={12}
            className="mt-2 w-full resize-y text-sm wrap-anywhere lg:h-[40rem]"
            value={sourceText}
          />
        </Card>
        <div className="grid min-w-0 gap-5">
          <Card as="section" aria-labelledby="uebernommen">
            <h2 id="uebernommen" className="text-lg">
              So übernehmen wir es
            </h2>
            {contact.length > 0 && (
              <p className="mt-2 mb-3 text-sm text-muted wrap-anywhere">
                {contact.join(', ')}. Name und Kontakt stehen in deinem Profil; dort änderst du sie.
              </p>
            )}
            <ResumeSections content={content} />
          </Card>
          {imported.unplaced.length > 0 && <UnplacedPieces pieces={unplaced} onPlace={place} />}
          <Card as="section" aria-label="Übernehmen">
            <Form
              form={form}
              startsUnsaved
              isGuarded={isShown}
              unsavedMessage="Der Lebenslauf aus der Datei ist noch nicht übernommen."
              errorTitle="Das fehlt noch"
            >
              <form.TextField name="title" label="Titel" maxLength={80} isRequired />
              <div className="flex flex-wrap gap-2">
                <SubmitButton>Als neuen Lebenslauf übernehmen</SubmitButton>
                <Button variant="ghost" onClick={onAgain}>
                  Andere Datei
                </Button>
              </div>
            </Form>
          </Card>
        </div>
      </div>
    </div>
  )
}
