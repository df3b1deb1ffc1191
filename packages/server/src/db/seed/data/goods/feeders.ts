import { deviceGuarantees } from '../guarantees.ts';
import { madeInChina, param, paramValues } from '../params.ts';
import { feederStart, highlights } from '../sections.ts';
import { picture, prices, sku, story } from '../types.ts';
import type { Localized, SeedGood } from '../types.ts';

const mealTitle: Localized = {
  zh: 'Pawlet Meal 智能喂食器 3 L', en: 'Pawlet Meal Automatic Feeder', ja: 'Pawlet Meal 自動給餌器', fr: 'Distributeur Pawlet Meal',
  de: 'Pawlet Meal Futterautomat', it: 'Distributore Pawlet Meal', es: 'Comedero automático Pawlet Meal', ko: 'Pawlet Meal 자동 급식기',
};
const mealSingle = prices(299, 69.99, 9980, 69.9, 92000, 59.99, 74.9, 92.99);
const mealSingleMarket = prices(379, 89.99, 12800, 89.9, 119000, 77.99, 94.9, 119.99);
const mealDouble = prices(339, 79.99, 11480, 79.9, 105000, 68.99, 84.9, 105.99);
const mealDoubleMarket = prices(429, 99.99, 14480, 99.9, 135000, 86.99, 106.9, 132.99);

const meal: SeedGood = {
  slug: 'feeder-meal',
  category: 'feeders',
  subcategory: 'feeders-dry',
  brand: 'pawlet',
  title: mealTitle,
  subtitle: {
    zh: '准时准量，出差三天也放心', en: 'The right portion at the right time', ja: '決まった時間に、決まった量を', fr: 'La bonne portion, à la bonne heure',
    de: 'Die richtige Portion zur richtigen Zeit', it: 'La porzione giusta all’ora giusta', es: 'La ración justa a su hora', ko: '정해진 시간에 정해진 만큼',
  },
  description: story(mealTitle,
    {
      heading: { zh: '到点开饭，一克不差', en: 'Dinner is never late', ja: 'ごはんの時間は、もう遅れない', fr: 'Le dîner n’est jamais en retard', de: 'Das Essen kommt nie zu spät', it: 'La cena non arriva mai tardi', es: 'La cena nunca llega tarde', ko: '밥시간은 절대 늦지 않아요' },
      text: {
        zh: '加班、出差、周末睡懒觉，都不耽误它吃饭。Meal 每天最多安排 10 餐，每份 5 克起，减肥和少食多餐都能照顾到。双层密封加干燥盒，粮食开袋的香气能留住一个月。柔性叶轮遇到卡粮会自动反转，透明粮仓让余粮一眼可见。还能录一句“吃饭啦”，用你的声音叫它。',
        en: 'Overtime, a trip, a lie-in on Sunday: nobody goes hungry. Meal serves up to ten times a day in portions from 5 g, which suits diets and small stomachs alike. A double seal and a desiccant keep kibble crisp for a month. The soft impeller turns back by itself if a piece gets stuck, and the clear band shows how much is left. Record a short call, and dinner comes with your voice.',
        ja: '残業の日も、出張の日も、寝坊した日曜日も、ごはんはいつもの時間に。1日最大10回、1回5 gから設定でき、ダイエット中の子や少食の子にもぴったりです。二重密閉と乾燥剤で、ドライフードの風味を約1か月キープ。詰まりかけたら羽根が自動で逆回転し、透明の窓で残量も分かります。あなたの声を録音して「ごはんだよ」と呼ぶこともできます。',
        fr: 'Heures sup, voyage ou grasse matinée : personne ne reste le ventre vide. Meal sert jusqu’à dix repas par jour, en portions à partir de 5 g, parfait pour les régimes comme pour les petits estomacs. Double joint et dessiccant gardent les croquettes croquantes un mois. La roue souple repart en arrière si un grain se coince et la bande transparente montre ce qu’il reste. Enregistrez un appel : le repas arrive avec votre voix.',
        de: 'Überstunden, Dienstreise, langer Sonntagsschlaf: Niemand bleibt hungrig. Meal serviert bis zu zehn Mal am Tag, in Portionen ab 5 g, passend für Diäten wie für kleine Mägen. Doppelte Dichtung und Trockenmittel halten das Futter einen Monat knusprig. Das weiche Rad dreht von selbst zurück, wenn etwas klemmt, und der klare Streifen zeigt den Vorrat. Auf Wunsch ruft deine eigene Stimme zum Essen.',
        it: 'Straordinari, viaggi, domeniche a letto: nessuno resta a digiuno. Meal serve fino a dieci pasti al giorno in porzioni da 5 g in su, ideale per le diete e per gli stomaci piccoli. Doppia guarnizione ed essiccante tengono croccanti le crocchette per un mese. La ruota morbida torna indietro da sola se qualcosa si incastra e la fascia trasparente mostra quanto resta. Puoi registrare un richiamo: la cena arriva con la tua voce.',
        es: 'Horas extra, un viaje o dormir hasta tarde el domingo: nadie pasa hambre. Meal sirve hasta diez comidas al día en raciones desde 5 g, ideal para dietas y estómagos pequeños. La doble junta y el desecante mantienen el pienso crujiente un mes. La rueda blanda retrocede sola si algo se atasca y la franja transparente muestra lo que queda. Graba una llamada y la cena llegará con tu voz.',
        ko: '야근하는 날도, 출장 가는 날도, 늦잠 자는 일요일도 밥은 제시간에 나옵니다. 하루 최대 10번, 한 번에 5 g부터 줄 수 있어 다이어트 중이거나 조금씩 먹는 아이에게도 좋습니다. 이중 밀폐와 제습제로 사료의 바삭함을 한 달간 지켜 줍니다. 사료가 걸리면 부드러운 날개가 알아서 반대로 돌고, 투명 창으로 남은 양이 보입니다. 내 목소리를 녹음해 부를 수도 있습니다.',
      },
      image: 'goods/feeder-meal/white-angle',
    },
    highlights({
      zh: ['每天最多 10 餐，每份 5 克起', '断电有电池，断网有本地计划', '防卡粮反转，缺粮提醒', '双碗款公平分餐，不再抢食'],
      en: ['Up to 10 meals a day, from 5 g each', 'Keeps time through power and Wi-Fi cuts', 'Clears jams itself and tells you when low', 'Double bowl shares fairly between two'],
      ja: ['1日最大10回、1回5 gから', '停電・Wi-Fi切断時も予定どおり給餌', '詰まりを自動解消、残量不足をお知らせ', 'ダブルボウルなら2匹に均等に'],
      fr: ['Jusqu’à 10 repas par jour, dès 5 g', 'Tient l’horaire sans courant ni Wi-Fi', 'Se débloque seul et prévient quand il reste peu', 'Double gamelle : partage équitable'],
      de: ['Bis zu 10 Mahlzeiten am Tag, ab 5 g', 'Pünktlich auch ohne Strom und WLAN', 'Löst Staus selbst und meldet leeren Vorrat', 'Doppelnapf teilt gerecht auf'],
      it: ['Fino a 10 pasti al giorno, da 5 g', 'Puntuale anche senza corrente e Wi-Fi', 'Si sblocca da solo e avvisa se sta finendo', 'La ciotola doppia divide in parti uguali'],
      es: ['Hasta 10 comidas al día, desde 5 g', 'Puntual aunque falle la luz o el wifi', 'Se desatasca solo y avisa si queda poco', 'El comedero doble reparte por igual'],
      ko: ['하루 최대 10회, 한 번에 5 g부터', '정전이나 Wi-Fi 끊김에도 제시간에', '걸림 자동 해소, 사료 부족 알림', '2구 식기로 두 마리에게 똑같이'],
    }),
    feederStart,
  ),
  params: [
    param('material', paramValues.absSteel),
    param('capacity', '3 L'),
    param('portion', '5–50 g'),
    param('meals', { zh: '1–10 餐', en: '1–10', ja: '1～10回', fr: '1 à 10', de: '1–10', it: '1–10', es: '1–10', ko: '1~10회' }),
    param('dimensions', '18 × 30 × 32 cm'),
    param('power', paramValues.usbAdapter),
    param('connection', paramValues.wifi),
    param('pets', paramValues.both),
    param('box', { zh: '主机、食碗、干燥盒、电源、说明书', en: 'Feeder, bowl, desiccant, adapter, guide', ja: '本体、ボウル、乾燥剤、アダプター、説明書', fr: 'Distributeur, gamelle, dessiccant, adaptateur, notice', de: 'Automat, Napf, Trockenmittel, Netzteil, Anleitung', it: 'Distributore, ciotola, essiccante, alimentatore, istruzioni', es: 'Comedero, cuenco, desecante, adaptador, manual', ko: '본체, 식기, 제습제, 어댑터, 설명서' }),
    madeInChina,
  ],
  flags: ['recommend', 'hot', 'best', 'index'],
  weightGrams: 2350,
  buyMin: 1,
  buyLimit: 0,
  guarantees: deviceGuarantees,
  features: { pet: ['cat', 'dog'], power: ['usb'] },
  attributes: ['colour', 'bowl'],
  skus: [
    sku({ colour: 'white', bowl: 'single' }, 'PW-MEAL-WH1', mealSingle, mealSingleMarket, 158, picture('feeder-meal', 'white')),
    sku({ colour: 'white', bowl: 'double' }, 'PW-MEAL-WH2', mealDouble, mealDoubleMarket, 73, picture('feeder-meal', 'white')),
    sku({ colour: 'graphite', bowl: 'single' }, 'PW-MEAL-GR1', mealSingle, mealSingleMarket, 64, picture('feeder-meal', 'graphite')),
  ],
  salesBase: 6875,
  images: [picture('feeder-meal', 'white'), picture('feeder-meal', 'white', 'angle'), picture('feeder-meal', 'graphite')],
};

