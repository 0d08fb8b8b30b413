import { useSelector } from '@tanstack/react-form'
import { useBlocker } from '@tanstack/react-router'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useDeferredValue, useEffect, useRef, useState } from 'react'
import { blockingFindings, checkAd } from '~/features/ad-check/check-ad'
import type { AdRuleBook } from '~/features/ad-check/schema'
import { publishingChecklist } from '~/features/job-postings/publishing'
import type { JobPostingInput } from '~/features/job-postings/schema'
import { EDITOR_STEPS, type EditorStep } from '~/features/job-postings/vocabulary'
import { toIsoDay } from '~/lib/dates/dates'
import { Button } from '~/ui/buttons/button'
import { classNames } from '~/ui/class-names'
import { Drawer } from '~/ui/dialog/drawer'
import { useFocusRescue } from '~/ui/focus/use-focus-rescue'
import { fieldId } from '~/ui/form/field-id'
import { Form } from '~/ui/form/form'
import { Stepper } from '~/ui/navigation/stepper'
import { PageActions } from '~/ui/shell/page-actions'
import type { PublishingConditions } from '../../views'
import { ConflictNote, isShortState, SaveLine } from '../drafts/save-line'
import { useDraftSaver } from '../drafts/use-draft-saver'
import { ClosingLetterField, closingLetterProblem } from '../publishing/closing-letter-field'
import { PostingPreview } from '../publishing/posting-preview'
import type { PreviewCompany } from '../publishing/preview-posting'
import { PublishingHurdles } from '../publishing/publishing-hurdles'
import { PublishingPanel } from '../publishing/publishing-panel'
import { ReviewStep } from '../publishing/review-step'
import { useClosingLetter } from '../publishing/use-closing-letter'
import { askToDiscard, askToLeave } from './ask-before-losing'
import { EditorActions, PublishButton } from './editor-actions'
import { EditorBasics, EditorDescription } from './editor-basics'
import { EditorConditions } from './editor-conditions'
import { EditorContact } from './editor-contact'
import { EditorSalary } from './editor-salary'
import { afterRender, editorStepLabels, focusField, leftToDo, stepOfField } from './editor-steps'
import { postingMends } from './mend-posting'
import { usePostingForm } from './use-posting-form'

type PostingEditorProps = {
  id: string
  initial: JobPostingInput
  /** Null for a posting the server does not know yet. */
  version: number | null
  /** The revision of the unpublished changes in `initial`; null when there are none. */
  revision: string | null
  /** `initial` is a draft from this browser that has never reached the server. */
  isUnsaved: boolean
  conditions: PublishingConditions
  rules: AdRuleBook
  company: PreviewCompany | null
  /** First publication and end of the run of a published posting. */
  publishedAt: Date | null
  runsUntil: Date | null
  /**
   * Whether it is a draft, which can be published here. Changes to an open posting are stored until they are published.
   */
  isDraft: boolean
  /** Whether applicants see it now: then the button publishes changes, else it only saves them. */
  isOnline: boolean
  /** The current step, from the address. */
  step: EditorStep
  onStep: (step: EditorStep) => void
  /** Called once the server knows a new posting. */
  onCreated?: () => void
  /** The letter that publishing agrees to: kept with the draft, or as the company has it in its templates. */
  closingLetter: string
  /** Called when everything is saved, with the letter. */
  onPublish: (closingLetter: string) => Promise<void>
  /** Called with a saved draft, or with published changes. */
  onSaved: () => Promise<void>
  onReload: () => void
  now: Date
}

