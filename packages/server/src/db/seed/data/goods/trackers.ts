import { deviceGuarantees } from '../guarantees.ts';
import { fits, madeInChina, param, paramValues } from '../params.ts';
import { highlights, trackerApp } from '../sections.ts';
import { picture, prices, sku, story } from '../types.ts';
import type { Localized, SeedGood } from '../types.ts';

const tagTitle: Localized = {
  zh: 'Trailtail Tag 宠物定位器', en: 'Trailtail Tag GPS Tracker', ja: 'Trailtail Tag GPSタグ', fr: 'Traceur GPS Trailtail Tag',
  de: 'Trailtail Tag GPS-Tracker', it: 'Localizzatore GPS Trailtail Tag', es: 'Localizador GPS Trailtail Tag', ko: 'Trailtail Tag GPS 추적기',
};
const tagPrice = prices(229, 54.99, 7680, 54.9, 71000, 47.99, 58.9, 72.99);
const tagMarket = prices(289, 69.99, 9680, 69.9, 89000, 59.99, 74.9, 92.99);

const tag: SeedGood = {
  slug: 'tracker-tag',
  category: 'trackers',
  subcategory: 'trackers-gps',
  brand: 'trailtail',
  title: tagTitle,
  subtitle: {
    zh: '走丢也能找回来，定位快到 3 秒', en: 'Live position in three seconds', ja: '3秒で現在地が分かる', fr: 'Position en direct en trois secondes',
    de: 'Live-Position in drei Sekunden', it: 'Posizione in diretta in tre secondi', es: 'Posición en directo en tres segundos', ko: '3초 만에 실시간 위치 확인',
  },
  description: story(tagTitle,
    {
      heading: { zh: '出门撒欢，心里有数', en: 'Let them run, know where', ja: '思いきり走らせても、居場所は分かる', fr: 'Laissez-le courir, sachez où il est', de: 'Laufen lassen und wissen, wo', it: 'Lascialo correre, sai dov’è', es: 'Que corra, tú sabes dónde está', ko: '마음껏 뛰게 하고 위치는 손안에' },
      text: {
        zh: '29 克的圆牌，夹在项圈或胸背上就能走。四系统卫星定位加 Wi-Fi 辅助，林子里、楼群间也不容易飘。“寻宠模式”每 3 秒刷新一次位置，还会亮灯、响铃，天黑也好找。IPX8 防水，下河游一圈没问题，一次充电用两周。',
        en: 'A 29 g disc that clips to any collar or harness. Four satellite systems plus Wi-Fi keep the position steady under trees and between houses. In search mode it reports every three seconds, lights up and rings, so you can find your dog in the dark. It is waterproof to IPX8 for a swim in the river, and one charge lasts two weeks.',
        ja: '首輪やハーネスに挟むだけの、重さ29 gの丸いタグ。4種類の衛星測位とWi-Fiを組み合わせ、木立やビルの間でも位置がぶれにくくなっています。捜索モードでは3秒ごとに更新し、光と音で知らせるので暗い場所でも見つけやすい。IPX8防水で川遊びも平気、1回の充電で約2週間使えます。',
        fr: 'Un disque de 29 g à pincer sur n’importe quel collier ou harnais. Quatre systèmes de satellites et le Wi-Fi gardent la position stable sous les arbres comme entre les immeubles. En mode recherche, il actualise toutes les trois secondes, s’allume et sonne : pratique dans le noir. Étanche IPX8 pour un bain dans la rivière, deux semaines par charge.',
        de: 'Eine 29 g leichte Scheibe, die an jedes Halsband oder Geschirr passt. Vier Satellitensysteme und WLAN halten die Position unter Bäumen und zwischen Häusern stabil. Im Suchmodus meldet er sich alle drei Sekunden, leuchtet und klingelt, auch im Dunkeln leicht zu finden. Wasserdicht nach IPX8 fürs Bad im Fluss, zwei Wochen pro Ladung.',
        it: 'Un disco da 29 g che si aggancia a qualsiasi collare o pettorina. Quattro sistemi satellitari e il Wi-Fi tengono stabile la posizione tra gli alberi e i palazzi. In modalità ricerca aggiorna ogni tre secondi, si illumina e suona: lo trovi anche al buio. Impermeabile IPX8 per un tuffo nel fiume, due settimane con una carica.',
        es: 'Un disco de 29 g que se engancha a cualquier collar o arnés. Cuatro sistemas de satélites y el wifi mantienen firme la posición entre árboles y edificios. En modo búsqueda informa cada tres segundos, se ilumina y suena: lo encuentras hasta de noche. Resistente al agua IPX8 para un baño en el río, dos semanas por carga.',
        ko: '목줄이나 하네스에 끼우기만 하면 되는 29 g 원형 태그입니다. 4종 위성과 Wi-Fi를 함께 써서 숲이나 건물 사이에서도 위치가 흔들리지 않습니다. 찾기 모드에서는 3초마다 위치를 알리고 빛과 소리를 내어 어두워도 찾기 쉽습니다. IPX8 방수로 물놀이도 문제없고 한 번 충전으로 2주를 씁니다.',
      },
      image: 'goods/tracker-tag/white-angle',
    },
    highlights({
      zh: ['四系统卫星定位，精度约 3 米', '电子围栏，离开即提醒', '声光寻宠，夜里也好找', '含首年流量，之后按需续费'],
      en: ['Four satellite systems, about 3 m exact', 'Safe zones with instant alerts', 'Light and sound for the search', 'First year of data included'],
      ja: ['4衛星測位、誤差約3 m', 'セーフゾーンから出ると即通知', '光と音で捜索をサポート', '1年分の通信料込み'],
      fr: ['Quatre systèmes, précision d’environ 3 m', 'Zones sûres, alerte immédiate', 'Lumière et son pour la recherche', 'Première année de données incluse'],
      de: ['Vier Satellitensysteme, etwa 3 m genau', 'Sichere Zonen mit sofortiger Meldung', 'Licht und Ton für die Suche', 'Daten für das erste Jahr inklusive'],
      it: ['Quattro sistemi, precisione di circa 3 m', 'Zone sicure con avviso immediato', 'Luce e suono per la ricerca', 'Primo anno di dati incluso'],
      es: ['Cuatro sistemas, precisión de unos 3 m', 'Zonas seguras con aviso inmediato', 'Luz y sonido para la búsqueda', 'Primer año de datos incluido'],
      ko: ['4종 위성, 오차 약 3 m', '안심 구역 이탈 즉시 알림', '빛과 소리로 찾기 지원', '첫해 통신비 포함'],
    }),
    trackerApp,
  ),
  params: [
    param('positioning', paramValues.gnss),
    param('connection', paramValues.lte),
    param('battery', { zh: '约 14 天', en: 'About 14 days', ja: '約14日', fr: 'Environ 14 jours', de: 'Etwa 14 Tage', it: 'Circa 14 giorni', es: 'Unos 14 días', ko: '약 14일' }),
    param('charging', { zh: '约 1.5 小时', en: 'About 1.5 hours', ja: '約1.5時間', fr: 'Environ 1 h 30', de: 'Etwa 1,5 Stunden', it: 'Circa 1,5 ore', es: 'Aproximadamente 1,5 horas', ko: '약 1.5시간' }),
    param('waterproof', 'IPX8'),
    param('dimensions', '3.8 × 3.8 × 1.3 cm'),
    param('weight', '29 g'),
    param('pets', paramValues.allPets),
    madeInChina,
  ],
  flags: ['recommend', 'hot', 'best', 'index'],
  weightGrams: 120,
  buyMin: 1,
  buyLimit: 0,
  guarantees: deviceGuarantees,
  features: { pet: ['cat', 'dog'], power: ['battery'] },
  attributes: ['colour'],
  skus: [
    sku({ colour: 'white' }, 'TT-TAG-WH', tagPrice, tagMarket, 302, picture('tracker-tag', 'white')),
    sku({ colour: 'black' }, 'TT-TAG-BK', tagPrice, tagMarket, 187, picture('tracker-tag', 'black')),
    sku({ colour: 'coral' }, 'TT-TAG-CO', tagPrice, tagMarket, 129, picture('tracker-tag', 'coral')),
  ],
  salesBase: 5980,
  images: [picture('tracker-tag', 'white'), picture('tracker-tag', 'white', 'angle'), picture('tracker-tag', 'black'), picture('tracker-tag', 'coral')],
};

