import { useSelector } from '@tanstack/react-form'
import { type ComponentProps, useContext } from 'react'
import { Button } from '../button'
import { formContext } from './form-context'

/** Sends the surrounding `<Form>`; shows that it is being sent. */
export function SubmitButton(props: Omit<ComponentProps<typeof Button>, 'type' | 'isPending'>) {
  const form = useContext(formContext)
  const isSubmitting = useSelector(form.store, (state) => state.isSubmitting)
  return <Button {...props} type="submit" isPending={isSubmitting} />
}
