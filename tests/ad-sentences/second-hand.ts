/**
 * How people speak in interviews, on notices in shop windows and in short messages. Written and labelled before the rules
 * were asked: 12 of 40 were missed then, and 4 of 40 harmless ones stopped. Lines as in `sentence.ts`.
 */
export const SECOND_HAND = `
profil | stopp alter | Für den Verkauf stellen wir uns eine Person [Ende 20] vor.
profil | stopp alter | Das ideale Alter für diesen Job sind [22 bis 32 Jahre].
profil | stopp alter | Leider können wir [Bewerbungen von über 55-Jährigen] nicht annehmen.
profil | stopp alter | Du solltest [nicht viel älter als 25] sein.
angebot | stopp alter | Bei uns ist niemand [älter als vierzig].
frage | stopp alter | Bitte geben Sie Ihr [Alter] in Jahren an.
absage | stopp alter | Wir denken, dass Sie [altersbedingt] mit dem Tempo nicht mithalten.
absage | stopp alter | Die Stelle bekommt nun [jemand, der noch am Anfang steht und jünger] ist.
nachricht | stopp alter | [Wie alt] darf ich Sie schätzen?
nachricht | stopp alter | Ich sehe kein [Geburtsdatum] im Lebenslauf, können Sie das nachreichen?
angebot | hinweis alter | Ein [junges und dynamisches Umfeld] wartet auf Sie.
titel | hinweis alter | [Junge Aushilfe] für Eisdiele
profil | stopp herkunft | [Keine Ausländer], bitte.
profil | hinweis herkunft | Wir suchen nur [Mitarbeiter mit deutschem Pass].
profil | hinweis herkunft | Sie beherrschen Deutsch auf Muttersprachlerniveau, [ohne Akzent].
absage | stopp herkunft | Unser Team ist [rein deutsch], Sie würden sich nicht wohlfühlen.
frage | stopp herkunft | In welchem Land sind [Ihre Eltern geboren]?
nachricht | stopp herkunft | Ihr [Name] klingt nicht deutsch, woher stammt er?
titel | stopp geschlecht | Haushaltshilfe, [bitte nur weiblich]
profil | stopp geschlecht | Wir wünschen uns [einen männlichen Kollegen].
profil | stopp geschlecht | Für die Arbeit am Hochofen ist [eine Frau] nicht geeignet.
absage | stopp geschlecht | Unser Kunde möchte [keine Frau] als Ansprechpartnerin.
nachricht | stopp geschlecht | Sind Sie [männlich oder weiblich]?
profil | hinweis geschlecht | Wir suchen eine [freundliche Sekretärin] für unser Büro.
profil | hinweis glaube | Sie sind [praktizierender Christ].
frage | hinweis glaube | Tragen Sie ein [Kopftuch]?
absage | stopp glaube | Als [Muslimin] passen Sie nicht in unser katholisches Haus.
profil | stopp gesundheit | [Behinderte] können wir aus Platzgründen nicht einstellen.
frage | stopp gesundheit | Sind Sie [schwerbehindert oder gleichgestellt]?
frage | stopp gesundheit | Wie oft waren Sie in den letzten zwölf Monaten [krankgeschrieben]?
nachricht | stopp gesundheit | Haben Sie irgendwelche [gesundheitlichen Probleme], von denen wir wissen sollten?
absage | stopp gesundheit | Wegen [Ihrer Epilepsie] ist uns das Risiko zu groß.
frage | stopp familie | Sind Sie [verheiratet]?
nachricht | stopp familie | Sind Sie [schwanger oder planen Sie ein Kind]?
absage | stopp familie | Da Sie [drei Kinder] haben, glauben wir nicht, dass Sie die Reisen schaffen.
profil | stopp familie | Sie sollten [keine Kinder] haben, weil wir oft spät arbeiten.
frage | stopp mitglied | Sind Sie [Mitglied einer Gewerkschaft]?
nachricht | stopp gehalt | Wie viel [verdienst du gerade]?
frage | stopp gehalt | Bitte nennen Sie Ihr [aktuelles Bruttogehalt].
angebot | stopp probe | Eine Woche [unbezahltes Probearbeiten] gehört bei uns dazu.
profil | ok | Mindestens 18 Jahre alt wegen der Nachtschicht
profil | ok | Wir freuen uns über Menschen mit Lebenserfahrung.
profil | ok | Du brauchst keine Erfahrung, wir zeigen dir alles.
angebot | ok | Seit 1999 sind wir in Jena, und unsere Maschinen sind keine fünf Jahre alt.
angebot | ok | Wir zahlen 15,50 Euro je Stunde und ab 22 Uhr 25 Prozent mehr.
angebot | ok | Unsere älteste Kollegin ist 71 und denkt nicht ans Aufhören.
aufgaben | ok | Du betreust Jugendliche zwischen 12 und 17 Jahren.
aufgaben | ok | Sie begleiten Frauen, die Gewalt erlebt haben.
aufgaben | ok | Sie verkaufen Brillen an Kunden über 40.
profil | ok | Sie sprechen gut Deutsch und vielleicht noch eine zweite Sprache.
profil | ok | Ein deutscher Führerschein ist nicht nötig, ein europäischer reicht.
profil | ok | Sie können schwere Kisten bis 20 kg heben.
profil | ok | Sie sind zuverlässig und haben keine Angst vor Hunden.
profil | ok | Ein Gesundheitszeugnis bekommen Sie über uns.
profil | ok | Sie haben eine abgeschlossene Ausbildung als Erzieherin oder Erzieher.
angebot | ok | Wir unterstützen Alleinerziehende mit festen Schichten.
angebot | ok | Wir suchen Mütter, Väter, Singles und alle anderen, die gern backen.
angebot | ok | Bei gleicher Qualifikation stellen wir Frauen bevorzugt ein, weil sie bei uns unterrepräsentiert sind.
angebot | ok | Menschen mit Behinderung arbeiten bei uns in allen Abteilungen.
angebot | ok | Kein Probearbeiten ohne Bezahlung: Wir zahlen den ersten Tag.
titel | ok | Verkäufer (m/w/d) Damenoberbekleidung
titel | ok | Gesundheits- und Kinderkrankenpfleger (m/w/d)
titel | ok | Diakon (m/w/d) in der Jugendarbeit
titel | ok | Fachkraft für Altenpflege (m/w/d)
titel | ok | Trainer (m/w/d) für Frauenfußball
frage | ok | Seit wann arbeiten Sie in der Altenpflege?
frage | ok | Haben Sie einen Führerschein und wie lange schon?
frage | ok | Wie viele Kinder waren in Ihrer Gruppe?
frage | ok | Können Sie mit Menschen umgehen, die eine Depression haben?
frage | ok | Was würden Sie gern verdienen?
frage | ok | Sind Sie mit Schichtarbeit einverstanden?
nachricht | ok | Danke, dass Sie uns von Ihrer Schwangerschaft erzählt haben, an unserem Angebot ändert sie nichts.
nachricht | ok | Bitte entschuldigen Sie die späte Antwort, ich war im Mutterschutz.
nachricht | ok | Unser Betriebsrat begleitet das Gespräch, wenn Sie möchten.
nachricht | ok | Wenn Sie Ihr Alter nicht nennen möchten, lassen Sie das Feld frei.
nachricht | ok | Die Stelle ist für zwei Jahre befristet, als Vertretung für eine Mutter in Elternzeit.
absage | ok | Wir haben uns für einen Bewerber mit mehr Erfahrung im Verkauf entschieden.
absage | ok | Leider können wir im Moment niemanden einstellen.
absage | ok | Ihre Deutschkenntnisse reichen für die Beratung leider noch nicht aus.
absage | ok | Es lag nicht an Ihnen, die Stelle fällt weg.
`
