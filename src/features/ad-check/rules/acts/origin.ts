import type { AdRule } from '../../schema'
import { STRANGERS } from '../people/groups'
import { PEOPLE_FROM, SOMEBODY_FROM } from '../people/nations'
import { ACT, PEOPLE_WORDS, TRADES_PEOPLE } from '../rule-words'

/** Two lists, because a phrase has a longest length. */
const NATIVES = [
  '*türkisch*|*arabisch*|*polnisch*|*rumänisch*|*russisch*|*syrisch*|*afghanisch*|*ukrainisch*|*afrikanisch*',
  '*asiatisch*|*osteuropäisch*|*südländisch*|*fremdländisch*|*ausländisch*|*orientalisch*|schwarze*|dunkelhäutige*|farbige*',
]
const ABROAD =
  'Osteuropa|Südosteuropa|Südeuropa|Afrika|Asien|Nahost|Balkan|Ausland|Ostblock|Orient|Drittstaaten|Polen|Rumänien|Bulgarien|Russland|Syrien|Afghanistan|Türkei|Ukraine|Osten|Ostdeutschland|Westen|Süden|DDR|Bundesländern'

/** Where somebody may come from: no point of the compass, from which people travel to work as well. */
const COUNTRIES =
  'Deutschland|Polen|Rumänien|Bulgarien|Russland|Syrien|Afghanistan|Türkei|Ukraine|Ausland|Afrika|Asien|Osteuropa|Balkan|Indien|Vietnam|Iran|Irak|Italien|Spanien|Griechenland|Kroatien|Serbien|Bosnien|Kosovo|Albanien|Marokko|Tunesien|Ägypten|Nigeria|Ghana|Eritrea|Pakistan|China'

const COMERS = 'Menschen|Leute|Leuten|Personen|Bewerber*|Kandidat*|Kolleg*|Mitarbeit*|jemand|jemanden|niemand*'

const BACKGROUND =
  'Migrationshintergrund*|Migrationsgeschichte|Fluchthintergrund*|Fluchterfahrung|Fluchtgeschichte|Zuwanderungsgeschichte|Einwanderungsgeschichte'
const COME = 'stammen|kommen|stammst|kommst|sind|bist|her'
/** What is from abroad, and no person. */
const PAPERS = 'Abschluss*|Zeugnis*|Diplom*|Zertifikat*|Führerschein*|Ware*|Produkt*|Studium|Ausbildung|Bachelor|Master'

/** Peoples; those whose name is a country's as well only where no preposition of place stands before. */
const PEOPLES =
  'Polen|Tschechen|Slowaken|Ungarn|Rumänen|Bulgaren|Türken|Araber*|Syrer*|Afghanen|Russen|Ukrainer*|Kroaten|Serben|Albaner*|Italiener*|Spanier*|Griechen|Portugiesen|Inder|Indern|Vietnamesen|Chinesen|Afrikaner*|Österreicher*'

