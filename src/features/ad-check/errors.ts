import { AppError, errorReasons } from '~/lib/app-error'

export const adCheckError = errorReasons({
  conflict: {
    adRuleChanged: 'Jemand hat diese Regel inzwischen geändert. Bitte laden Sie die Seite neu.',
  },
})

/** Publishing an ad that a rule of the ad check forbids; the sentence names what has to change. */
export function adRefusedError(titles: string[]): AppError {
  return new AppError('invalid', `So darf die Anzeige nicht online stehen: ${titles.join(', ')}.`, {
    reason: 'adRefused',
  })
}
