/** Football clubs, strongest first, of the great European leagues. Names as a Turkish program writes them. */
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
