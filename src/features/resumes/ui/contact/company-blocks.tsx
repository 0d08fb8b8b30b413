import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Building2, X } from 'lucide-react'
import { useState } from 'react'
import { useTRPC } from '~/platform/client/trpc'
import { Button } from '~/ui/buttons/button'
import { Card } from '~/ui/card'
import { Combobox } from '~/ui/choices/combobox'
import type { BlockedCompany } from '../../views'

/** Companies that must neither find nor read the résumé. */
export function CompanyBlocks({ blocks }: { blocks: BlockedCompany[] }) {
  const trpc = useTRPC()
  const queryClient = useQueryClient()
  const [text, setText] = useState('')
  const wanted = text.trim()
  const { data: found = [] } = useQuery(
    trpc.companyBlock.suggest.queryOptions(
      { text: wanted },
      { enabled: wanted.length > 1, placeholderData: keepPreviousData },
    ),
  )
  const set = useMutation(
    trpc.companyBlock.set.mutationOptions({
      onSettled: () => queryClient.invalidateQueries(trpc.contactRequest.pathFilter()),
    }),
  )
  return (
    <Card as="section" aria-labelledby="gesperrt">
      <h2 id="gesperrt" className="text-xl">
        Gesperrte Unternehmen
      </h2>
      <p className="mt-1 mb-3 text-sm text-muted">
        Sie finden und lesen deinen Lebenslauf nicht, auch nicht anonym. Bewerbungen, die du selbst verschickst, lesen
        sie trotzdem.
      </p>
      <Combobox
        label="Unternehmen sperren"
        icon={Building2}
        placeholder="Name des Unternehmens"
        inputValue={text}
        onInputChange={setText}
        emptyText={wanted.length > 1 ? 'Kein Unternehmen gefunden' : undefined}
        items={
          wanted.length > 1
            ? found.map(({ companyProfileId, name, city }) => ({ id: companyProfileId, label: name, detail: city }))
            : []
        }
        onSelect={({ id }) => {
          setText('')
          set.mutate({ companyProfileId: id, isBlocked: true })
        }}
      />
      {blocks.length > 0 && (
        <ul className="divide mt-3">
          {blocks.map(({ companyProfileId, name }) => (
            <li key={companyProfileId} className="flex items-center gap-2 py-1.5 text-sm">
              <span className="min-w-0 flex-1 wrap-anywhere">{name}</span>
              <Button
                variant="quiet"
                size="sm"
                isIcon
                aria-label={`Sperre für ${name} aufheben`}
                onClick={() => set.mutate({ companyProfileId, isBlocked: false })}
              >
                <X />
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
