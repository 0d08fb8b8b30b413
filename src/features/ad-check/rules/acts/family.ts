import type { AdRule } from '../../schema'
import { ACT, AFTER_HIRING } from '../rule-words'

const FAMILY = [
  'schwanger*|Schwangerschaft*|Kinderwunsch|Familienplanung|Familienstand|Nachwuchs|Baby*|Elternzeit|Mutterschutz|Mutter|Vater|alleinerziehend*|Alleinerziehende*|verheiratet*|ledig*|geschieden*',
  'verlobt|liiert|kinderlos*|Ehemann|Ehefrau|Ehepartner*|Lebenspartner*|Partnerschaft|Familie|Heirat*|heiraten|Hochzeit|Kindergartenkind*|Schulkind*|Kleinkind*|Kinderbetreuung|Familienzuwachs|Familiengründung|Familienpläne|Familienverhältnisse|Familiensituation|Kinderplanung|Kinderpläne|Babypause|Babyplanung|Babywunsch',
]
const KIDS = 'Kind|Kinder|Kindern|Kleine|Kleinen|Sohn|Tochter|Töchter|Söhne|Nachwuchs'

/** Family, children and pregnancy, judged by what the sentence does with the words (`acts.ts`). */
export const FAMILY_ACT_RULES: readonly AdRule[] = [
  {
    ...ACT,
    key: 'family-asked-about',
    check: 'asked',
    severity: 'error',
    phrases: [
      ...FAMILY,
      `Ihr|Ihre|Ihren|Ihrem|Ihrer|dein|deine|deinen|deinem|deiner ${KIDS}`,
      `haben|hast|bekommen|erwarten Sie|du … ${KIDS}`,
      'wie-viele Kinder|Kindern',
      `ob|dass|wann|wenn Sie|du … ${KIDS}|Baby haben|hast|bekommen|bekommst|erwarten|erwartest|planen|planst|wünschen|möchten|möchtest|wollen|willst`,
      'wollen|willst|möchten|möchtest|wünschen|wünschst|planen|planst Sie|du … ein|zweites|drittes|weiteres|weitere|eigene Kind|Kinder|Baby|Nachwuchs',
      'wollen|willst|möchten|möchtest|wünschen|wünschst|planen|planst Sie|du … Kind|Kinder|Nachwuchs|Familie',
      'Ihr|dein Mann|Freund|Vater|Gatte',
      'Ihre|deine Frau|Freundin|Mutter|Eltern',
      `bei Ihnen|dir … ${KIDS}`,
      'Beziehung|Partner|Partnerin|Lebensgefährt*|Freundin|Single|vergeben',
    ],
    exceptions: [
      `${AFTER_HIRING} … … Familienstand`,
      `Familienstand … … ${AFTER_HIRING}`,
      'Familie der|des|von *',
      'Kinder|Kindern von|aus|unserer|unseren *',
      'möchten|wollen|können|würden Sie … Kinder|Kindern … betreuen|begleiten|unterrichten|trainieren|fördern',
      'Beziehung zu|zwischen|zum|zur *',
      'Stelle|Platz|Termin|Termine … vergeben',
    ],
    title: 'Frage nach dem Privatleben',
    explanation: 'Fragen nach Schwangerschaft, Kindern oder Familie sind vor der Einstellung unzulässig.',
    source: '§§ 1, 3 Abs. 1 Satz 2, 7 AGG, § 26 BDSG',
    suggestion: 'Streichen Sie die Frage. Nennen Sie die Arbeitszeiten und fragen Sie, ob sie passen.',
  },
  {
    ...ACT,
    key: 'family-refused-for',
    check: 'refused',
    severity: 'error',
    fields: ['message'],
    phrases: [
      ...FAMILY.map((family) => `Ihr|Ihre|Ihren|Ihrem|Ihrer|dein|deine|deinen|deinem|deiner … ${family}`),
      `Ihr|Ihre|Ihren|Ihrem|Ihrer|dein|deine|deinen|deinem|deiner ${KIDS}`,
      'wegen|aufgrund einer|eines Schwangerschaft|Kindes|Familie',
      `mit|bei #|so|kleinen|kleinem|einem … ${KIDS}`,
      'als … Mutter|Vater|Schwangere|Alleinerziehende|Mama|Papa',
      'ein|eine|einer|einem|einen alleinerziehende*|schwangere*|junge*|werdende* Mutter|Vater|Frau|Mama|Papa|Kraft|Person|Mitarbeiter*|Kolleg*',
      'Sie|du … schwanger|verheiratet|geheiratet|verlobt|alleinerziehend|geschieden|Mutter|Elternzeit|Mutterschutz|Zwillinge',
    ],
    exceptions: ['Erfahrung* … *', 'Familie … gewünscht|Feiertage|Grüße'],
    title: 'Absage wegen der Familie',
    explanation:
      'Familie und Schwangerschaft dürfen kein Grund für eine Absage sein; der Satz ist vor Gericht ein Beweis.',
    source: '§§ 1, 3 Abs. 1 Satz 2, 7, 15 AGG',
    suggestion: 'Nennen Sie einen Grund, der mit der Arbeit zu tun hat, oder lassen Sie ihn weg.',
  },
  {
    ...ACT,
    key: 'family-shut-out-by',
    check: 'shut-out',
    severity: 'error',
    fields: ['profile', 'offer', 'title', 'message'],
    phrases: [
      'Sie|du|wer|jemand* … keine|keinen Kinder|Nachwuchs|Familie',
      'zu|für einem|einer|einen|eine … Mutter|Vater|Mama|Papa',
      'verheiratete*|Verheiratete*|ledige|Ledige*|geschiedene*|alleinerziehende*|Alleinerziehende*|alleinstehende*|Alleinstehende*|Singles|kinderlose*|Kinderlose*|kinderfrei*|ungebunden*|Schwangere*|schwangere*|Mütter|Müttern|Väter|Muttis|Mamas|Familienväter|Familienmütter',
      'Schwangerschaft|Schwangerschaften|Kinderwunsch|Familienplanung|Familienpläne|Babypause|Kinder-im-Haus|familiären-Pflichten|familiäre-Pflichten|familiäre-Verpflichtungen|familiären-Bindungen',
      'kleine|kleinen|schulpflichtige|schulpflichtigen Kinder|Kindern',
      'Kinder|Familie|Familiengründung|Kinderplanung|Nachwuchs … abgeschlossen|erledigt|aus-dem-Haus|kein-Thema',
    ],
    exceptions: [
      'keine Kinder|Familie … betreuen|gearbeitet|Gruppe',
      'wir haben keine Kinder',
      'Schwangerschaft … erzählt|mitgeteilt|gesagt|Schutz|schützen|geschützt|beraten|beratung',
      'während|in|nach|vor|zur|Glückwunsch-zur … Schwangerschaft',
      'Kinder … Schule|Ausbildung|Kurs|Programm … abgeschlossen',
      'junge|jungen|werdende*|stillende* Mütter|Müttern|Väter',
      'Mütter|Müttern und|oder *',
      'Patient*|Frauen|Paare … Kinderwunsch',
    ],
    title: 'Nach Familie oder Familienstand ausgesucht',
    explanation: 'Wer nach Familie oder Familienstand aussucht, benachteiligt vor allem Frauen.',
    source: '§§ 1, 3, 7 AGG',
    suggestion: 'Streichen Sie den Satz; nennen Sie die Arbeitszeiten.',
  },
]
