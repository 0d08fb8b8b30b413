import { errorReasons } from '~/lib/app-error'

export const applicantError = errorReasons({
  conflict: {
    changedMeanwhile:
      'Du hast dein Profil inzwischen anderswo geändert. Deine Eingaben sind noch da. Bitte neu laden und vergleichen.',
    resumeRemoved: {
      field: 'visibility',
      message:
        'Dein Lebenslauf bleibt verborgen, weil wir so entschieden haben. Die Begründung und den Weg zur Beschwerde findest du in unserer E-Mail. Bitte wähle „Verborgen“, um den Rest zu speichern.',
    },
    profileExists: 'Du hast schon ein Profil. Bitte lade die Seite neu.',
    tooManySaved: 'Du hast schon sehr viele Stellen gemerkt. Bitte nimm zuerst einige weg.',
  },
  invalid: {
    placeUnknown: {
      field: 'place',
      message: 'Diesen Ort kennen wir nicht. Bitte wähle deinen Wohnort aus der Liste aus.',
    },
  },
  'not-found': {
    postingNotFound: 'Diese Stelle haben wir nicht gefunden.',
    notSaved: 'Diese Stelle ist nicht mehr gemerkt. Merke sie noch einmal, dann kannst du etwas dazu notieren.',
    linkInvalid: 'Dieser Link gilt nicht oder nicht mehr.',
  },
})
