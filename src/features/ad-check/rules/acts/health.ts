import type { AdRule } from '../../schema'
import { ILL_ONES } from '../people/groups'
import { ACT, AFTER_HIRING, OF_LAW } from '../rule-words'

const ILL =
  'Krankheit*|Erkrankung*|Vorerkrankung*|Behinderung*|Schwerbehinderung*|Schwerbehindertenausweis*|Behindertenausweis*|Handicap*|Grad-der-Behinderung|GdB|Fehlzeiten|Krankschreibung*|krankgeschrieben|Krankenstand|Fehltage*|Krankentage*|Krankheitstage*|Krankmeldung*'
const ILL_OF =
  'Depression*|Diabetes|Epilepsie|Krebs*|Autismus|ADHS|Burnout|Suchterkrankung*|Allergie*|Rheuma|Asthma|HIV*|Aids|Migräne|Multiple-Sklerose|MS|Bandscheibenvorfall*|Rückenleiden|Rückenproblem*|Herzinfarkt|Herzleiden|Schlaganfall|Alkoholkrank*|Angststörung*|Psychose|Hörschaden|Sehschwäche|Hörgerät*|Rollstuhl*|Prothese*|Krücken|Tinnitus|Arthrose|Hüftschaden'
const SENSES =
  '*behinderung|Schwerhörigkeit|Gehörlosigkeit|*sichtigkeit|*blindheit|*taubheit|*lähmung|*schmerzen|*syndrom|*sklerose|Nervenleiden|Hautleiden|Augenleiden|Lungenleiden|Stottern|Bluthochdruck|Legasthenie|Sehschwäche|Herzschwäche|Essstörung*|Schlafstörung*|Sprachstörung*'
/** What somebody needs to see, hear or walk. */
const AIDS =
  'Hörgerät*|Rollstuhl*|Prothese*|Krücken|Gehhilfe*|Rollator|Blindenhund*|Assistenzhund*|Blindenstock|Blindenführhund*|Gehstock|Insulinpumpe|Herzschrittmacher'
const ABSENCE = 'Krankenschein*|Fehlzeit*|Fehltage*|Krankheitstage*|Krankmeldung*|Ausfall*|Ausfälle*'
const TREATED =
  'Medikamente*|Tablette|Tabletten|Operation*|operiert|Therapie|Therapeut*|Psychiater*|Psychotherapie|Psychotherap*|Reha|Kur|ärztlicher-Behandlung|Impfstatus|schwerbehindert*|behindert*|gleichgestellt|krank|Gesundheitszustand|gesundheitlich*|psychisch*|chronisch*'
const ILL_BEFORE =
  'Krankenzeiten|Krankheitszeiten|Krankengeschichte|Krankheitsgeschichte|Gebrechen|Gesundheitsproblem*|Rückenschaden|Knieschaden|Haltungsschaden'
const DRUGS = '*pharmaka|Antidepressiva|Beruhigungsmittel|Insulin'
const SERVED_ONES = 'Menschen|Patient*|Kund*|Kinder*|Bewohner*|Klient*|Personen|Gäste*|Frauen|Schüler*|Jugendliche*'

