import { AppError, errorReasons } from '~/lib/app-error'

export const jobPostingError = errorReasons({
  'not-found': {
    notFound: 'Diese Stelle gibt es nicht.',
    templateNotFound: 'Diese Vorlage gibt es nicht mehr.',
    confirmationUnknown:
      'Dieser Link gilt nicht mehr. Melden Sie sich an und bestätigen Sie die Stelle unter „Jobs verwalten“.',
  },
  conflict: {
    templateOutdated:
      'Diese Vorlage passt nicht mehr zum heutigen Formular. Bitte nehmen Sie eine Stelle als neue Vorlage.',
    tooManyTemplates: 'Mehr als 50 Vorlagen gehen nicht. Bitte löschen Sie zuerst eine, die Sie nicht mehr brauchen.',
    idTaken: 'Diese Stelle ließ sich so nicht anlegen. Bitte laden Sie die Seite neu.',
    changedMeanwhile: 'Jemand hat diese Stelle inzwischen geändert. Ihre Eingaben sind noch da.',
    notInThisState: 'Das geht beim jetzigen Status der Stelle nicht. Bitte laden Sie die Seite neu.',
    archived: 'Diese Stelle ist beendet und lässt sich nicht mehr ändern. Sie können sie duplizieren.',
    staysAnonymous: {
      field: 'isAnonymous',
      message:
        'Diese Stelle ist mit verborgenen Namen veröffentlicht. Das gilt, bis sie endet, weil sich Menschen darauf verlassen.',
    },
    isOver: 'Die Laufzeit ist vorbei. Bitte verlängern Sie die Stelle.',
    answersFirst:
      'Die Stelle pausiert, weil zugesagte Antworten überfällig sind. Sie geht von selbst wieder online, sobald alle eine Antwort haben.',
    unansweredApplications:
      'Zu dieser Stelle gibt es noch unbeantwortete Bewerbungen. Bitte beantworten Sie diese zuerst.',
  },
  forbidden: {
    profileFirst: 'Bitte legen Sie zuerst Ihr Unternehmensprofil an. Danach können Sie Stellen veröffentlichen.',
    licenseFirst: 'Zum Veröffentlichen brauchen Sie eine gültige Lizenz.',
    planFull:
      'Ihr Tarif erlaubt keine weitere aktive Stelle. Pausieren oder beenden Sie eine andere, oder wechseln Sie den Tarif.',
  },
})

/** A place that is not in the list; `place` as it was sent, "33602 Bielefeld". */
export function placeUnknownError(place: string): AppError {
  const message = `Den Arbeitsort „${place}“ kennen wir nicht. Bitte wählen Sie ihn aus der Liste aus.`
  return new AppError('invalid', message, { reason: 'placeUnknown', fieldErrors: { places: [message] } })
}

/** Publishing an incomplete posting; the sentence names what is missing. */
export function incompleteError(missing: string[]): AppError {
  return new AppError('invalid', `Zum Veröffentlichen fehlt noch: ${missing.join(', ')}.`, { reason: 'incomplete' })
}
