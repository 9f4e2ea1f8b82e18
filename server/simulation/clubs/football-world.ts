/** Football clubs, strongest first, beyond the great leagues; and national teams. */
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