/** Origin, judged by what the sentence does with the words (`acts.ts`). */
export const ORIGIN_ACT_RULES: readonly AdRule[] = [
  {
    ...ACT,
    key: 'origin-asked-about',
    check: 'asked',
    severity: 'error',
    phrases: [
      'Herkunft|Wurzeln|Abstammung|Herkunftsland|Heimatland|Hautfarbe|Akzent|Heimat|Herkunftsfamilie|Kulturkreis*|Kulturraum',
      BACKGROUND,
      'Deutschland|hier geboren|aufgewachsen|großgeworden',
      '*ischer|*ische Name|Nachname|Vorname',
      'aus-welchem|welchem Land|Staat',
      'klingt|klingen … *isch|ausländisch|fremd|exotisch|ungewöhnlich|nicht-deutsch',
      'wo sind|bist Sie|du … aufgewachsen|großgeworden',
      'woher … Name|Nachname|Vorname|Akzent',
      'Name|Nachname|Vorname … *isch|woher|stammt|deutsch',
      'Eltern|Großeltern|Vorfahren … geboren|Deutsche|deutsch|stammen|kommen',
      'Land|woher … ursprünglich|eigentlich|stammen|stammst',
      'ursprünglich|eigentlich … her|woher',
      `kommen|kommst|stammen|stammst Sie|du … aus ${COUNTRIES}`,
      `kommen|kommst|stammen|stammst Sie|du … aus der|dem ${COUNTRIES}`,
      ...SOMEBODY_FROM.map((one) => `Sie|du … ${one}`),
      'gebürtige*|gebürtig',
      'wo|woher kommen|kommst Sie|du … wirklich|tatsächlich her',
      ...NATIVES.map((native) => `${native} … aus|aussehen|klingen|klingt`),
      'klingt|klingen nicht … von hier|deutsch',
      'seit-wann|wie-lange … Sie|du … in Deutschland',
      'wann … Sie|du … nach Deutschland',
      'zu-Hause|zuhause|daheim|Familie|Eltern|Kindern … gesprochen|spricht|sprechen|sprichst|sprecht|redet|reden|redest',
      'sprechen|sprichst|sprecht|redet|reden|redest|spricht … zu-Hause|zuhause|daheim|Eltern|Kindern',
    ],
    exceptions: [
      'unabhängig|egal … … Herkunft',
      'Kund*|Kinder|Schüler*|Patient*|Bewohner*|Gäste|Klient*|Mieter* … zu-Hause|zuhause|daheim',
      'Name … ausgesprochen|aussprechen|richtig|geschrieben',
      'Heimat gefunden',
      'mit dem|der Zug|Auto|Bahn|Bus|Flugzeug aus *',
      'Führerschein|Zeugnis*|Abschluss*|Diplom* … Land|Staat',
      // Another question follows, which is meant.
      'seit-wann|wie-lange … in Deutschland und',
      'Deutschland … gearbeitet|arbeiten|Führerschein|Erfahrung*|zugelassen',
    ],
    title: 'Frage nach Herkunft oder Namen',
    explanation: 'Nach der Herkunft darf vor der Einstellung niemand fragen.',
    source: '§§ 1, 7, 22 AGG, Art. 9 DSGVO',
    suggestion: 'Fragen Sie höchstens nach der Arbeitserlaubnis und nach Sprachkenntnissen.',
  },
  {
    ...ACT,
    key: 'origin-refused-for',
    check: 'refused',
    severity: 'error',
    fields: ['message'],
    phrases: [
      ...SOMEBODY_FROM.flatMap((one) => [`Sie|du … ${one} sind|bist`, `als ${one}`]),
      BACKGROUND,
      'dunkle*|schwarze*|braune* Haut',
      'Herkunft|Hautfarbe|Abstammung|Akzent*|Nationalität|Staatsangehörigkeit|Wurzeln|Aussprache',
      ...NATIVES.map((native) => `${native} ${PEOPLE_WORDS}|Name*|Akzent|Wurzeln|Herkunft|Hintergrund|Aussehen`),
      ...NATIVES.map((native) => `${native} ${TRADES_PEOPLE}`),
      `Sie|du … kommen|kommst|stammen|stammst … aus ${ABROAD}`,
      `Sie|du … kommen|kommst|stammen|stammst … aus der|dem|den ${ABROAD}`,
      ...[COUNTRIES, ABROAD].flatMap((land) => [`aus ${land} ${COME}`, `aus der|dem|den ${land} ${COME}`]),
      'jemand|jemanden|Leute … hier|Deutschland geboren|aufgewachsen',
      'Landsmann|Landsleute*|Landsfrau|Landsmännin von-Ihnen|von-dir|aus|*',
      'ausländisch*|fremdländisch*|fremdklingend* Namen|Nachnamen|Namens',
      'bei|mit|wegen Ihrem|deinem|Ihres|deines … Namen|Nachnamen|Vornamen|Namens',
      'Namen|Nachnamen|Vornamen wie|so-wie Ihrem|Ihrer|deinem|deiner|Ihren|deinen|Ihr|dein|diesem',
      'Ausländer*|Migrant*|Geflüchtete*|Flüchtling*|Zugewandert*|Zuwander*',
    ],
    exceptions: [
      'Herkunft … keine Rolle',
      `${PAPERS} aus … *`,
      'Namen … finden|gefunden|anmelden|angemeldet|Konto|geschrieben|Datei*|hinterlegt|Betreff|Empfang|Formular|Vorgangsnummer',
    ],
    title: 'Herkunft als Absagegrund',
    explanation: 'Die Herkunft darf kein Grund für eine Absage sein; der Satz ist vor Gericht ein Beweis.',
    source: '§§ 1, 7, 15, 22 AGG',
    suggestion: 'Nennen Sie einen Grund, der mit der Arbeit zu tun hat, oder lassen Sie ihn weg.',
  },
  {
    ...ACT,
    key: 'origin-shut-out-by',
    check: 'shut-out',
    severity: 'error',
    phrases: [
      ...NATIVES.map((native) => `${native} ${PEOPLE_WORDS}|Pass|Pässe|Namen|Akzent|Hintergrund|Wurzeln`),
      ...NATIVES.map((native) => `${native} ${TRADES_PEOPLE}`),
      'Ausländer*|Migrant*|Geflüchtete*|Flüchtling*|Zugewandert*|Zuwander*|Asylbewerber*|Einheimische*|Osteuropäer*|Südländer*|Asiat*|Afrikaner*',
      `deutsche*|einheimische* ${PEOPLE_WORDS}`,
      'Deutsche|Deutschen|Deutscher|Bio-Deutsche*',
      'nur|ausschließlich|bevorzugt … mit deutschem|deutscher|deutschen Pass|Staatsangehörigkeit|Staatsbürgerschaft|Namen',
      'rein|komplett|durchweg|ausnahmslos deutsch|deutsche*',
      'hier|Deutschland geboren|aufgewachsen|großgeworden',
      PEOPLES,
      BACKGROUND,
      `Eltern|Großeltern|Familie|Vorfahren … aus ${COUNTRIES}`,
      'Familie|Eltern|Großeltern … Deutschland|hier lebt|leben|stammt|stammen|geboren',
      'deutsche*|deutschklingende*|*ische* Name|Namen|Nachname|Nachnamen|Vorname',
      'gebürtige* Deutsche|Deutschen|Deutscher',
      'ein|einen|eine|einem|einer … Deutschen|Deutscher|Deutsche|Einheimischen|Hiesigen',
      'rein|komplett|durchweg deutscher|deutsches|deutsche Betrieb|Team|Mannschaft|Belegschaft|Firma|Haus',
      'einen|einem|ein|Ihr|Ihren|dein|deinen … Akzent',
      'Pass|Pässe|Reisepass|Staatsbürgerschaft|Staatsangehörigkeit der|aus|eines EU|Schweiz|Deutschland|Bundesrepublik|EU-Landes|EU-Staates|Union',
      `Pass|Pässe|Reisepass|Papiere aus ${ABROAD}`,
      'EU-Pass|EU-Bürger*|EU-Staatsbürger*|EU-Ausländer*|EU-Staatsangehörige*|Nicht-EU-Bürger*|Drittstaatler*',
    ],
    exceptions: [
      '*sprachige*|*sprechende* *',
      `an|für|zwischen|als ${PEOPLES}`,
      'in|aus|nach|von|mit|ganz|über|Richtung|Grenze Polen|Ungarn',
      'Deutsche|Deutschen|Deutscher|deutsche* Post|Bahn|Bank|Telekom|Sprache|Rentenversicherung|Bundes*|Rote*|Roten|Markt|Kund*|Recht|Steuer*|Forschung*|Wetterdienst|Börse|Welle|Oper|Umwelt*',
      'der|den|die Deutschen *',
    ],
    title: 'Menschen nach ihrer Herkunft ausgesucht',
    explanation: 'Wer Menschen wegen ihrer Herkunft ausschließt oder vorzieht, benachteiligt sie.',
    source: '§§ 1, 7, 11 AGG',
    suggestion: 'Streichen Sie den Satz. Verlangen Sie höchstens eine gültige Arbeitserlaubnis.',
  },
  {
    ...ACT,
    key: 'origin-kept-out',
    check: 'kept-out',
    severity: 'error',
    phrases: [
      `*er|*innen|*kräfte|*kraft|Menschen|Leute|Personen|Kollegen|Bewerbungen|Köche aus|vom ${ABROAD}`,
      `*er|*innen|*kräfte|*kraft|Menschen|Leute|Personen|Kollegen|Bewerbungen|Köche aus der|dem|den ${ABROAD}`,
      'mit|von dunkler|dunklen|schwarzer|brauner|heller|anderer … Hautfarbe|Haut|Hauttönen|Teint',
      'Ossi*|Wessi*|Kanake*|Zigeuner*',
      STRANGERS,
      ...PEOPLE_FROM,
      'Bewerbung|Bewerbungen aus-dem|vom Nicht-EU-Ausland|EU-Ausland|Nicht-EU-Staaten|Drittland*',
      `Bewerbung|Bewerbungen|Anfragen|Anrufe von ${PEOPLES}`,
      `${COMERS} aus Ihrem|Ihrer|deinem|deiner|diesem|dieser|diesen|solchen Land|Ländern|Kulturkreis|Kulturraum|Kultur|Region|Heimat|Gegend|Herkunft|Ecke`,
      `${COMERS} aus *ischen|*ischem Ländern|Staaten|Raum|Kulturkreis|Kulturraum`,
    ],
    exceptions: [
      'in|aus|nach|von|ganz|über|Richtung|Grenze Polen',
      'an|zwischen Polen|Türken',
      'kamen|kam|Bewohner*|Kund*|Gäste … Gastarbeiter*|Einwanderer*|Spätaussiedler*',
    ],
    title: 'Menschen aus einem Land ausgeschlossen',
    explanation: 'Wer Menschen wegen ihrer Herkunft ausschließt, benachteiligt sie.',
    source: '§§ 1, 7, 11 AGG',
    suggestion: 'Streichen Sie den Satz. Verlangen Sie höchstens eine gültige Arbeitserlaubnis.',
  },
  {
    ...ACT,
    key: 'origin-sought',
    check: 'sought',
    severity: 'warn',
    fields: ['profile', 'offer', 'title'],
    phrases: ['gebürtige*|gebürtig *', 'Region|Gegend|Ort|Stadt|Dorf|Landkreis|Kreis … aufgewachsen|großgeworden'],
    exceptions: ['Chef*|Inhaber*|Gründer* … *'],
    title: 'Eine Herkunft als Wunsch',
    explanation: 'Wer sich Menschen von hier wünscht, lässt alle anderen vermuten, dass sie nicht gemeint sind.',
    source: '§§ 1, 3 Abs. 2, 7 AGG',
    suggestion: 'Sagen Sie, wozu: etwa „Sie kennen die Straßen der Stadt“.',
  },
]
