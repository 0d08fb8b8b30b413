import type { AdField, AdRule } from './schema'

const TEXTS: readonly AdField[] = ['title', 'tasks', 'profile', 'offer', 'questions']
const DEMANDS: readonly AdField[] = ['title', 'profile', 'offer', 'questions']
const on = { isEnabled: true } as const
/** People who do the work, by the endings of German occupations; as alternatives of one word. */
const PERSON =
  '*rin|*tin|*gin|*chin|*innen|*er|*kraft|*kräfte|*mann|*frau|*dame|*leute|*assistent|*referent|*spezialist|*jurist|*eur|*koch|*arzt|Kollege|Kollegen|Azubi*|Auszubildende*|Mitarbeitende*'
const UNITS =
  'Stunden|Std|Wochenstunden|Stellen|Uhr|Euro|EUR|€|Tage|Tagen|Wochen|Monate|Monaten|Prozent|%|km|Kilometer|Kilometern|Personen|Menschen|Leute|Leuten'

/** Age discrimination, direct or between the lines. */
export const AGE_RULES: readonly AdRule[] = [
  {
    ...on,
    key: 'age-limit',
    check: 'phrases',
    severity: 'error',
    fields: DEMANDS,
    phrases: [
      'nicht älter als # *',
      'nicht älter als #',
      'maximal|höchstens|max. # Jahre alt',
      'unter|bis # Jahre|Jahren alt',
      'zwischen # und # Jahre|Jahren',
      '# bis # Jahre alt',
      'Alter: #',
      'im Alter von # bis #',
      'im Alter zwischen # und #',
      'jünger als #',
      'Altersgrenze*',
      'Höchstalter*',
      'bis maximal # Jahre',
      'Alter bis|unter|maximal|höchstens|zwischen #',
      'Du bist zwischen # und #',
      'Sie sind zwischen # und #',
      'sind|bist Sie|du zwischen # und #',
      'Absolvent*|Hochschulabsolvent*|Bewerber*|Kandidat* … bis|unter # Jahre|Jahren',
    ],
    exceptions: [
      'Kinder*|Jugendliche*|Menschen|Schüler*|Klient*|Heranwachsende*|Erwachsene*|Personen|Gäste* … im Alter von|zwischen # bis|und #',
      'Kinder*|Jugendliche*|Schüler*|Mädchen|Jungen … zwischen # und # Jahre|Jahren',
      '# und # Jahren Berufserfahrung|Erfahrung|Praxis',
      'zwischen # und # Jahren … Berufserfahrung|Erfahrung|Praxis',
      'keine Altersgrenze*',
      'ohne Altersgrenze*',
      'bis maximal # Jahre … befristet|Befristung|Berufserfahrung',
      'bis|unter # Jahre|Jahren … Berufserfahrung|Erfahrung|Praxis',
      'Zielgruppe … # *',
      'Kinder*|Jugendliche*|Schüler*|Heranwachsende* … Alter bis|unter|zwischen #',
      `zwischen # und # … ${UNITS}`,
    ],
    title: 'Altersgrenze',
    explanation: 'Eine Höchst- oder Wunschspanne beim Alter benachteiligt wegen des Alters und ist fast nie zulässig.',
    source: '§§ 1, 10, 11 AGG',
    suggestion: 'Beschreiben Sie, was jemand können muss, nicht wie alt jemand sein soll.',
  },
  {
    ...on,
    // In a title nothing else runs "bis 35 Jahre"; in a text contracts and experience do.
    key: 'age-limit-title',
    check: 'phrases',
    severity: 'error',
    fields: ['title'],
    phrases: ['bis|unter|maximal|höchstens # Jahre|Jahren', 'zwischen # und #'],
    exceptions: [
      'Kinder*|Jugendliche*|Schüler*|Mädchen|Jungen|Heranwachsende*|Menschen|Krippe*|Kita*|Hort* … # Jahre|Jahren',
      'Kinder*|Jugendliche*|Schüler*|Mädchen|Jungen|Heranwachsende*|Menschen … zwischen # und #',
      '# Jahre|Jahren … Erfahrung|Berufserfahrung|Praxis|befristet*|Befristung|Laufzeit|Elternzeit*|Vertrag*',
      'befristet*|Befristung|Elternzeit*|Vertretung|Laufzeit|Dauer|Erfahrung|Berufserfahrung … # Jahre|Jahren',
      `zwischen # und # … ${UNITS}`,
      'zwischen # und #%|#€|#h',
      'zwischen 20# und 20#',
    ],
    title: 'Altersgrenze im Titel',
    explanation: 'Wer im Titel ein Alter nennt, schließt alle anderen aus. Das ist fast nie zulässig.',
    source: '§§ 1, 10, 11 AGG',
    suggestion: 'Streichen Sie das Alter. Beschreiben Sie im Profil, was jemand können muss.',
  },
  {
    ...on,
    key: 'age-young-title',
    check: 'phrases',
    severity: 'warn',
    fields: ['title'],
    phrases: [`junge|junger|junge(r)|junge:r ${PERSON}`, `junge / r ${PERSON}`],
    exceptions: [
      'für|mit|von|Betreuung|Begleitung|Förderung|Beratung|Unterstützung … junge|junger|jungen *',
      'junge|junger Mutter|Mütter|Vater|Väter|Kinder|Männer|Oper|Theater|Bücher|Wähler|Straftäter|Zuwanderer|Künstler|Musiker',
    ],
    title: 'Titel sucht Jüngere',
    explanation: '„Junge Sekretärin“ oder „junger Koch“ schließt Ältere aus. Das kann eine Entschädigung kosten.',
    source: '§§ 1, 11, 15 Abs. 2 AGG',
    suggestion: 'Nennen Sie nur die Aufgabe, zum Beispiel „Assistenz (m/w/d)“.',
  },
  {
    ...on,
    key: 'age-young-team',
    check: 'phrases',
    severity: 'warn',
    fields: TEXTS,
    phrases: [
      'jung* … Team*|Mannschaft*|Truppe*|Kollegium|Belegschaft|Kolleginnen|Kollegen|Kolleg:innen|Kolleg*innen',
      'dynamisch* jung*',
      'jung* Mitarbeitende*|Mitarbeiter*|Leute|Bewerber*|Verstärkung|Kraft|Kräfte … gesucht|suchen|willkommen',
      `suche|suchen|sucht … junge|jungen|junger ${PERSON}`,
      'jung geblieben*',
      'jung und dynamisch|motiviert|hungrig',
      'Du bist jung',
      'Sie sind jung',
    ],
    exceptions: [
      'jung* Menschen|Erwachsene*|Patient*|Mütter*|Väter*|Eltern|Familien|Kinder*|Kund*|Geflüchtete*|Gäste*|Talente*|Pflanzen|Tiere* …',
      'jung* Menschen|Erwachsene*|Patient*|Mütter*|Eltern|Familien|Kinder*|Kund*|Geflüchtete* … Team*|Kolleginnen|Kollegen',
      'für|mit|von|Betreuung|Begleitung|Förderung junge|jungen|junger *er|*innen',
      'für|mit|von unsere*|die|den|der junge|jungen|junger *er|*innen',
      'jung* und alt|alte|ältere|erfahrene … Kolleg*|Team*|Mitarbeiter*',
      'jung* wie alt|erfahrene … Kolleg*|Team*|Mitarbeiter*',
    ],
    title: 'Alter im Team betont',
    explanation:
      '„Junges Team“ lässt Ältere vermuten, dass sie nicht gemeint sind. Gerichte werten das als Indiz für eine Benachteiligung.',
    source: '§ 11 AGG; BAG 8 AZR 406/14',
    suggestion: 'Schreiben Sie „Team, in dem sich alle unterstützen“ oder „gemischtes Team“.',
  },
  {
    ...on,
    key: 'age-beginner',
    check: 'phrases',
    severity: 'warn',
    fields: DEMANDS,
    phrases: [
      'Berufsanfänger*',
      'Berufseinsteiger*',
      'Young Professional*',
      'Digital-Native*',
      'frisch gebacken*',
      'frischgebacken*',
      'frisch von der Uni*|Hochschule|Schule',
      '0 bis # Jahre Berufserfahrung',
      'maximal|höchstens # Jahre … Berufserfahrung',
      'rüstige* Rentner*',
    ],
    exceptions: [
      'auch|ebenso|oder|sowie|und|gerne|gern … Berufsanfänger*|Berufseinsteiger*',
      'Berufsanfänger*|Berufseinsteiger* … willkommen|geeignet|Chance|eingeladen|ebenso|Quereinsteiger*|Wiedereinsteiger*|Profis|Erfahrene',
    ],
    title: 'Wendet sich nur an Jüngere',
    explanation:
      'Wörter wie „Berufsanfänger“ oder „Digital Native“ schließen Erfahrene mittelbar aus. Gerichte haben dafür Entschädigungen zugesprochen.',
    source: '§§ 3 Abs. 2, 11 AGG; BAG 8 AZR 429/11, LAG BW 17 Sa 2/24',
    suggestion: 'Sagen Sie „auch für den Einstieg geeignet“ oder nennen Sie die nötigen Kenntnisse.',
  },
]
