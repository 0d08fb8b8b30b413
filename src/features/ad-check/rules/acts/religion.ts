import type { AdRule } from '../../schema'
import { ACT, AFTER_HIRING } from '../rule-words'

const FAITH =
  'Glaube|Glauben|Glaubens*|Religion*|Konfession*|Bekenntnis*|Kirche|Kirchen*|Gemeinde|Moschee|Synagoge|Gottesdienst*|Ramadan|Fastenmonat|Schabbat|Sabbat|Kopftuch*|Turban|Kippa|Hidschab|Hijab|Burka|Niqab|Kreuz|Gebet*|*gebet|*gottesdienst|Gott|Taufe|Taufschein*|Konfirmation|Firmung|Kirchenaustritt*'
const FAITHFUL =
  'Muslim*|Moslem*|Jude|Juden|Jüdin*|Christ|Christin|Christen|Katholik*|Protestant*|Atheist*|Hindu*|Buddhist*|Sikh*|Gläubige*|Konfessionslose*|katholisch*|evangelisch*|muslimisch*|islamisch*|jüdisch*|christlich*|gläubig*|religiös*|getauft*|konfessionslos*|Zeugen-Jehovas|Zeuge-Jehovas|Zeugin-Jehovas'

const WORN = 'Kopftuch*|Turban|Kippa|Hidschab|Hijab|Burka|Niqab|Schleier'
const ANYBODY = 'Frauen|Männer|Menschen|Leute|Personen|Bewerber*|Kandidat*|Kolleg*|Mitarbeit*'