const camTitle: Localized = {
  zh: 'Whiskr 可视喂食器', en: 'Whiskr Cam Feeder', ja: 'Whiskr カメラ付き給餌器', fr: 'Distributeur caméra Whiskr',
  de: 'Whiskr Futterautomat mit Kamera', it: 'Distributore Whiskr con telecamera', es: 'Comedero con cámara Whiskr', ko: 'Whiskr 카메라 급식기',
};
const camPrice = prices(459, 109.99, 15800, 109.9, 145000, 94.99, 117.9, 145.99);
const camMarket = prices(559, 134.99, 18800, 134.9, 175000, 115.99, 142.9, 179.99);

const cam: SeedGood = {
  slug: 'feeder-cam',
  category: 'feeders',
  subcategory: 'feeders-dry',
  brand: 'whiskr',
  title: camTitle,
  subtitle: {
    zh: '看着它吃，隔着屏幕也能聊两句', en: 'Watch them eat and say hello', ja: '食べる様子を見て、声もかけられる', fr: 'Regardez-le manger et dites bonjour',
    de: 'Zuschauen beim Fressen und Hallo sagen', it: 'Guardalo mangiare e salutalo', es: 'Míralo comer y salúdalo', ko: '밥 먹는 모습을 보며 말도 걸고',
  },
  description: story(camTitle,
    {
      heading: { zh: '不在家，也陪它吃饭', en: 'Have dinner together, apart', ja: '離れていても、一緒にごはん', fr: 'Dîner ensemble, à distance', de: 'Gemeinsam essen, auch getrennt', it: 'A cena insieme, anche lontani', es: 'Cenar juntos, aunque estés lejos', ko: '떨어져 있어도 함께하는 식사' },
      text: {
        zh: '喂食器里藏着一只 1080P 广角镜头，正对食碗。每餐自动录下 10 秒短视频，谁吃了、吃了多少，一看便知。双向语音可以叫它、夸它；夜里自动切换红外，画面依然清楚。4 升粮仓，一只成年猫能吃两周。',
        en: 'A 1080p wide-angle eye sits right above the bowl. Every meal becomes a ten-second clip, so you know who came and how much was eaten. Talk through the built-in speaker, hear the answer, and leave the rest to infrared when the lights go out. The 4-litre hopper feeds one grown cat for two weeks.',
        ja: 'ボウルの正面に1080pの広角カメラを搭載。食事のたびに10秒の動画を自動で録画するので、誰がどれだけ食べたか分かります。双方向マイクで呼びかけもでき、夜は赤外線に自動で切り替わります。4 Lのタンクは成猫1匹で約2週間分です。',
        fr: 'Un œil grand-angle 1080p veille juste au-dessus de la gamelle. Chaque repas devient un clip de dix secondes : vous savez qui est venu et ce qui a été mangé. Parlez-lui par le haut-parleur, écoutez sa réponse ; la nuit, l’infrarouge prend le relais. Sa trémie de 4 litres nourrit un chat adulte deux semaines.',
        de: 'Ein Weitwinkelauge mit 1080p sitzt direkt über dem Napf. Aus jeder Mahlzeit wird ein Clip von zehn Sekunden: So weißt du, wer da war und wie viel gefressen wurde. Sprich über den Lautsprecher und hör die Antwort; nachts übernimmt Infrarot. Der 4-Liter-Behälter reicht einer erwachsenen Katze zwei Wochen.',
        it: 'Un obiettivo grandangolare da 1080p guarda proprio la ciotola. Ogni pasto diventa un video di dieci secondi, così sai chi è venuto e quanto ha mangiato. Parlagli dall’altoparlante e ascolta la risposta; di notte ci pensano gli infrarossi. Il serbatoio da 4 litri nutre un gatto adulto per due settimane.',
        es: 'Un ojo gran angular de 1080p mira justo al cuenco. Cada comida se convierte en un clip de diez segundos: sabes quién vino y cuánto comió. Háblale por el altavoz y escucha su respuesta; de noche se encarga el infrarrojo. La tolva de 4 litros alimenta a un gato adulto durante dos semanas.',
        ko: '식기를 바라보는 1080p 광각 카메라가 들어 있습니다. 식사 때마다 10초 영상을 자동으로 녹화해 누가 얼마나 먹었는지 알 수 있습니다. 양방향 음성으로 부르고 칭찬할 수 있으며, 밤에는 적외선으로 자동 전환됩니다. 4 L 사료통은 성묘 한 마리가 2주 먹을 양입니다.',
      },
      image: 'goods/feeder-cam/white-angle',
    },
    highlights({
      zh: ['1080P 广角，正对食碗', '每餐自动录制短视频', '双向语音与红外夜视', '4 L 粮仓，双重密封'],
      en: ['1080p wide angle on the bowl', 'A clip of every single meal', 'Two-way talk and night vision', '4 L hopper with double seal'],
      ja: ['ボウルを映す1080p広角カメラ', '毎回の食事を自動で録画', '双方向通話と暗視に対応', '二重密閉の4 Lタンク'],
      fr: ['Grand-angle 1080p sur la gamelle', 'Un clip à chaque repas', 'Voix bidirectionnelle et vision nocturne', 'Trémie de 4 L à double joint'],
      de: ['1080p-Weitwinkel auf den Napf', 'Ein Clip von jeder Mahlzeit', 'Gegensprechen und Nachtsicht', '4-L-Behälter mit doppelter Dichtung'],
      it: ['Grandangolo 1080p sulla ciotola', 'Un video per ogni pasto', 'Audio bidirezionale e visione notturna', 'Serbatoio da 4 L a doppia guarnizione'],
      es: ['Gran angular 1080p sobre el cuenco', 'Un clip de cada comida', 'Audio bidireccional y visión nocturna', 'Tolva de 4 L con doble junta'],
      ko: ['식기를 비추는 1080p 광각', '매 끼니 자동 녹화', '양방향 음성과 야간 촬영', '이중 밀폐 4 L 사료통'],
    }),
    feederStart,
  ),
  params: [
    param('capacity', '4 L'),
    param('portion', '5–50 g'),
    param('video', '1080p, 25 fps'),
    param('view', '135°'),
    param('nightVision', paramValues.infrared),
    param('storage', paramValues.storage),
    param('power', paramValues.usbAdapter),
    param('connection', paramValues.wifi),
    param('dimensions', '19 × 32 × 35 cm'),
    madeInChina,
  ],
  flags: ['new', 'index'],
  weightGrams: 2680,
  buyMin: 1,
  buyLimit: 0,
  guarantees: deviceGuarantees,
  features: { pet: ['cat', 'dog'], power: ['usb'] },
  attributes: ['colour'],
  skus: [
    sku({ colour: 'white' }, 'WK-CAMFEED-WH', camPrice, camMarket, 86, picture('feeder-cam', 'white')),
    sku({ colour: 'black' }, 'WK-CAMFEED-BK', camPrice, camMarket, 52, picture('feeder-cam', 'black')),
  ],
  offer: { percentOff: 10, daysLeft: 5 },
  salesBase: 1240,
  images: [picture('feeder-cam', 'white'), picture('feeder-cam', 'white', 'angle'), picture('feeder-cam', 'black')],
};

