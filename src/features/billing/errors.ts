import { errorReasons } from '~/lib/app-error'

export const billingError = errorReasons({
  alreadySetUp: { code: 'conflict', message: 'Die Bezahlung ist für Ihr Unternehmen bereits eingerichtet.' },
  notSetUp: { code: 'conflict', message: 'Bitte richten Sie zuerst die Bezahlung ein.' },
  licenseValid: { code: 'conflict', message: 'Ihre Lizenz ist gültig. Sie brauchen nichts neu zu buchen.' },
  suspended: {
    code: 'conflict',
    message: 'Ihre Lizenz wurde gesperrt. Bitte wenden Sie sich an uns, bevor Sie neu buchen.',
  },
  planGone: {
    code: 'conflict',
    message: 'Diesen Tarif gibt es nicht mehr. Bitte wählen Sie einen anderen.',
    field: 'planId',
  },
})
