import type { AdRule } from '../../schema'
import { PEOPLE_FROM } from './nations'

const NAMED = { isEnabled: true, check: 'named', severity: 'error', fields: ['profile', 'message'] } as const
const WITHOUT = 'Streichen Sie den Satz und beschreiben Sie, was jemand können muss.'

/** Groups by where they come from, in words of ours and of others. */
export const STRANGERS =
  'Asylant*|Gastarbeiter*|Exoten|Schwarze|Schwarzen|Schwarzer|Farbige|Farbigen|Dunkelhäutige*|Sinti|Roma|Zugezogene*|Zugereiste*|Einwanderer*|Spätaussiedler*|Russlanddeutsche*|Orientalen|Ostdeutsche|Ostdeutschen|Nichtdeutsche*|Fremde|Fremden'
/** People by what they have. */
export const ILL_ONES =
  '*kranke|*kranken|*kranker|*behinderte|*behinderten|*behinderter|*labile*|*geschädigte*|Schwerhörige*|Taube|Tauben|Taubstumme*|Stotterer*|Legastheniker*|Bluter|Asthmatiker*|Rheumatiker*|Depressive*|Kränkliche*|Invalide*|Versehrte*|Süchtige*|Alkoholiker*|HIV-Positive*|Frühverrentete*|Simulant*'
/** People by their decade. */
export const AGED_ONES =
  'Opas|Omas|Oldies|Greise|Mittvierziger*|Mittfünfziger*|Endvierziger*|Endfünfziger*|Fünfziger|Sechziger|Best-Ager*|Boomer*|Babyboomer*|Silberrücken|Hochbetagte*|*zigjährige*'

/** Houses whose name or whose work says for whom they are. */
const HOUSES =
  '*verband|*verein|Zentralrat|Verein|Verband|Initiative|*initiative|Beratungsstelle|Begegnungsstelle|Anlaufstelle|Museum|Archiv|Zentrum|*zentrum|Besuchsdienst|Stiftung|Wohnheim|Altenheim|Seniorenheim'

/** People by the name of their group: to name them without a welcome shuts them out, whatever the verb. */
export const PEOPLE_RULES: readonly AdRule[] = [
  {
    ...NAMED,
    key: 'age-people',
    phrases: [AGED_ONES],
    exceptions: [`${HOUSES} … ${AGED_ONES}`],
    title: 'Menschen nach ihrem Alter benannt',
    explanation: 'Wer Menschen wegen ihres Alters ausschließt oder vorzieht, benachteiligt sie.',
    source: '§§ 1, 7, 10, 11 AGG',
    suggestion: WITHOUT,
  },
  {
    ...NAMED,
    key: 'origin-people',
    phrases: [STRANGERS, ...PEOPLE_FROM],
    exceptions: [
      'kamen|kam|Bewohner*|Kund*|Gäste … Gastarbeiter*|Einwanderer*|Spätaussiedler*',
      `${HOUSES} … Sinti|Roma|Russlanddeutsche*|Spätaussiedler*|Zugewanderte*|Einwanderer*`,
      'Deutscher Sinti und|oder Roma',
      // Also a country.
      'Polen',
      'an|zwischen Türken',
      'nur|ausschließlich Deutsche und|oder *',
    ],
    title: 'Menschen nach ihrer Herkunft benannt',
    explanation: 'Wer Menschen wegen ihrer Herkunft ausschließt oder vorzieht, benachteiligt sie.',
    source: '§§ 1, 7, 11 AGG',
    suggestion: WITHOUT,
  },
  {
    ...NAMED,
    key: 'religion-people',
    phrases: [
      'Muslime*|Moslems|Juden|Jüdinnen|Hindus|Sikhs|Zeugen-Jehovas|Ungläubige*|Andersgläubige*|Strenggläubige*|Kopftuchträgerin*|Sektenmitglied*',
    ],
    exceptions: [],
    title: 'Menschen nach ihrem Glauben benannt',
    explanation: 'Wer Menschen wegen ihres Glaubens ausschließt, benachteiligt sie.',
    source: '§§ 1, 7, 9, 11 AGG',
    suggestion: WITHOUT,
  },
  {
    ...NAMED,
    key: 'health-people',
    phrases: [
      ILL_ONES,
      'Rollstuhlfahrer*|Gehörlose*|Blinde|Blinden|Epileptiker*|Diabetiker*|Allergiker*|Autist|Autisten|Autistin*',
    ],
    exceptions: [
      'blinde* Fleck*|Passagier*|Stellen',
      '*kranke|*kranken|*behinderte*|blinde* Mensch*|Kind*|Tier*|Patient*|Kolleg*|Bewohn*|Klient*|Schüler*|Jugend*',
    ],
    title: 'Menschen nach ihrer Gesundheit benannt',
    explanation: 'Kranke Menschen und Menschen mit Behinderung auszuschließen, ist verboten.',
    source: '§§ 1, 7 AGG, § 164 Abs. 2 SGB IX',
    suggestion: WITHOUT,
  },
  {
    ...NAMED,
    key: 'family-people',
    phrases: ['Schwangere|Schwangeren|Alleinerziehende|Alleinerziehenden', 'werdende|stillende Mütter|Müttern'],
    exceptions: [],
    title: 'Menschen nach ihrer Familie benannt',
    explanation: 'Wer Schwangere oder Eltern ausschließt, benachteiligt unmittelbar wegen des Geschlechts.',
    source: '§§ 1, 3 Abs. 1 Satz 2, 7 AGG',
    suggestion: WITHOUT,
  },
]