const collarTitle: Localized = {
  zh: 'Trailtail 智能项圈', en: 'Trailtail Smart Collar', ja: 'Trailtail スマート首輪', fr: 'Collier connecté Trailtail',
  de: 'Trailtail Smart-Halsband', it: 'Collare smart Trailtail', es: 'Collar inteligente Trailtail', ko: 'Trailtail 스마트 목줄',
};
const collarPrice = prices(329, 79.99, 11480, 79.9, 105000, 68.99, 85.9, 105.99);
const collarMarket = prices(399, 96.99, 13980, 96.9, 128000, 83.99, 103.9, 128.99);

const collar: SeedGood = {
  slug: 'tracker-collar',
  category: 'trackers',
  subcategory: 'trackers-collars',
  brand: 'trailtail',
  title: collarTitle,
  subtitle: {
    zh: '定位、步数、睡眠，一圈全有', en: 'Position, steps and sleep in one collar', ja: '位置も歩数も睡眠も、首輪ひとつで', fr: 'Position, activité et sommeil réunis',
    de: 'Position, Schritte und Schlaf in einem', it: 'Posizione, passi e sonno in un collare', es: 'Posición, pasos y sueño en un collar', ko: '위치, 걸음, 수면을 하나로',
  },
  description: story(collarTitle,
    {
      heading: { zh: '懂它的每一天', en: 'Know how their day went', ja: '毎日の様子が見えてくる', fr: 'Tout savoir de sa journée', de: 'Wissen, wie der Tag war', it: 'Scopri com’è andata la giornata', es: 'Entiende cómo fue su día', ko: '하루를 이해하는 목줄' },
      text: {
        zh: '定位模块嵌在织带里，不晃不挂毛。除了实时位置，它还记录步数、奔跑、抓挠和睡眠，连续几天活动变少会提醒你留意身体。反光织带承重 80 公斤，快拆扣单手可解，三种尺寸从吉娃娃到金毛都合身。',
        en: 'The tracker sits flush in the webbing, so nothing dangles or catches fur. Besides the live position it records steps, sprints, scratching and sleep, and tells you when your dog has been slower than usual for some days. The reflective webbing holds 80 kg, the buckle opens with one hand, and three sizes fit from Chihuahua to retriever.',
        ja: 'トラッカーはベルトに埋め込まれ、揺れたり毛が絡んだりしません。現在地に加えて歩数、全力疾走、かゆがる仕草、睡眠まで記録し、活動量が数日続けて減るとお知らせします。反射糸入りのベルトは耐荷重80 kg、バックルは片手で外せます。3サイズで、チワワからレトリバーまで対応します。',
        fr: 'Le module est intégré à la sangle : rien ne pend, aucun poil ne s’accroche. Outre la position en direct, il note pas, sprints, grattages et sommeil, et signale plusieurs jours de baisse de forme. La sangle réfléchissante résiste à 80 kg, la boucle s’ouvre d’une main, et trois tailles vont du chihuahua au retriever.',
        de: 'Das Modul sitzt bündig im Gurtband: Nichts baumelt, nichts zieht am Fell. Neben der Position zeichnet es Schritte, Sprints, Kratzen und Schlaf auf und meldet sich, wenn dein Hund ein paar Tage ruhiger ist als sonst. Das reflektierende Band hält 80 kg, der Verschluss geht mit einer Hand auf, drei Größen passen vom Chihuahua bis zum Retriever.',
        it: 'Il modulo è a filo del nastro: non dondola e non tira il pelo. Oltre alla posizione registra passi, scatti, grattate e sonno, e avvisa se per qualche giorno il cane è più fiacco. Il nastro riflettente regge 80 kg, la fibbia si apre con una mano e tre misure vanno dal chihuahua al retriever.',
        es: 'El módulo va integrado en la cinta: no cuelga ni tira del pelo. Además de la posición registra pasos, carreras, rascado y sueño, y te avisa si lleva unos días más parado de lo normal. La cinta reflectante aguanta 80 kg, la hebilla se abre con una mano y hay tres tamaños, del chihuahua al retriever.',
        ko: '추적 모듈이 웨빙에 매끈하게 들어가 흔들리거나 털이 끼지 않습니다. 실시간 위치는 물론 걸음, 달리기, 긁기, 수면까지 기록하고, 며칠간 활동이 줄면 알려 드립니다. 반사 웨빙은 80 kg을 견디고 버클은 한 손으로 열립니다. 치와와부터 리트리버까지 맞는 세 가지 사이즈입니다.',
      },
      image: 'goods/tracker-collar/graphite-angle',
    },
    highlights({
      zh: ['实时定位与活动记录二合一', '抓挠、睡眠异常提醒', '反光织带，夜间 100 米可见', '模块可取下充电，一次约 10 天'],
      en: ['Position and activity in one', 'Notices odd scratching or sleep', 'Reflective, visible from 100 m', 'Module pops out, 10 days per charge'],
      ja: ['位置と活動量をまとめて記録', 'かゆみや睡眠の異変をお知らせ', '反射糸で夜間100 m先から見える', 'モジュールを外して充電、約10日間'],
      fr: ['Position et activité réunies', 'Repère grattages ou sommeil anormaux', 'Réfléchissant, visible à 100 m', 'Module amovible, 10 jours par charge'],
      de: ['Position und Aktivität in einem', 'Bemerkt auffälliges Kratzen und Schlafen', 'Reflektiert, auf 100 m sichtbar', 'Modul zum Laden herausnehmbar, 10 Tage'],
      it: ['Posizione e attività insieme', 'Nota grattate o sonno anomali', 'Riflettente, visibile da 100 m', 'Modulo estraibile, 10 giorni per carica'],
      es: ['Posición y actividad en uno', 'Detecta rascado o sueño extraños', 'Reflectante, visible a 100 m', 'Módulo extraíble, 10 días por carga'],
      ko: ['위치와 활동 기록을 한 번에', '긁기·수면 이상 알림', '반사 소재로 밤 100 m에서도 보임', '모듈만 빼서 충전, 약 10일'],
    }),
    trackerApp,
  ),
  params: [
    param('neck', { zh: 'S 24–36 厘米，M 34–48 厘米，L 46–64 厘米', en: 'S 24–36 cm, M 34–48 cm, L 46–64 cm', ja: 'S 24～36 cm、M 34～48 cm、L 46～64 cm', fr: 'S 24–36 cm, M 34–48 cm, L 46–64 cm', de: 'S 24–36 cm, M 34–48 cm, L 46–64 cm', it: 'S 24–36 cm, M 34–48 cm, L 46–64 cm', es: 'S 24–36 cm, M 34–48 cm, L 46–64 cm', ko: 'S 24~36 cm, M 34~48 cm, L 46~64 cm' }),
    param('positioning', paramValues.gnss),
    param('connection', paramValues.lte),
    param('battery', { zh: '约 10 天', en: 'About 10 days', ja: '約10日', fr: 'Environ 10 jours', de: 'Etwa 10 Tage', it: 'Circa 10 giorni', es: 'Unos 10 días', ko: '약 10일' }),
    param('waterproof', 'IP68'),
    param('material', { zh: '反光尼龙织带', en: 'Reflective nylon webbing', ja: '反射糸入りナイロン', fr: 'Sangle nylon réfléchissante', de: 'Reflektierendes Nylonband', it: 'Nastro in nylon riflettente', es: 'Cinta de nailon reflectante', ko: '반사 나일론 웨빙' }),
    param('pets', paramValues.dogs),
    madeInChina,
  ],
  flags: ['index'],
  weightGrams: 210,
  buyMin: 1,
  buyLimit: 0,
  guarantees: deviceGuarantees,
  features: { pet: ['dog'], power: ['battery'] },
  attributes: ['colour', 'size'],
  skus: [
    sku({ colour: 'graphite', size: 's' }, 'TT-COLLAR-GRS', collarPrice, collarMarket, 46, picture('tracker-collar', 'graphite')),
    sku({ colour: 'graphite', size: 'm' }, 'TT-COLLAR-GRM', collarPrice, collarMarket, 91, picture('tracker-collar', 'graphite')),
    sku({ colour: 'graphite', size: 'l' }, 'TT-COLLAR-GRL', collarPrice, collarMarket, 62, picture('tracker-collar', 'graphite')),
    sku({ colour: 'coral', size: 's' }, 'TT-COLLAR-COS', collarPrice, collarMarket, 38, picture('tracker-collar', 'coral')),
    sku({ colour: 'coral', size: 'm' }, 'TT-COLLAR-COM', collarPrice, collarMarket, 55, picture('tracker-collar', 'coral')),
    sku({ colour: 'blue', size: 's' }, 'TT-COLLAR-BUS', collarPrice, collarMarket, 0, picture('tracker-collar', 'blue')),
    sku({ colour: 'blue', size: 'm' }, 'TT-COLLAR-BUM', collarPrice, collarMarket, 71, picture('tracker-collar', 'blue')),
    sku({ colour: 'blue', size: 'l' }, 'TT-COLLAR-BUL', collarPrice, collarMarket, 2, picture('tracker-collar', 'blue')),
  ],
  salesBase: 2210,
  images: [picture('tracker-collar', 'graphite'), picture('tracker-collar', 'graphite', 'angle'), picture('tracker-collar', 'coral'), picture('tracker-collar', 'blue')],
};

