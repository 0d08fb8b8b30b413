/** Queries with a condition: "ohne …", "keine …", a time of day, from home. Lines as in `judge.ts`. */
export const CONDITION_QUERIES = `
verkäuferin ohne wochenende | 3: verkauf -we ; 1: verkauf we ; nie: baecker , verkauf autohaus | cond: ohne wochenende
Altenpflege ohne Nachtdienst | 3: altenpflege fach tags ; 2: altenpflege fach -nacht , ambulantpflege ; nie: dauernacht , intensiv , gartenpflege | cond: ohne Nachtdienst
pflegefachkraft keine schicht | 3: altenpflege fach tags ; 1: altenpflege fach -nacht ; nie: dauernacht , intensiv | cond: keine schicht
koch ohne abenddienst | 3: koch tags ; 1: koch -azubi ; nie: kuechenmonteur , kuechenplaner , koch azubi | cond: ohne abenddienst
koch keine wochenenden | 3: koch tags ; nie: koch we , kuechenmonteur | cond: keine wochenenden
Koch Mo-Fr | 3: koch tags ; nie: koch we , kuechenchef | cond: Mo-Fr
bäcker ohne nachtarbeit | 3: baecker tags ; 1: konditor ; nie: baecker nacht , baeckereiverkauf | cond: ohne nachtarbeit
bäcker tagschicht | 3: baecker tags ; nie: baecker nacht
lkw fahrer jeden tag zuhause | 3: lkw nah ; 1: lkw nacht ; nie: lkw fern , stapler
lkw fahrer kein fernverkehr | 3: lkw nah ; 2: lkw nacht ; nie: lkw fern | cond: kein fernverkehr
kraftfahrer ohne übernachtung | 3: lkw nah ; 2: lkw nacht ; nie: lkw fern | cond: ohne übernachtung
produktionshelfer keine zeitarbeit | 3: produktion quer -leih ; nie: leih | cond: keine zeitarbeit
schweißer ohne leihfirma | 3: schweisser -leih ; nie: leih | cond: ohne leihfirma
lager ohne personalvermittler | 3: lager -leih ; nie: leih | cond: ohne personalvermittler
produktion ohne nachtschicht | 3: produktion tags ; 2: produktion -nacht ; nie: produktion nacht | cond: ohne nachtschicht
produktion nur frühschicht | 3: produktion tags ; nie: produktion nacht | cond: frühschicht
cnc dreher ohne schicht | 3: zerspaner tags ; 1: zerspaner schicht ; nie: wasserstrahl | cond: ohne schicht
schlosser normalschicht | 3: industriemech tags ; 1: industriemech | cond: normalschicht
elektriker keine montage | 3: elektriker betrieb ; 2: elektriker -azubi -pv ; nie: azubi | cond: keine montage
elektroniker ohne reisetätigkeit | 3: elektriker -azubi ; nie: azubi , messebau | cond: ohne reisetätigkeit
reinigungskraft nur morgens | 3: reinigung vormittag ; 1: reinigung ; nie: maschinenreinig , glasreinigung
putzen abends | 3: reinigung abend ; 1: reinigung ; nie: azubi , maschinenreinig
putzjob vormittags nürnberg | 3: reinigung vormittag nuernberg ; 2: reinigung um-nuernberg ; nie: maschinenreinig | cond: vormittags
bürojob während der schulzeit | 3: buero vormittag ; 2: buero tz , empfang buero , stammdaten ; nie: lager | cond: während der schulzeit
büro vormittags kinder | 3: buero vormittag ; 1: buero tz ; nie: erzieher , kitakueche
sekretärin ohne englisch | 3: sekretariat , empfang buero ; 1: buero ; nie: uebersetz | cond: ohne englisch
job ohne deutschkenntnisse | 3: quer ; nie: lehrer , redaktion | cond: ohne deutschkenntnisse
kundenservice ohne telefon | 2: kunde ; nie: kuechenplaner | cond: ohne telefon
callcenter von zuhause | 3: kunde home ; 1: kunde ; nie: rezeption
buchhalterin von zu hause aus | 3: buchhaltung home ; 2: buchhaltung ; nie: biblio , kunde
buchhaltung homeoffice teilzeit | 3: buchhaltung home tz ; 2: buchhaltung , lohnbuch ; nie: kunde
vertrieb kein außendienst | 3: innen ; 1: vertleiter ; nie: aussen | cond: kein außendienst
vertrieb innendienst | 3: innen ; nie: aussen , sachvers
verkäufer keine provision | 3: verkauf -autohaus ; nie: verkauf autohaus | cond: keine provision
security ohne nachtdienst | 3: wach tags ; 1: kaufhausdetektiv ; nie: wach nacht | cond: ohne nachtdienst
wachmann tagsüber | 3: wach tags ; nie: wach nacht
hotel nachts | 3: rezeption nacht ; 2: bar ; nie: koch tags , wach tags
hotel ohne schichtdienst | 1: rezeption , koch wohnung , zimmermaedchen | cond: ohne schichtdienst
kellnern nur wochenende | 3: service mini we ; 2: service we ; nie: tags , lehrer
kellner nicht abends | 2: service mini ; 1: service ; nie: bar , koch | cond: nicht abends
kita teilzeit vormittag | 3: kitakueche , erzieher -azubi , kinderpflege ; nie: azubi
mfa ohne samstag | 3: mfa -azubi ; nie: mfa azubi , apotheke | cond: ohne samstag
mfa nur vormittags | 3: mfa vormittag ; 1: mfa -azubi ; nie: azubi , buero
arzthelferin teilzeit ohne spätsprechstunde | 3: mfa vormittag ; 2: mfa -azubi ; nie: azubi , ernte | cond: ohne spätsprechstunde
sozialarbeiter ohne schicht | 3: sozialpaed tags ; 1: sozialpaed | cond: ohne schicht
erzieherin ohne schichtdienst | 3: erzieher -azubi ; 1: kinderpflege ; nie: sozialpaed berlin | cond: ohne schichtdienst
busfahrer keine geteilten dienste | 2: bus | cond: keine geteilten dienste
regale einräumen nachts | 3: regal ; nie: lager vz , bar
zeitung austragen früh | 3: zeitung ; nie: redaktion , baeckereiverkauf
hausmeister stundenweise | 3: hausmeister mini ; 2: hausmeister ; nie: stammdaten
gärtner ohne ausbildung | 3: gartenpflege , gaertner ; 1: ernte ; nie: kinderpflege , florist | cond: ohne ausbildung
lagerarbeiter ohne staplerschein | 3: lager quer -saison -ferien , lager quer ; 1: lager ; nie: stapler , java | cond: ohne staplerschein
küchenhilfe ohne wochenende | 3: kuechenhilfe tags , kitakueche ; 1: kuechenhilfe ; nie: kuechenmonteur , kuechenplaner | cond: ohne wochenende
softwareentwickler nicht java | 3: csharp , cpp , js ; nie: java | cond: nicht java
it kein schichtdienst | 3: admin -schicht , js , java , csharp ; nie: admin schicht | cond: kein schichtdienst
fahrer ohne ce | 3: paket , krankenfahr , taxi , bus ; nie: lkw , stapler , kranfahr | cond: ohne ce
physiotherapeut keine hausbesuche | 3: physio ; nie: fitness | cond: keine hausbesuche
steuerfachangestellte hybrid | 3: steuerfach ; nie: steuergeraet
unbefristete stelle kein minijob kassel | 3: kassel -mini -bef -azubi ; nie: mini kassel , bef kassel | cond: kein minijob
arbeit ohne kundenkontakt | 3: lager , produktion , stammdaten ; 2: leiterplatten , reinigung , regal ; nie: kunde , verkauf , rezeption | cond: ohne kundenkontakt
`
