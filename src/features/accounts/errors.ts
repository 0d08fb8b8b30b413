import { errorReasons } from '~/lib/app-error'

export const accountError = errorReasons({
  signInFirst: { code: 'unauthenticated', message: 'Die Anmeldung ist abgelaufen. Bitte neu anmelden.' },
  notAllowed: { code: 'forbidden', message: 'Dafür fehlt Ihnen die Berechtigung.' },
  notAllowedApplicant: { code: 'forbidden', message: 'Dafür fehlt dir die Berechtigung.' },
  companiesOnly: { code: 'forbidden', message: 'Diese Funktion steht nur Unternehmen zur Verfügung.' },
  companyAdminsOnly: { code: 'forbidden', message: 'Das dürfen nur die Admins Ihres Unternehmens.' },
  applicantsOnly: { code: 'forbidden', message: 'Diese Funktion steht nur Bewerberinnen und Bewerbern zur Verfügung.' },
  profileFirst: { code: 'forbidden', message: 'Bitte lege zuerst dein Profil an.' },
  platformAdminsOnly: { code: 'forbidden', message: 'Das dürfen nur Plattform-Admins.' },
  tooMany: { code: 'too-many', message: 'Das waren zu viele Versuche. Bitte in einer Minute noch einmal versuchen.' },
})