const catTitle: Localized = {
  zh: 'Trailtail 猫咪轻量定位器', en: 'Trailtail Cat Tracker', ja: 'Trailtail 猫用かるがるGPS', fr: 'Traceur pour chat Trailtail',
  de: 'Trailtail Katzen-Tracker', it: 'Localizzatore per gatti Trailtail', es: 'Localizador para gatos Trailtail', ko: 'Trailtail 고양이 추적기',
};
const catPrice = prices(259, 62.99, 8980, 62.9, 82000, 53.99, 67.9, 82.99);
const catMarket = prices(309, 74.99, 10680, 74.9, 98000, 64.99, 79.9, 98.99);

const cat: SeedGood = {
  slug: 'tracker-cat',
  category: 'trackers',
  subcategory: 'trackers-gps',
  brand: 'trailtail',
  title: catTitle,
  subtitle: {
    zh: '只有 16 克，戴上就忘', en: 'Just 16 g: they forget it is there', ja: 'わずか16 g、つけたことを忘れる', fr: '16 g seulement : il l’oublie vite',
    de: 'Nur 16 g: gleich vergessen', it: 'Solo 16 g: se ne dimentica subito', es: 'Solo 16 g: ni lo nota', ko: '단 16 g, 찬 줄도 모르게',
  },
  description: story(catTitle,
    {
      heading: { zh: '为猫量身做轻', en: 'Made light for cats', ja: '猫のための軽さ', fr: 'La légèreté, pensée pour les chats', de: 'Leicht, weil für Katzen', it: 'Leggero, fatto per i gatti', es: 'Ligero, hecho para gatos', ko: '고양이를 위한 가벼움' },
      text: {
        zh: '16 克，还不到三枚一元硬币重。椭圆外壳贴合脖颈曲线，钻沙发底、爬树都不碍事。随附安全脱扣项圈：受到约 3 公斤拉力自动松开，挂住树枝也不怕勒到。在家时连接 Wi-Fi 自动省电，只有出门才开启卫星定位，续航约 7 天。',
        en: 'It weighs 16 g, about as much as three coins. The oval shell follows the curve of the neck and stays out of the way under sofas and up trees. The breakaway collar opens at about 3 kg of pull, so a branch cannot hold your cat. At home it saves power over Wi-Fi and starts the satellites only when the cat goes out: about 7 days per charge.',
        ja: '重さは16 g。楕円形のボディが首のカーブに沿い、ソファの下にもぐっても木に登ってもじゃまになりません。付属のセーフティ首輪は約3 kgの力で外れるので、枝に引っかかっても安心。在宅中はWi-Fiで省電力、外に出たときだけ衛星測位を使い、約7日間持ちます。',
        fr: 'Il pèse 16 g, moins que deux pièces de deux euros. Sa coque ovale épouse le cou et ne gêne ni sous le canapé ni dans les arbres. Le collier anti-étranglement s’ouvre à 3 kg de traction : aucune branche ne retient votre chat. À la maison il économise l’énergie via le Wi-Fi et n’active les satellites que dehors : environ 7 jours d’autonomie.',
        de: 'Er wiegt 16 g, weniger als zwei Zwei-Euro-Münzen. Das ovale Gehäuse folgt dem Hals und stört weder unterm Sofa noch auf dem Baum. Das Sicherheitshalsband öffnet sich bei etwa 3 kg Zug, damit kein Ast die Katze festhält. Zu Hause spart er Strom über WLAN und nutzt Satelliten erst draußen: etwa 7 Tage pro Ladung.',
        it: 'Pesa 16 g, meno di due monete da due euro. Il guscio ovale segue il collo e non dà fastidio né sotto il divano né sugli alberi. Il collare di sicurezza si apre con circa 3 kg di trazione: nessun ramo può trattenere il gatto. In casa risparmia energia con il Wi-Fi e accende i satelliti solo fuori: circa 7 giorni per carica.',
        es: 'Pesa 16 g, menos que dos monedas de dos euros. Su carcasa ovalada sigue la curva del cuello y no molesta bajo el sofá ni en los árboles. El collar de seguridad se abre con unos 3 kg de tirón: ninguna rama puede retenerlo. En casa ahorra energía con el wifi y solo enciende los satélites fuera: unos 7 días por carga.',
        ko: '무게는 16 g. 타원형 본체가 목선을 따라 붙어 소파 밑에 들어가도 나무에 올라도 걸리적거리지 않습니다. 함께 드리는 안전 목걸이는 약 3 kg의 힘에 풀려 나뭇가지에 걸려도 안심입니다. 집에서는 Wi-Fi로 전력을 아끼고 밖에서만 위성을 켜서 약 7일 사용합니다.',
      },
      image: 'goods/tracker-cat/sand-angle',
    },
    highlights({
      zh: ['16 克超轻，4 公斤以上猫咪适用', '安全脱扣项圈随附', '在家省电，出门即定位', '常去地点热力图，看它爱去哪儿'],
      en: ['16 g, for cats from 4 kg', 'Breakaway collar included', 'Saves power at home, tracks outside', 'Heat map of favourite places'],
      ja: ['16 g、体重4 kg以上の猫に', 'セーフティ首輪付き', '在宅時は省電力、外では測位', 'お気に入りの場所をヒートマップで'],
      fr: ['16 g, pour les chats dès 4 kg', 'Collier anti-étranglement fourni', 'Économe à la maison, précis dehors', 'Carte de ses lieux préférés'],
      de: ['16 g, für Katzen ab 4 kg', 'Sicherheitshalsband liegt bei', 'Zu Hause sparsam, draußen genau', 'Karte der Lieblingsplätze'],
      it: ['16 g, per gatti da 4 kg', 'Collare di sicurezza incluso', 'Risparmia in casa, localizza fuori', 'Mappa dei posti preferiti'],
      es: ['16 g, para gatos desde 4 kg', 'Collar de seguridad incluido', 'Ahorra en casa, localiza fuera', 'Mapa de sus sitios favoritos'],
      ko: ['16 g, 4 kg 이상 고양이용', '안전 목걸이 포함', '집에서는 절전, 밖에서는 추적', '자주 가는 곳을 히트맵으로'],
    }),
    trackerApp,
  ),
  params: [
    param('positioning', paramValues.gnss),
    param('connection', paramValues.lte),
    param('battery', { zh: '约 7 天', en: 'About 7 days', ja: '約7日', fr: 'Environ 7 jours', de: 'Etwa 7 Tage', it: 'Circa 7 giorni', es: 'Unos 7 días', ko: '약 7일' }),
    param('waterproof', 'IPX7'),
    param('dimensions', '4.2 × 2.4 × 1.1 cm'),
    param('weight', '16 g'),
    param('pets', paramValues.cats),
    madeInChina,
  ],
  flags: ['new', 'index'],
  weightGrams: 90,
  buyMin: 1,
  buyLimit: 0,
  guarantees: deviceGuarantees,
  features: { pet: ['cat'], power: ['battery'] },
  attributes: ['colour'],
  skus: [
    sku({ colour: 'sand' }, 'TT-CAT-SD', catPrice, catMarket, 118, picture('tracker-cat', 'sand')),
    sku({ colour: 'mint' }, 'TT-CAT-MT', catPrice, catMarket, 97, picture('tracker-cat', 'mint')),
  ],
  salesBase: 540,
  images: [picture('tracker-cat', 'sand'), picture('tracker-cat', 'sand', 'angle'), picture('tracker-cat', 'mint')],
};

