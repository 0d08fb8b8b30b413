import { useId } from 'react'
import { RADII_KM } from '../vocabulary'

type RadiusSelectProps = {
  /** Kilometres. */
  defaultValue: number
  size?: 'md' | 'lg'
}

/** The radius of a search form; sends `umkreis`. */
export function RadiusSelect({ defaultValue, size = 'md' }: RadiusSelectProps) {
  const id = useId()
  return (
    <div>
      <label className="label" htmlFor={id}>
        Umkreis
      </label>
      <select
        id={id}
        name="umkreis"
        className={size === 'lg' ? 'field field-lg num' : 'field num'}
        defaultValue={defaultValue}
      >
        {RADII_KM.map((km) => (
          <option key={km} value={km}>
            {km === 0 ? 'Nur dieser Ort' : `${km}\u00a0km`}
          </option>
        ))}
      </select>
    </div>
  )
}
