import { lazyPart } from '~/ui/states/lazy-part'
import { PartMissing } from '~/ui/states/part-missing'

/** The fields of a fact; only loaded for whoever wants them. */
export const FactForm = lazyPart(async () => (await import('./fact-form')).FactForm, PartMissing)