const wetTitle: Localized = {
  zh: 'Pawlet Fresh 保鲜湿粮喂食器', en: 'Pawlet Fresh Wet-Food Feeder', ja: 'Pawlet Fresh 保冷ウェット給餌器', fr: 'Distributeur pâtée Pawlet Fresh',
  de: 'Pawlet Fresh für Nassfutter', it: 'Distributore umido Pawlet Fresh', es: 'Comedero húmedo Pawlet Fresh', ko: 'Pawlet Fresh 습식 급식기',
};

const wet: SeedGood = {
  slug: 'feeder-wet',
  category: 'feeders',
  subcategory: 'feeders-wet',
  brand: 'pawlet',
  title: wetTitle,
  subtitle: {
    zh: '半导体制冷，五餐湿粮都新鲜', en: 'Five chilled meals, fresh all day', ja: '5食分を保冷、いつでも新鮮', fr: 'Cinq repas au frais toute la journée',
    de: 'Fünf gekühlte Mahlzeiten, den ganzen Tag frisch', it: 'Cinque pasti al fresco tutto il giorno', es: 'Cinco comidas frescas todo el día', ko: '다섯 끼 습식을 하루 종일 신선하게',
  },
  description: story(wetTitle,
    {
      heading: { zh: '湿粮也能自动喂了', en: 'Wet food, served by itself', ja: 'ウェットフードも自動で', fr: 'La pâtée se sert toute seule', de: 'Nassfutter, ganz von selbst', it: 'L’umido si serve da solo', es: 'La comida húmeda se sirve sola', ko: '습식도 이제 자동으로' },
      text: {
        zh: '罐头、生骨肉、处方湿粮，最怕放久变质。Fresh 用半导体制冷把餐盘保持在 8 ℃ 左右，搭配冰盒，断电也能再撑 6 小时。旋转上盖到点转开一格，吃完自动合上，不招蚊蝇、不串味。五只餐盘可单独取下，直接进洗碗机。',
        en: 'Canned, raw or prescription food spoils quickly. Fresh keeps its trays at about 8 °C with a quiet thermoelectric cooler, and ice packs carry it through six hours without power. The lid turns one step at mealtime and closes afterwards, so no flies and no smells. All five trays lift out for the dishwasher.',
        ja: '缶詰や生食、療法食のウェットフードは傷みやすいもの。Freshは静かな電子冷却でトレーを約8 ℃に保ち、保冷剤を併用すれば停電時も約6時間持ちます。時間になるとふたが1区画回り、食べ終わると自動で閉まるので、虫やにおいも気になりません。5枚のトレーは外して食洗機で洗えます。',
        fr: 'Boîtes, ration crue ou pâtée vétérinaire tournent vite. Fresh garde ses coupelles à 8 °C environ grâce à un refroidissement silencieux, et des packs de glace assurent six heures sans courant. Le couvercle tourne d’un cran à l’heure du repas puis se referme : ni mouches ni odeurs. Les cinq coupelles passent au lave-vaisselle.',
        de: 'Dosenfutter, Rohfutter oder Diätkost verderben schnell. Fresh hält seine Schalen mit leiser Kühlung bei etwa 8 °C, Kühlakkus überbrücken sechs Stunden ohne Strom. Der Deckel dreht zur Essenszeit eine Stufe weiter und schließt danach: keine Fliegen, kein Geruch. Alle fünf Schalen dürfen in die Spülmaschine.',
        it: 'Scatolette, carne cruda o diete veterinarie si guastano in fretta. Fresh tiene i vassoi a circa 8 °C con un raffreddamento silenzioso, e i panetti di ghiaccio coprono sei ore senza corrente. All’ora del pasto il coperchio gira di uno scatto, poi si richiude: niente mosche né odori. I cinque vassoi vanno in lavastoviglie.',
        es: 'Las latas, la dieta cruda o la comida veterinaria se estropean pronto. Fresh mantiene las bandejas a unos 8 °C con una refrigeración silenciosa, y las placas de hielo aguantan seis horas sin luz. A la hora de comer la tapa gira un paso y luego se cierra: ni moscas ni olores. Las cinco bandejas van al lavavajillas.',
        ko: '캔, 생식, 처방 습식은 금방 상합니다. Fresh는 조용한 전자 냉각으로 트레이를 약 8 ℃로 유지하고, 아이스팩을 함께 쓰면 정전에도 6시간을 버팁니다. 시간이 되면 뚜껑이 한 칸 돌아 열리고 다 먹으면 닫혀 벌레와 냄새 걱정이 없습니다. 트레이 다섯 개는 꺼내어 식기세척기로 씻을 수 있습니다.',
      },
      image: 'goods/feeder-wet/main-angle',
    },
    highlights({
      zh: ['恒温约 8 ℃，附两块冰盒', '五格餐盘，每格 180 mL', '转动柔和，胆小猫也不怕', '餐盘可拆洗，可进洗碗机'],
      en: ['Holds about 8 °C, two ice packs included', 'Five trays of 180 ml each', 'Turns softly, even shy cats stay', 'Trays go in the dishwasher'],
      ja: ['約8 ℃をキープ、保冷剤2個付き', '180 mL×5食分のトレー', '静かに回転、怖がりな猫も安心', 'トレーは食洗機対応'],
      fr: ['Environ 8 °C, deux packs de glace fournis', 'Cinq coupelles de 180 ml', 'Rotation douce, même pour les timides', 'Coupelles au lave-vaisselle'],
      de: ['Hält etwa 8 °C, zwei Kühlakkus dabei', 'Fünf Schalen mit je 180 ml', 'Dreht sanft, auch für Schüchterne', 'Schalen spülmaschinenfest'],
      it: ['Circa 8 °C, due panetti di ghiaccio inclusi', 'Cinque vassoi da 180 ml', 'Gira piano, anche per i più timidi', 'Vassoi lavabili in lavastoviglie'],
      es: ['Unos 8 °C, con dos placas de hielo', 'Cinco bandejas de 180 ml', 'Gira con suavidad, no asusta', 'Bandejas aptas para lavavajillas'],
      ko: ['약 8 ℃ 유지, 아이스팩 2개 포함', '180 mL 트레이 5개', '부드럽게 돌아 겁 많은 아이도 안심', '트레이는 식기세척기 사용 가능'],
    }),
    feederStart,
  ),
  params: [
    param('capacity', '5 × 180 mL'),
    param('meals', { zh: '1–5 餐', en: '1–5', ja: '1～5回', fr: '1 à 5', de: '1–5', it: '1–5', es: '1–5', ko: '1~5회' }),
    param('material', paramValues.abs),
    param('dimensions', '32 × 32 × 12 cm'),
    param('noise', '≤ 30 dB'),
    param('power', paramValues.usbAdapter),
    param('connection', paramValues.wifi),
    param('pets', paramValues.both),
    madeInChina,
  ],
  flags: ['recommend', 'index'],
  weightGrams: 2900,
  buyMin: 1,
  buyLimit: 3,
  guarantees: deviceGuarantees,
  features: { pet: ['cat', 'dog'], power: ['usb'] },
  attributes: [],
  skus: [
    sku({}, 'PW-FRESH', prices(399, 94.99, 13800, 94.9, 128000, 82.99, 102.9, 126.99), prices(499, 119.99, 16800, 119.9, 158000, 103.99, 127.9, 159.99), 117, picture('feeder-wet')),
  ],
  salesBase: 1930,
  images: [picture('feeder-wet'), picture('feeder-wet', 'main', 'angle')],
};

