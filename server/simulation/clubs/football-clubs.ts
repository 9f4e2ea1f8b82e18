/** Football clubs, strongest first, and national teams. Names as a Turkish program writes them. */
export const superLig =
  'Galatasaray, Fenerbahçe, Beşiktaş, Trabzonspor, Samsunspor, Başakşehir, Göztepe, Konyaspor, Alanyaspor, Gaziantep FK, Rizespor, Kasımpaşa, Antalyaspor, Kocaelispor, Gençlerbirliği, Eyüpspor, Kayserispor, Fatih Karagümrük';
export const turkishFirst =
  'Erzurumspor FK, Amed SK, Esenler Erokspor, Bodrum FK, Çorum FK, Pendikspor, Bandırmaspor, Iğdır FK, Keçiörengücü, Boluspor, Sivasspor, Van Spor FK, İstanbulspor, Manisa FK, Ümraniyespor, Sarıyer, Serik Spor, Hatayspor, Sakaryaspor, Adana Demirspor';
export const turkishSecond =
  'Bursaspor, Mersin İdmanyurdu, Muğlaspor, Batman Petrolspor, Elazığspor, Şanlıurfaspor, Menemen FK, Karşıyaka, Altınordu, İskenderunspor, Kırklarelispor, Ankara Demirspor, Isparta 32 Spor, Aksarayspor, Arnavutköy Belediye, Beykoz Anadolu';
export const premierLeague =
  'Manchester City, Arsenal, Liverpool, Chelsea, Manchester United, Aston Villa, Tottenham Hotspur, Newcastle United, Brighton, Crystal Palace, Nottingham Forest, Bournemouth, Everton, Brentford, Fulham, West Ham United, Leeds United, Wolverhampton, Sunderland, Burnley';
export const championship =
  'Southampton, Leicester City, Ipswich Town, Coventry City, Middlesbrough, Sheffield United, West Bromwich, Norwich City, Bristol City, Millwall, Birmingham City, Wrexham, Swansea City, Watford, Stoke City, Hull City, Derby County, Preston North End, QPR, Blackburn Rovers, Charlton Athletic, Portsmouth, Oxford United, Sheffield Wednesday';
export const leagueOne =
  'Bolton Wanderers, Cardiff City, Huddersfield Town, Luton Town, Bradford City, Lincoln City, Stockport County, Barnsley, Plymouth Argyle, Wycombe Wanderers, Reading, Wigan Athletic, Blackpool, Rotherham United, Peterborough United, Leyton Orient, Doncaster Rovers, Mansfield Town, Exeter City, Burton Albion';
export const laLiga =
  'Barcelona, Real Madrid, Atletico Madrid, Athletic Bilbao, Villarreal, Real Betis, Real Sociedad, Sevilla, Valencia, Celta Vigo, Osasuna, Girona, Rayo Vallecano, Getafe, Espanyol, Mallorca, Deportivo Alaves, Elche, Levante, Real Oviedo';
export const laLiga2 =
  'Racing Santander, Deportivo La Coruna, Almeria, Las Palmas, Malaga, Leganes, Real Valladolid, Sporting Gijon, Granada, Cadiz, Castellon, Burgos, Eibar, Albacete, Cordoba, Huesca, Real Zaragoza, Ceuta, Mirandes, Cultural Leonesa';
export const bundesliga =
  'Bayern München, Borussia Dortmund, Bayer Leverkusen, RB Leipzig, Eintracht Frankfurt, VfB Stuttgart, Freiburg, Mainz 05, Hoffenheim, Borussia Mönchengladbach, Werder Bremen, Wolfsburg, Union Berlin, Augsburg, Köln, Hamburg, St. Pauli, Heidenheim';
export const bundesliga2 =
  'Schalke 04, Hertha Berlin, Hannover 96, Paderborn, Kaiserslautern, Darmstadt 98, Elversberg, Nürnberg, Karlsruher SC, Fortuna Düsseldorf, Arminia Bielefeld, Holstein Kiel, Bochum, Magdeburg, Preussen Münster, Greuther Fürth, Dynamo Dresden, Eintracht Braunschweig';
export const serieA =
  'Inter, Napoli, Milan, Juventus, Roma, Atalanta, Bologna, Lazio, Fiorentina, Como, Torino, Udinese, Genoa, Sassuolo, Parma, Cagliari, Verona, Lecce, Cremonese, Pisa';
export const serieB =
  'Palermo, Venezia, Monza, Frosinone, Modena, Cesena, Catanzaro, Bari, Empoli, Spezia, Juve Stabia, Sampdoria, Avellino, Padova, Reggiana, Mantova, Pescara, Südtirol, Carrarese, Virtus Entella';
export const ligue1 =
  'Paris Saint-Germain, Marsilya, Monaco, Lille, Lyon, Nice, Lens, Strasbourg, Rennes, Brest, Toulouse, Paris FC, Nantes, Auxerre, Le Havre, Angers, Lorient, Metz';