/** Health and disability, judged by what the sentence does with the words (`acts.ts`). */
export const HEALTH_ACT_RULES: readonly AdRule[] = [
  {
    ...ACT,
    key: 'health-asked-about',
    check: 'asked',
    severity: 'error',
    phrases: [
      ILL,
      ILL_BEFORE,
      ILL_OF,
      SENSES,
      TREATED,
      DRUGS,
      'Ihr|Ihren|Ihrem|Ihre|Ihrer|dein|deinen|deine|deiner Rücken|Knie|Psyche|Bandscheiben|Gelenke|Hüfte|Wirbelsäule',
      'Ihre|deine|Ihrer|deiner Gesundheit',
      'Suchtproblem*|Suchtkrankheit*',
      'einer|eine|Ihre|Ihrer|deine|deiner Sucht',
      'was|etwas Dauerhaftes|Chronisches|Ernstes|Schlimmes',
      'Sie|du … gesund sind|bist',
      'körperliche*|seelische*|psychische* Leiden|Beschwerden|Beeinträchtigung*|Gebrechen|Probleme',
      'psycho*|ärztliche*|therapeutisch*|psychiatrisch* Behandlung|Betreuung',
    ],
    exceptions: [
      `${AFTER_HIRING} … … ${TREATED}`,
      `Ihre*|deine* ${SERVED_ONES} … *`,
      'krank wird|werden',
      '*pharmaka|Insulin|Medikamente|Tabletten … … spritzen|stellen|geben|verabreichen|richten|herstellen|hergestellt|verkaufen|verkauft|abgeben|abgegeben',
      OF_LAW,
    ],
    title: 'Frage nach Krankheit oder Behinderung',
    explanation: 'Fragen nach Gesundheit oder Behinderung sind vor der Einstellung unzulässig.',
    source: '§§ 1, 7 AGG, § 26 BDSG, Art. 9 DSGVO',
    suggestion: 'Streichen Sie die Frage. Fragen Sie nur, was für die Arbeit wesentlich ist.',
  },
  {
    ...ACT,
    key: 'health-refused-for',
    check: 'refused',
    severity: 'error',
    fields: ['message'],
    phrases: [
      `Ihr*|dein* … ${ILL}`,
      `Ihr*|dein* … ${ILL_BEFORE}`,
      `Ihr*|dein* … ${ILL_OF}`,
      `Ihr*|dein* … ${SENSES}`,
      `vielen|häufigen|langen|ständigen|hohen … ${ABSENCE}`,
      `mit|wegen|bei|aufgrund einer|einem|dieser|so … ${ILL}`,
      `mit|wegen|bei|aufgrund einer|einem|dieser|so … ${ILL_OF}`,
      `ein|eine|einen|einem|einer|dieser|diese ${AIDS}`,
      `mit|im|in dem|der|den|einem|einer ${AIDS}`,
      ILL_ONES,
      'Ihre|Ihrer|deine|deiner|einer Sucht|Suchtgeschichte|Suchtvergangenheit',
      `mit|wegen|bei ${SENSES}`,
      `mit|wegen|bei ${ILL_OF}`,
      'als Behinderte*|Schwerbehinderte*|Rollstuhlfahrer*|Diabetiker*|Epileptiker*|Autist*',
      'Sie|du … schwerbehindert*|behindert*|krank|krankgeschrieben|gesundheitlich*|psychisch*|chronisch*',
      'Gesundheitszustand*',
      `wer|jemand* … mit|im ${ILL}`,
      `wer|jemand* … mit|im ${ILL_OF}`,
      'in|aus|nach der|einer Psychiatrie|Nervenklinik|Entzugsklinik|Suchtklinik|Reha|Therapie',
    ],
    exceptions: [
      'Erfahrung* … mit|bei *',
      'begleiten|betreuen|pflegen|unterstützen|beraten|fördern Menschen|Kinder*|Jugendliche*|Patient*|Bewohner* mit … Behinderung*|Erkrankung*',
    ],
    title: 'Absage wegen Krankheit oder Behinderung',
    explanation: 'Gesundheit und Behinderung dürfen nicht zum Grund einer Absage werden.',
    source: '§§ 1, 7, 15, 22 AGG, § 164 Abs. 2 SGB IX',
    suggestion: 'Nennen Sie einen Grund, der mit der Arbeit zu tun hat, oder lassen Sie ihn weg.',
  },
  {
    ...ACT,
    key: 'health-shut-out-by',
    check: 'shut-out',
    severity: 'error',
    fields: ['profile', 'offer', 'title', 'message'],
    phrases: [
      'Menschen|Personen|Bewerber*|Leute* mit … Behinderung*|Handicap|Einschränkung*|Erkrankung*|Vorerkrankung*|Krankheit*|Beeinträchtigung*',
      'Behinderte|Behinderten|Schwerbehinderte|Schwerbehinderten|Rollstuhlfahrer*|Gehörlose*|Blinde|Blinden|Epileptiker*|Diabetiker*|Allergiker*|Autisten',
      'Bandscheiben*|Rückenproblem*|Rückenleiden|Vorerkrankung*|chronisch-kranke*|psychisch-kranke*|psychische*-Probleme',
      'Kranke|Kranken',
      ILL_ONES,
      'Burnout|Rückenleiden|Depressionen|Schlaganfall|Herzinfarkt|Bandscheibenvorfall … hatte|hatten|hinter|durchgemacht|erlitt*|überstanden',
      'Brillenträger*|Kontaktlinsenträger*|Hörgeräteträger*|Prothesenträger*|Linkshänder*',
      'Wehwehchen|Zipperlein|Gebrechen|Leiden|Malaisen',
      'ein|einen|einem|mit|Ihr|dein Schwerbehindertenausweis|Behindertenausweis|Schwerbehinderung|GdB',
    ],
    exceptions: [
      'blinde* Fleck*|Passagier*|Stellen',
      'mit und|oder ohne Behinderung*|Handicap|Beeinträchtigung*|Einschränkung*',
      'Menschen|Personen mit und|oder ohne Behinderung*|Handicap|Beeinträchtigung*|Einschränkung*',
      'krank machen|macht',
      'schwerbehinderte*|behinderte*|*kranke* Kinder*|Patient*|Bewohner*|Klient*|Schüler*|Jugendliche*|Tiere',
      'Kranke|Kranken|*kranke|*kranken pflegen|versorgen|betreuen|begleiten',
      'krankenhaus*|krankenkasse*|krankenpfleg*|krankenversicher*',
      'kranke* Kolleg*|Menschen|Tiere|Kinder|Patient*',
    ],
    title: 'Kranke oder Menschen mit Behinderung ausgeschlossen',
    explanation: 'Menschen wegen einer Krankheit oder Behinderung auszuschließen, ist verboten.',
    source: '§§ 1, 7 AGG, § 164 Abs. 2 SGB IX',
    suggestion: 'Streichen Sie den Satz; nennen Sie die körperliche Belastung selbst.',
  },
  {
    ...ACT,
    key: 'health-kept-out',
    check: 'kept-out',
    severity: 'error',
    phrases: [
      'kaputt*|schwach*|krank*|schlecht*|angeschlagen*|lädiert*|operiert* Rücken|Knie*|Gelenk*|Hüfte*|Herz|Augen|Nerven|Lunge|Ohren|Schulter*',
      'Rücken|Knie|Gelenke|Hüfte|Bandscheibe*|Schulter|Herz kaputt|krank|operiert|lädiert|hin',
      `jemand|jemanden|Kolleg*|Mensch*|Person*|Bewerber* … mit|im ${ILL}`,
      `jemand*|Kolleg*|Mitarbeit*|Bewerber* … mit|im ${ILL_OF}`,
      'wer|Leute|jemand*|Menschen|Personen|Bewerber* … krank|kränklich|kränkelt|kränkeln|angeschlagen|gebrechlich',
      'wer|Leute|jemand*|Menschen|Personen|Bewerber* nicht … gesund|fit|belastbar',
      `weder|keine|kein|keinen|keinerlei ${ILL_OF}`,
      `wer … ${ILL_OF}`,
      `weder|keine|kein|keinen|keinerlei ${SENSES}`,
      'Leute|Bewerber*|wer|Menschen mit|ein|einem Attest*',
      'ständig|dauernd|oft|häufig|laufend|immer|ewig krank|krankgeschrieben|kranke|kranken',
      'chronisch|psychisch|dauerhaft|unheilbar krank|erkrankt',
    ],
    exceptions: ['ohne Krank*|Fehl*', 'krank ist|wird|werden … zu-Hause|daheim|gesund|auskurieren'],
    title: 'Menschen wegen ihres Körpers ausgeschlossen',
    explanation: 'Menschen wegen einer Krankheit oder Behinderung auszuschließen, ist verboten.',
    source: '§§ 1, 7 AGG, § 164 Abs. 2 SGB IX',
    suggestion: 'Streichen Sie den Satz; nennen Sie die körperliche Belastung selbst.',
  },
  {
    ...ACT,
    key: 'health-sought',
    check: 'sought',
    severity: 'warn',
    fields: ['profile', 'offer', 'title'],
    phrases: [
      'körperliche*|geistige*|psychische*|seelische*|gute*|beste*|volle* … Gesundheit|Verfassung|Konstitution',
      'Gesundheit … voraus|Voraussetzung|Bedingung',
    ],
    exceptions: ['Gesundheit der|von|unserer|Ihrer|deiner *', 'für|um … Gesundheit'],
    title: 'Gesundheit als Bedingung',
    explanation: 'Wer pauschal Gesundheit verlangt, schließt Menschen mit Behinderung aus.',
    source: '§§ 1, 8 AGG, § 164 Abs. 2 SGB IX',
    suggestion: 'Nennen Sie die Belastung selbst, etwa „Sie heben regelmäßig bis zu 20\u00a0kg“.',
  },
]
