import { useEffectEvent, useLayoutEffect } from 'react'

/**
 * Takes over what was typed or chosen before the page's scripts had arrived: with its next change React would show what
 * the form still has. Before that a control differs from what the server wrote into it, and only then.
 * @param id of the control, or of the group of radio buttons
 */
export function useEarlyInput(id: string, take: (value: string | boolean) => void): void {
  const takeEarly = useEffectEvent(() => {
    const early = earlyValue(document.getElementById(id))
    if (early !== undefined) take(early)
  })
  useLayoutEffect(() => takeEarly(), [])
}

function earlyValue(control: HTMLElement | null): string | boolean | undefined {
  if (control instanceof HTMLTextAreaElement) return textOf(control)
  if (!(control instanceof HTMLInputElement)) return chosenOf(control)
  if (control.type !== 'checkbox') return textOf(control)
  return control.checked === control.defaultChecked ? undefined : control.checked
}

function textOf({ value, defaultValue }: HTMLInputElement | HTMLTextAreaElement): string | undefined {
  return value === defaultValue ? undefined : value
}

function chosenOf(group: HTMLElement | null): string | undefined {
  const radios = [...(group?.querySelectorAll<HTMLInputElement>('input[type=radio]') ?? [])]
  return radios.find(({ checked, defaultChecked }) => checked && !defaultChecked)?.value
}
