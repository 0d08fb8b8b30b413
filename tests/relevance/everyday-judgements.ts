/**
 * Everyday queries, judged on `everyday-market.ts`; written down before the search was asked. Lines as in
 * `judgements.ts`.
 */
export const EVERYDAY_JUDGEMENTS = `
Pflege | 3: intens ambu nachtpf anpfl altpfl krschw ; 2: kikr altphelf pfhilf pfass pdl wbl stl pral azpfl ; 1: betr43 lehrpfl ; nie: galab stammd fzgpfl grunpfl tierpf
Pflegefachkraft | 3: intens ambu nachtpf anpfl altpfl krschw ; 2: kikr ; 1: altphelf pfhilf pfass azpfl ; nie: galab stammd tierpf
Krankenschwester | 3: krschw anpfl intens ambu nachtpf ; 2: altpfl kikr ; nie: stammd arztsek
Krankenpfleger Köln | 3: intens anpfl ; 1: stl ; nie: stammd
Altenpflegehelferin | 3: altphelf pfhilf pfass ; 1: altpfl betr43 nachtpf ; nie: grunpfl galab
Pflegehelfer | 3: altphelf pfhilf pfass ; 1: betr43 altpfl nachtpf ; nie: grunpfl bauhelf
Anästhesiepflege | 3: anpfl ata ; 1: intens oaan ; nie: galab
Intensivpflege | 3: intens ; 1: anpfl ; nie: grunpfl stammd
ambulante Pflege | 3: ambu ; 2: pdl ; 1: intens nachtpf
MFA | 3: mfakard mfahaus ; nie: stfa rechtsf
Arzthelferin | 3: mfahaus mfakard ; nie: assarzt psyarzt oaan altphelf
ZFA | 3: zfa1 ; 1: zmp ; nie: stfa
Zahnarzthelferin | 3: zfa1 ; 2: zmp
PTA | 3: pta1 ; 1: pka
Arzt | 3: assarzt psyarzt oaan ; nie: mfahaus arztsek
Physiotherapeutin | 3: physio1
OTA | 3: ota ; 1: ata
Notfallsanitäter | 3: notfs ; 2: rettsan
Stationsleitung | 3: stl ; 2: wbl ; 1: pdl ; nie: leiterpl
Alltagsbegleiter | 3: betr43 ; nie: integr
Erzieher/in | 3: erzkita erzog erzheim ; 1: kindpf kitaleit
Kindergärtnerin | 3: erzkita erzog ; 2: erzheim ; 1: kindpf ; nie: gartnzier galab
Kinderpfleger | 3: kindpf ; 1: erzkita erzog ; nie: kikr
Kita Leitung | 3: kitaleit ; nie: itleit
Sozialpädagoge | 3: sozpa ; 2: sozarb schulsoz ; 1: erzheim
Sozialarbeiter | 3: sozpa sozarb ; 2: schulsoz
Schulbegleiter | 3: integr
Heilerziehungspfleger | 3: hep1 erzheim
Lehrer | 3: lehrdeu ; 2: lehrpfl nachh
Gärtner | 3: gartnzier galab galameis ; 2: galab2 ; 1: grunpfl ; nie: erzkita
GaLa Bau | 3: galab galab2 galameis ; 1: grunpfl gartnzier ; nie: projbau baultr
Landschaftsgärtner | 3: galab galab2 galameis ; 1: gartnzier grunpfl
Tierpflegerin | 3: tierpf ; nie: altpfl krschw
Java Entwickler | 3: devjava ; 1: devfull ; nie: devweb
Softwareentwicklerin | 3: devjava devc devcs ; 2: devfull devphp devc1 devgo devpy devweb sapabap ; nie: fiaus recr
Programmierer | 3: devpy devjava devphp devcs devc ; 2: devfull devc1 devgo devweb sapabap
C++ | 3: devc ; nie: devcs devc1
C# Entwickler | 3: devcs ; nie: devc devc1
.NET | 3: devcs ; nie: netz
Go Entwickler | 3: devgo
Golang | 3: devgo
Full Stack Developer | 3: devfull ; 1: devjava devweb
Frontend Entwickler | 3: devweb ; 2: devfull
Webentwickler | 3: devweb ; 2: devphp devfull
Data Engineer | 3: dateng ; 1: datsci ; nie: syslinux devops
Data Scientist | 3: datsci ; 1: dateng datana
Datenbank | 3: dba ; nie: bankk kredit
IT Systemadministrator | 3: sysad ; 2: syslinux netz fisi
Systemadministrator | 3: sysad ; 2: syslinux netz fisi ; 1: dba
Linux Admin | 3: syslinux
Fachinformatiker | 3: fisi ; 2: fiaus
IT Support | 3: itsup ; 1: fisi sysad ; nie: teamcs
SAP Berater | 3: sapfi ; 1: sapabap ; nie: stammd kredit
SAP | 3: sapfi sapabap ; 1: stammd lagfach
DevOps | 3: devops ; 1: syslinux
Scrum Master | 3: scrum ; nie: devops
Projektleiter Bau | 3: projbau ; 2: baultr ; 1: malerm ; nie: itpm leiterpl
Projektmanager IT | 3: itpm ; 2: scrum ; nie: projbau
Bürokauffrau | 3: burok2 buerok ; 2: kfmmit ; 1: indkf sekr burohilf ; nie: bankk
Büro | 3: buerok burok2 burohilf ; 2: sekr kfmmit assgf projass ; nie: reinm
Sekretärin | 3: sekr ; 2: assgf arztsek
Assistenz der Geschäftsführung | 3: assgf ; 1: sekr projass ; nie: geschf
Sachbearbeiter | 3: sachb sachb2 stammd perssach ; 1: sachverw kfmmit
Verwaltungsfachangestellte | 3: sachverw ; 1: sachb2 ; nie: stfa mfakard
Industriekaufmann | 3: indkf ; nie: bankk
Personalreferent | 3: hrbp ; 1: perssach recr
Recruiting | 3: recr
Buchhaltung | 3: finbu bilbu lohnbu kochbuero ; 1: dozent
Lohnbuchhaltung Teilzeit | 3: lohnbu ; 1: finbu
Steuerfachangestellte | 3: stfa ; 1: stber finbu ; nie: steuert mfakard sachverw
Steuer | 3: stfa stber ; nie: steuert
Bankkaufmann | 3: bankk ; 1: kredit ; nie: bankett
Bank | 3: bankk kredit ; nie: bankett dba
Rechtsanwaltsfachangestellte | 3: rechtsf ; nie: stfa mfakard
Jurist | 3: jurist
Hausverwaltung | 3: immo ; nie: hausm1 haush
Bauleiter | 3: baultr ; 2: projbau ; nie: bauhelf leiterpl
Bauhelfer | 3: bauhelf ; nie: baultr projbau
Maurer | 3: maurer1 ; nie: malerg
Dachdecker | 3: dachd
Tischler | 3: tischl ; nie: zustel
Maler | 3: malerg ; 2: malerm ; 1: lackier
Baggerfahrer | 3: baggf ; nie: busf lkwce
Elektriker | 3: elektr elekeg elekbt ; 1: elekhelf mechatr
Elektroniker Betriebstechnik | 3: elekbt ; 2: elekeg ; 1: elektr mechatr
Elektroniker für Energie und Gebäudetechnik | 3: elekeg
Anlagenmechaniker Sanitär Heizung | 3: shk
Klempner | 3: shk
Kältetechniker | 3: kaelte
Mechatroniker | 3: mechatr kfzmech kaelte ; 1: elekbt indmech
Industriemechaniker | 3: indmech ; 2: mechatr ; 1: schloss zerspan
Schweißer WIG | 3: schweiss schweiss2
Schlosser | 3: schloss ; 2: indmech
CNC Fräser | 3: cncfr zerspan ; nie: tischl
CNC Dreher | 3: zerspan ; 2: cncfr
Produktionshelfer | 3: prodh ; 2: prodmit ; nie: prodltr bauhelf
Leiter | 2: itleit abtl pdl prodltr lagltr filltr baultr objektl kitaleit kfzmeis wbl stl ; nie: leiterpl montage
Qualitätssicherung | 3: qualm qualp
Konstrukteur | 3: konstr ; 1: techzei
Ingenieur Maschinenbau | 3: maschbing ; 2: konstr
Laborant | 3: chemlab ; 2: mtl btlab
Kfz-Mechatroniker | 3: kfzmech ; 1: kfzmeis servber
Automechaniker | 3: kfzmech
LKW Fahrer CE | 3: lkwce ; 2: berufskr ; nie: taxi staplf
Berufskraftfahrer | 3: berufskr lkwce ; 2: lkwc1
Fahrer | 3: lkwce lkwc1 kurier busf taxi berufskr essfahr ; 2: staplf staplf2 baggf
Auslieferungsfahrer | 3: lkwc1 kurier ; 1: essfahr lkwce
Paketbote | 3: kurier ; 1: zustel
Busfahrerin | 3: busf quer2 ; nie: kurier
Staplerfahrer Nachtschicht | 3: staplf2 staplf ; nie: dojo
Gabelstaplerfahrer | 3: staplf2 staplf
Lagerist | 3: lagmit lagfach kochlog ; 2: laghelf kommi staplf ; nie: kochbuero
Lager | 3: lagmit lagfach kochlog laghelf ; 2: kommi lagltr ; nie: tierpf
Lagerist Halle | 3: lagmit ; 2: staplf ; 1: lagltr
Disponent | 3: dispo ; 1: perdis
Verkäufer Teilzeit | 3: verk1 verk2 ; 1: einzkf kass
Verkäuferin | 3: verk1 verk2 einzkf ; 2: verkfl kass ; 1: autoverk azverk
Kassiererin | 3: kass ; 1: verk1 verk2
Minijob Dresden | 3: kass regal ; nie: filltr
Filialleiter | 3: filltr ; 2: apoth ; nie: leiterpl
Sales Manager | 3: vertrinn ; 2: keyacc vertrad
Vertrieb | 3: vertrad abtl vertrinn keyacc trainee ; 1: indkf
Außendienst | 3: vertrad servtech
Kundenberater | 3: callag bankk ; 2: pers ; 1: servber
Kundenservice | 3: pers callag teamcs ; 1: itsup
Praktikum Marketing | 3: praktmar ; nie: werkmar market
Werkstudent | 3: werkit werkmar ; nie: praktmar
Koch | 3: koch1 koch2 chefk ; 1: azkoch ; nie: kochlog kochbuero kuehilf
Köchin | 3: koch1 koch2 ; 2: chefk ; nie: kochlog kochbuero
Küchenhilfe | 3: kuehilf
Kellner | 3: kell ; nie: koch1
Rezeption | 3: rezep recepz ; 1: empf
Zimmermädchen | 3: housek ; nie: zimm
Bäckereiverkäuferin | 3: verk2 ; 1: verk1 verkfl ; nie: autoverk
Putzfrau | 3: reinm reinab ; 2: haush ; 1: glasr housek
Reinigungskraft morgens | 3: reinm
Hausmeister | 3: hausm1 hausm2 schulhm ; nie: kfzmeis malerm
Hausmeister 520 Euro | 3: hausm1 ; nie: kass
Quereinsteiger | 3: pers quer2 ; 2: pfhilf
Ausbildung 2027 Köln | 3: azpfl ; nie: intens
Ausbildung Einzelhandel | 3: azverk ; nie: filltr einzkf
Sicherheitsdienst | 3: sich ; 1: dojo ; nie: itsec
Koch Logistik | 3: kochlog kochbuero ; nie: koch1 azkoch
Kranich Digital | 3: devfull devgo dateng ux vertrinn hrbp teamcs
Jobs in Essen | 3: erzheim kurier zustel redak grafik foto ; nie: essfahr
Altenpfegerin | 3: altpfl ; 2: ambu nachtpf intens krschw
Elektoniker | 3: elekeg elekbt ; 1: elektr
Stuerfachangestellte | 3: stfa ; nie: steuert
Vertreib | 3: vertrad abtl vertrinn ; 1: keyacc trainee
Bürohilfe | 3: burohilf ; 1: buerok sekr
Produktmanager | 3: prodown
Unternehmensberatung | 3: unternb
Mediengestalter | 3: grafik ; 1: ux
Grafikdesigner | 3: grafik ; 1: ux
Friseurin | 3: friseur
Erntehelfer | 3: ernte ; nie: bauhelf altphelf
Nachtwache | 3: nachtpf dojo ; 2: altpfl
Müllabfuhr | 3: entsorg
Bademeister | 3: bademeis ; nie: hausm1 kfzmeis
Übersetzerin | 3: uebers
Immobilienkaufmann | 3: immo
`
