import { Factory, Globe, Mail, MapPin, Phone, UserRound, Users } from 'lucide-react'
import { type SIZE_BANDS, sizeBandLabels } from '~/features/companies/vocabulary'
import { TextAnchor } from '~/ui/buttons/link'
import { Card } from '~/ui/card'
import { AddressText } from '~/ui/text/address-text'
import { type Fact, FactList } from '~/ui/text/definition-list'

type CompanyFactsProps = {
  profile: {
    sizeBand: (typeof SIZE_BANDS)[number] | null
    industry: string | null
    website: string | null
    street: string
    houseNumber: string
    postalCode: string
    city: string
    contactName: string
    contactEmail: string
    contactPhone: string | null
  }
}

export function CompanyFacts({ profile }: CompanyFactsProps) {
  const { sizeBand, industry, website, street, houseNumber, postalCode, city } = profile
  const { contactName, contactEmail, contactPhone } = profile
  const address = (
    <>
      {street && (
        <>
          {street} {houseNumber}
          <br />
        </>
      )}
      {postalCode}&nbsp;{city}
    </>
  )
  const facts: Fact[] = [
    ...(sizeBand ? [{ term: 'Größe', value: sizeBandLabels[sizeBand], icon: Users }] : []),
    ...(industry ? [{ term: 'Branche', value: industry, icon: Factory }] : []),
    ...(website ? [{ term: 'Website', value: <Website address={website} />, icon: Globe }] : []),
    { term: 'Standort', value: address, icon: MapPin },
    ...(contactName ? [{ term: 'Ansprechperson', value: contactName, icon: UserRound }] : []),
    ...(contactEmail ? [{ term: 'E-Mail', value: <MailLink address={contactEmail} />, icon: Mail }] : []),
    ...(contactPhone ? [{ term: 'Telefon', value: <PhoneLink number={contactPhone} />, icon: Phone }] : []),
  ]
  return (
    <Card as="aside" padding="lg" aria-label="Auf einen Blick" className="break-words">
      <FactList facts={facts} />
    </Card>
  )
}

function Website({ address }: { address: string }) {
  return (
    <TextAnchor href={address} rel="nofollow noopener ugc" target="_blank">
      {address.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '')}
    </TextAnchor>
  )
}

function MailLink({ address }: { address: string }) {
  return (
    <TextAnchor href={`mailto:${address}`}>
      <AddressText address={address} />
    </TextAnchor>
  )
}

function PhoneLink({ number }: { number: string }) {
  return <TextAnchor href={`tel:${number.replace(/[^\d+]/g, '')}`}>{number}</TextAnchor>
}