const slowTitle: Localized = {
  zh: 'Pawlet 螺旋慢食碗', en: 'Pawlet Spiral Slow-Feed Bowl', ja: 'Pawlet スパイラル早食い防止皿', fr: 'Gamelle anti-glouton Pawlet Spiral',
  de: 'Pawlet Spiral Anti-Schling-Napf', it: 'Ciotola lenta Pawlet Spiral', es: 'Comedero lento Pawlet Spiral', ko: 'Pawlet 나선형 슬로우 식기',
};
const slowPrice = prices(49, 14.99, 1980, 13.9, 18000, 12.99, 15.9, 19.99);
const slowMarket = prices(69, 19.99, 2580, 18.9, 24000, 16.99, 20.9, 26.99);

const slow: SeedGood = {
  slug: 'feeder-slow',
  category: 'feeders',
  subcategory: 'feeders-play',
  brand: 'pawlet',
  title: slowTitle,
  subtitle: {
    zh: '吃得慢，少吐粮，少胀气', en: 'Eat slower, feel better', ja: 'ゆっくり食べて、おなかにやさしく', fr: 'Manger moins vite, digérer mieux',
    de: 'Langsamer fressen, besser fühlen', it: 'Mangia piano, digerisce meglio', es: 'Comer despacio sienta mejor', ko: '천천히 먹고 속은 편하게',
  },
  description: story(slowTitle,
    {
      heading: { zh: '把狼吞虎咽变成小游戏', en: 'Turns wolfing into a game', ja: '早食いを、楽しい遊びに', fr: 'Engloutir devient un jeu', de: 'Aus Schlingen wird ein Spiel', it: 'La fretta diventa un gioco', es: 'De engullir a jugar', ko: '허겁지겁 먹던 밥이 놀이로' },
      text: {
        zh: '30 秒扫光一碗饭，然后全吐出来？螺旋棱道让粮食散开，它得用舌头一点点舔出来，平均用餐时间延长到原来的 5 倍。棱道高度经过反复试吃调整，短鼻子的斗牛犬和扁脸猫也能吃到底。',
        en: 'Bowl empty in thirty seconds, and back up it comes? The spiral ridges spread the food so that it has to be licked out bit by bit, and a meal lasts about five times as long. We adjusted the height over many test dinners: short noses reach the bottom too.',
        ja: '30秒で完食して、そのあと吐いてしまう。そんな子のためのお皿です。らせん状の突起がフードを分散させ、少しずつ舌ですくうので、食事の時間は約5倍に。突起の高さは何度も試食を重ねて調整し、鼻の短い犬や猫も底まで食べられます。',
        fr: 'Gamelle vidée en trente secondes, puis tout ressort ? Les spirales répartissent les croquettes, qu’il faut aller chercher à coups de langue : le repas dure environ cinq fois plus longtemps. Leur hauteur a été réglée au fil de nombreux essais : même les museaux courts atteignent le fond.',
        de: 'Der Napf ist in dreißig Sekunden leer, und dann kommt alles wieder hoch? Die Spiralrippen verteilen das Futter, das nun Stück für Stück herausgeleckt wird: Eine Mahlzeit dauert etwa fünfmal so lange. Die Höhe haben wir in vielen Testessen abgestimmt, auch kurze Nasen kommen bis auf den Grund.',
        it: 'Ciotola vuota in trenta secondi e poi torna tutto su? Le creste a spirale distribuiscono il cibo, che va leccato un po’ alla volta: il pasto dura circa cinque volte tanto. L’altezza è stata regolata con molte prove a tavola: ci arrivano anche i musi corti.',
        es: '¿Vacía el cuenco en treinta segundos y luego lo devuelve? Los surcos en espiral reparten la comida, que hay que lamer poco a poco: la comida dura unas cinco veces más. Ajustamos la altura tras muchas pruebas: los hocicos cortos también llegan al fondo.',
        ko: '30초 만에 비우고 다시 토하나요? 나선형 돌기가 사료를 흩어 놓아 조금씩 핥아 먹게 되므로 식사 시간이 약 5배로 길어집니다. 돌기 높이는 여러 번의 시식을 거쳐 맞췄기 때문에 코가 짧은 아이도 바닥까지 먹을 수 있습니다.',
      },
      image: 'goods/feeder-slow/mint-angle',
    },
    highlights({
      zh: ['用餐时间延长约 5 倍', '干粮、湿粮、冻干都适用', '底部硅胶圈，舔不跑', '可进洗碗机，不留油渍'],
      en: ['Meals last about five times longer', 'For dry, wet and freeze-dried food', 'Silicone ring keeps it from wandering', 'Dishwasher-safe, no greasy film'],
      ja: ['食事時間が約5倍に', 'ドライ、ウェット、フリーズドライに対応', '底面シリコーンでずれにくい', '食洗機対応、油汚れが残らない'],
      fr: ['Repas environ cinq fois plus longs', 'Pour croquettes, pâtée et lyophilisé', 'Anneau en silicone : elle ne bouge pas', 'Lave-vaisselle, sans film gras'],
      de: ['Mahlzeiten dauern etwa fünfmal länger', 'Für Trocken-, Nass- und Gefriertrockenfutter', 'Silikonring: Er wandert nicht', 'Spülmaschinenfest, kein Fettfilm'],
      it: ['Pasti circa cinque volte più lunghi', 'Per secco, umido e liofilizzato', 'Anello in silicone: resta ferma', 'In lavastoviglie, senza unto'],
      es: ['Comidas unas cinco veces más largas', 'Para pienso, húmedo y liofilizado', 'Aro de silicona: no se desplaza', 'Al lavavajillas, sin restos de grasa'],
      ko: ['식사 시간 약 5배', '건식, 습식, 동결건조 모두 가능', '바닥 실리콘으로 밀리지 않음', '식기세척기 사용, 기름때 없이'],
    }),
    {
      heading: { zh: '使用建议', en: 'A tip', ja: '使い方のコツ', fr: 'Conseil', de: 'Tipp', it: 'Consiglio', es: 'Consejo', ko: '사용 팁' },
      text: { zh: '第一次使用时先放平时一半的量，等它熟悉了再加满。每天用餐后冲洗，湿粮之后请彻底清洁棱道。', en: 'Start with half the usual portion until they get the idea. Rinse it after each meal, and brush the ridges after wet food.', ja: '最初は普段の半分の量から始め、慣れたら増やしてください。食後は毎回すすぎ、ウェットフードのあとは溝をブラシで洗いましょう。', fr: 'Commencez par une demi-portion, le temps qu’il comprenne. Rincez après chaque repas et brossez les rainures après la pâtée.', de: 'Beginne mit der halben Portion, bis der Dreh heraus ist. Nach jeder Mahlzeit abspülen, nach Nassfutter die Rillen ausbürsten.', it: 'Comincia con mezza porzione finché non capisce il gioco. Sciacqua dopo ogni pasto e spazzola le creste dopo l’umido.', es: 'Empieza con media ración hasta que le coja el truco. Enjuaga tras cada comida y cepilla los surcos después del húmedo.', ko: '처음에는 평소의 절반만 담아 익숙해지게 해 주세요. 식후에는 헹구고, 습식 뒤에는 홈을 솔로 닦아 주세요.' },
    },
  ),
  params: [
    param('material', paramValues.abs),
    param('capacity', '500 mL'),
    param('dimensions', '21 × 21 × 5 cm'),
    param('weight', '320 g'),
    param('care', paramValues.dishwasher),
    param('pets', paramValues.allPets),
    madeInChina,
  ],
  flags: [],
  weightGrams: 400,
  buyMin: 1,
  buyLimit: 0,
  guarantees: deviceGuarantees,
  features: { pet: ['cat', 'dog'], power: ['none'] },
  attributes: ['colour'],
  skus: [
    sku({ colour: 'mint' }, 'PW-SLOW-MT', slowPrice, slowMarket, 410, picture('feeder-slow', 'mint')),
    sku({ colour: 'coral' }, 'PW-SLOW-CO', slowPrice, slowMarket, 265, picture('feeder-slow', 'coral')),
    sku({ colour: 'sand' }, 'PW-SLOW-SD', slowPrice, slowMarket, 188, picture('feeder-slow', 'sand')),
  ],
  salesBase: 3560,
  images: [picture('feeder-slow', 'mint'), picture('feeder-slow', 'mint', 'angle'), picture('feeder-slow', 'coral'), picture('feeder-slow', 'sand')],
};

