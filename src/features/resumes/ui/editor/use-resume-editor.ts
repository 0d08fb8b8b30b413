import { useSelector } from '@tanstack/react-form'
import { useBlocker } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { confirm } from '~/ui/dialog/confirm'
import type { EditedResume } from '../../views'
import { draftSchema, type ResumeDraft, useResumeForm } from './use-resume-form'
import { useSaving } from './use-saving'

/** Typing pause before saving automatically, milliseconds. */
const PAUSE = 1500

/** Calls `save` with the values a moment after their last change, while there is something to save. */
function useAutosave<Values>(values: Values, isDue: boolean, save: (values: Values) => void) {
  const onPause = useEffectEvent(save)
  useEffect(() => {
    if (!isDue) return
    const timer = setTimeout(() => onPause(values), PAUSE)
    return () => clearTimeout(timer)
  }, [values, isDue])
}

/** The draft of one résumé: its form, when it was saved, and a guard against leaving unsaved. */
export function useResumeEditor(resume: EditedResume) {
  const [initial] = useState<ResumeDraft>(() => ({
    title: resume.title,
    template: resume.template,
    content: resume.content,
  }))
  const saving = useSaving(resume)
  const [saved, setSaved] = useState<ResumeDraft | null>(null)
  const [refused, setRefused] = useState<ResumeDraft | null>(null)
  const form = useResumeForm(initial, (draft, values) => keep(values, () => saving.save(draft)))
  const values = useSelector(form.store, (state) => state.values)
  const [first] = useState(values)
  const isDirty = values !== (saved ?? first)
  const parsed = draftSchema.safeParse(values)

  async function keep(sent: ResumeDraft, send: () => Promise<void>) {
    try {
      await send()
      setSaved(sent)
      setRefused(null)
    } catch (error) {
      setRefused(sent)
      throw error
    }
  }

  /**
   * Saves what can be saved without complaining about missing input.
   * @returns whether all of it is saved
   */
  async function flush(send = saving.save): Promise<boolean> {
    if (!isDirty) return true
    if (!parsed.success) return false
    try {
      await keep(values, () => send(parsed.data))
      return true
    } catch {
      return false
    }
  }

  useAutosave(values, isDirty && parsed.success && saving.state !== 'saving' && values !== refused, () => void flush())
  useBlocker({
    enableBeforeUnload: isDirty,
    shouldBlockFn: async ({ current, next }) => {
      if (current.pathname === next.pathname || (await flush())) return false
      const leaves = await confirm({
        title: 'Ohne Speichern verlassen?',
        message:
          'Ein Teil deiner Eingaben ist noch nicht gespeichert, weil etwas fehlt oder die Verbindung unterbrochen ist.',
        acceptLabel: 'Verlassen',
        rejectLabel: 'Weiter bearbeiten',
        tone: 'danger',
      })
      return !leaves
    },
  })

  return {
    form,
    values,
    isDirty,
    savedAt: saving.savedAt,
    state: saving.state,
    flush: () => flush(),
    retry: () => void flush(),
    overwrite: () => void flush(saving.overwrite),
  }
}
