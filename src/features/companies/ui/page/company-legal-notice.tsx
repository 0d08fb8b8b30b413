import { unbroken } from '~/lib/text/unbroken'
import { FactList } from '~/ui/text/definition-list'
import { Disclosure } from '~/ui/text/disclosure'

type CompanyLegalNoticeProps = {
  profile: Record<'name' | 'street' | 'houseNumber' | 'postalCode' | 'city' | 'contactEmail', string> &
    Record<
      | 'legalForm'
      | 'registerCourt'
      | 'registerNumber'
      | 'vatId'
      | 'representatives'
      | 'legalEmail'
      | 'legalPhone'
      | 'contactPhone'
      | 'economicId'
      | 'supervisoryAuthority',
      string | null
    >
}

/** The legal notice of the company, as in § 5 DDG; only what the company entered. */
export function CompanyLegalNotice({ profile }: CompanyLegalNoticeProps) {
  const { name, street, houseNumber, postalCode, city, registerCourt, registerNumber } = profile
  const facts = [
    { term: 'Anbieter', value: unbroken(`${name}, ${street} ${houseNumber}, ${postalCode} ${city}`) },
    { term: 'Rechtsform', value: profile.legalForm },
    { term: 'Vertreten durch', value: profile.representatives },
    { term: 'E-Mail', value: profile.legalEmail ?? profile.contactEmail },
    { term: 'Telefon', value: profile.legalPhone ?? profile.contactPhone },
    { term: 'Register', value: [registerCourt, registerNumber].filter(Boolean).join(', ') },
    { term: 'USt-IdNr.', value: profile.vatId },
    { term: 'Wirtschafts-IdNr.', value: profile.economicId },
    { term: 'Aufsichtsbehörde', value: profile.supervisoryAuthority },
  ].filter(({ value }) => value)
  return (
    <Disclosure title="Impressum des Unternehmens">
      <FactList facts={facts} />
    </Disclosure>
  )
}
