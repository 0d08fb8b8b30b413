import { errorReasons } from '~/lib/app-error'

export const feedbackError = errorReasons({
  notOffered: { code: 'conflict', message: 'Rückmeldungen sind gerade nicht möglich.' },
  tooMany: {
    code: 'too-many',
    message: 'Das waren viele Rückmeldungen in kurzer Zeit. Bitte in einer Viertelstunde noch einmal versuchen.',
  },
  answeredAlready: {
    code: 'conflict',
    message:
      'Diese Rückmeldung hat schon jemand beantwortet. Bitte laden Sie die Seite neu; Ihren Text können Sie vorher kopieren.',
  },
  noAddress: { code: 'conflict', message: 'Zu dieser Rückmeldung gibt es keine Adresse für eine Antwort.' },
  notFound: { code: 'conflict', message: 'Diese Rückmeldung gibt es nicht mehr.' },
})
