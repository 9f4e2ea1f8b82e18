/** Basketball, volleyball, handball and ice-hockey clubs, strongest first. */
export const bsl =
  'Fenerbahçe Beko, Anadolu Efes, Beşiktaş Gain, Bahçeşehir Koleji, Türk Telekom, Galatasaray MCT Technic, Tofaş, Bursaspor Basketbol, Trabzonspor Basketbol, Manisa Basket, Karşıyaka, Aliağa Petkimspor, Mersin Spor, Esenler Erokspor, Büyükçekmece Basketbol, Glint Manisa';
export const euroLeague =
  'Fenerbahçe, Panathinaikos, Olympiakos, Real Madrid, Monaco, Hapoel Tel Aviv, Valencia Basket, Kızılyıldız, Zalgiris, Barcelona, Anadolu Efes, Partizan, Olimpia Milano, Virtus Bologna, Maccabi Tel Aviv, Bayern München, Dubai Basketball, Paris Basketball, Baskonia, ASVEL';
export const nba =
  'Oklahoma City Thunder, Denver Nuggets, Cleveland Cavaliers, New York Knicks, Houston Rockets, San Antonio Spurs, Detroit Pistons, Los Angeles Lakers, Minnesota Timberwolves, Orlando Magic, Golden State Warriors, Boston Celtics, Toronto Raptors, Atlanta Hawks, Philadelphia 76ers, Miami Heat, Milwaukee Bucks, Los Angeles Clippers, Phoenix Suns, Portland Trail Blazers, Chicago Bulls, Dallas Mavericks, Memphis Grizzlies, Charlotte Hornets, Indiana Pacers, Sacramento Kings, Utah Jazz, New Orleans Pelicans, Brooklyn Nets, Washington Wizards';
export const acb =
  'Unicaja Malaga, Tenerife, Gran Canaria, Joventut Badalona, UCAM Murcia, Baxi Manresa, Basquet Girona, Surne Bilbao, Breogan, Forca Lleida, Casademont Zaragoza, San Pablo Burgos, MoraBanc Andorra, Granada';
export const legaBasket =
  'Brescia, Trapani Shark, Reyer Venezia, Aquila Trento, Tortona, Reggiana, Trieste, Napoli Basket, Udine, Cremona, Varese, Sassari, Treviso, Cantu';
export const lnb =
  'Cholet, Nanterre 92, Bourg-en-Bresse, JL Strasbourg, Le Mans Sarthe, Dijon, Limoges, Gravelines, Saint-Quentin, Chalon, Le Portel, Boulazac';
export const bbl =
  'Alba Berlin, Ulm, Bonn, Würzburg, Ludwigsburg, Bamberg, Oldenburg, Rostock Seawolves, Chemnitz, Braunschweig, Vechta, Heidelberg, Hamburg Towers, Jena, Frankfurt, Trier';
export const greekBasket =
  'AEK, PAOK, Aris Selanik, Promitheas, Kolossos Rodos, Peristeri, Maroussi, Iraklis, Mykonos, Panionios';
export const kbl =
  'LG Sakers, SK Knights, KCC Egis, KT Sonicboom, Mobis Phoebus, DB Promy, KGC, Gas Corporation, Samsung Thunders, Sono Skygunners';
export const sultanlar =
  'Fenerbahçe Medicana, VakıfBank, Eczacıbaşı Dynavit, Galatasaray Daikin, Türk Hava Yolları, Zeren Spor, Beşiktaş, Kuzeyboru, Aras Kargo, Nilüfer Belediye, Bahçelievler Belediye, Aydın Büyükşehir, Göztepe, İlbank';
export const efeler =
  'Ziraat Bankkart, Halkbank, Fenerbahçe Medicana Erkek, Galatasaray HDI, Arkas Spor, Spor Toto, Altekma, İstanbul Büyükşehir, Bursa Büyükşehir, Cizre Belediye, Alanya Belediye, Rams Global Gebze, On Hotels Alanya, Gaziantep Gençlik';
export const superLega =
  'Perugia, Trentino, Lube Civitanova, Piacenza, Verona, Modena Volley, Milano, Monza, Cisterna, Padova, Grottazzolina, Cuneo';
export const plusLiga =
  'Zawiercie, Jastrzebski, Projekt Warszawa, Resovia, Lublin, Zaksa, Belchatow, Olsztyn, Gdansk, Suwalki, Katowice Siatkowka, Lwow';
export const serieAVolley =
  'Conegliano, Milano Kadın, Novara, Scandicci, Chieri, Vallefoglia, Busto Arsizio, Bergamo, Il Bisonte, Perugia Kadın, Macerata, Cuneo Kadın';
export const nhl =
  'Colorado Avalanche, Carolina Hurricanes, Dallas Stars, Vegas Golden Knights, Tampa Bay Lightning, Edmonton Oilers, Florida Panthers, Toronto Maple Leafs, New Jersey Devils, Washington Capitals, Winnipeg Jets, Los Angeles Kings, Minnesota Wild, Ottawa Senators, Montreal Canadiens, Utah Mammoth, New York Rangers, St. Louis Blues, Detroit Red Wings, Boston Bruins, Vancouver Canucks, Columbus Blue Jackets, Anaheim Ducks, New York Islanders, Buffalo Sabres, Pittsburgh Penguins, Philadelphia Flyers, Nashville Predators, Calgary Flames, Seattle Kraken, Chicago Blackhawks, San Jose Sharks';
export const shl =
  'Skelleftea, Frölunda, Färjestad, Rögle, Vaxjö, Lulea, Örebro, Brynäs, Malmö Redhawks, Timra, Linköping, HV71, Leksand, Djurgarden';
export const del =
  'Kölner Haie, Adler Mannheim, Eisbaren Berlin, Red Bull Münih, ERC Ingolstadt, Straubing Tigers, Bremerhaven, Wolfsburg Grizzlys, Nürnberg Ice Tigers, Schwenninger, Augsburger Panther, Iserlohn Roosters, Löwen Frankfurt, Dresdner Eislöwen';
export const liiga =
  'Tappara, Lukko, Ilves, KalPa, SaiPa, HIFK, TPS, Karpat, HPK, Jukurit, Assat, JYP, Pelicans, Sport';
export const handballTurkey =
  'Beşiktaş Safi Çimento, Beykoz Belediye, Spor Toto SK, Nilüfer Belediyespor, Köyceğiz Belediye, Adıyaman Belediye, Rize Belediye, Güneysu SK, Depsaş Enerji, Hatay Büyükşehir, İzmir BSB, Mihalıççık Belediye';
export const handballGermany =
  'Magdeburg, Füchse Berlin, Kiel, Flensburg-Handewitt, Melsungen, Hannover-Burgdorf, Rhein-Neckar Löwen, Gummersbach, Lemgo, Göppingen, Hamburg HSV, Eisenach, Erlangen, Stuttgart, Wetzlar, Leipzig DHfK, Balingen, Minden';
export const handballChampions =
  'Barcelona, Veszprem, PSG Handball, Aalborg, Kielce, Szeged, Sporting CP, Nantes, Wisla Plock, Dinamo Bükreş, GOG, Kolstad, Zagreb, Eurofarm Pelister';
export const handballFrance =
  'Montpellier HB, Toulouse Fenix, Saint-Raphael, Aix, Chambery, Limoges HB, Nimes, Cesson-Rennes, Chartres, Dunkerque HB, Tremblay, Istres';
