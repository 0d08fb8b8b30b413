import { errorReasons } from '~/lib/app-error'

export const moderationError = errorReasons({
  subjectNotFound: { code: 'not-found', message: 'Das, was du melden möchtest, gibt es nicht mehr.' },
  reportNotFound: { code: 'not-found', message: 'Diese Meldung gibt es nicht.' },
  tooManyReports: {
    code: 'too-many',
    message: 'Das waren viele Meldungen in kurzer Zeit. Bitte versuch es in einer Viertelstunde noch einmal.',
  },
  decidedAlready: { code: 'conflict', message: 'Darüber ist schon entschieden. Bitte laden Sie die Seite neu.' },
  sameEyes: {
    code: 'conflict',
    message: 'Über eine Beschwerde entscheidet eine andere Person als die, gegen deren Entscheidung sie sich richtet.',
  },
  appealNotFound: { code: 'not-found', message: 'Dieser Link gilt nicht oder nicht mehr.' },
  appealedAlready: {
    code: 'conflict',
    message: 'Zu dieser Entscheidung gibt es von dieser Adresse schon eine Beschwerde.',
  },
  appealTooLate: { code: 'conflict', message: 'Die Frist von sechs Monaten für eine Beschwerde ist vorbei.' },
})
