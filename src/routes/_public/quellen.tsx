import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { pageCache } from '~/platform/client/page-response'
import { useTRPC } from '~/platform/client/trpc'
import { TextAnchor } from '~/ui/buttons/link'
import { pageTitle } from '../-page'
import { LegalPage } from './-legal-page'

const TITLE = 'Quellen'

export const Route = createFileRoute('/_public/quellen')({
  loader: async ({ context: { queryClient, trpc } }) => {
    pageCache(3600, ['legal'])
    await queryClient.ensureQueryData(trpc.jobPosting.occupationSources.queryOptions())
  },
  head: () => ({ meta: [pageTitle(TITLE)] }),
  component: Sources,
})

function Sources() {
  const trpc = useTRPC()
  const { data: imported } = useSuspenseQuery(trpc.jobPosting.occupationSources.queryOptions())
  return (
    <LegalPage title={TITLE}>
      <p>Stellwerk verwendet Daten, die andere veröffentlicht haben. Hier stehen sie mit ihren Bedingungen.</p>
      <h2>Orte</h2>
      <p>
        Namen und Postleitzahlen: ©{' '}
        <TextAnchor href="https://www.openstreetmap.org/copyright">Mitwirkende von OpenStreetMap</TextAnchor>, Open
        Database License 1.0. Koordinaten und Einwohnerzahlen:{' '}
        <TextAnchor href="https://www.geonames.org/">GeoNames</TextAnchor>, CC BY 4.0; auf Deutschland beschränkt, mit
        deutschen Namen und gerundet. Aus diesen Orten ist auch der Umriss Deutschlands auf der Karte der Stellensuche
        gezeichnet.
      </p>
      <h2>Berufe</h2>
      <p>
        Die Codes und das Anforderungsniveau der Berufe folgen der Klassifikation der Berufe 2010, überarbeitete Fassung
        2020, © <Statistics />. Welcher Titel einer Anzeige zu welchem Code gehört, ermitteln wir selbst.
      </p>
      {imported.includes('ba') && (
        <p>
          Berufsbenennungen: © <Statistics />, KldB 2010 – überarbeitete Fassung 2020, alphabetisches Verzeichnis.
          Geschlechtsformen und zusammengefasste Schreibweisen: eigene Ableitung.
        </p>
      )}
      {imported.includes('esco') && (
        <>
          <p>
            <span lang="en">This service uses the ESCO classification of the European Commission.</span> Wir verwenden
            davon eine angepasste Fassung: die deutschen Namen der Berufe, einem Code der KldB zugeordnet.
          </p>
          <p>
            Zuordnung von KldB und ISCO: AuxCO aus occupationMeasurement, Copyright (c) 2023 occupationMeasurement
            authors, <TextAnchor href="https://opensource.org/license/mit">MIT-Lizenz</TextAnchor>.
          </p>
        </>
      )}
    </LegalPage>
  )
}

function Statistics() {
  return <TextAnchor href="https://statistik.arbeitsagentur.de">Statistik der Bundesagentur für Arbeit</TextAnchor>
}
