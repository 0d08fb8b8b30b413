import { errorReasons } from '~/lib/app-error'

export const feedbackError = errorReasons({
  notOffered: { code: 'conflict', message: 'Rückmeldungen sind gerade nicht möglich.' },
  tooMany: {
    code: 'too-many',
    message: 'Das waren viele Rückmeldungen in kurzer Zeit. Bitte in einer Viertelstunde noch einmal versuchen.',
  },
  notFound: { code: 'conflict', message: 'Diese Rückmeldung gibt es nicht mehr.' },
})
