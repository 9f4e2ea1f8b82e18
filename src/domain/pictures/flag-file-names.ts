/**
 * Country codes with folded Turkish names, for countries with a flag. The names are a static table, because reading all
 * of them from the browser's Intl data took 30 ms of every first paint.
 */

/** Map of name → flag file ("tr", "gb-eng"). */
export function flagFileNames(): ReadonlyMap<string, string> {
  return new Map(
    table.split(';').map((row) => {
      const [code = '', ...name] = row.trim().split(' ');
      return [name.join(' '), code];
    }),
  );
}

/** Names from the Unicode CLDR data, followed by the names that sports programs use and the nations of Britain. */
const table = `
ac ascension adasi; ad andorra; ae birlesik arap emirlikleri; af afganistan; ag antigua ve barbuda; ai anguilla;
al arnavutluk; am ermenistan; ao angola; aq antarktika; ar arjantin; as amerikan samoasi; at avusturya; au avustralya;
aw aruba; ax aland adalari; az azerbaycan; ba bosna-hersek; bb barbados; bd banglades; be belcika; bf burkina faso;
bg bulgaristan; bh bahreyn; bi burundi; bj benin; bl saint barthelemy; bm bermuda; bn brunei; bo bolivya;
bq karayip hollandasi; br brezilya; bs bahamalar; bt butan; bv bouvet adasi; bw botsvana; by belarus; bz belize;
ca kanada; cc cocos adalari; cd kongo - kinsasa; cf orta afrika cumhuriyeti; cg kongo - brazavil; ch isvicre;
ci cote d’ivoire; ck cook adalari; cl sili; cm kamerun; cn cin; co kolombiya; cr kosta rika; cu kuba; cv cabo verde;
cw curacao; cx christmas adasi; cy kibris; cz cekya; de almanya; dj cibuti; dk danimarka; dm dominika;
do dominik cumhuriyeti; dz cezayir; ec ekvador; ee estonya; eg misir; eh bati sahra; er eritre; es ispanya;
et etiyopya; eu avrupa birligi; fi finlandiya; fj fiji; fk falkland adalari; fm mikronezya; fo faroe adalari;
fr fransa; ga gabon; gb birlesik krallik; gd grenada; ge gurcistan; gf fransiz guyanasi; gg guernsey; gh gana;
gi cebelitarik; gl gronland; gm gambiya; gn gine; gp guadeloupe; gq ekvator ginesi; gr yunanistan;
gs guney georgia ve guney sandwich adalari; gt guatemala; gu guam; gw gine-bissau; gy guyana; hk cin hong kong oib;
hm heard adasi ve mcdonald adalari; hn honduras; hr hirvatistan; ht haiti; hu macaristan; ic kanarya adalari;
id endonezya; ie irlanda; il israil; im man adasi; in hindistan; io britanya hint okyanusu topraklari; iq irak;
ir iran; is izlanda; it italya; je jersey; jm jamaika; jo urdun; jp japonya; ke kenya; kg kirgizistan; kh kambocya;
ki kiribati; km komorlar; kn saint kitts ve nevis; kp kuzey kore; kr guney kore; kw kuveyt; ky cayman adalari;
kz kazakistan; la laos; lb lubnan; lc saint lucia; li liechtenstein; lk sri lanka; lr liberya; ls lesotho;
lt litvanya; lu luksemburg; lv letonya; ly libya; ma fas; mc monako; md moldova; me karadag; mf saint martin;
mg madagaskar; mh marshall adalari; mk kuzey makedonya; ml mali; mm myanmar; mn mogolistan; mo cin makao oib;
mp kuzey mariana adalari; mq martinik; mr moritanya; ms montserrat; mt malta; mu mauritius; mv maldivler; mw malavi;
mx meksika; my malezya; mz mozambik; na namibya; nc yeni kaledonya; ne nijer; nf norfolk adasi; ng nijerya;
ni nikaragua; nl hollanda; no norvec; np nepal; nr nauru; nu niue; nz yeni zelanda; om umman; pa panama; pe peru;
pf fransiz polinezyasi; pg papua yeni gine; ph filipinler; pk pakistan; pl polonya; pm saint pierre ve miquelon;
pn pitcairn adalari; pr porto riko; ps filistin bolgeleri; pt portekiz; pw palau; py paraguay; qa katar; re reunion;
ro romanya; rs sirbistan; ru rusya; rw ruanda; sa suudi arabistan; sb solomon adalari; sc seyseller; sd sudan;
se isvec; sg singapur; sh saint helena; si slovenya; sj svalbard ve jan mayen; sk slovakya; sl sierra leone;
sm san marino; sn senegal; so somali; sr surinam; ss guney sudan; st sao tome ve principe; sv el salvador;
sx sint maarten; sy suriye; sz esvatini; ta tristan da cunha; tc turks ve caicos adalari; td cad;
tf fransiz guney topraklari; tg togo; th tayland; tj tacikistan; tk tokelau; tl timor-leste; tm turkmenistan;
tn tunus; to tonga; tr turkiye; tt trinidad ve tobago; tv tuvalu; tw tayvan; tz tanzanya; ua ukrayna; ug uganda;
um abd kucuk harici adalari; us amerika birlesik devletleri; uy uruguay; uz ozbekistan; va vatikan;
vc saint vincent ve grenadinler; ve venezuela; vg britanya virjin adalari; vi abd virjin adalari; vn vietnam;
vu vanuatu; wf wallis ve futuna; ws samoa; xa psodo aksanlar; xk kosova; ye yemen; yt mayotte; za guney afrika;
zm zambiya; zw zimbabve;
us abd; gb-eng ingiltere; gb-sct iskocya; gb-wls galler; gb-nir kuzey irlanda; gb buyuk britanya; ba bosna hersek;
cz cek cumhuriyeti; ci fildisi sahili; cv yesil burun adalari; hk hong kong; ps filistin
`;
