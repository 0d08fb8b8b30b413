/**
 * One posting of an import file in schema.org's words, with text of real length; `maxValue` (euros a month) changes it.
 */
export function line(index: number, maxValue = 4200): string {
  const pick = <Item>(items: readonly Item[], step: number) => items[Math.floor(index / step) % items.length]
  const title = pick(['Zerspanungsmechaniker', 'Pflegefachkraft', 'Softwareentwickler Java', 'Koch', 'Lagerist'], 1)
  const [postalCode, addressLocality] =
    pick(
      [
        ['33602', 'Bielefeld'],
        ['10115', 'Berlin'],
        ['80331', 'München'],
      ] as const,
      5,
    ) ?? []
  const duties = Array.from(
    { length: 12 },
    (_, duty) =>
      `<li>Aufgabe ${duty} in Schicht ${index % 97}: Planung, Ausführung und Übergabe mit Kolleginnen und Kollegen</li>`,
  )
  return JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: `${title} (m/w/d)`,
    description: `<p>Wir suchen Verstärkung für unser Team.</p><h3>Aufgaben</h3><ul>${duties.join('')}</ul><h3>Ihr Profil</h3><ul>${duties.slice(0, 6).join('')}</ul><h3>Wir bieten</h3><p>30 Tage Urlaub, Weihnachtsgeld und Fortbildung.</p>`,
    hiringOrganization: { '@type': 'Organization', name: `Betrieb ${Math.floor(index / 20)} GmbH` },
    jobLocation: { '@type': 'Place', address: { postalCode, addressLocality, addressCountry: 'DE' } },
    employmentType: 'FULL_TIME',
    baseSalary: { currency: 'EUR', value: { minValue: 3000 + (index % 900), maxValue, unitText: 'MONTH' } },
    datePosted: '2026-11-01',
    url: `https://stellen.example/${index}`,
    identifier: { '@type': 'PropertyValue', value: `B-${index}` },
  })
}