export const ligue2 =
  'Saint-Etienne, Montpellier, Reims, Troyes, Guingamp, Red Star, Dunkerque, Le Mans, Nancy, Grenoble, Annecy, Pau FC, Rodez, Clermont, Amiens, Laval, Bastia, Boulogne';
export const eredivisie =
  'PSV Eindhoven, Ajax, Feyenoord, AZ Alkmaar, Utrecht, Twente, Nijmegen, Groningen, Heerenveen, Sparta Rotterdam, Go Ahead Eagles, Fortuna Sittard, Zwolle, Heracles, Volendam, Excelsior, Telstar, NAC Breda';
export const portugal =
  'Sporting Lizbon, Benfica, Porto, Braga, Vitoria Guimaraes, Famalicao, Gil Vicente, Moreirense, Estoril, Rio Ave, Santa Clara, Arouca, Casa Pia, Nacional, Estrela Amadora, Alverca, Tondela, AVS';
export const belgium =
  'Club Brugge, Union SG, Genk, Anderlecht, Gent, Antwerp, Charleroi, Standard Liege, Mechelen, Westerlo, Sint-Truiden, OH Leuven, Cercle Brugge, Zulte Waregem, La Louviere, Dender';
export const scotland =
  'Celtic, Rangers, Hearts, Hibernian, Aberdeen, Motherwell, Dundee United, Falkirk, St. Mirren, Kilmarnock, Dundee FC, Livingston';
export const greece =
  'Olympiakos, PAOK, AEK Atina, Panathinaikos, Aris, Levadiakos, OFI Girit, Volos, Atromitos, Asteras Tripolis, Kifisia, Panetolikos, Larissa, Panserraikos';
export const austria =
  'RB Salzburg, Sturm Graz, Rapid Wien, LASK, Austria Wien, Wolfsberger, Hartberg, Altach, Ried, Tirol, Grazer AK, Blau-Weiss Linz';
export const switzerland =
  'Basel, Young Boys, Thun, Lugano, St. Gallen, Servette, Luzern, Sion, Zürih, Lausanne, Grasshoppers, Winterthur';

export const denmark =
  'Kopenhag, Midtjylland, Bröndby, Aarhus, Nordsjaelland, Silkeborg, Viborg, Randers, Odense, Fredericia, Sönderjyske, Vejle';
export const norway =
  'Bodö/Glimt, Viking, Brann, Rosenborg, Molde, Tromsö, Fredrikstad, Sandefjord, Sarpsborg 08, Valerenga, Kristiansund, KFUM Oslo, Hamarkameratene, Bryne, Strömsgodset, Haugesund';
export const sweden =
  'Mjällby, Malmö, Hammarby, Göteborg, GAIS, AIK, Djurgarden, Elfsborg, Häcken, Sirius, Brommapojkarna, Halmstad, Degerfors, Norrköping, Östers, Värnamo';
export const poland =
  'Lech Poznan, Rakow, Legia Varşova, Jagiellonia, Gornik Zabrze, Cracovia, Pogon Szczecin, Widzew Lodz, Zaglebie Lubin, Radomiak, Wisla Plock, Korona Kielce, Katowice, Motor Lublin, Piast Gliwice, Lechia Gdansk, Arka Gdynia, Nieciecza';
export const czechia =
  'Slavia Prag, Sparta Prag, Viktoria Plzen, Banik Ostrava, Jablonec, Sigma Olomouc, Slovan Liberec, Hradec Kralove, Karvina, Bohemians 1905, Zlin, Teplice, Slovacko, Pardubice, Mlada Boleslav, Dukla Prag';
export const croatia =
  'Dinamo Zagreb, Hajduk Split, Rijeka, Varazdin, Slaven Belupo, Istra 1961, Lokomotiva Zagreb, Osijek, Gorica, Vukovar 1991';
export const serbia =
  'Kızılyıldız, Partizan, Vojvodina, TSC Backa Topola, Cukaricki, Novi Pazar, Radnicki 1923, OFK Belgrad, Zeleznicar Pancevo, IMT Belgrad, Mladost Lucani, Spartak Subotica, Radnik Surdulica, Napredak';
export const ukraine =
  'Shakhtar Donetsk, Dinamo Kiev, Polissya, Kryvbas, LNZ Cherkasy, Karpaty Lviv, Zorya, Kolos Kovalivka, Metalist 1925, Veres Rivne, Obolon, Rukh Lviv, Oleksandriya, Kudrivka';
export const romania =
  'FCSB, CFR Cluj, Universitatea Craiova, Rapid Bükreş, Dinamo Bükreş, Farul Constanta, Universitatea Cluj, Arges, Botosani, UTA Arad, Otelul Galati, Petrolul Ploiesti, Hermannstadt, Csikszereda, Unirea Slobozia, Metaloglobus';
export const azerbaijan =
  'Karabağ, Sabah Bakü, Neftçi, Zira, Araz-Nahçıvan, Turan Tovuz, Şamahı, Sumqayıt, Qebele, İmişli';