const duoTitle: Localized = {
  zh: 'Pawlet Duo 双宠喂食器 5 L', en: 'Pawlet Duo Feeder for Two, 5 L', ja: 'Pawlet Duo 2匹用給餌器 5 L', fr: 'Distributeur double Pawlet Duo 5 L',
  de: 'Pawlet Duo für zwei, 5 L', it: 'Distributore doppio Pawlet Duo 5 L', es: 'Comedero doble Pawlet Duo 5 L', ko: 'Pawlet Duo 2마리용 급식기 5 L',
};
const duoPrice = prices(379, 89.99, 12980, 89.9, 119000, 77.99, 96.9, 119.99);
const duoMarket = prices(459, 109.99, 15800, 109.9, 145000, 94.99, 117.9, 145.99);

const duo: SeedGood = {
  slug: 'feeder-duo',
  category: 'feeders',
  subcategory: 'feeders-dry',
  brand: 'pawlet',
  title: duoTitle,
  subtitle: {
    zh: '一机双碗，各吃各的', en: 'Two bowls, two portions, no fights', ja: '1台で2匹分、それぞれの量を', fr: 'Deux gamelles, deux portions, zéro dispute',
    de: 'Zwei Näpfe, zwei Portionen, kein Streit', it: 'Due ciotole, due porzioni, niente liti', es: 'Dos cuencos, dos raciones, sin peleas', ko: '그릇 둘, 양도 각각, 다툼은 없이',
  },
  description: story(duoTitle,
    {
      heading: { zh: '两只猫，一碗水端平', en: 'Fair shares for two', ja: '2匹に、公平なごはん', fr: 'À chacun sa part', de: 'Gerecht für zwei', it: 'A ciascuno la sua parte', es: 'A cada uno lo suyo', ko: '두 마리 모두에게 공평하게' },
      text: {
        zh: '一只要减肥，一只要增重？Duo 的左右两仓独立控制，两边的时间和分量可以完全不同。两只碗相距 34 厘米，中间有挡板，吃饭时互不打扰。5 升大粮仓中间可抽板分隔，一边成猫粮，一边幼猫粮，出门一周也够吃。',
        en: 'One on a diet, one too thin? The two sides of Duo work on their own: different times, different portions. The bowls stand 34 cm apart with a screen between them, so everyone eats in peace. A divider splits the 5-litre hopper for two kinds of food, enough for a week away.',
        ja: '1匹はダイエット中、もう1匹はもっと食べてほしい。Duoは左右が独立していて、時間も量も別々に設定できます。ボウルの間隔は34 cm、仕切りもあるので落ち着いて食べられます。5 Lのタンクは仕切り板で2種類のフードに分けられ、1週間の留守にも対応します。',
        fr: 'L’un au régime, l’autre trop maigre ? Les deux côtés de Duo sont indépendants : horaires et portions différents. Les gamelles sont à 34 cm l’une de l’autre, séparées par un écran, pour manger en paix. Une cloison partage la trémie de 5 litres entre deux aliments : de quoi partir une semaine.',
        de: 'Einer auf Diät, einer zu dünn? Die beiden Seiten des Duo arbeiten unabhängig: andere Zeiten, andere Portionen. Die Näpfe stehen 34 cm auseinander, mit Sichtschutz dazwischen, damit alle in Ruhe fressen. Eine Trennwand teilt den 5-Liter-Behälter für zwei Futtersorten und reicht für eine Woche Urlaub.',
        it: 'Uno a dieta, l’altro troppo magro? I due lati di Duo sono indipendenti: orari e porzioni diversi. Le ciotole distano 34 cm e hanno uno schermo in mezzo, così mangiano tranquilli. Un divisorio separa il serbatoio da 5 litri per due tipi di cibo: basta per una settimana fuori.',
        es: '¿Uno a dieta y el otro demasiado delgado? Los dos lados de Duo funcionan por separado: horas y raciones distintas. Los cuencos están a 34 cm y con una pantalla en medio, para comer en paz. Un separador divide la tolva de 5 litros en dos tipos de pienso: suficiente para una semana fuera.',
        ko: '한 마리는 다이어트, 한 마리는 더 먹어야 하나요? Duo는 양쪽이 따로 움직여 시간과 양을 다르게 정할 수 있습니다. 그릇 간격은 34 cm이고 가림판이 있어 서로 신경 쓰지 않고 먹습니다. 5 L 사료통은 칸막이로 나눠 두 가지 사료를 담을 수 있어 일주일 집을 비워도 넉넉합니다.',
      },
      image: 'goods/feeder-duo/white-angle',
    },
    highlights({
      zh: ['左右独立计划，分量互不影响', '粮仓可分隔，两种粮同时用', '碗距 34 厘米，带挡板', '断电可用电池续航 72 小时'],
      en: ['Separate plans for left and right', 'Divided hopper for two kinds of food', 'Bowls 34 cm apart with a screen', 'Backup batteries last 72 hours'],
      ja: ['左右別々にスケジュール設定', 'タンクを仕切って2種類のフードを', 'ボウル間34 cm、仕切り付き', '停電時は電池で72時間動作'],
      fr: ['Programmes séparés à gauche et à droite', 'Trémie divisée pour deux aliments', 'Gamelles à 34 cm, avec écran', 'Piles de secours : 72 heures'],
      de: ['Eigener Plan für links und rechts', 'Geteilter Behälter für zwei Sorten', 'Näpfe 34 cm auseinander, mit Sichtschutz', 'Notbatterien halten 72 Stunden'],
      it: ['Programmi separati a destra e a sinistra', 'Serbatoio diviso per due cibi', 'Ciotole a 34 cm, con schermo', 'Batterie di riserva: 72 ore'],
      es: ['Planes separados a izquierda y derecha', 'Tolva dividida para dos piensos', 'Cuencos a 34 cm, con pantalla', 'Pilas de reserva: 72 horas'],
      ko: ['왼쪽 오른쪽 따로 일정 설정', '칸막이로 두 가지 사료 보관', '그릇 간격 34 cm, 가림판 포함', '정전 시 건전지로 72시간'],
    }),
    feederStart,
  ),
  params: [
    param('material', paramValues.absSteel),
    param('capacity', '5 L'),
    param('portion', '5–60 g'),
    param('dimensions', '44 × 24 × 33 cm'),
    param('power', paramValues.usbAdapter),
    param('connection', paramValues.wifi),
    param('pets', paramValues.both),
    madeInChina,
  ],
  flags: ['best'],
  weightGrams: 3400,
  buyMin: 1,
  buyLimit: 3,
  guarantees: deviceGuarantees,
  features: { pet: ['cat', 'dog'], power: ['usb'] },
  attributes: ['colour'],
  skus: [
    sku({ colour: 'white' }, 'PW-DUO-WH', duoPrice, duoMarket, 69, picture('feeder-duo', 'white')),
    sku({ colour: 'sage' }, 'PW-DUO-SG', duoPrice, duoMarket, 37, picture('feeder-duo', 'sage')),
  ],
  salesBase: 1520,
  images: [picture('feeder-duo', 'white'), picture('feeder-duo', 'white', 'angle'), picture('feeder-duo', 'sage')],
};

