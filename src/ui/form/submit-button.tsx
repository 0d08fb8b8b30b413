import { useSelector } from '@tanstack/react-form'
import { useHydrated } from '@tanstack/react-router'
import { type ComponentProps, useContext } from 'react'
import { Button } from '../buttons/button'
import { formContext } from './form-context'

/**
 * Submits the surrounding `<Form>` and shows progress. Disabled until hydration: before that, the browser would reload
 * the page and lose what was typed.
 */
export function SubmitButton(props: Omit<ComponentProps<typeof Button>, 'type' | 'isPending'>) {
  const form = useContext(formContext)
  const isSubmitting = useSelector(form.store, (state) => state.isSubmitting)
  const isAwake = useHydrated()
  return <Button {...props} type="submit" disabled={!isAwake || props.disabled} isPending={isSubmitting} />
}
