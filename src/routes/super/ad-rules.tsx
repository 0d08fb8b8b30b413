import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useState } from 'react'
import { ensureFresh } from '~/features/accounts/ui/step-up/ensure-fresh'
import { AD_SEVERITIES, adSeverityLabels } from '~/features/ad-check/schema'
import { AdFindings } from '~/features/ad-check/ui/ad-findings'
import type { AdRule } from '~/features/ad-check/views'
import { ExportButton } from '~/features/administration/ui/export-button'
import type { FieldErrors } from '~/lib/app-error'
import { currentTime } from '~/lib/current-time'
import { toIsoDay } from '~/lib/dates/dates'
import { searchParams, textParam } from '~/lib/search-params'
import { useTRPC } from '~/platform/client/trpc'
import { Button } from '~/ui/buttons/button'
import { Card } from '~/ui/card'
import { Chip } from '~/ui/chip'
import { Select } from '~/ui/choices/select'
import { TextArea } from '~/ui/fields/text-area'
import { TextField } from '~/ui/fields/text-field'
import { useKeptState } from '~/ui/form/guard/use-kept-state'
import { useKeptTexts } from '~/ui/form/guard/use-kept-texts'
import { ListToolbar } from '~/ui/lists/list-controls'
import { Note } from '~/ui/note'
import { AppPage } from '~/ui/shell/app-page'
import { EmptyState } from '~/ui/states/empty-state'
import { actionsColumn, Table } from '~/ui/table/table'
import { toast } from '~/ui/toast/toast-store'
import { pageTitle } from '../-page'
import { findingsInWords, rulesWith } from './-tried-rules'

export const Route = createFileRoute('/super/ad-rules')({
  validateSearch: searchParams({ q: textParam(120) }),
  loader: async ({ context }) => {
    await context.queryClient.ensureQueryData(context.trpc.adRule.list.queryOptions())
    return { now: currentTime() }
  },
  head: () => ({ meta: [pageTitle('Anzeigenregeln')] }),
  component: AdRulesPage,
})

type Edited = { rule: AdRule; severity: AdRule['severity']; phrases: string; exceptions: string }

const editedRules = new WeakMap<object, Edited | null>()

const severities = AD_SEVERITIES.map((value) => ({ value, label: adSeverityLabels[value] }))

/** The form is above the list: opening it from a row below scrolls and focuses there. */
const leadThere = (heading: HTMLElement | null) => heading?.focus()

