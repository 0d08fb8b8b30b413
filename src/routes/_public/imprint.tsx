import { createFileRoute } from '@tanstack/react-router'
import { TextLink } from '~/ui/buttons/link'
import { pageTitle } from '../-page'
import { FromOperator, LegalPage, OperatorGap, useImprint } from './-legal-page'
import { loadImprint } from './-load-imprint'

export const Route = createFileRoute('/_public/imprint')({
  loader: loadImprint,
  head: () => ({ meta: [pageTitle('Impressum')] }),
  component: Imprint,
})

function Imprint() {
  const { operator, isDemo } = useImprint()
  return (
    <LegalPage title="Impressum" isDemo={isDemo}>
      <h2>Angaben nach §&nbsp;5 DDG</h2>
      <p>
        {operator ? (
          <>
            {operator.name}
            <br />
            {operator.street} {operator.houseNumber}
            <br />
            {operator.postalCode} {operator.city}
          </>
        ) : (
          <OperatorGap>Name oder Firma mit Rechtsform, Straße, Hausnummer, Postleitzahl, Ort</OperatorGap>
        )}
      </p>
      <p>
        Vertreten durch:{' '}
        <FromOperator value={operator?.representatives} gap="Vor- und Nachname der vertretungsberechtigten Personen" />
      </p>
      <h2>Kontakt</h2>
      <p>
        E-Mail: <FromOperator value={operator?.email} gap="Adresse, die täglich gelesen wird" />
      </p>
      <p>
        Telefon oder ein anderer schneller Weg:{' '}
        <FromOperator value={operator?.phone} gap="Nummer oder Kontaktformular" />
      </p>
      <h2>Register und Steuer</h2>
      <p>
        Registergericht und Registernummer:{' '}
        {operator ? (
          `${operator.registerCourt ?? 'nicht eingetragen'} ${operator.registerNumber ?? ''}`
        ) : (
          <OperatorGap>zum Beispiel Amtsgericht Bielefeld, HRB …</OperatorGap>
        )}
      </p>
      <p>
        Umsatzsteuer-Identifikationsnummer nach §&nbsp;27a UStG oder Wirtschafts-Identifikationsnummer nach §&nbsp;139c
        AO: {operator ? (operator.vatId ?? 'nicht vergeben') : <OperatorGap>DE …</OperatorGap>}
      </p>
      {(!operator || operator.supervisoryAuthority) && (
        <>
          <h2>Aufsicht</h2>
          <p>
            <FromOperator
              value={operator?.supervisoryAuthority}
              gap="zuständige Aufsichtsbehörde, falls die Tätigkeit eine Erlaubnis braucht"
            />
          </p>
        </>
      )}
      {(!operator || operator.editor) && (
        <>
          <h2>Verantwortlich für redaktionelle Inhalte nach §&nbsp;18&nbsp;Abs.&nbsp;2 MStV</h2>
          <p>
            <FromOperator value={operator?.editor} gap="Name und Anschrift; entfällt ohne redaktionelle Inhalte" />
          </p>
        </>
      )}
      <h2 id="dsa">Kontaktstelle nach dem Gesetz über digitale Dienste (DSA)</h2>
      <p>
        Behörden, die Kommission und das Gremium (Art.&nbsp;11 DSA) sowie Nutzerinnen und Nutzer (Art.&nbsp;12 DSA)
        erreichen uns unter: <FromOperator value={operator?.dsaEmail} gap="E-Mail-Adresse der Kontaktstelle" />. Wir
        lesen und antworten auf Deutsch und Englisch.
      </p>
      <p>
        Rechtswidrige Inhalte lassen sich an dieselbe Adresse melden (Art.&nbsp;16 DSA). Eine Meldung braucht die genaue
        Internetadresse der Seite, den Grund, Name und E-Mail-Adresse der meldenden Person und die Erklärung, dass die
        Angaben nach bestem Wissen richtig sind. Wir bestätigen den Eingang, prüfen die Meldung und teilen die
        Entscheidung mit Begründung mit.
      </p>
      <h2>Streitbeilegung</h2>
      <p>
        Wir sind weder bereit noch verpflichtet, an einem Verfahren vor einer Verbraucherschlichtungsstelle teilzunehmen
        (§&nbsp;36 VSBG).
      </p>
      <h2>Inhalte der Unternehmen</h2>
      <p>
        Anzeigen und Unternehmensprofile stammen von den Unternehmen, die darin genannt sind. Sie verantworten sie
        selbst. Wie wir sie ordnen, steht unter <TextLink to="/so-sortieren-wir">So sortieren wir</TextLink>.
      </p>
    </LegalPage>
  )
}
