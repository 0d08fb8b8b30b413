import { TextLink } from '~/ui/buttons/link'

/** Who reads of changed terms; of a company only its admins can cancel. */
export type TermsReader = 'applicant' | 'company-admin' | 'company-member'

/** What follows for somebody who does not agree, as the terms themselves say it. */
export function WithoutConsent({ reader }: { reader: TermsReader }) {
  if (reader === 'applicant') {
    return (
      <p className="text-sm">
        Ohne deine Zustimmung gilt davon nur, was Gesetz oder Gerichte verlangen oder was allein vorteilhaft für dich
        ist. Bist du nicht einverstanden, kannst du dein Konto unter{' '}
        <TextLink to="/app/account">Konto und Sicherheit</TextLink> löschen. Bis dahin bleibt dieser Hinweis stehen.
      </p>
    )
  }
  return (
    <p className="text-sm">
      Ohne Ihre Zustimmung gilt davon nur, was Gesetz oder Gerichte verlangen oder was allein vorteilhaft für Sie ist.
      Sind Sie nicht einverstanden, kann ein Admin Ihres Unternehmens unter{' '}
      {reader === 'company-admin' ? (
        <TextLink to="/app/company/billing">Tarif und Rechnungen</TextLink>
      ) : (
        '„Tarif und Rechnungen“'
      )}{' '}
      kündigen. Bis dahin bleibt dieser Hinweis stehen.
    </p>
  )
}
