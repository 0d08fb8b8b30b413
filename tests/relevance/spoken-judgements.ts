/** Colloquial queries, judged on `spoken-market.ts` before the search was asked. Lines as in `judgements.ts`. */
export const SPOKEN_JUDGEMENTS = `
Nachtwache | 3: nachtheim ; 2: wachobj ; 1: pflegetag ambupfl haupt ; nie: spielh loko
Nachtschicht | 3: wachobj prodn lagerm ; 2: stapl nachtheim loko ; nie: prodf wachemp
Vollzeit Nachtschicht | 3: wachobj prodn lagerm ; 2: stapl loko ; nie: prodf nachtheim
ambulante Pflege | 3: ambupfl ; 1: nachtheim pflegetag haupt pflhelf ; nie: hufs
Dialyse | 3: haupt
Logopädin | 3: logop
Pflege ungelernt | 3: pflhelf ; nie: lagerh hufs
Arzthelferin Ulm | 3: mfaug ; nie: logop bank
34a | 3: wachobj ; 1: wachemp
Wächter | 3: wachobj ; 2: wachemp
Türsteher | 2: wachobj ; 1: wachemp
Führerschein C | 3: lkwc lkwce ; nie: menue
Führerschein Klasse CE | 3: lkwce ; nie: menue lkwc
LKW Fahrer | 3: lkwce lkwc ; 1: menue taxip ; nie: stapl
Brummifahrer Rostock | 3: lkwce lkwc
Essen auf Rädern | 3: menue ; nie: klinik erzi tagesm
Schulbus | 2: taxip
P-Schein | 3: taxip
Staplerschein | 3: stapl ; 1: lagerm lagerh
Lagerjob | 3: lagerm lagerh ; 2: stapl lagltr ; nie: bank
Lager Wochenende | 3: lagerh ; nie: lagltr
Wochenendjob | 3: lagerh theke
Leiter Logistik | 3: lagltr ; nie: loko
Leiterin | 2: lagltr itltr ; nie: prodf elekt flasch
Deutsche Bahn | 2: loko zugb ; nie: bank
Lokführerin | 3: loko ; 1: zugb
Schweißerschein | 3: schweiss
Schleifer | 3: schleif ; nie: drechs
Drechslerin | 3: drechs
Hufschmiedin | 3: hufs ; 1: pferd
Geigenbauerin | 3: geige ; nie: landw
Bauer | 3: landw ; 1: ernte ; nie: geige messe
Saisonarbeit | 3: ernte ; nie: prodf
Ferienjob | 3: ferien ; nie: theke putz lagerh
Sommerjob | 3: ferien
Produktion ohne Ausbildung | 3: prodn ; 1: prodf ; nie: schweiss
Putzjob | 3: putz ; 2: klinrein
Putzen vormittags | 3: putz ; nie: klinrein
Bürojob | 3: buero ; 1: chef ; nie: putz
Teilzeit vormittags | 3: buero ; nie: klinrein
4 Tage Woche | 3: chef ; nie: buero
Kneipe | 3: theke ; 2: kell ; nie: baecker
Thekenjob | 3: theke
Serviererin | 3: kell ; 1: theke
Pizzaiolo | 3: pizza ; nie: baecker
Bäcker | 3: baecker ; 1: backv ; nie: baeckgm pizza
Bäcker GmbH | 3: baeckgm ; nie: baecker
Baeckereiverkaeuferin | 3: backv ; 1: mode ; nie: baeckgm
Mode | 3: mode ; nie: geige
Messe | 3: messe ; nie: messt kamin
Firmenwagen | 3: aussen ambupfl elekt ; nie: lkwce
Jobrad | 3: bike ; nie: post
Personalreferent | 3: hrref ; 1: einzel
Personalsachbearbeiterin | 3: einzel ; 1: hrref
Frontend Entwickler | 3: front ; 2: full
IT Jobs Bremen | 3: bike front full itltr ; nie: stapl lagerm
Krankenhaus | 3: klinik klinrein ; nie: ambupfl
Koch Essen | 3: klinik ; nie: menue baecker
Bufdi | 3: bufdi
Kinderkrippe | 2: erzi
Babysitter | 3: tagesm ; nie: erzi
Job mit Kindern | 3: tagesm logop ; nie: landw
Maller Stuttgart | 3: streich
Elektriker Stuttgart und Umgebung | 3: elekt
Spengler | 3: flasch
Kaminkehrerin | 3: kamin
Fleischhauer | 3: fleisch
Zimmermädchen Unterkunft | 3: zimmer ; nie: pferd
Werkswohnung | 3: zimmer
Bank | 3: bank ; nie: moebel
Sitzbank | 3: moebel ; nie: bank
Weihnachtsgeld | 3: bank
Automobilindustrie | 3: autoind ; nie: auto
Autoschlosserin | 3: auto
Spielhalle | 3: spielh
Tattoo | 3: tatto
Gast | 3: kell ; nie: gast
Post | 3: post ; nie: paket
Briefträgerin | 3: post
Berufseinsteiger | 3: trainee
Verkäuverin | 3: mode backv
Sekretärrin | 3: chef ; 1: buero
Ulm MFA | 3: mfaug ; nie: bank logop
Hagen Schweißer WIG MAG | 3: schweiss ; nie: schleif
Kempten Fleischerei | 3: fleisch ; nie: kamin
Metzgerei | 3: fleisch ; nie: kamin
Bonn Bäckerei | 3: backv baecker ; nie: baeckgm
Restaurantfachman | 3: kell
Teamleiter | 2: lagltr itltr ; nie: prodf
Bahn Kundenbetreuung | 3: zugb
putzstelle vormittags | 3: putz ; 2: klinrein
ich schaffe als bäcker | 3: baecker ; 1: pizza ; nie: baeckgm
nicht zeitarbeit produktion | 3: prodn prodf ; 1: ferien
gabelstabler schein | 3: stapl
security nachtdienst | 3: wachobj ; 1: wachemp
schweisser wig | 3: schweiss ; nie: schleif
barkeeper | 3: theke ; 1: kell
koch ohne wochenende | 3: klinik ; nie: lagerh
bürojob ohne erfahrung | 3: buero ; 1: chef
job mit jobrad | 3: bike
arzthelferin | 3: mfaug
fernfahrer | 3: lkwce ; 1: lkwc
außendienst mit firmenwagen | 3: aussen ; nie: elekt
it systemadministrator | 2: bike
`
