import { AppError, errorReasons } from '~/lib/app-error'

export const companyError = errorReasons({
  'not-found': {
    profileNotFound: 'Dieses Unternehmen haben wir nicht gefunden.',
    pictureNotFound: 'Dieses Bild gibt es nicht mehr. Bitte laden Sie die Seite neu.',
    verificationNotFound: 'Dieser Link gilt nicht oder nicht mehr. Im Unternehmensprofil fordern Sie einen neuen an.',
    memberNotFound: 'Diese Person gehört nicht (mehr) zu Ihrem Unternehmen.',
    invitationNotFound: 'Diese Einladung haben wir nicht gefunden.',
  },
  conflict: {
    changedMeanwhile:
      'Jemand hat das inzwischen geändert. Ihre Eingaben sind noch da. Bitte neu laden und vergleichen.',
    profileFirst: 'Bitte legen Sie zuerst das Unternehmensprofil an.',
    tooManyPictures: 'Mehr als sechs Bilder zeigen wir nicht. Bitte entfernen Sie zuerst eines.',
    picturesChanged: 'Die Bilder haben sich inzwischen geändert. Bitte laden Sie die Seite neu.',
    websiteFirst: {
      field: 'email',
      message: 'Bitte tragen Sie zuerst die Website Ihres Unternehmens ein und speichern Sie das Profil.',
    },
    noOwnDomain:
      'Die Website in Ihrem Profil hat keine eigene öffentliche Domain. Bitte tragen Sie dort Ihre Website ein.',
    recordMissing:
      'Wir haben den TXT-Eintrag noch nicht gefunden. Bitte prüfen Sie den Namen. Neue Einträge brauchen manchmal einige Stunden.',
    recordDiffers:
      'Es gibt einen TXT-Eintrag, aber mit einem anderen Wert. Bitte vergleichen Sie ihn Zeichen für Zeichen.',
    fileMissing:
      'Ihre Website antwortet, die Datei liegt aber nicht unter der genannten Adresse. Bitte prüfen Sie Ordner und Namen.',
    fileDiffers:
      'Unter der Adresse liegt etwas anderes. Die Datei muss genau die genannte Zeile enthalten und reiner Text sein.',
    fileRedirects:
      'Ihre Website leitet diese Adresse weiter. Die Datei muss dort direkt zu lesen sein, ohne Weiterleitung.',
    siteUnknown: 'Zu Ihrer Domain gibt es im DNS keine Website. Bitte prüfen Sie die Website in Ihrem Profil.',
    siteNotPublic:
      'Ihre Domain führt zu einer Adresse, die im Internet nicht zu erreichen ist. Bitte nutzen Sie den DNS-Eintrag.',
    siteSilent:
      'Ihre Website war nicht über https zu erreichen. Bitte prüfen Sie, ob sie läuft und ihr Zertifikat gilt.',
    lastAdmin: 'Ein Unternehmen braucht mindestens einen Admin. Bitte geben Sie die Rolle zuerst weiter.',
    alreadyMember: { field: 'email', message: 'Diese Person gehört schon zu Ihrem Unternehmen.' },
    alreadyInvited: {
      field: 'email',
      message: 'Diese Adresse ist bereits eingeladen. Sie können die Einladung in der Liste erneut senden.',
    },
    invitationUsed: 'Diese Einladung wurde schon angenommen.',
    invitationRevoked: 'Diese Einladung wurde zurückgezogen.',
    invitationExpired: 'Diese Einladung ist abgelaufen. Bitte lassen Sie sich eine neue senden.',
    applicantAccount:
      'Zu dieser Adresse gibt es schon ein Bewerbungskonto. Für ein Unternehmen brauchen Sie ein eigenes Konto.',
    invitedBySuspended:
      'Dieses Unternehmen ist gerade gesperrt. Annehmen können Sie erst wieder, wenn die Sperre aufgehoben ist.',
    companyFull:
      'In diesem Unternehmen ist kein Platz mehr frei. Bitte sprechen Sie die Person an, die Sie eingeladen hat.',
  },
  'too-large': {
    pictureTooLarge: 'Das Bild ist zu groß. Erlaubt sind höchstens 10\u00a0MB.',
    captionsTooLarge: 'Die Untertitel sind zu groß. Erlaubt sind höchstens 500\u00a0KB.',
  },
  invalid: {
    otherDomain: {
      field: 'email',
      message: 'Diese Adresse gehört nicht zur Domain Ihrer Website. Bitte nehmen Sie eine mit derselben Domain.',
    },
    sharedMailDomain: {
      field: 'email',
      message:
        'Bei dieser Domain bekommt jede Person eine Adresse, deshalb belegt eine E-Mail dort nichts. Bitte nutzen Sie den DNS-Eintrag oder die Datei.',
    },
    readsUnknownPosting: {
      field: 'jobPostingId',
      message: 'Bitte wählen Sie die Stelle, deren Bewerbungen die Person lesen soll.',
    },
  },
  'too-many': {
    mailboxFull: {
      field: 'email',
      message:
        'An diese Adresse haben wir gerade schon mehrere E-Mails geschickt. Diese ging deshalb nicht hinaus; ein früherer Link gilt weiter, solange er nicht abgelaufen ist. Bitte versuchen Sie es später noch einmal.',
    },
  },
  unavailable: {
    nameServersSilent: 'Die Nameserver Ihrer Domain antworten gerade nicht. Bitte versuchen Sie es später noch einmal.',
  },
  forbidden: {
    otherAddress: 'Diese Einladung gilt für eine andere E-Mail-Adresse als die, mit der Sie angemeldet sind.',
    suspended:
      'Ihr Unternehmen ist gesperrt. Offene Bewerbungen können Sie weiter beantworten; alles andere geht wieder, wenn die Sperre aufgehoben ist.',
  },
})

/** The plan has no room for another member. */
export function memberLimitError(maxMembers: number): AppError {
  const places = maxMembers === 1 ? 'einen Platz' : `${maxMembers} Plätze`
  const message = `Ihr Tarif umfasst ${places}. Für weitere wechseln Sie bitte den Tarif oder ziehen eine Einladung zurück.`
  return new AppError('conflict', message, { reason: 'memberLimit', fieldErrors: { email: [message] } })
}

/** A town that is not among the places with this postal code; the sentence names some of them. */
export function townMismatchError(postalCode: string, towns: readonly string[]): AppError {
  const [first = '', ...others] = towns.slice(0, 4)
  const names = others.length === 0 ? first : `${[first, ...others.slice(0, -1)].join(', ')} oder ${others.at(-1)}`
  const message = `Zur Postleitzahl ${postalCode} kennen wir ${names}. Bitte prüfen Sie Ort und Postleitzahl; einen Ortsteil schreiben Sie dahinter, zum Beispiel „${first}-Nord“.`
  return new AppError('invalid', message, { reason: 'townMismatch', fieldErrors: { city: [message] } })
}
