import { useSelector } from '@tanstack/react-form'
import { Plus, Trash2 } from 'lucide-react'
import type { ScreeningQuestion } from '~/features/job-postings/schema'
import { offeredAnswers, QUESTION_KINDS } from '~/features/job-postings/vocabulary'
import { uuidv7 } from '~/lib/uuid'
import { Button } from '~/ui/buttons/button'
import { TextArea } from '~/ui/fields/text-area'
import { useRemovals } from '~/ui/lists/use-removals'
import type { PostingForm } from './use-posting-form'

const MAX_QUESTIONS = 15
const KIND_LABELS = {
  'yes-no': 'Ja oder Nein',
  choice: 'Auswahl',
  number: 'Zahl',
  text: 'Freier Text',
} satisfies Record<ScreeningQuestion['kind'], string>
const kindOptions = QUESTION_KINDS.map((kind) => ({ value: kind, label: KIND_LABELS[kind] }))

/** Questions for everyone who applies. */
export function QuestionsField({ form }: { form: PostingForm }) {
  const questions = useSelector(form.store, (state) => state.values.questions)
  const { removeEntry } = useRemovals()
  function add() {
    form.pushFieldValue('questions', {
      id: uuidv7(),
      kind: 'yes-no',
      text: '',
      choices: [],
      isRequired: true,
      knockOutAnswers: [],
    })
  }
  function remove(index: number) {
    const list = {
      get state() {
        return { value: form.state.values.questions }
      },
      removeValue: (at: number) => form.removeFieldValue('questions', at),
      insertValue: (at: number, question: (typeof questions)[number]) =>
        form.insertFieldValue('questions', at, question),
    }
    removeEntry(list, index, questions[index]?.text || `Frage ${index + 1}`, MAX_QUESTIONS)
  }
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h3 className="text-lg">Fragen an die Bewerberinnen und Bewerber</h3>
      <p className="text-sm text-muted">
        Kurz und nur, was Sie wirklich wissen müssen. Nach dem bisherigen Gehalt dürfen Sie nicht fragen.
      </p>
      {questions.map((question, index) => (
        <fieldset key={question.id} className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-md border border-line p-4">
          <legend className="px-1 text-sm font-semibold">Frage {index + 1}</legend>
          <form.TextField name={`questions[${index}].text`} label="Frage" maxLength={200} isRequired />
          <div className="grid items-end gap-3 sm:grid-cols-2">
            <form.Select name={`questions[${index}].kind`} label="Art der Antwort" options={kindOptions} />
            <form.Checkbox name={`questions[${index}].isRequired`} label="Antwort ist Pflicht" />
          </div>
          {question.kind === 'choice' && (
            <form.AppField name={`questions[${index}].choices`}>
              {(field) => (
                <TextArea
                  label="Auswahl"
                  description="Eine Möglichkeit in jeder Zeile, höchstens zehn."
                  value={field.state.value.join('\n')}
                  onChange={(text) => field.handleChange(text === '' ? [] : text.split('\n'))}
                  onBlur={() =>
                    field.handleChange(field.state.value.map((line) => line.trim()).filter((line) => line !== ''))
                  }
                />
              )}
            </form.AppField>
          )}
          <KnockOutField form={form} question={question} index={index} />
          <div>
            <Button variant="ghost" size="sm" onClick={() => remove(index)}>
              <Trash2 aria-hidden="true" />
              Frage entfernen
            </Button>
          </div>
        </fieldset>
      ))}
      {questions.length < MAX_QUESTIONS && (
        <div>
          <Button variant="outline" size="sm" onClick={add}>
            <Plus aria-hidden="true" />
            Frage hinzufügen
          </Button>
        </div>
      )}
    </section>
  )
}

/** Answers that are flagged in the list of applications. They never reject by themselves (Art. 22 DSGVO). */
function KnockOutField({ form, question, index }: { form: PostingForm; question: ScreeningQuestion; index: number }) {
  const options = [
    ...new Set(
      offeredAnswers(question)
        .map((answer) => answer.trim())
        .filter((answer) => answer !== ''),
    ),
  ]
  if (options.length === 0) return null
  return (
    <form.CheckboxGroup
      name={`questions[${index}].knockOutAnswers`}
      label="Ausschließende Antwort"
      description="Wir markieren sie in der Bewerbung. Über eine Absage entscheiden immer Sie."
      options={options.map((value) => ({ value, label: value }))}
    />
  )
}