export const saudi =
  'Al Hilal, Al Nassr, Al Ahli, Al Ittihad, Al Qadsiah, Al Taawoun, Al Ettifaq, Al Shabab, Neom SC, Al Khaleej, Al Fateh, Al Riyadh, Al Fayha, Damac, Al Okhdood, Al Hazem, Al Najma, Al Kholood';
export const brazil =
  'Flamengo, Palmeiras, Cruzeiro, Mirassol, Botafogo, Fluminense, Bahia, Sao Paulo, Corinthians, Gremio, Atletico Mineiro, Vasco da Gama, Santos, Bragantino, Internacional, Vitoria, Ceara, Fortaleza, Juventude, Sport Recife';
export const argentina =
  'River Plate, Boca Juniors, Racing Club, Rosario Central, Estudiantes, Velez Sarsfield, Lanus, Argentinos Juniors, Independiente, San Lorenzo, Huracan, Talleres, Belgrano, Defensa y Justicia, Tigre, Platense, Banfield, Barracas Central, Gimnasia La Plata, Instituto, Central Cordoba, Newells Old Boys, Union Santa Fe, Godoy Cruz';
export const mls =
  'Inter Miami, LAFC, Philadelphia Union, Cincinnati, San Diego, Vancouver Whitecaps, Seattle Sounders, Columbus Crew, Minnesota United, New York City, Nashville, Charlotte, Orlando City, LA Galaxy, New York Red Bulls, Austin, Portland Timbers, Chicago Fire, Real Salt Lake, Colorado Rapids, FC Dallas, Houston Dynamo, Sporting Kansas City, Toronto, Atlanta United, Montreal, New England, DC United';
export const mexico =
  'Toluca, Club America, Cruz Azul, Tigres UANL, Monterrey, Guadalajara, Pumas, Pachuca, Leon, Tijuana, Juarez, Santos Laguna, Necaxa, Atlas, Queretaro, Mazatlan, Atletico San Luis, Puebla';
export const japan =
  'Kashima Antlers, Kashiwa Reysol, Vissel Kobe, Kyoto Sanga, Sanfrecce Hiroşima, Machida Zelvia, Urawa Reds, Kawasaki Frontale, Gamba Osaka, Cerezo Osaka, FC Tokyo, Avispa Fukuoka, Nagoya Grampus, Tokyo Verdy, Yokohama Marinos, Fagiano Okayama, Shimizu S-Pulse, Yokohama FC';
export const korea =
  'Jeonbuk Motors, Ulsan HD, Daejeon Citizen, Gimcheon Sangmu, Pohang Steelers, FC Seoul, Gangwon, Gwangju, Anyang, Suwon FC, Jeju SK, Daegu';
export const colombia =
  'Atletico Nacional, Junior, Millonarios, Santa Fe, America de Cali, Tolima, Medellin, Once Caldas, Deportivo Cali, Bucaramanga, Fortaleza CEIF, Pereira, Pasto, Aguilas Doradas, Alianza, Llaneros';
export const bulgaria =
  'Ludogorets, Levski Sofya, CSKA Sofya, CSKA 1948, Cherno More, Botev Plovdiv, Lokomotiv Plovdiv, Arda, Slavia Sofya, Beroe, Spartak Varna, Montana';
export const championsLeague =
  'Paris Saint-Germain, Barcelona, Real Madrid, Bayern München, Arsenal, Liverpool, Manchester City, Inter, Chelsea, Atletico Madrid, Napoli, Borussia Dortmund, Juventus, Galatasaray, Sporting Lizbon, Benfica, Atalanta, PSV Eindhoven, Club Brugge, Olympiakos, Karabağ, Bodö/Glimt, Slavia Prag, Union SG';
export const europaLeague =
  'Roma, Aston Villa, Lyon, Fenerbahçe, Porto, Real Betis, Lille, Freiburg, Nottingham Forest, Bologna, Rangers, Celtic, Braga, VfB Stuttgart, Panathinaikos, PAOK, Kızılyıldız, Midtjylland, Genk, Viktoria Plzen, Malmö, Young Boys, Ludogorets, Sturm Graz';
export const conferenceLeague =
  'Crystal Palace, Fiorentina, Strasbourg, Mainz 05, Rayo Vallecano, AZ Alkmaar, Beşiktaş, Samsunspor, AEK Atina, Sparta Prag, Lech Poznan, Rakow, Legia Varşova, Jagiellonia, Shakhtar Donetsk, Rijeka, Hamrun Spartans, Lausanne, Aberdeen, Slovan Bratislava';
export const nations =
  'İspanya, Fransa, İngiltere, Arjantin, Portekiz, Almanya, Hollanda, Brezilya, İtalya, Belçika, Hırvatistan, Türkiye, Norveç, İsviçre, Danimarka, Avusturya, Uruguay, Kolombiya, Fas, Japonya, Senegal, ABD, Meksika, Sırbistan, Polonya, İsveç, Güney Kore, Macaristan, İskoçya, Çekya';
