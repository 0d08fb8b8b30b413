import { contractText, payText, placeText } from '~/features/job-postings/posting-texts'
import { shiftLabels } from '~/lib/work/vocabulary'
import { Button } from '~/ui/buttons/button'
import { Card } from '~/ui/card'
import type { AdView } from '../../views'
import { FactForm } from './late-fact-form'
import { Marked } from './marked-text'
import type { Ad, Fact } from './use-ad'

const FACTS: readonly Fact[] = ['places', 'employmentTypes', 'contract', 'salary']
const labels = {
  places: 'Ort',
  employmentTypes: 'Arbeitszeit',
  contract: 'Vertrag',
  salary: 'Gehalt',
} satisfies Record<Fact, string>

type AdFactsProps = { ad: Ad; open: Fact | null; setOpen: (fact: Fact | null) => void }

/** The button of a fact. */
export function factId(fact: Fact): string {
  return `angabe-${fact}`
}

/** What every list shows of a posting; each fact is a button that opens its fields below. */
export function AdFacts({ ad, open, setOpen }: AdFactsProps) {
  return (
    <div className="my-4 grid gap-3">
      <ul className="grid grid-cols-2 gap-3 md:grid-cols-4">
        {FACTS.map((fact) => {
          return (
            <li key={fact}>
              <button
                type="button"
                id={factId(fact)}
                aria-expanded={open === fact}
                className="card flex h-full w-full flex-col p-3 text-left aria-expanded:border-accent"
                onClick={() => setOpen(open === fact ? null : fact)}
              >
                <span className="block text-xs text-muted">{labels[fact]}</span>
                <span className="text-sm font-semibold wrap-anywhere">
                  <FactText ad={ad.ad} fact={fact} />
                </span>
              </button>
            </li>
          )
        })}
      </ul>
      {open && (
        <Card as="section" aria-label={labels[open]}>
          <FactForm
            key={open}
            ad={ad}
            fact={open}
            submitLabel="Übernehmen"
            cancel={
              <Button size="sm" variant="ghost" onClick={() => setOpen(null)}>
                Abbrechen
              </Button>
            }
            onDone={() => setOpen(null)}
          />
        </Card>
      )}
    </div>
  )
}

function FactText({ ad, fact }: { ad: AdView; fact: Fact }) {
  if (fact === 'contract' && ad.isContractAssumed) return <Marked tone="tip">nicht erkannt</Marked>
  return factText(ad, fact) ?? <Marked tone="law">fehlt</Marked>
}

function factText({ input }: AdView, fact: Fact): string | null {
  const { places, workplace, employmentTypes, hoursPerWeek, shifts } = input
  if (fact === 'places') {
    return places.length === 0 && workplace !== 'remote'
      ? null
      : placeText(
          places.map(({ name }) => name),
          workplace,
        )
  }
  if (fact === 'contract') return contractText(input)
  if (fact === 'salary') {
    const pay = payText(input)
    return pay && `${pay.amount} ${pay.period}`
  }
  const hours = hoursPerWeek === null ? [] : [`${hoursPerWeek.toLocaleString('de-DE')}\u00a0Stunden`]
  const words = [...employmentTypes, ...hours, ...shifts.map((shift) => shiftLabels[shift])]
  return employmentTypes.length === 0 ? null : words.join(', ')
}
