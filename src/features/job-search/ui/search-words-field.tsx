import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTRPC } from '~/platform/client/trpc'
import { Combobox } from '~/ui/choices/combobox'

type SearchWordsFieldProps = { defaultValue: string; size: 'md' | 'lg'; hasFocus: boolean }

const KINDS = { title: undefined, company: 'Unternehmen', place: 'Ort' } as const

/** What somebody searches: free text, with titles, companies and places to choose from. */
export function SearchWordsField({ defaultValue, size, hasFocus }: SearchWordsFieldProps) {
  const trpc = useTRPC()
  const [text, setText] = useState(defaultValue)
  const wanted = text === defaultValue ? '' : text.trim()
  const { data = [] } = useQuery(
    trpc.jobPosting.suggest.queryOptions(
      { text: wanted.slice(0, 120) },
      { enabled: wanted.length > 1, placeholderData: keepPreviousData, staleTime: 60_000 },
    ),
  )
  const suggestions = wanted.length > 1 ? data : []
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (hasFocus) box.current?.querySelector('input')?.focus()
  }, [hasFocus])
  return (
    <div ref={box}>
      <Combobox
        label="Was?"
        name="was"
        placeholder="Beruf, Stichwort oder Unternehmen"
        icon={Search}
        size={size}
        submitsOnEnter
        inputValue={text}
        onInputChange={setText}
        items={suggestions.map(({ kind, label }) => ({ id: `${kind} ${label}`, label, detail: KINDS[kind] }))}
        onSelect={({ label }) => setText(label)}
      />
    </div>
  )
}