function AdRulesPage() {
  const trpc = useTRPC()
  const { now } = Route.useLoaderData()
  const { q } = Route.useSearch()
  const { data } = useSuspenseQuery(trpc.adRule.list.queryOptions())
  const [edited, setEdited] = useKeptState(editedRules, 'regel', () => null)
  const [title, setTitle] = useState('')
  const [text, setText] = useState('')
  useKeptTexts('ausprobieren', {
    title: { text: title, bringBack: setTitle },
    text: { text, bringBack: setText },
  })
  const save = useMutation(trpc.adRule.save.mutationOptions())
  const findings = findingsInWords({ title, text }, { ...data.law, rules: data.rules }, toIsoDay(now))
  const hasWords = `${title}${text}`.trim() !== ''
  function isStored() {
    setEdited(null)
    toast.success('Regel gespeichert')
  }
  async function store(
    { check: _check, editedAt: _editedAt, isOwn: _isOwn, ...rule }: AdRule,
    change: Partial<AdRule>,
  ) {
    const next = { ...rule, ...change }
    const lists = { fields: [...next.fields], phrases: [...next.phrases], exceptions: [...next.exceptions] }
    if (await ensureFresh()) save.mutate({ ...next, ...lists }, { onSuccess: isStored })
  }
  const lines = (value: string) =>
    value
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '')
  return (
    <AppPage title="Anzeigenregeln" crumb="Plattform" isWide actions={<ExportButton list="ad-rules" search={{}} />}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <Card as="section" className="grid gap-3">
          <h2 className="text-xl">Ausprobieren</h2>
          <TextField label="Stellentitel" value={title} onChange={setTitle} />
          <TextArea label="Text im Profil" value={text} onChange={setText} />
          <AdFindings findings={findings} />
          {findings.length === 0 && (
            <p className="text-sm text-muted" aria-hidden={hasWords || undefined}>
              {hasWords ? 'Nichts zu beanstanden' : 'Ein Titel oder ein Satz genügt.'}
            </p>
          )}
        </Card>
        {edited && (
          <Card key={edited.rule.key} as="section" className="grid gap-3">
            <h2 ref={leadThere} tabIndex={-1} className="scroll-mt-24 text-xl">
              {edited.rule.title} bearbeiten
            </h2>
            <Select
              label="Wirkung"
              options={severities}
              value={edited.severity}
              onChange={(severity) => setEdited({ ...edited, severity })}
            />
            <TextArea
              label="Wendungen, eine je Zeile"
              description="* steht für Buchstaben, | für oder, … für bis zu sechs Wörter, # für eine Zahl, @ für ein Alter."
              value={edited.phrases}
              error={listProblem(save.error, 'phrases', lines(edited.phrases))}
              onChange={(phrases) => setEdited({ ...edited, phrases })}
            />
            <TextArea
              label="Ausnahmen, eine je Zeile"
              value={edited.exceptions}
              error={listProblem(save.error, 'exceptions', lines(edited.exceptions))}
              onChange={(exceptions) => setEdited({ ...edited, exceptions })}
            />
            {save.error && !save.error.data?.fieldErrors && <Note tone="error" isAlert title={save.error.message} />}
            <div className="flex gap-3">
              <Button
                isPending={save.isPending}
                onClick={() =>
                  void store(edited.rule, {
                    severity: edited.severity,
                    phrases: lines(edited.phrases),
                    exceptions: lines(edited.exceptions),
                  })
                }
              >
                Speichern
              </Button>
              <Button variant="outline" onClick={() => setEdited(null)}>
                Abbrechen
              </Button>
            </div>
          </Card>
        )}
        <div>
          <Table
            columnChoiceKey="anzeigenregeln"
            toolbar={<ListToolbar label="Regel, Quelle oder Wendung" q={q} />}
            caption="Anzeigenregeln"
            rows={rulesWith(q, data.rules).map((rule) => ({ ...rule, id: rule.key }))}
            empty={<EmptyState meaning="end" title="Keine Regel gefunden." />}
            columns={[
              {
                id: 'title',
                header: 'Regel',
                isPrimary: true,
                cell: (rule) => <span className="font-semibold">{rule.title}</span>,
              },
              { id: 'severity', header: 'Wirkung', cell: (rule) => adSeverityLabels[rule.severity] },
              { id: 'source', header: 'Quelle', isOffWhenNarrow: true, cell: (rule) => rule.source },
              {
                id: 'state',
                header: 'Status',
                cell: (rule) => <Chip tone={rule.isEnabled ? 'success' : 'mute'}>{rule.isEnabled ? 'An' : 'Aus'}</Chip>,
              },
              {
                ...actionsColumn,
                cell: (rule) => (
                  <span className="flex justify-end gap-2">
                    {rule.check === 'phrases' && (
                      <Button
                        size="sm"
                        variant="outline"
                        aria-label={`${rule.title} bearbeiten`}
                        onClick={() => {
                          save.reset()
                          setEdited({
                            rule,
                            severity: rule.severity,
                            phrases: rule.phrases.join('\n'),
                            exceptions: rule.exceptions.join('\n'),
                          })
                        }}
                      >
                        Bearbeiten
                      </Button>
                    )}
                    <Button
                      size="sm"
                      variant="ghost"
                      aria-label={`${rule.title} ${rule.isEnabled ? 'abschalten' : 'einschalten'}`}
                      onClick={() => void store(rule, { isEnabled: !rule.isEnabled })}
                    >
                      {rule.isEnabled ? 'Abschalten' : 'Einschalten'}
                    </Button>
                  </span>
                ),
              },
            ]}
          />
        </div>
      </div>
    </AppPage>
  )
}

type Refusal = { data?: { fieldErrors: FieldErrors | null } | null } | null

/** The server's error for the first refused line, with the line as typed. */
function listProblem(refusal: Refusal, list: 'phrases' | 'exceptions', typed: readonly string[]): string | undefined {
  for (const [path, [message]] of Object.entries(refusal?.data?.fieldErrors ?? {})) {
    const [name, index] = path.split('.')
    if (name !== list || message === undefined) continue
    const line = typed[Number(index)]
    return line === undefined ? message : `„${line}“: ${message}`
  }
}