/** Faith, judged by what the sentence does with the words (`acts.ts`). */
export const RELIGION_ACT_RULES: readonly AdRule[] = [
  {
    ...ACT,
    key: 'religion-asked-about',
    check: 'asked',
    severity: 'warn',
    phrases: [FAITH, FAITHFUL, 'beten|betest|fasten|fastest', 'Schweinefleisch|halal|koscher'],
    exceptions: [
      'während|neben|vor|nach|bei des|dem|der Gottesdienst*|Gebet*',
      'glauben|glaubst Sie|du *',
      'Glauben Sie|du',
      'Gottesdienst*|Gebet* … spielen|gestalten|halten|leiten|begleiten|vorbereiten',
      'Gemeinde … wohnen|Stadt|arbeiten',
      'evangelisch*|katholisch*|christlich*|jüdisch* Krankenhaus|Klinik|Kita|Träger|Schule|Kindergarten|Einrichtung*|Friedhof|Stiftung',
      `${AFTER_HIRING} … … Konfession|Religion*|Kirche`,
      `Konfession|Religion*|Kirche … … ${AFTER_HIRING}`,
    ],
    title: 'Frage nach dem Glauben',
    explanation: 'Nach der Religion darf nur fragen, wem sie für genau diese Tätigkeit wesentlich ist.',
    source: '§ 9 AGG; EuGH C-414/16',
    suggestion: 'Streichen Sie die Frage oder begründen Sie sie aus der Tätigkeit.',
  },
  {
    ...ACT,
    key: 'religion-refused-for',
    check: 'refused',
    severity: 'error',
    fields: ['message'],
    phrases: [FAITH, FAITHFUL, 'betet|beten|betest|fastet|fasten|fastest'],
    exceptions: [
      'glauben wir *',
      'wir glauben',
      'evangelisch*|katholisch*|christlich*|jüdisch* Krankenhaus|Klinik|Kita|Träger|Schule|Kindergarten|Einrichtung*',
      'Gemeinde *',
    ],
    title: 'Glaube als Absagegrund',
    explanation: 'Der Glaube darf kein Grund für eine Absage sein; der Satz ist vor Gericht ein Beweis.',
    source: '§§ 1, 7, 15, 22 AGG',
    suggestion: 'Nennen Sie einen Grund, der mit der Arbeit zu tun hat, oder lassen Sie ihn weg.',
  },
  {
    ...ACT,
    key: 'religion-kept-out',
    check: 'kept-out',
    severity: 'error',
    phrases: [
      'muslimische*|islamische*|jüdische*|christliche*|katholische*|evangelische*|religiöse*|gläubige*|konfessionslose*|ungetaufte* Bewerb*|Menschen|Leute*|Personen|Kandidat*|Mitarbeit*|Kolleg*|Frauen|Männer*|Person*|Kräfte*',
      'Muslim|Muslime*|Muslima|Muslimin*|Moslem*|Jude|Juden|Jüdin*|Christen|Christinnen|Katholiken|Protestanten|Atheisten|Hindus|Buddhisten|Sikhs|Zeugen-Jehovas',
      'verschleiert*|verhüllt*|Kopftuchträgerin*|Kopftuch-Trägerin*',
      `${ANYBODY} mit … ${WORN}`,
      `${WORN} tragen|trägt|trägst`,
      'wer|Menschen|Personen|Bewerber*|Leute … aus der Kirche ausgetreten|aus',
      'aus der Kirche ausgetreten*',
      'wer|Leute|Menschen|Personen|Bewerber*|jemand* … … beten|betet|fasten|fastet',
      'Konfessionslose|Konfessionslosen|Ungetaufte*|Ungläubige*|Andersgläubige*|Strenggläubige*|Freikirchler*|Orthodoxe*|Evangelikale*|Nichtchristen',
      'wer|Menschen|Personen|Bewerber* nicht … getauft|gläubig|christlich|evangelisch|katholisch|konfirmiert',
    ],
    exceptions: ['Kopftuch* Kippa|Kreuz|Turban *', 'christliche*|jüdische*|muslimische* Feiertag*|Feste*'],
    title: 'Gläubige ausgeschlossen',
    explanation: 'Wer Menschen wegen ihres Glaubens ausschließt, benachteiligt sie.',
    source: '§§ 1, 7, 9, 11 AGG',
    suggestion: 'Streichen Sie den Satz.',
  },
  {
    ...ACT,
    key: 'religion-shut-out-by',
    check: 'shut-out',
    severity: 'warn',
    fields: ['profile', 'offer', 'title'],
    phrases: [
      'religiöse*|sichtbare* … Symbole*|Kleidung|Zeichen',
      'Kopftuch*|Turban|Kippa|Hidschab|Hijab|Kopfbedeckung*',
      FAITHFUL,
      'Konfession*|Kirchenmitglied*|Kirchenzugehörigkeit|Taufschein|Kirchenaustritt',
    ],
    exceptions: [
      'Kopftuch* oder|und|Kippa|Kreuz|Turban Kippa|Kreuz|Turban|oder|und',
      'mit oder|und|wie ohne *',
      'evangelisch*|katholisch*|christlich*|jüdisch*|religiös*|muslimisch* Krankenhaus*|Klinik*|Kita*|Träger*|Schule*|Kindergarten*|Einrichtung*|Friedhof*|Stiftung*|Feiertag*|Fest*|Werte*|Leitbild*|Menschenbild|Bestattung*|Kirche|Fragen|Literatur|Kund*|Feste',
      'islamisch*|jüdisch*|muslimisch*|christlich* *haus|*hauses|*heim|*schule|*verein|*bund|*gemeinde|*gemeinschaft|*verband',
    ],
    title: 'Glaube als Bedingung',
    explanation:
      'Auch kirchliche Arbeitgeber dürfen die Zugehörigkeit nur verlangen, wenn sie für genau diese Tätigkeit wesentlich ist.',
    source: '§ 9 AGG; EuGH C-414/16',
    suggestion: 'Streichen Sie die Anforderung oder begründen Sie sie aus der Tätigkeit.',
  },
  {
    ...ACT,
    key: 'religion-sought',
    check: 'sought',
    severity: 'warn',
    fields: ['profile', 'offer', 'title'],
    phrases: [
      'praktizierende*|bekennende*|gläubige*|überzeugte*|getaufte* Christ|Christin|Christen|Katholik*|Protestant*|Muslim*|Mensch|Menschen|Person*',
      'Glauben|Christus|Gott … verwurzelt|beheimatet|verankert|zu-Hause',
      'gläubig|getauft|bibeltreu|gottesfürchtig|fromm|fromme|frommer',
      'christliche*|katholische*|evangelische*|islamische*|jüdische*|religiöse*|kirchliche* Grundhaltung|Haltung|Lebensführung|Lebensweise|Gesinnung|Einstellung|Grundeinstellung|Prägung|Lebenswandel|Bindung|Überzeugung|Weltanschauung|Weltsicht|Frömmigkeit',
      'teilen|teilst|leben|lebst|vertreten|vertrittst … christliche*|katholische*|evangelische*|islamische*|jüdische* Überzeugung*|Glauben*|Weltanschauung|Ethik',
      'Kirche|Religionsgemeinschaft|Glaubensgemeinschaft|Konfession|Gemeinde angehören|angehörst|angehört',
      'Sie|du sind|bist Christ|Christin|Katholik|Katholikin|Muslim|Muslima|katholisch|evangelisch',
    ],
    exceptions: ['keiner Kirche|Religionsgemeinschaft|Glaubensgemeinschaft|Konfession *'],
    title: 'Ein Glaube als Wunsch',
    explanation:
      'Auch kirchliche Arbeitgeber dürfen den Glauben nur verlangen, wenn er für genau diese Tätigkeit wesentlich ist.',
    source: '§ 9 AGG; EuGH C-414/16',
    suggestion: 'Streichen Sie die Anforderung oder begründen Sie sie aus der Tätigkeit.',
  },
]