const lightTitle: Localized = {
  zh: 'Trailtail 夜行 LED 吊坠', en: 'Trailtail LED Safety Pendant', ja: 'Trailtail LEDセーフティチャーム', fr: 'Pendentif LED Trailtail',
  de: 'Trailtail LED-Leuchtanhänger', it: 'Ciondolo luminoso LED Trailtail', es: 'Colgante de luz LED Trailtail', ko: 'Trailtail LED 안전 펜던트',
};
const lightPrice = prices(39, 11.99, 1480, 10.9, 14000, 9.99, 12.9, 15.99);
const lightMarket = prices(59, 15.99, 1980, 14.9, 19000, 13.99, 16.9, 20.99);

const light: SeedGood = {
  slug: 'tracker-light',
  category: 'trackers',
  subcategory: 'trackers-safety',
  brand: 'trailtail',
  title: lightTitle,
  subtitle: {
    zh: '夜里遛狗，800 米外也看得见', en: 'Seen from 800 m on night walks', ja: '夜の散歩で800 m先から見える', fr: 'Visible à 800 m la nuit',
    de: 'Nachts auf 800 m zu sehen', it: 'Visibile a 800 m di notte', es: 'Visible a 800 m de noche', ko: '밤 산책, 800 m 밖에서도 보여요',
  },
  description: story(lightTitle,
    {
      heading: { zh: '黑夜里的小灯塔', en: 'A little lighthouse', ja: '夜道の小さな灯台', fr: 'Un petit phare dans la nuit', de: 'Ein kleiner Leuchtturm', it: 'Un piccolo faro nella notte', es: 'Un pequeño faro en la noche', ko: '밤길의 작은 등대' },
      text: {
        zh: '12 克吊坠，轻轻一按就亮。常亮、慢闪、快闪三种模式，过马路、走林道时让司机老远就注意到它。光线朝外，不晃眼睛。防水到可以下雨跑、溪里蹚，USB-C 充一次电，每天遛一小时能用半个月。',
        en: 'A 12 g pendant with a button. Steady, slow or fast flashing makes drivers notice your dog early, on the road and on forest tracks. The light points outwards, away from the eyes. Rain and streams do no harm, and one charge over USB-C lasts two weeks at an hour a day.',
        ja: '重さ12 g、ボタンひとつで点灯。常時点灯、ゆっくり点滅、速い点滅の3モードで、道路でも林道でもドライバーに早めに気づいてもらえます。光は外向きなので愛犬の目にまぶしくありません。雨や水遊びも平気で、USB-Cの充電1回で1日1時間なら約2週間使えます。',
        fr: 'Un pendentif de 12 g et un bouton. Fixe, lent ou rapide, il alerte les conducteurs de loin, sur la route comme en forêt. La lumière est dirigée vers l’extérieur et n’éblouit pas l’animal. Il ne craint ni pluie ni ruisseau, et une charge USB-C tient deux semaines à raison d’une heure par jour.',
        de: '12 g leicht, ein Knopf. Dauerlicht, langsames oder schnelles Blinken: Autofahrer bemerken deinen Hund früh, auf der Straße wie im Wald. Das Licht strahlt nach außen und blendet nicht. Regen und Bach machen ihm nichts, und eine USB-C-Ladung reicht bei einer Stunde am Tag zwei Wochen.',
        it: 'Un ciondolo da 12 g con un pulsante. Fisso, lento o veloce, lo fa notare da lontano agli automobilisti, su strada e nel bosco. La luce è rivolta verso l’esterno e non abbaglia. Non teme pioggia né ruscelli e una carica USB-C dura due settimane a un’ora al giorno.',
        es: 'Un colgante de 12 g con un botón. Fijo, lento o rápido, hace que los conductores lo vean desde lejos, en la calle o en el monte. La luz apunta hacia fuera y no deslumbra. Ni la lluvia ni los arroyos le afectan, y una carga USB-C dura dos semanas a una hora diaria.',
        ko: '12 g 펜던트, 버튼 하나로 켜집니다. 계속 켜짐, 느린 깜빡임, 빠른 깜빡임의 세 모드로 도로와 숲길에서 운전자가 일찍 알아봅니다. 빛이 바깥쪽을 향해 눈이 부시지 않습니다. 비와 물놀이에도 끄떡없고, USB-C로 한 번 충전하면 하루 한 시간씩 2주를 씁니다.',
      },
      image: 'goods/tracker-light/white-angle',
    },
    highlights({
      zh: ['三种发光模式，记忆上次设置', 'IPX7 防水', '不锈钢快挂扣，项圈胸背通用', 'USB-C 充电，40 分钟充满'],
      en: ['Three modes, remembers the last', 'Waterproof to IPX7', 'Steel clip for collar or harness', 'Full in 40 minutes over USB-C'],
      ja: ['3つの点灯モード、前回の設定を記憶', 'IPX7防水', '首輪にもハーネスにも付くステンレスクリップ', 'USB-Cで約40分でフル充電'],
      fr: ['Trois modes, mémorise le dernier', 'Étanche IPX7', 'Clip inox pour collier ou harnais', 'Pleine charge en 40 minutes'],
      de: ['Drei Modi, merkt sich den letzten', 'Wasserdicht nach IPX7', 'Edelstahlclip für Halsband und Geschirr', 'In 40 Minuten voll geladen'],
      it: ['Tre modalità, ricorda l’ultima', 'Impermeabile IPX7', 'Clip in acciaio per collare o pettorina', 'Carica completa in 40 minuti'],
      es: ['Tres modos, recuerda el último', 'Resistente al agua IPX7', 'Clip de acero para collar o arnés', 'Carga completa en 40 minutos'],
      ko: ['세 가지 모드, 마지막 설정 기억', 'IPX7 방수', '목줄·하네스 겸용 스테인리스 클립', '40분이면 완전 충전'],
    }),
    {
      heading: { zh: '使用提示', en: 'Good to know', ja: 'ご使用にあたって', fr: 'Bon à savoir', de: 'Gut zu wissen', it: 'Buono a sapersi', es: 'Conviene saber', ko: '알아 두세요' },
      text: { zh: '吊坠本身不含定位功能。充电口有硅胶塞，下水前请塞紧。', en: 'The pendant does not track position. Press the silicone plug in firmly before it goes swimming.', ja: 'このチャームに位置情報機能はありません。水に入る前に充電口のカバーをしっかり閉めてください。', fr: 'Le pendentif ne localise pas l’animal. Enfoncez bien le cache en silicone avant la baignade.', de: 'Der Anhänger ortet nicht. Drück den Silikonstopfen vor dem Baden fest ein.', it: 'Il ciondolo non localizza. Chiudi bene il tappo in silicone prima del bagno.', es: 'El colgante no localiza. Cierra bien el tapón de silicona antes del baño.', ko: '위치 추적 기능은 없습니다. 물에 들어가기 전 충전구 마개를 꼭 닫아 주세요.' },
    },
  ),
  params: [
    param('weight', '12 g'),
    param('dimensions', '3 × 3 × 1.5 cm'),
    param('waterproof', 'IPX7'),
    param('battery', { zh: '常亮约 8 小时，慢闪约 20 小时', en: '8 hours steady, 20 hours flashing', ja: '点灯約8時間、点滅約20時間', fr: '8 heures fixe, 20 heures clignotant', de: '8 Stunden Dauerlicht, 20 Stunden Blinken', it: '8 ore fisso, 20 ore lampeggiante', es: '8 horas fijo, 20 horas intermitente', ko: '점등 8시간, 깜빡임 20시간' }),
    param('power', paramValues.rechargeable),
    param('pets', paramValues.allPets),
    madeInChina,
  ],
  flags: ['index'],
  weightGrams: 60,
  buyMin: 1,
  buyLimit: 0,
  guarantees: deviceGuarantees,
  features: { pet: ['cat', 'dog'], power: ['battery'] },
  attributes: ['colour'],
  skus: [
    sku({ colour: 'white' }, 'TT-LIGHT-WH', lightPrice, lightMarket, 520, picture('tracker-light', 'white')),
    sku({ colour: 'coral' }, 'TT-LIGHT-CO', lightPrice, lightMarket, 436, picture('tracker-light', 'coral')),
  ],
  offer: { percentOff: 25, daysLeft: 1 },
  salesBase: 3890,
  images: [picture('tracker-light', 'white'), picture('tracker-light', 'white', 'angle'), picture('tracker-light', 'coral')],
};

