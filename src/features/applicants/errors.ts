import { errorReasons } from '~/lib/app-error'

export const applicantError = errorReasons({
  changedMeanwhile: {
    code: 'conflict',
    message:
      'Du hast dein Profil inzwischen anderswo geändert. Deine Eingaben sind noch da. Bitte neu laden und vergleichen.',
  },
  resumeRemoved: {
    code: 'conflict',
    message:
      'Dein Lebenslauf bleibt verborgen, weil wir so entschieden haben. Die Begründung und den Weg zur Beschwerde findest du in unserer E-Mail. Bitte wähle „Verborgen“, um den Rest zu speichern.',
    field: 'visibility',
  },
  placeUnknown: {
    code: 'invalid',
    message: 'Diesen Ort kennen wir nicht. Bitte wähle deinen Wohnort aus der Liste aus.',
    field: 'place',
  },
  profileExists: { code: 'conflict', message: 'Du hast schon ein Profil. Bitte lade die Seite neu.' },
  postingNotFound: { code: 'not-found', message: 'Diese Stelle haben wir nicht gefunden.' },
  notSaved: {
    code: 'not-found',
    message: 'Diese Stelle ist nicht mehr gemerkt. Merke sie noch einmal, dann kannst du etwas dazu notieren.',
  },
  linkInvalid: { code: 'not-found', message: 'Dieser Link gilt nicht oder nicht mehr.' },
  tooManySaved: {
    code: 'conflict',
    message: 'Du hast schon sehr viele Stellen gemerkt. Bitte nimm zuerst einige weg.',
  },
})
