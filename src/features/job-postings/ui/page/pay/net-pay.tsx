import { useState } from 'react'
import { classNames } from '~/ui/class-names'
import type { PostingView } from '../../../views'
import { NetPayRule } from '../later-parts'
import { netRange } from './net-range'

type NetPayProps = {
  netPay: PostingView['netPay']
  /** Stands beside the pay, not below a line. */
  isBeside?: boolean
}

/** About what is left of the pay, by tax class, with the rule it is calculated by. */
export function NetPay({ netPay, isBeside = false }: NetPayProps) {
  const [chosen, choose] = useState('I')
  const shown = netPay?.classes.find(({ taxClass }) => taxClass === chosen)
  if (!netPay || !shown) return null
  return (
    <div className={classNames('mt-3', !isBeside && 'border-t border-line pt-3')}>
      <div className="flex items-end justify-between gap-3">
        <p aria-live="polite">
          {/* One text: several would move a little when the font arrives. */}
          <span className="block text-xs text-muted">{`Netto im Monat, Klasse ${chosen}`}</span>
          <span className="num font-semibold">etwa {netRange(shown)}</span>
        </p>
        <select
          aria-label="Steuerklasse"
          className="field field-sm w-32 no-script:hidden"
          value={chosen}
          onChange={(event) => choose(event.target.value)}
        >
          {netPay.classes.map(({ taxClass }) => (
            <option key={taxClass} value={taxClass}>
              Klasse {taxClass}
            </option>
          ))}
        </select>
      </div>
      <NetPayRule netPay={netPay} />
    </div>
  )
}
