import { errorReasons } from '~/lib/app-error'

export const feedbackError = errorReasons({
  conflict: {
    notOffered: 'Rückmeldungen sind gerade nicht möglich.',
    answeredAlready:
      'Diese Rückmeldung hat schon jemand beantwortet. Bitte laden Sie die Seite neu; Ihren Text können Sie vorher kopieren.',
    noAddress: 'Zu dieser Rückmeldung gibt es keine Adresse für eine Antwort.',
    notFound: 'Diese Rückmeldung gibt es nicht mehr.',
  },
  'too-many': {
    tooMany: 'Das waren viele Rückmeldungen in kurzer Zeit. Bitte in einer Viertelstunde noch einmal versuchen.',
  },
})
