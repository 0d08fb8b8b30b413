import type { AdRule } from '../../schema'
import { excluding, leftOut, ON, REFUSAL } from '../rule-words'

/** Work that is faith itself (§ 9 AGG). */
const MINISTRY =
  'Pastoral*|Pfarr*|Seelsorg*|Vikar*|Predigt*|Diakon|Diakonin|Theolog*|Küster*|Mesner*|Kantor*|Religionslehr*|Gemeindereferent*'

/** Words that exclude by religion (AGG §§ 1, 8, 9). */
export const RELIGION_RULES: readonly AdRule[] = [
  {
    ...ON,
    key: 'religion',
    severity: 'warn',
    phrases: [
      'Kirchenzugehörigkeit*',
      'Kirchenmitgliedschaft*',
      'Konfessionszugehörigkeit*',
      'Zugehörigkeit zu|zur|zum|einer … Kirche*|Religionsgemeinschaft*',
      'Konfession evangelisch*|katholisch*|christlich*',
      'Konfession: evangelisch*|katholisch*|christlich*',
      'Mitglied*|Mitgliedschaft … Kirche',
      'Mitglied*|Mitgliedschaft … christlich*|evangelisch*|katholisch*|freikirchlich*|muslimisch*|jüdisch* Gemeinde|Gemeinschaft',
      'christlich*|evangelisch*|katholisch* Konfession|Bekenntnis|Glaube*',
      'gehören|gehörst … Kirche|Religionsgemeinschaft|Glaubensgemeinschaft … an',
      'Sie|du sind|bist … katholisch|evangelisch|christlich|muslimisch|getauft|gläubig*|jüdisch',
      'dass|ob|wenn Sie|du … katholisch|evangelisch|christlich|muslimisch|getauft|gläubig*|jüdisch sind|bist',
      'religiöse*|sichtbare* Symbole*|Zeichen … ab|abnehmen|ablegen|weglassen|verzichten',
      'Taufe|Konfirmation|Firmung … Voraussetzung|Bedingung|Pflicht|erforderlich',
      'alle katholisch|evangelisch|christlich|muslimisch|getauft|gläubig|jüdisch … auch|ebenfalls|hoffentlich',
      'welcher|welche Konfession|Religion|Glaubensrichtung|Religionsgemeinschaft|Kirche',
      'Ihre|deine Konfession|Religion|Glaubensrichtung',
      'geben|gib|nennen|nenne|teilen … Konfession|Religion',
      'Religionszugehörigkeit*',
      'sind|bist Sie|du in|aus der|einer Kirche',
      'Kopftuch*|Kopftücher*|Turban*',
    ],
    exceptions: [
      ...leftOut('Konfession|Religion|Religionszugehörigkeit'),
      'unabhängig|ungeachtet|egal|gleich … … Kirchenzugehörigkeit*|Konfessionszugehörigkeit*|Kirchenmitgliedschaft*|Bekenntnis|Religion*|Konfession',
      'keine|ohne … Kirchenzugehörigkeit*|Kirchenmitgliedschaft*|Konfessionszugehörigkeit*',
      'Kopftuch*|Turban* kannst|können|darfst|dürfen du|Sie|sie *',
      'Kopftuch*|Turban* … willkommen|gern|selbstverständlich|passt|erlaubt|möglich|egal',
      'Kopftuch*|Turban* … … kein-Thema|kein-Problem|kein-Hindernis',
      'ob|egal mit|ohne Kopftuch*|Turban*',
      'mit oder|und|wie ohne Kopftuch*|Turban*',
      'Kopftuch* oder|und|Kippa|Kreuz|Turban Kippa|Kreuz|Turban|oder|und',
      'AGG … … Zugehörigkeit|Kirche*|Konfession*',
      'AGG … … Kirche',
      `${MINISTRY} … … Kirche*`,
      `Kirchenmitgliedschaft … … ${MINISTRY}`,
      `${MINISTRY} … Bekenntnis|Konfession|Kirche*|katholisch*|evangelisch*|christlich*`,
      'Kirche … Amt|Verkündigung*|Seelsorge|Predigtdienst|Pfarrdienst|Pfarramt|liturgisch*',
      'Amt|Verkündigung*|Seelsorge|Predigtdienst|Pfarrdienst|Pfarramt|liturgisch* … … Kirche',
    ],
    title: 'Religion verlangt',
    explanation:
      'Auch kirchliche Arbeitgeber dürfen die Zugehörigkeit nur verlangen, wenn sie für genau diese Tätigkeit wesentlich ist.',
    source: '§ 9 AGG; EuGH C-414/16',
    suggestion: 'Streichen Sie die Anforderung oder begründen Sie sie aus der Tätigkeit.',
  },
  {
    ...ON,
    key: 'religion-exclusion',
    severity: 'error',
    phrases: [
      ...excluding(
        'Muslime|Muslimen|Musliminnen|Moslems|Juden|Jüdinnen|Christen|Katholiken|Protestanten|Atheisten|Konfessionslose|Konfessionslosen',
      ),
      'nur|ausschließlich Christen|Katholiken|Protestanten|Muslime|Christinnen|Gläubige',
      'aufgrund|wegen|angesichts Ihrer|deiner Religion|Konfession|Weltanschauung',
      'aufgrund|wegen Ihres|deines Glaubens|Kopftuchs',
      `Ihrer|deiner Religion … ${REFUSAL}`,
      'weil|da Sie|du … Muslim|Muslima|Muslimin|Jude|Jüdin|Christ|Christin|Atheist|Atheistin|Hindu|Buddhist|Buddhistin sind|bist',
    ],
    exceptions: ['nicht nur|ausschließlich *'],
    title: 'Ausschluss wegen der Religion',
    explanation: 'Wer Menschen wegen ihres Glaubens ausschließt, benachteiligt sie.',
    source: '§§ 1, 7, 9, 11 AGG',
    suggestion: 'Streichen Sie den Satz.',
  },
]
