/** A third set, written long after the rules and labelled before it was asked; lines as in `../trades.ts`. */
export const TRADES = `
kfz | Kfz-Mechatroniker | Kfz-Mechatronikerin | Kfz-Mechatronikern | Automechaniker, Kfz-Mechaniker | | Achsvermessung, Hochvolttechnik, Klimaservice | Bremsen und Kupplungen erneuert.; Fehlerspeicher ausgelesen und gelöscht.
maurer | Maurer | Maurerin | Maurern | Maurergeselle | fliesen | Klinkermauerwerk, Schalungsbau, Putzarbeiten | Einfamilienhäuser hochgezogen.; Wände im Altbau geöffnet und abgefangen.
fliesen | Fliesenleger | Fliesenlegerin | Fliesenlegern | Fliesenlegergeselle, Plattenleger | maurer | Mosaik, Großformat, Estrich | Bäder im Dünnbett belegt.; Treppen mit Naturstein verkleidet.
fleisch | Fleischer | Fleischerin | Fleischern | Metzger, Schlachter | | Zerlegung, Wurstherstellung, Partyservice | Hälften ausgebeint und zugeschnitten.; Theke bestückt und Kundschaft bedient.
hotel | Hotelfachmann | Hotelfachfrau | Hotelfachleuten | Rezeptionist, Empfangsmitarbeiter Hotel | | Opera, Night Audit, Housekeeping | Anreisen und Abreisen abgewickelt.; Gruppen mit 40 Zimmern eingebucht.
immo | Immobilienkaufmann | Immobilienkauffrau | Immobilienkaufleuten | Hausverwalter, Immobilienverwalter | | Betriebskosten, WEG-Verwaltung, Exposés | Wohnungen übergeben und abgenommen.; Eigentümerversammlungen geleitet.
bank | Bankkaufmann | Bankkauffrau | Bankkaufleuten | Bankangestellter, Kundenberater Bank | | Baufinanzierung, Wertpapiere, Kontoeröffnung | Privatkunden in der Filiale betreut.; Kredite bis zur Auszahlung begleitet.
hebamme | Entbindungspfleger | Hebamme | Hebammen | Geburtshelferin | | Wochenbett, CTG, Stillberatung | Geburten im Kreißsaal geleitet.; Familien nach der Geburt besucht.
ergo | Ergotherapeut | Ergotherapeutin | Ergotherapeuten | Beschäftigungstherapeut | | Handtherapie, Spiegeltherapie, Hirnleistungstraining | Kinder mit Förderbedarf begleitet.; Hilfsmittel ausprobiert und angepasst.
labor | Chemielaborant | Chemielaborantin | Chemielaboranten | Chemisch-technischer Assistent, Laborant Chemie | | HPLC, Titration, Gaschromatographie | Proben gezogen und analysiert.; Prüfpläne gepflegt.
grafik | Mediengestalter Digital und Print | Mediengestalterin Digital und Print | Mediengestaltern Digital und Print | Grafikdesigner, Grafiker | | InDesign, Reinzeichnung, Bildretusche | Kataloge und Anzeigen gestaltet.; Druckdaten angelegt und geprüft.
zeichner | Bauzeichner | Bauzeichnerin | Bauzeichnern | Technischer Zeichner Bau, CAD-Zeichner | | AutoCAD, Bewehrungspläne, Revit | Pläne für Schulen und Brücken erstellt.; Aufmaße vor Ort genommen.
landwirt | Landwirt | Landwirtin | Landwirten | Bauer, Ackerbauer | | Melken, Pflanzenschutz, Mähdrescher | Einen Betrieb mit 90 Kühen versorgt.; Felder bestellt und geerntet.
refa | Rechtsanwaltsfachangestellter | Rechtsanwaltsfachangestellte | Rechtsanwaltsfachangestellten | ReNo, Rechtsanwaltsgehilfin | | RA-MICRO, Zwangsvollstreckung, Kostenrecht | Fristen notiert und überwacht.; Schriftsätze nach Diktat geschrieben.
optik | Augenoptiker | Augenoptikerin | Augenoptikern | Optiker, Augenoptikergeselle | | Refraktion, Kontaktlinsen, Werkstattarbeiten | Brillen angepasst und verkauft.; Gläser eingeschliffen.
spedition | Speditionskaufmann | Speditionskauffrau | Speditionskaufleuten | Kaufmann für Spedition und Logistikdienstleistung, Disponent Spedition | | Zollabwicklung, Seefracht, Frachtbriefe | Ladungen nach Skandinavien geplant.; Reklamationen der Empfänger geklärt.
einkauf | Einkäufer | Einkäuferin | Einkäufern | Strategischer Einkäufer, Beschaffer | | Lieferantenaudit, Preisverhandlungen, Incoterms | Bestellungen ausgelöst und verfolgt.; Rahmenverträge vorbereitet.
wache | Fachkraft für Schutz und Sicherheit | Fachkraft für Schutz und Sicherheit | Fachkräften für Schutz und Sicherheit | Sicherheitsmitarbeiter, Wachmann | | Pfortendienst, Brandschutzhelfer, Videoüberwachung | Rundgänge auf dem Gelände gemacht.; Ausweise ausgestellt und kontrolliert.
reinigung | Gebäudereiniger | Gebäudereinigerin | Gebäudereinigern | Reinigungskraft, Glasreiniger | | Unterhaltsreinigung, Sonderreinigung, Fensterreinigung | Büros am frühen Morgen gereinigt.; Treppenhäuser gewischt und gebohnert.
`

/** What sounds like a skill and is none. */
export const DOUBTS = [
  '[s] sagt mir nichts.',
  'Von [s] habe ich leider keine Ahnung.',
  'Bei [s] müsste ich bei null anfangen.',
  '[s] durfte ich bisher nur anderen zuschauen.',
  'Mir fehlen [s] und [t].',
  'Was [s] angeht, bin ich Laie.',
  'Nie mit [s] in Berührung gekommen.',
  '[s] wurde bei uns fremd vergeben.',
]

/** What somebody would like to be. */
export const WISHES = [
  'Meine Frau ist [m], von ihr weiß ich, wie hart das ist.',
  'Seit der Schule träume ich davon, [m] zu sein.',
  'Bewerbung als [m] läuft noch.',
  'Ab 2027 besuche ich einen Kurs in [s].',
  'Für die Prüfung zum [m] hat es damals nicht gereicht.',
  'Am liebsten stünde ich jeden Tag neben einem [m] und schaute zu.',
  'Das Praktikum bei [n] habe ich nach zwei Tagen beendet.',
  'Quereinstieg als [m] gesucht.',
]
