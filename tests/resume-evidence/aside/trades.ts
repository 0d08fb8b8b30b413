/** The half that was kept aside until the rules were done; lines as in `../trades.ts`. */
export const TRADES = `
tischler | Tischler | Tischlerin | Tischlern | Schreiner, Möbeltischler | | Oberfräse, Treppenbau, Furnieren | Einbauschränke gebaut und eingepasst.; Fenster und Türen gesetzt.
friseur | Friseur | Friseurin | Friseuren | Hairstylist, Friseurgeselle | | Balayage, Hochsteckfrisuren, Bartpflege | Kundinnen beraten und gefärbt.; Termine im Salon geplant.
mfa | Medizinischer Fachangestellter | Medizinische Fachangestellte | Medizinischen Fachangestellten | Arzthelferin, MFA | zfa | Blutabnahme, EKG, Abrechnung EBM | Patienten empfangen und begleitet.; Sprechstunden vorbereitet.
zfa | Zahnmedizinischer Fachangestellter | Zahnmedizinische Fachangestellte | Zahnmedizinischen Fachangestellten | Zahnarzthelferin, ZFA | mfa | Prophylaxe, Abformung, Steri-Raum | Am Stuhl assistiert.; Material bestellt.
steuer | Steuerfachangestellter | Steuerfachangestellte | Steuerfachangestellten | Steuerfachwirt, Steuerfachgehilfin | | Einkommensteuer, Lohnabrechnung, Addison | Mandanten in Fristsachen betreut.; Jahresabschlüsse vorbereitet.
shk | Anlagenmechaniker SHK | Anlagenmechanikerin SHK | Anlagenmechanikern SHK | Gas- und Wasserinstallateur, Heizungsbauer | | Wärmepumpen, Badsanierung, Brennwerttechnik | Heizungen getauscht.; Leitungen verlegt und gedichtet.
baecker | Bäcker | Bäckerin | Bäckern | Bäckergeselle, Backwarenhersteller | konditor | Sauerteig, Ofenführung, Laugengebäck | Teige angesetzt und aufgearbeitet.; Nachtschicht in der Backstube.
konditor | Konditor | Konditorin | Konditoren | Patissier, Zuckerbäcker | baecker | Pralinen, Hochzeitstorten, Marzipan | Torten auf Bestellung gefertigt.; Vitrine bestückt.
admin | Systemadministrator | Systemadministratorin | Systemadministratoren | IT-Administrator, Sysadmin | | Linux, VMware, Active Directory | Server betreut und gesichert.; Arbeitsplätze eingerichtet.
gaertner | Gärtner | Gärtnerin | Gärtnern | Landschaftsgärtner, Garten- und Landschaftsbauer | | Baumschnitt, Pflasterarbeiten, Bewässerung | Beete angelegt und gepflegt.; Hecken und Rasen gepflegt.
buero | Kaufmann für Büromanagement | Kauffrau für Büromanagement | Kaufleuten für Büromanagement | Bürokaufmann, Bürokauffrau | | Terminplanung, Lexware, Protokolle | Angebote geschrieben und abgelegt.; Telefon und Post bearbeitet.
dach | Dachdecker | Dachdeckerin | Dachdeckern | Dachdeckergeselle, Flachdachdecker | | Schieferdeckung, Abdichtung, Gründach | Steildächer neu eingedeckt.; Gauben verkleidet.
physio | Physiotherapeut | Physiotherapeutin | Physiotherapeuten | Krankengymnast, Krankengymnastin | | Manuelle Therapie, Lymphdrainage, Kinesiotape | Nach Operationen mobilisiert.; Übungen angeleitet.
kellner | Restaurantfachmann | Restaurantfachfrau | Restaurantfachleuten | Kellner, Servicekraft Restaurant | | Weinberatung, Bankett, Orderman | Gäste am Tisch bedient.; Feiern mit 80 Personen betreut.
schweiss | Schweißer | Schweißerin | Schweißern | WIG-Schweißer+wig, Schutzgasschweißer | | WIG, MAG, Rohrschweißen | Behälter aus Edelstahl gefertigt.; Nähte geprüft.
`

/** What sounds like a skill and is none. */
export const DOUBTS = [
  '[s] ist für mich neu.',
  'In [s] fehlt mir noch die Praxis.',
  '[s] kenne ich nur vom Hörensagen.',
  'Für [s] war immer ein Kollege zuständig.',
  'Weder [s] noch [t] gehören zu meinen Stärken.',
  'Neugierig auf [s].',
  'Kein Umgang mit [s].',
]

/** What somebody would like to be. */
export const WISHES = [
  'Gern würde ich [m] werden.',
  'Ich strebe eine Tätigkeit als [m] an.',
  'Geplant: Fortbildung in [s].',
  'Leider nie als [m] gearbeitet.',
  'Mein Bruder arbeitet als [m].',
  'Traumberuf: [m].',
  'In Zukunft will ich mich mit [s] beschäftigen.',
]