const hubTitle: Localized = {
  zh: 'Trailtail 家庭信标', en: 'Trailtail Home Beacon', ja: 'Trailtail ホームビーコン', fr: 'Balise maison Trailtail',
  de: 'Trailtail Heimstation', it: 'Beacon domestico Trailtail', es: 'Baliza de hogar Trailtail', ko: 'Trailtail 홈 비콘',
};

const hub: SeedGood = {
  slug: 'tracker-hub',
  category: 'trackers',
  subcategory: 'trackers-safety',
  brand: 'trailtail',
  title: hubTitle,
  subtitle: {
    zh: '到家自动打卡，定位器更省电', en: 'Knows who is home, saves battery', ja: '帰宅を検知、タグの電池も長持ち', fr: 'Sait qui est rentré, économise la batterie',
    de: 'Weiß, wer zu Hause ist, und spart Akku', it: 'Sa chi è in casa e risparmia batteria', es: 'Sabe quién está en casa y ahorra batería', ko: '귀가를 알리고 배터리는 아껴 주고',
  },
  description: story(hubTitle,
    {
      heading: { zh: '回家的信号', en: 'The way home', ja: '「ただいま」を知らせる', fr: 'Le signal du retour', de: 'Das Signal für daheim', it: 'Il segnale di casa', es: 'La señal de casa', ko: '집에 왔다는 신호' },
      text: {
        zh: '小圆饼插在底座上，就是家的中心。定位器进入约 20 米范围，信标替它报平安：关闭卫星定位，续航最多翻三倍；离开时立刻唤醒。底座同时是充电座，定位器往上一放就充电。一个信标最多管理 8 个定位器。',
        en: 'A small puck on a dock marks the middle of home. When a tracker comes within about 20 m, the beacon takes over: satellites off, battery life up to three times as long, and everything wakes the moment your pet leaves. The dock charges the tracker too. One beacon looks after up to eight.',
        ja: 'ドックに置いた小さな円盤が、わが家の目印に。タグが約20 m以内に入るとビーコンが見守りを引き継ぎ、衛星測位を休ませて電池の持ちは最大3倍。外に出た瞬間に測位を再開します。ドックはタグの充電台にもなり、1台で最大8個まで管理できます。',
        fr: 'Un petit galet sur son socle : voilà le centre de la maison. À moins de 20 m environ, la balise prend le relais, coupe les satellites et triple jusqu’à l’autonomie du traceur, qui se réveille dès la sortie. Le socle recharge aussi le traceur. Une balise gère jusqu’à huit traceurs.',
        de: 'Ein kleiner Puck auf seiner Ladeschale markiert das Zuhause. Kommt ein Tracker auf etwa 20 m heran, übernimmt die Station: Satelliten aus, bis zu dreifache Laufzeit, und beim Weggehen ist alles sofort wach. Die Schale lädt auch den Tracker. Eine Station betreut bis zu acht.',
        it: 'Un piccolo disco sulla sua base segna il centro della casa. Quando un localizzatore arriva a circa 20 m, il beacon prende il suo posto: satelliti spenti, autonomia fino a tre volte maggiore e risveglio immediato all’uscita. La base ricarica anche il localizzatore. Ne gestisce fino a otto.',
        es: 'Un pequeño disco en su base marca el centro de la casa. Cuando un localizador se acerca a unos 20 m, la baliza toma el relevo: apaga los satélites, alarga la batería hasta el triple y despierta todo en cuanto sale. La base también carga el localizador. Gestiona hasta ocho.',
        ko: '받침 위의 작은 원반이 집의 중심이 됩니다. 추적기가 약 20 m 안에 들어오면 비콘이 이어받아 위성을 끄고 배터리를 최대 3배 오래 쓰게 하며, 나가는 순간 바로 깨웁니다. 받침은 충전대로도 쓰이고 비콘 하나로 최대 8개를 관리합니다.',
      },
      image: 'goods/tracker-hub/main-angle',
    },
    highlights({
      zh: ['续航最多延长 3 倍', '到家、离家自动推送', '底座可为定位器充电', '支持 8 个定位器'],
      en: ['Up to three times the battery life', 'Home and away notices', 'Dock charges trackers', 'Up to eight trackers'],
      ja: ['電池の持ちが最大3倍', '帰宅・外出を自動で通知', 'ドックでタグを充電', '最大8個まで対応'],
      fr: ['Jusqu’à trois fois plus d’autonomie', 'Notifications d’arrivée et de départ', 'Le socle recharge les traceurs', 'Jusqu’à huit traceurs'],
      de: ['Bis zu dreifache Laufzeit', 'Meldet Ankunft und Aufbruch', 'Schale lädt Tracker', 'Bis zu acht Tracker'],
      it: ['Autonomia fino a tre volte maggiore', 'Avvisi di arrivo e uscita', 'La base ricarica i localizzatori', 'Fino a otto localizzatori'],
      es: ['Hasta el triple de autonomía', 'Avisos de llegada y salida', 'La base carga los localizadores', 'Hasta ocho localizadores'],
      ko: ['배터리 최대 3배', '귀가·외출 자동 알림', '받침에서 추적기 충전', '최대 8개 연결'],
    }),
    trackerApp,
  ),
  params: [
    param('range', { zh: '约 20 米（室内）', en: 'About 20 m indoors', ja: '約20 m（屋内）', fr: 'Environ 20 m en intérieur', de: 'Etwa 20 m im Haus', it: 'Circa 20 m al chiuso', es: 'Unos 20 m en interior', ko: '약 20 m(실내)' }),
    param('connection', paramValues.wifi),
    param('power', paramValues.usb),
    param('dimensions', '7 × 7 × 3 cm'),
    param('weight', '85 g'),
    fits('Trailtail Tag, Collar, Cat'),
    madeInChina,
  ],
  flags: [],
  weightGrams: 180,
  buyMin: 1,
  buyLimit: 0,
  guarantees: deviceGuarantees,
  features: { pet: ['cat', 'dog'], power: ['usb'] },
  attributes: [],
  skus: [
    sku({}, 'TT-HUB', prices(129, 32.99, 4480, 32.9, 42000, 27.99, 35.9, 43.99), prices(159, 39.99, 5480, 39.9, 52000, 34.99, 42.9, 53.99), 143, picture('tracker-hub')),
  ],
  salesBase: 720,
  images: [picture('tracker-hub'), picture('tracker-hub', 'main', 'angle')],
};

/** Trackers and safety. */
export const trackers: readonly SeedGood[] = [tag, collar, cat, light, hub];