/** The posting editor in five steps, checked while typing. Loses nothing. */
export function PostingEditor(props: PostingEditorProps) {
  const {
    id,
    initial,
    version,
    conditions,
    rules,
    runsUntil,
    isDraft,
    isOnline,
    step,
    onStep,
    onPublish,
    onSaved,
    now,
  } = props
  const [isPreviewOpen, setPreviewOpen] = useState(false)
  const intent = useRef<'save' | 'publish'>('save')
  const heading = useRef<HTMLElement>(null)
  useFocusRescue(heading, isDraft)
  const form = usePostingForm(initial, async () => {
    const isDone = isDraft ? await saver.flush() : await saver.publishChanges()
    if (!isDone) return
    if (intent.current !== 'publish') await onSaved()
    else if (await letter.mayGoOut()) await onPublish(letter.text.trim())
  })
  const saver = useDraftSaver({
    form,
    id,
    version,
    revision: props.revision,
    isDraft,
    isUnsaved: props.isUnsaved,
    onCreated: () => props.onCreated?.(),
  })
  const letter = useClosingLetter(id, props.closingLetter, saver.flush)
  const isSubmitting = useSelector(form.store, (state) => state.isSubmitting)
  const values = useDeferredValue(useSelector(form.store, (state) => state.values))
  const today = toIsoDay(now)
  const findings = checkAd(values, rules, today)
  const mends = postingMends(form, values)
  const items = publishingChecklist(values, rules.payTransparency, today)
  const left = leftToDo(items, findings)
  const isComplete = items.every((item) => item.isDone || !item.isRequired) && blockingFindings(findings).length === 0
  const isBlocked = !conditions.hasProfile || !conditions.hasValidLicense
  useBlocker({
    shouldBlockFn: async ({ current, next }) => {
      // The form stays when the step changes.
      if (current.pathname === next.pathname || !saver.hasUnsaved()) return false
      // Saved on leaving; leaving publishes nothing.
      return !(await saver.flush()) && !(await askToLeave())
    },
    enableBeforeUnload: () => saver.hasUnsaved(),
  })
  const shownStep = useRef(step)
  const afterStep = useRef<(() => void) | null>(null)
  useEffect(() => {
    if (shownStep.current === step) return
    shownStep.current = step
    afterStep.current?.()
    afterStep.current = null
  }, [step])
  const previous = EDITOR_STEPS[EDITOR_STEPS.indexOf(step) - 1]
  const next = EDITOR_STEPS[EDITOR_STEPS.indexOf(step) + 1]

  /** Shows a step, and runs something once it is rendered. */
  function move(wanted: EditorStep, then: () => void) {
    if (wanted === step) return then()
    afterStep.current = then
    onStep(wanted)
  }
  function show(wanted: EditorStep) {
    move(wanted, () => {
      heading.current?.focus({ preventScroll: true })
      heading.current?.scrollIntoView({ block: 'start' })
    })
  }
  function goTo(field: string) {
    move(stepOfField(field), () => focusField(fieldId(form.formId, field)))
  }
  async function discard() {
    if ((await askToDiscard()) && (await saver.discardChanges())) props.onReload()
  }
  /** The first field with an error may be on another step. */
  function submit(wanted: 'save' | 'publish') {
    intent.current = wanted
    afterRender(() => {
      const wrong = Object.entries(form.state.fieldMeta).find(([, meta]) => (meta?.errors.length ?? 0) > 0)
      if (wrong) goTo(wrong[0])
    })
  }

  const publish = (
    <PublishButton
      label={isDraft ? 'Veröffentlichen' : isOnline ? 'Änderungen veröffentlichen' : 'Änderungen übernehmen'}
      isDraft={isDraft}
      isPending={isSubmitting && (!isDraft || intent.current === 'publish')}
      hurdle={isDraft ? (publishingHurdle(isComplete, isBlocked) ?? closingLetterProblem(letter.text)) : undefined}
      onPublish={() => {
        submit(isDraft ? 'publish' : 'save')
        heading.current?.closest('form')?.requestSubmit()
      }}
    />
  )
  const preview = (
    <PostingPreview id={id} values={values} company={props.company} publishedAt={props.publishedAt} now={now} />
  )

  return (
    <Form form={form} isGuarded={false} className="gap-5">
      <PageActions>
        <div className="hidden max-w-56 items-center xl:flex">
          <SaveLine state={saver.state} isDraft={isDraft} isOnline={isOnline} isShort />
        </div>
      </PageActions>
      <Stepper
        label="Schritte der Anzeige"
        currentId={step}
        onSelect={(chosen) => show(EDITOR_STEPS.find((known) => known === chosen) ?? step)}
        steps={EDITOR_STEPS.map((known) => ({
          id: known,
          label: editorStepLabels[known],
          ...left.get(known),
          isDone: known !== 'pruefen' && !left.get(known)?.open && !left.get(known)?.problem,
        }))}
      />
      {saver.state.kind === 'conflict' && (
        <ConflictNote
          message={saver.state.message}
          onOverwrite={() => void saver.overwrite()}
          onReload={props.onReload}
        />
      )}
      <PublishingHurdles conditions={conditions} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start lg:gap-6">
        <section
          ref={heading}
          tabIndex={-1}
          aria-label={editorStepLabels[step]}
          className="grid scroll-mt-24 grid-cols-[minmax(0,1fr)] gap-5 outline-none"
        >
          <div hidden={step !== 'grunddaten'}>
            <EditorBasics form={form} />
          </div>
          <div hidden={step !== 'beschreibung'}>
            <EditorDescription form={form} findings={findings} />
          </div>
          <div hidden={step !== 'bedingungen'} className={step === 'bedingungen' ? 'grid gap-5' : undefined}>
            <EditorConditions form={form} />
            <EditorSalary form={form} />
          </div>
          <div hidden={step !== 'bewerbungsweg'}>
            <EditorContact form={form} />
          </div>
          {step === 'pruefen' && <ReviewStep {...{ items, findings, mends, preview }} onGoTo={goTo} />}
          {step === 'pruefen' && isDraft && <ClosingLetterField value={letter.text} onChange={letter.setText} />}
          {/* The last step is longer than the window: what it is for stays in view. */}
          <div className={classNames('justify-between max-lg:hidden', next ? 'flex flex-wrap gap-3' : 'form-bar')}>
            {previous && (
              <Button variant="outline" onClick={() => show(previous)}>
                <ChevronLeft aria-hidden="true" />
                Zurück
              </Button>
            )}
            {next && (
              <Button className="ml-auto" onClick={() => show(next)}>
                Weiter: {editorStepLabels[next]}
                <ChevronRight aria-hidden="true" />
              </Button>
            )}
            {!next && publish}
          </div>
        </section>
        <aside aria-label="Veröffentlichen" className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:sticky lg:top-24">
          <PublishingPanel
            form={form}
            items={items}
            findings={step === 'pruefen' ? null : findings}
            mends={mends}
            conditions={conditions}
            runsUntil={runsUntil}
            onGoTo={goTo}
            now={now}
          />
          <div className={isShortState(saver.state) ? 'xl:hidden' : undefined}>
            <SaveLine state={saver.state} isDraft={isDraft} isOnline={isOnline} />
          </div>
          <div className="grid gap-2.5">
            {isDraft && (
              <Button
                type="submit"
                variant="outline"
                isPending={isSubmitting && intent.current === 'save'}
                onClick={() => submit('save')}
              >
                Entwurf speichern
              </Button>
            )}
            {!isDraft && (saver.hasChanges() || saver.hasUnsaved()) && (
              <Button variant="ghost" onClick={() => void discard()}>
                Änderungen verwerfen
              </Button>
            )}
          </div>
        </aside>
      </div>
      <EditorActions
        publish={publish}
        onPreview={() => setPreviewOpen(true)}
        onBack={previous && (() => show(previous))}
        onNext={next && (() => show(next))}
      />
      <Drawer isOpen={isPreviewOpen} onClose={() => setPreviewOpen(false)} title="Vorschau" size="lg">
        {preview}
      </Drawer>
    </Form>
  )
}

function publishingHurdle(isComplete: boolean, isBlocked: boolean): string | undefined {
  if (isBlocked) return 'Zum Veröffentlichen fehlt noch etwas; was, steht oben auf der Seite.'
  return isComplete ? undefined : 'Zum Veröffentlichen fehlen noch Angaben; welche, steht in der Prüfliste.'
}
