import { Factory, Globe, Mail, MapPin, Phone, UserRound, Users } from 'lucide-react'
import { Card } from '~/ui/card'
import { type Fact, FactList } from '~/ui/definition-list'
import { TextAnchor } from '~/ui/text-link'
import { type SIZE_BANDS, sizeBandLabels } from '../schema'

type CompanyFactsProps = {
  profile: {
    sizeBand: (typeof SIZE_BANDS)[number]
    industry: string
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

/** Size, industry, address and contact of a company. */
export function CompanyFacts({ profile }: CompanyFactsProps) {
  const { sizeBand, industry, website, street, houseNumber, postalCode, city } = profile
  const { contactName, contactEmail, contactPhone } = profile
  const address = (
    <>
      {street} {houseNumber}
      <br />
      {postalCode} {city}
    </>
  )
  const facts: Fact[] = [
    { term: 'Größe', value: sizeBandLabels[sizeBand], icon: Users },
    { term: 'Branche', value: industry, icon: Factory },
    ...(website ? [{ term: 'Website', value: <Website address={website} />, icon: Globe }] : []),
    { term: 'Standort', value: address, icon: MapPin },
    { term: 'Ansprechperson', value: contactName, icon: UserRound },
    { term: 'E-Mail', value: <TextAnchor href={`mailto:${contactEmail}`}>{contactEmail}</TextAnchor>, icon: Mail },
    ...(contactPhone ? [{ term: 'Telefon', value: <PhoneLink number={contactPhone} />, icon: Phone }] : []),
  ]
  return (
    <Card as="aside" padding="lg" aria-label="Auf einen Blick" className="break-words lg:sticky lg:top-24">
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

function PhoneLink({ number }: { number: string }) {
  return <TextAnchor href={`tel:${number.replace(/[^\d+]/g, '')}`}>{number}</TextAnchor>
}
