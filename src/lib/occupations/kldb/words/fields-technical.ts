/** Parts of words that name a field of work, with its group of four digits: technical fields. See `word-table.ts`. */
export const TECHNICAL_FIELDS = `
1110 landwirtschaft agrar landbau pflanzenbau ackerbau ländlich pflanzenproduktion ökolandbau bauernhof saatgut pflanzenschutz
1111 landtechnik agrartechnik melktechnik
1112 landwirtschaftlichesachverst
1113 landwirtschaftlichtechn agrarlabor
1118 agrochemie saatzucht agrarmarketing
1121 tierhaltung tierproduktion rinder schwein milchvieh tierzucht nutztier schaf tierwirt viehzucht
1122 geflügel brüterei
1123 imkerei bienen
1130 pferde
1131 pferdezucht gestüt
1132 reiten pferderennen reitstall trabrenn
1141 fischzucht aquakultur teichwirt fischhaltung
1142 fischerei fischwirt
1150 tierpfleg tierheim tiergarten tierasyl
1152 haustier zootier kleintier heimtier hunde zoologischergarten
1160 rebbau reben weinbau weingut kellerwirtschaft önologie rebanbau
1171 forst wald
1172 naturschutz landschaftspflege landespflege landschaftsökologie
1173 jagd wildhege
1210 gartenbau gärtnerei
1211 obstbau gemüsebau obst gemüse
1212 baumschul stauden zierpflanz
1213 friedhof
1214 landschaftsbau sportplatz landschaftsarchitekt golfplatz grünanlage
1220 floristik blumen
2111 bergbau tagebau grube tiefbohr erdöl bohrtechnik untertage erdgas steinkohle braunkohle
2112 feuerwerk spreng munition
2120 steinbearbeitung werkstein steineerden
2121 mineral naturstein kies schotter aufbereitung
2122 formstein branntstein bindemittel baustoff beton zement ziegel kalk betonfertigteil betonstein transportbeton
2123 steinmetz steintechnik
2131 ~glas glashütte glasherstellung glasverarbeitung flachglas hohlglas glastechnik
2132 glasapparate glasinstrument thermometer
2134 glasveredl glasschliff spiegel glaskante
2136 feinoptik optik brillenglas linsen
2141 keramik porzellan feinkeramik keramtech sintererzeugnis feuerfestkeramik
2210 plast elast extruder folien kunststoff kautschuk gummi polymer spritzguss extrusion kunstleder schichtpressstoff
2211 reifen vulkanis bereifung
2220 lack farbe farben anstrichstoff
2221 fahrzeuglack autolack
2222 lacklabor
2230 ~holz holztechnik holzindustrie
2232 sägewerk furnier holzwerkstoff spanplatte gatter bandsäge kreissäge holzmaschine holzbearbeitungsmasch
2233 fenster palette kisten parketth
2234 möbelservice küchenservice umzugsservice möbel tischler schreiner innenausbau küchenmöbel
2235 flechtwaren flechtwerk korb bürsten pinsel
2310 papierindustrie
2311 papierherstell papiererzeug zellstoff papiermaschine ganzstoff
2312 ~papier papierverarbeit verpackung karton wellpappe packmittel pappe
2321 druckform druckvorlage mediengestalt satz druckvorstufe printmedien reproduktion layout screendesign
2322 grafik kommunikationsdesign mediendesign webdesign fotodesign visuellekommunikation
2328 mediengestaltungtech medientechn
2331 fotolabor filmentwicklung fototechnik mikrofilm
2332 ~foto fotografie
2341 ~druck drucktechnik druckerei siebdruck druckmaschine offset polygraph polygraf mediapublishing
2342 buchbind druckweiterverarbeit
2410 metallurg metallerzeug
2411 hütte hochofen stahlwerk eisenhütte metallhütte stahlerzeug nichteisen kokerei
2412 walzwerk umform draht schmiede umformtechnik
2413 ~gieß gießerei druckguss formguss gießanlage gießmaschine formmaschine formerei
2420 ~metall
2421 ~press blech stanz biege kaltumform spanlos tiefzieh abkant stanzmaschine
2422 schleiferei schleif schleifmaschine poliermaschine
2423 ~dreh ~bohr ~gewinde zerspan drehmaschine fräs dreherei bohrwerk cnc drehautomat hobel bohrmaschine fräsmaschine drehbank spangeb spanend verzahn gewindeschneid
2424 laser
2430 oberflächentechnik galvano galvanik härterei emaillier
2441 metallbau stahlbau schlosserei leichtmetall schmiedetech konstruktionstechn
2442 schweiß löt brennschneid brennmaschine niet
2443 tauch taucherei
2451 feinwerk feingeräte feinmechan präzision waagen chirurgiemechan feinstbearbeitung
2452 werkzeugbau werkzeugtech formenbau vorrichtungsbau stempel werkzeug
2453 uhren
2510 ~maschinen ~betriebstechnik ~verfahrenstechnik ~fertigungstechnik ~maschinentechnik ~mechanik maschinenbau
2511 gerätebau gerätemontage
2512 maschinenführ anlagenführ anlagenbedien
2513 ~service instandhaltung wartung kundendienst aufzug bürotechnik
2518 hydraulik pneumatik armaturen pumpen
2520 fahrzeug
2521 ~auto kfz kraftfahrzeug karosserie automobil fahrzeugtechnik pkw fahrzeugbau
2522 erntemaschinen landmaschinen baumaschinentech baumaschinen landundbaumaschinen
2523 flugzeug luftfahrt raumfahrt triebwerk fluggerät luftfahrzeug hubschrauber flugtechnik
2524 schiffbau werft boots schiffsbau schiffbautechnik
2525 zweirad fahrrad motorrad
2611 mechatronik mechatronische
2612 bmsr regelungs messundregel automatisierung messtechnik regelungstechnik steuerungstech prozessautomat messsteuer robotik prozessleittechnik
2621 elektroinstallation gebäudesysteme gebäudeelektr beleuchtung
2622 elektromaschinen antriebstechnik elektromotor wickelei
2623 ~energie energietechnik dampf generator diesel kraftmaschine reaktor kernenergie kraftwerk energieversorgung stromversorgung turbine kernkraft kesselhaus kerntechnik elektrizität batterietechnik reaktortechnik elektroenergie gaserzeugung
2624 solar windkraft windenergie photovoltaik regenerativ erneuerbare biogas
2625 elektroanlagen schaltanlagen elektrischebetriebst schaltschrank elektromech
2626 freileitung kabel leitungsbau
2630 ~elektro elektrotechnik elektronik
2631 fernmelde nachrichtentechnik telekommunikation informationstechnik rundfunk fernsehtechnik funk kommunikationstechnik antennen hochfrequenz radio telefon kommunikationselektr elektroakustik alarmanlagen
2632 mikrosystem halbleiter mikroelektronik mikrotech nano sensortechnik leiterplatt
2633 fahrzeugelektr schiffselektr flugzeugelektr bordelektr avionik
2638 optoelektron digitaltechnik kybernetik
2710 ~forschung ~entwicklung versuch prototyp
2718 patent normung normen
2721 zeichn technischzeich
2722 konstruktion gerätekonstr berechnung cad
2723 modellbau modelltischl
2730 engineering zeitstudien ~fertigung ~produktion arbeitsgestaltung betriebsgestaltung systemsengineering arbeitsstudi arbeitsvorbereitung refa produktionsplanung betriebsorganisation produktionssteuerung industrial wirtschaftsingenieur betriebswissenschaft
2731 ~qualität gütekontrolle prüffeld qualitätssicherung prüftechnik qs materialprüfstelle
2810 textil
2811 stickerei textilgestalt textildesign
2812 filz tufting weberei strickerei wirkerei textilherstell maschentechnik webmaschine strickmaschine wirkmaschine
2813 faden spinnerei garn seil faser spinnmaschine
2814 färberei textilveredl färbmaschine appretur
2821 modedesign mode modegestalt
2822 bekleidung schneiderei näherei konfektion wäsche damenoberbekl hut nähmaschine kleidung
2823 segel zelte planen schirm
2824 polsterei polster innenausstattung matratzen
2830 leder
2831 gerberei lederherstell
2832 sattlerei lederwaren täschner
2833 schuh
2834 fell pelz kürschner rauchwaren
2910 getränke
2911 brauerei mälzerei brauwesen bier malz brautechnik
2912 wein sekt weinkellerei
2913 brennerei destillat spirituosen branntwein
2914 fruchtsaft mineralwasser saft
2920 lebensmittel nahrungsmittel ernährungsindustrie
2921 mühle müllerei futtermittel getreide
2922 teig backofen bäckerei backwaren konditorei brot
2923 darm fleischerei fleisch schlacht wurst metzgerei
2924 fischverarbeit fischindustrie
2925 milch molkerei käserei käse butter
2926 süßwaren zucker schokolade speiseeis eisherstell
2927 tabak zigar
2928 kaffee tee kartoffel speisefett speiseöl fertiggericht feinkost konserven tiefkühl stärke gewürz
2930 küche koch speisen mensa kantine verpflegung großküche
3110 ~bau bauwesen bauplanung bauüberwachung baubetrieb bauing bautechnik bauwirtschaft baukonstruktion
3111 architektur architekt hochbauplanung
3112 stadtplanung raumplanung regionalplanung städtebau
3113 verkehrsbau verkehrswegebau straßenplanung brückenbau verkehrswege
3114 melioration wasserwirtschaft bewässerung
3115 denkmalpflege bausanierung altbau bauerneuerung bauwerkserhaltung
3116 bausachverst baukontroll
3117 bauabrechnung baukalkul
3121 vermessung geodäsie kataster
3122 kartograf landkart
3210 hochbau
3211 stahlbeton betonbau betonarbeiten
3212 maurer mauerwerk
3213 schornsteinbau feuerung feuerfest
3214 dach dachdeck
3215 fassade
3216 gerüst
3217 abbruch rückbau
3220 tiefbau erdbau erdarbeit
3221 pflaster
3222 straßenbau asphalt
3223 gleisbau gleis
3224 brunnen
3225 kanalbau tunnelbau kanal
3226 wasserbau kulturbau deich
3310 bodenleg bodenbelag fußboden
3311 fliesenarb fliesen mosaik
3312 estrich terrazzo
3313 parkett
3321 maler lackierhandwerk anstrich
3322 stuckarb stuck putz
3323 abdichtung
3324 holzschutz bautenschutz
3330 trockenbau ausbau akustik
3331 isolier wärmedämm kälteschutz schallschutz
3332 zimmer holzbau zimmerei
3333 bautischler treppenbau
3334 glaserei verglasung
3335 rollladen rolladen jalousie sonnenschutz
3410 gebäudetechnik haustechnik gebäudeservice versorgungstechnik gebäudesystem
3411 sportanlage sportstätte
3420 klempnerei klempner
3421 sanitär heizung lüftung klimatechnik gasundwasser wasserinstall klima zentralheizung klimaanlage heizungsanlage
3422 kachelofen ofenbau luftheizung
3423 kälte
3430 entsorgung versorgungundentsorgung stadtreinigung fernwärme
3431 abwasser wasserversorgung kläranlage wasserwerk kanalservice industrieservice trinkwasser wasseraufbereit
3432 rohrleitung rohrnetz rohr gasversorgung
3433 abfall recycling müll deponie kreislauf
3434 apparatebau behälterbau kesselbau anlagenbau ~anlagenmech apparatetech dampferzeuger
4110 mathemat
4111 statistik
4120 biolog
4121 biotechnik biologielabor bioverfahren biotechnolog
4122 präparation sektionstechnik
4123 ökologie
4124 botanik
4125 zoologie
4126 mikrobiolog
4127 humanbiolog genetik
4128 biomechanik
4130 chemiker
4131 ~chemisch pharmazie chemie pharmazeutischeproduktion chemiebetrieb pharmatechnik pharmaproduktion kosmetika waschmittel
4132 ~labor chemielabor chemotechnik lebensmittelchemie
4133 chemieanlage
4134 raffinerie mineralöl
4140 physik
4141 physiklabor physikalischtechn
4142 materialwissen werkstoff metallograf
4143 baustoffprüf
4211 bodenwissen geotechnik
4212 geologie geowissen mineralogie geophysik
4213 geograf geograph
4214 meteorolog wetter
4220 umweltschutztechnik umwelttechnik umweltverfahren umweltschutz
4221 schornsteinfeg
4231 ~umwelt nachhaltig energieberat umweltmanagement
4232 gewässerschutz immissionsschutz
4233 strahlenschutz
4310 =it =edv =dv informatik datenverarbeitung informationstechnische informationsundkommunikation
4311 wirtschaftsinformatik betriebsinformatik datenanalyse ebusiness egovernment informationsmanagement
4312 technischeinformatik embedded speicherprogrammierbar =sps
4313 bioinformatik medizininformatik medizinischeinformatik
4314 geoinformatik
4315 medieninformatik multimedia internet web
4321 systemanalyse systemarchitektur
4322 anwendungsberat anwenderbetreu benutzerservice itberatung erp helpdesk computerservice
4323 itvertrieb edvvertrieb edvkauf
4331 netzwerk
4332 itkoordin itprojekt
4333 itorganisation
4334 systemadministration rechenzentrum systemverwalt
4335 datenbank
4336 webadmin
4338 itsicherheit informationssicherheit
4341 software anwendungsentwicklung
4342 programmier
`