const treatTitle: Localized = {
  zh: 'Whiskr 零食发射球', en: 'Whiskr Treat Tosser', ja: 'Whiskr おやつランチャー', fr: 'Lance-friandises Whiskr',
  de: 'Whiskr Leckerli-Werfer', it: 'Lanciabocconcini Whiskr', es: 'Lanzapremios Whiskr', ko: 'Whiskr 간식 발사기',
};
const treatPrice = prices(199, 49.99, 6980, 49.9, 65000, 42.99, 53.9, 66.99);
const treatMarket = prices(249, 62.99, 8680, 61.9, 81000, 53.99, 66.9, 83.99);

const treat: SeedGood = {
  slug: 'feeder-treat',
  category: 'feeders',
  subcategory: 'feeders-play',
  brand: 'whiskr',
  title: treatTitle,
  subtitle: {
    zh: '远程一点，零食飞到它面前', en: 'One tap, and a treat flies', ja: 'ワンタップで、おやつが飛び出す', fr: 'Un geste, une friandise s’envole',
    de: 'Ein Tipp, und ein Leckerli fliegt', it: 'Un tocco e il bocconcino vola', es: 'Un toque y sale volando un premio', ko: '한 번 누르면 간식이 날아갑니다',
  },
  description: story(treatTitle,
    {
      heading: { zh: '上班间隙，陪它玩一局', en: 'Play a round in your coffee break', ja: '休憩時間に、ちょっと一緒に遊ぶ', fr: 'Une partie pendant la pause café', de: 'Eine Runde in der Kaffeepause', it: 'Una partita nella pausa caffè', es: 'Una partida en la pausa del café', ko: '쉬는 시간에 한 판 놀아 주기' },
      text: {
        zh: '在 App 里轻轻一滑，零食就从滑道弹出，最远飞出 1.5 米，让它追着跑几步。可调三档力度，也可以定时随机投放，消耗过剩的精力。球形料仓一次装 120 克零食，适合直径 5 至 15 毫米的冻干和小饼干。',
        en: 'Flick your finger in the app and a treat pops out of the chute, up to 1.5 m away, to be chased and caught. Choose from three strengths, or let it toss at random times to burn off energy. The ball holds 120 g of treats between 5 and 15 mm.',
        ja: 'アプリで指をはじくと、おやつが最大1.5 m先まで飛び出し、追いかけて楽しめます。強さは3段階。ランダムな時間に出す設定で、運動不足の解消にも。球形タンクには直径5～15 mmのおやつが120 g入ります。',
        fr: 'Glissez le doigt dans l’appli et une friandise jaillit de la rampe, jusqu’à 1,5 m, à poursuivre et à attraper. Trois puissances au choix, ou des lancers au hasard pour se dépenser. La boule contient 120 g de friandises de 5 à 15 mm.',
        de: 'Wisch in der App, und ein Leckerli springt bis zu 1,5 m weit aus der Rutsche, zum Jagen und Fangen. Drei Stärken stehen zur Wahl, oder es fliegt zu zufälligen Zeiten, um Energie abzubauen. Die Kugel fasst 120 g Leckerli von 5 bis 15 mm.',
        it: 'Scorri il dito nell’app e il bocconcino esce dallo scivolo, fino a 1,5 m, da rincorrere e acchiappare. Tre intensità, oppure lanci a caso per scaricare energia. La sfera contiene 120 g di bocconcini da 5 a 15 mm.',
        es: 'Desliza el dedo en la app y el premio sale disparado hasta 1,5 m, para perseguirlo y cazarlo. Tres potencias, o lanzamientos al azar para gastar energía. La bola guarda 120 g de premios de 5 a 15 mm.',
        ko: '앱에서 손가락을 튕기면 간식이 최대 1.5 m까지 튀어나와 쫓아가 잡는 재미가 있습니다. 세기는 3단계이며, 무작위 시간에 나오게 해 넘치는 기운을 풀어 줄 수도 있습니다. 구형 통에는 지름 5~15 mm 간식을 120 g 담을 수 있습니다.',
      },
      image: 'goods/feeder-treat/white-angle',
    },
    highlights({
      zh: ['三档力度，最远 1.5 米', '随机投放，陪玩不重样', '每日限量，不怕吃多', '料仓一拧即下，清水冲洗'],
      en: ['Three strengths, up to 1.5 m', 'Random tosses keep it exciting', 'Daily limit, so no weight gained', 'Ball twists off for rinsing'],
      ja: ['3段階の強さ、最大1.5 m', 'ランダム発射で飽きさせない', '1日の上限を設定できる', 'タンクはひねって外して水洗い'],
      fr: ['Trois puissances, jusqu’à 1,5 m', 'Lancers au hasard pour la surprise', 'Limite quotidienne, ligne préservée', 'La boule se dévisse pour être rincée'],
      de: ['Drei Stärken, bis zu 1,5 m', 'Zufallswürfe halten die Spannung', 'Tageslimit schont die Figur', 'Kugel zum Abspülen abdrehen'],
      it: ['Tre intensità, fino a 1,5 m', 'Lanci a sorpresa, mai noiosi', 'Limite giornaliero salvalinea', 'La sfera si svita per sciacquarla'],
      es: ['Tres potencias, hasta 1,5 m', 'Lanzamientos al azar, siempre sorprende', 'Límite diario para no engordar', 'La bola se desenrosca para lavarla'],
      ko: ['3단계 세기, 최대 1.5 m', '무작위 발사로 지루하지 않게', '하루 제한량 설정', '통을 돌려 빼서 물로 헹구기'],
    }),
    feederStart,
  ),
  params: [
    param('material', paramValues.abs),
    param('capacity', '120 g'),
    param('range', { zh: '0.5–1.5 米', en: '0.5–1.5 m', ja: '0.5～1.5 m', fr: '0,5 à 1,5 m', de: '0,5–1,5 m', it: '0,5–1,5 m', es: '0,5–1,5 m', ko: '0.5~1.5 m' }),
    param('dimensions', '15 × 15 × 24 cm'),
    param('power', paramValues.usb),
    param('connection', paramValues.wifi),
    param('pets', paramValues.allPets),
    madeInChina,
  ],
  flags: [],
  weightGrams: 980,
  buyMin: 1,
  buyLimit: 0,
  guarantees: deviceGuarantees,
  features: { pet: ['cat', 'dog'], power: ['usb'] },
  attributes: ['colour'],
  skus: [
    sku({ colour: 'white' }, 'WK-TOSS-WH', treatPrice, treatMarket, 0, picture('feeder-treat', 'white')),
    sku({ colour: 'coral' }, 'WK-TOSS-CO', treatPrice, treatMarket, 0, picture('feeder-treat', 'coral')),
  ],
  salesBase: 2090,
  images: [picture('feeder-treat', 'white'), picture('feeder-treat', 'white', 'angle'), picture('feeder-treat', 'coral')],
};

/** Feeders. */
export const feeders: readonly SeedGood[] = [meal, cam, wet, slow, duo, treat];
