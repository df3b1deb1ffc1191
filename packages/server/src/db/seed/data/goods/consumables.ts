import { consumableGuarantees } from '../guarantees.ts';
import { fits, madeInChina, param, paramValues } from '../params.ts';
import { highlights, original } from '../sections.ts';
import { picture, prices, sku, story } from '../types.ts';
import type { Localized, SeedGood } from '../types.ts';

const carbonTitle: Localized = {
  zh: 'Pawlet 活性炭滤芯', en: 'Pawlet Carbon Filters', ja: 'Pawlet 活性炭フィルター', fr: 'Filtres à charbon Pawlet',
  de: 'Pawlet Aktivkohlefilter', it: 'Filtri al carbone Pawlet', es: 'Filtros de carbón Pawlet', ko: 'Pawlet 활성탄 필터',
};

const carbon: SeedGood = {
  slug: 'filter-carbon',
  category: 'consumables',
  subcategory: 'consumables-filters',
  brand: 'pawlet',
  title: carbonTitle,
  subtitle: {
    zh: '每月一换，喝水放心', en: 'A fresh one each month, clear water every day', ja: '月に一度の交換で、いつもきれいな水', fr: 'Un filtre par mois, une eau toujours claire',
    de: 'Jeden Monat neu, jeden Tag klares Wasser', it: 'Uno al mese, acqua limpida ogni giorno', es: 'Uno al mes, agua clara cada día', ko: '한 달에 한 번, 늘 맑은 물',
  },
  description: story(carbonTitle,
    {
      heading: { zh: '四层材料，各管一样', en: 'Four layers, four jobs', ja: '4つの層が、それぞれ働く', fr: 'Quatre couches, quatre missions', de: 'Vier Schichten, vier Aufgaben', it: 'Quattro strati, quattro compiti', es: 'Cuatro capas, cuatro tareas', ko: '네 겹이 각자 맡은 일' },
      text: {
        zh: 'PP 棉拦住毛发与碎屑，椰壳活性炭吸附异味和余氯，离子交换树脂软化水质、减少水垢，最后一层无纺布再细滤一遍。独立密封包装，用前冲洗 30 秒，放入滤芯仓即可。',
        en: 'Cotton stops hair and crumbs, coconut-shell carbon takes odour and chlorine, an ion-exchange resin softens the water against scale, and a fine fleece has the last word. Each disc is sealed on its own: rinse it for half a minute and drop it in.',
        ja: 'コットンが抜け毛や食べかすを止め、ヤシ殻活性炭がにおいと残留塩素を吸着。イオン交換樹脂が水をやわらかくして水あかを抑え、最後に不織布が細かな汚れをこし取ります。1個ずつ密封しており、30秒すすいでセットするだけです。',
        fr: 'Le coton retient poils et miettes, le charbon de coco capte odeurs et chlore, la résine échangeuse d’ions adoucit l’eau contre le calcaire, et un voile fin termine le travail. Chaque disque est scellé : rincez-le trente secondes et mettez-le en place.',
        de: 'Watte hält Haare und Krümel zurück, Kokoskohle bindet Gerüche und Chlor, ein Ionenaustauscher macht das Wasser weicher, und ein feines Vlies gibt den letzten Schliff. Jede Scheibe ist einzeln versiegelt: eine halbe Minute abspülen, einlegen, fertig.',
        it: 'Il cotone ferma peli e briciole, il carbone di cocco trattiene odori e cloro, la resina a scambio ionico addolcisce l’acqua contro il calcare e un velo fine completa il lavoro. Ogni disco è sigillato: sciacqualo trenta secondi e inseriscilo.',
        es: 'El algodón retiene pelos y migas, el carbón de coco atrapa olores y cloro, la resina de intercambio iónico ablanda el agua contra la cal y un velo fino remata el trabajo. Cada disco va sellado: enjuágalo treinta segundos y colócalo.',
        ko: '면층이 털과 찌꺼기를 막고, 야자 활성탄이 냄새와 잔류 염소를 흡착하며, 이온 교환 수지가 물을 부드럽게 해 물때를 줄이고, 부직포가 마지막으로 한 번 더 거릅니다. 낱개 밀봉이라 30초 헹궈 넣기만 하면 됩니다.',
      },
      image: 'goods/filter-carbon/main-angle',
    },
    highlights({
      zh: ['每片约用 30 天', '独立密封，囤货不受潮', '12 片装够用一年，单片更划算'],
      en: ['One disc lasts about 30 days', 'Sealed one by one, keeps for years', 'The 12-pack covers a year and costs least per disc'],
      ja: ['1個で約30日間', '個別密封で買い置きに便利', '12個入りなら1年分、1個あたりがお得'],
      fr: ['Un disque dure environ 30 jours', 'Scellés un à un, faciles à stocker', 'Le lot de 12 couvre l’année au meilleur prix'],
      de: ['Eine Scheibe hält etwa 30 Tage', 'Einzeln versiegelt, gut auf Vorrat', 'Die 12er-Packung reicht ein Jahr, zum besten Stückpreis'],
      it: ['Un disco dura circa 30 giorni', 'Sigillati uno a uno, comodi da tenere di scorta', 'La confezione da 12 copre un anno e conviene'],
      es: ['Un disco dura unos 30 días', 'Sellados uno a uno, fáciles de guardar', 'El paquete de 12 cubre un año al mejor precio'],
      ko: ['1개로 약 30일', '낱개 밀봉으로 보관이 편리', '12개입이면 1년, 개당 가격도 저렴'],
    }),
    original,
  ),
  params: [
    fits('Pawlet Aura, Brook, Steel, Mini'),
    param('filter', paramValues.quadFilter),
    param('life', paramValues.everyMonth),
    param('dimensions', '9.6 × 9.6 × 1.2 cm'),
    param('weight', '24 g'),
    madeInChina,
  ],
  flags: ['hot'],
  weightGrams: 160,
  buyMin: 1,
  buyLimit: 0,
  guarantees: consumableGuarantees,
  features: {},
  attributes: ['pack'],
  skus: [
    sku({ pack: '4' }, 'PW-FC-04', prices(39, 11.99, 1480, 10.9, 13000, 9.99, 12.9, 15.99), prices(49, 14.99, 1880, 13.9, 17000, 12.99, 15.9, 19.99), 640, picture('filter-carbon')),
    sku({ pack: '8' }, 'PW-FC-08', prices(69, 20.99, 2580, 19.9, 23000, 17.99, 22.9, 27.99), prices(89, 26.99, 3280, 25.9, 30000, 22.99, 28.9, 35.99), 512, picture('filter-carbon')),
    sku({ pack: '12' }, 'PW-FC-12', prices(99, 28.99, 3580, 27.9, 32000, 24.99, 31.9, 38.99), prices(129, 36.99, 4580, 35.9, 42000, 31.99, 39.9, 49.99), 288, picture('filter-carbon')),
  ],
  salesBase: 12650,
  images: [picture('filter-carbon'), picture('filter-carbon', 'main', 'angle')],
};

const foamTitle: Localized = {
  zh: 'Pawlet 水泵海绵前置滤棉', en: 'Pawlet Foam Pre-Filters', ja: 'Pawlet ポンプ用スポンジ', fr: 'Préfiltres mousse Pawlet',
  de: 'Pawlet Schaumstoff-Vorfilter', it: 'Prefiltri in spugna Pawlet', es: 'Prefiltros de espuma Pawlet', ko: 'Pawlet 펌프 스펀지 필터',
};

const foam: SeedGood = {
  slug: 'filter-foam',
  category: 'consumables',
  subcategory: 'consumables-filters',
  brand: 'pawlet',
  title: foamTitle,
  subtitle: {
    zh: '挡住毛发，水泵更安静更长寿', en: 'Keeps hair out, keeps the pump quiet', ja: '抜け毛を防いで、ポンプを静かに長持ち', fr: 'Arrête les poils, protège la pompe',
    de: 'Hält Haare fern und die Pumpe leise', it: 'Ferma i peli e protegge la pompa', es: 'Frena los pelos y cuida la bomba', ko: '털을 막아 펌프를 조용하고 오래',
  },
  description: story(foamTitle,
    {
      heading: { zh: '水泵的小口罩', en: 'A mask for the pump', ja: 'ポンプを守るマスク', fr: 'Un masque pour la pompe', de: 'Eine Maske für die Pumpe', it: 'Una mascherina per la pompa', es: 'Una mascarilla para la bomba', ko: '펌프를 위한 마스크' },
      text: {
        zh: '饮水机越用越响，多半是毛发缠住了叶轮。套在进水口的高密度海绵能拦下九成以上的毛发和黏液，水流顺畅，水泵寿命也更长。每周捏洗一次，用到发黄变软就该换了。',
        en: 'A fountain that grows louder usually has hair around its impeller. This dense foam sits over the inlet and stops nine hairs out of ten, along with slime, so the water keeps flowing and the pump lives longer. Squeeze it out once a week and change it when it turns soft.',
        ja: '給水器の音が大きくなる原因の多くは、羽根に絡んだ抜け毛です。吸水口にかぶせる高密度スポンジが毛やぬめりの9割以上をキャッチ。水の流れを保ち、ポンプの寿命も延ばします。週に一度もみ洗いし、やわらかくなったら交換してください。',
        fr: 'Une fontaine de plus en plus bruyante a souvent des poils autour de sa roue. Placée sur l’entrée d’eau, cette mousse dense en retient neuf sur dix, ainsi que les dépôts : l’eau circule et la pompe dure. Pressez-la chaque semaine et changez-la quand elle ramollit.',
        de: 'Wird ein Brunnen lauter, haben sich meist Haare um das Laufrad gewickelt. Der dichte Schaumstoff sitzt vor dem Einlass und hält neun von zehn Haaren samt Schleim zurück: Das Wasser fließt, die Pumpe lebt länger. Einmal pro Woche ausdrücken, wechseln, sobald er weich wird.',
        it: 'Se la fontanella fa più rumore, di solito ci sono peli attorno alla girante. Questa spugna fitta copre l’ingresso dell’acqua e ne ferma nove su dieci, insieme ai depositi: l’acqua scorre e la pompa dura di più. Strizzala una volta alla settimana e cambiala quando si ammorbidisce.',
        es: 'Si la fuente suena cada vez más, suele haber pelos en la turbina. Esta espuma densa cubre la entrada y retiene nueve de cada diez, además de los residuos: el agua fluye y la bomba dura más. Escúrrela una vez por semana y cámbiala cuando se ablande.',
        ko: '급수기 소리가 커졌다면 대개 날개에 털이 감긴 것입니다. 흡수구에 씌우는 고밀도 스펀지가 털과 물때를 90% 이상 막아 물이 잘 흐르고 펌프도 오래갑니다. 일주일에 한 번 주물러 씻고, 물렁해지면 교체하세요.',
      },
      image: 'goods/filter-foam/main-angle',
    },
    highlights({
      zh: ['高密度食品级海绵', '可反复清洗，约用 60 天', '一套即装，不用工具'],
      en: ['Dense food-grade foam', 'Washable, lasts about 60 days', 'Slips on without tools'],
      ja: ['高密度の食品グレードスポンジ', '洗って約60日使用可能', '工具なしで取り付け'],
      fr: ['Mousse dense de qualité alimentaire', 'Lavable, environ 60 jours', 'Se pose sans outil'],
      de: ['Dichter, lebensmittelechter Schaumstoff', 'Waschbar, hält etwa 60 Tage', 'Ohne Werkzeug aufgesteckt'],
      it: ['Spugna fitta per uso alimentare', 'Lavabile, dura circa 60 giorni', 'Si infila senza attrezzi'],
      es: ['Espuma densa de uso alimentario', 'Lavable, dura unos 60 días', 'Se coloca sin herramientas'],
      ko: ['식품용 고밀도 스펀지', '세척 사용, 약 60일', '공구 없이 끼우기만'],
    }),
    original,
  ),
  params: [
    fits('Pawlet Aura, Brook, Steel, Mini'),
    param('material', { zh: '聚氨酯海绵', en: 'Polyurethane foam', ja: 'ポリウレタンフォーム', fr: 'Mousse polyuréthane', de: 'Polyurethanschaum', it: 'Schiuma poliuretanica', es: 'Espuma de poliuretano', ko: '폴리우레탄 폼' }),
    param('life', { zh: '约 60 天', en: '60 days', ja: '約60日', fr: 'Tous les 60 jours', de: 'Alle 60 Tage', it: 'Ogni 60 giorni', es: 'Cada 60 días', ko: '약 60일' }),
    param('dimensions', '3.2 × 3.2 × 2 cm'),
    param('care', paramValues.handWash),
    madeInChina,
  ],
  flags: [],
  weightGrams: 60,
  buyMin: 1,
  buyLimit: 0,
  guarantees: consumableGuarantees,
  features: {},
  attributes: ['pack'],
  skus: [
    sku({ pack: '6' }, 'PW-FF-06', prices(19, 6.99, 780, 5.9, 7000, 4.99, 6.9, 8.99), prices(29, 8.99, 980, 7.9, 9000, 6.99, 8.9, 11.99), 730, picture('filter-foam')),
    sku({ pack: '12' }, 'PW-FF-12', prices(29, 10.99, 1280, 9.9, 11000, 7.99, 10.9, 13.99), prices(39, 13.99, 1680, 12.9, 15000, 10.99, 13.9, 17.99), 505, picture('filter-foam')),
  ],
  salesBase: 6120,
  images: [picture('filter-foam'), picture('filter-foam', 'main', 'angle')],
};

const desiccantTitle: Localized = {
  zh: 'Pawlet 喂食器干燥盒', en: 'Pawlet Feeder Desiccant', ja: 'Pawlet 給餌器用乾燥剤', fr: 'Dessiccants Pawlet',
  de: 'Pawlet Trockenmittel', it: 'Essiccanti Pawlet', es: 'Desecantes Pawlet', ko: 'Pawlet 급식기 제습제',
};

const desiccant: SeedGood = {
  slug: 'desiccant-pack',
  category: 'consumables',
  subcategory: 'consumables-care',
  brand: 'pawlet',
  title: desiccantTitle,
  subtitle: {
    zh: '梅雨天，粮食也酥脆', en: 'Crisp kibble, even in the wet season', ja: '梅雨でもフードはカリッと', fr: 'Des croquettes croquantes par tous les temps',
    de: 'Knuspriges Futter bei jedem Wetter', it: 'Crocchette croccanti con ogni tempo', es: 'Pienso crujiente incluso con humedad', ko: '장마철에도 바삭한 사료',
  },
  description: story(desiccantTitle,
    {
      heading: { zh: '一个月，锁住开袋那天的香', en: 'As fresh as the day it was opened', ja: '開封した日の香りをそのまま', fr: 'Comme au premier jour', de: 'Wie frisch geöffnet', it: 'Come appena aperto', es: 'Como recién abierto', ko: '막 뜯은 듯한 향 그대로' },
      text: {
        zh: '干燥盒卡在喂食器上盖内侧，吸走粮仓里的潮气，防止受潮结块和发霉。食品级硅胶颗粒不起粉，吸饱后由蓝变橙，一看就知道该换。外壳带儿童与宠物防拆扣，爪子抠不开。',
        en: 'The cartridge clicks into the lid of the feeder and draws moisture from the hopper before food can clump or go mouldy. Its food-safe silica does not dust and turns from blue to orange when full, so you see when to change it. The case is closed to little hands and paws.',
        ja: '給餌器のふたの内側にはめるだけ。タンク内の湿気を吸い取り、フードの固まりやカビを防ぎます。食品用シリカゲルは粉が出にくく、吸湿すると青からオレンジに変わるので交換時期がひと目で分かります。ケースは子どもやペットが開けられない構造です。',
        fr: 'La cartouche se clipse dans le couvercle et absorbe l’humidité avant que les croquettes ne collent ou ne moisissent. Son gel de silice alimentaire ne fait pas de poussière et vire du bleu à l’orange lorsqu’il est saturé. Le boîtier résiste aux petites mains comme aux pattes.',
        de: 'Die Kartusche rastet im Deckel ein und zieht die Feuchtigkeit aus dem Behälter, bevor Futter klumpt oder schimmelt. Das lebensmittelechte Silicagel staubt nicht und wechselt von Blau zu Orange, wenn es voll ist. Kleine Hände und Pfoten bekommen das Gehäuse nicht auf.',
        it: 'La cartuccia si aggancia al coperchio e assorbe l’umidità prima che il cibo si incolli o ammuffisca. Il gel di silice alimentare non fa polvere e passa dal blu all’arancione quando è saturo. Il guscio resiste a manine e zampe.',
        es: 'El cartucho encaja en la tapa y absorbe la humedad antes de que el pienso se apelmace o enmohezca. Su gel de sílice alimentario no suelta polvo y pasa de azul a naranja cuando está saturado. Ni manitas ni patas pueden abrir la caja.',
        ko: '급식기 뚜껑 안쪽에 끼우면 사료통의 습기를 빨아들여 뭉침과 곰팡이를 막습니다. 식품용 실리카겔은 가루가 날리지 않고, 다 흡수하면 파란색에서 주황색으로 바뀌어 교체 시기를 알 수 있습니다. 아이나 반려동물이 열 수 없는 구조입니다.',
      },
      image: 'goods/desiccant-pack/main-angle',
    },
    highlights({
      zh: ['变色提示更换', '每盒约用 30 天', '防拆设计，宠物安全'],
      en: ['Changes colour when it is time', 'One cartridge lasts about 30 days', 'Pet-proof case'],
      ja: ['色の変化で交換を確認', '1個で約30日間', 'ペットに安全な開けにくい構造'],
      fr: ['Change de couleur au bon moment', 'Environ 30 jours par cartouche', 'Boîtier à l’épreuve des pattes'],
      de: ['Farbwechsel zeigt den Tausch an', 'Etwa 30 Tage pro Kartusche', 'Tiersicheres Gehäuse'],
      it: ['Cambia colore quando è ora', 'Circa 30 giorni per cartuccia', 'Guscio a prova di zampa'],
      es: ['Cambia de color cuando toca', 'Unos 30 días por cartucho', 'Caja a prueba de patas'],
      ko: ['색 변화로 교체 시기 확인', '1개로 약 30일', '반려동물이 열 수 없는 구조'],
    }),
    original,
  ),
  params: [
    fits('Pawlet Meal, Duo, Whiskr Cam Feeder'),
    param('material', { zh: '食品级硅胶干燥剂', en: 'Food-safe silica gel', ja: '食品用シリカゲル', fr: 'Gel de silice alimentaire', de: 'Lebensmittelechtes Silicagel', it: 'Gel di silice alimentare', es: 'Gel de sílice alimentario', ko: '식품용 실리카겔' }),
    param('life', paramValues.everyMonth),
    param('dimensions', '6 × 6 × 1.5 cm'),
    param('weight', '30 g'),
    madeInChina,
  ],
  flags: [],
  weightGrams: 220,
  buyMin: 1,
  buyLimit: 0,
  guarantees: consumableGuarantees,
  features: {},
  attributes: ['pack'],
  skus: [
    sku({ pack: '6' }, 'PW-DES-06', prices(29, 9.99, 1180, 8.9, 10000, 7.99, 9.9, 12.99), prices(39, 12.99, 1480, 11.9, 13000, 9.99, 12.9, 15.99), 480, picture('desiccant-pack')),
    sku({ pack: '12' }, 'PW-DES-12', prices(49, 15.99, 1980, 14.9, 17000, 12.99, 16.9, 20.99), prices(69, 20.99, 2480, 19.9, 22000, 16.99, 21.9, 26.99), 366, picture('desiccant-pack')),
  ],
  salesBase: 3270,
  images: [picture('desiccant-pack'), picture('desiccant-pack', 'main', 'angle')],
};

const cleaningTitle: Localized = {
  zh: 'Pawlet 清洁刷三件套', en: 'Pawlet Cleaning Brush Set', ja: 'Pawlet お手入れブラシ3点セット', fr: 'Kit de brosses Pawlet',
  de: 'Pawlet Reinigungsbürsten-Set', it: 'Set di spazzole Pawlet', es: 'Juego de cepillos Pawlet', ko: 'Pawlet 청소 솔 3종 세트',
};

const cleaning: SeedGood = {
  slug: 'cleaning-set',
  category: 'consumables',
  subcategory: 'consumables-care',
  brand: 'pawlet',
  title: cleaningTitle,
  subtitle: {
    zh: '大中小三把，缝隙也刷得到', en: 'Three brushes for every corner', ja: '大中小3本で、すみずみまで', fr: 'Trois brosses pour chaque recoin',
    de: 'Drei Bürsten für jede Ecke', it: 'Tre spazzole per ogni angolo', es: 'Tres cepillos para cada rincón', ko: '크기별 솔 3개로 구석구석',
  },
  description: story(cleaningTitle,
    {
      heading: { zh: '两分钟，洗干净一台', en: 'Clean in two minutes', ja: '2分でさっぱり', fr: 'Propre en deux minutes', de: 'In zwei Minuten sauber', it: 'Pulito in due minuti', es: 'Limpio en dos minutos', ko: '2분이면 말끔하게' },
      text: {
        zh: '大号海绵刷洗水箱内壁，不留划痕；中号硬毛刷对付盘面水垢；小号细刷直径只有 6 毫米，能伸进水泵叶轮和出水管。手柄尾部有挂孔，洗完挂起来晾干，不滋生细菌。喂食器、食碗、随行水壶也都用得上。',
        en: 'The big sponge brush does the tank without scratching, the firm medium one takes scale off the tray, and the fine one, 6 mm across, gets into the impeller and the spout. Hang them by the hole in the handle and they dry quickly. Good for feeders, bowls and travel bottles too.',
        ja: '大きなスポンジブラシは傷をつけずにタンクの内側を、硬めの中ブラシはトレーの水あかを、直径6 mmの細いブラシはポンプの羽根や注ぎ口を洗えます。持ち手の穴に掛けて乾かせるので清潔。給餌器やボウル、おでかけボトルにも使えます。',
        fr: 'La grande brosse-éponge nettoie le réservoir sans rayer, la moyenne, plus ferme, décolle le calcaire du plateau, et la fine, de 6 mm, atteint la roue de la pompe et le bec. Suspendez-les par le trou du manche, elles sèchent vite. Utiles aussi pour les distributeurs, gamelles et gourdes.',
        de: 'Die große Schwammbürste putzt den Tank ohne Kratzer, die feste mittlere löst Kalk von der Schale, und die feine mit 6 mm erreicht Laufrad und Auslauf. Am Loch im Griff aufgehängt, trocknen sie schnell. Auch für Futterautomaten, Näpfe und Reiseflaschen.',
        it: 'La spazzola grande in spugna pulisce il serbatoio senza graffi, quella media più rigida toglie il calcare dal vassoio e quella sottile, da 6 mm, entra nella girante e nel beccuccio. Appese dal foro del manico asciugano in fretta. Vanno bene anche per distributori, ciotole e borracce.',
        es: 'El cepillo grande de esponja limpia el depósito sin rayar, el mediano, más firme, quita la cal de la bandeja y el fino, de 6 mm, llega a la turbina y al caño. Colgados por el agujero del mango se secan pronto. También sirven para comederos, cuencos y botellas.',
        ko: '큰 스펀지 솔은 물통 안쪽을 흠집 없이, 단단한 중간 솔은 상판의 물때를, 지름 6 mm 가는 솔은 펌프 날개와 물구멍을 닦습니다. 손잡이 구멍에 걸어 두면 금방 말라 위생적입니다. 급식기, 식기, 산책용 물병에도 쓸 수 있습니다.',
      },
      image: 'goods/cleaning-set/main-angle',
    },
    highlights({
      zh: ['三种尺寸，各司其职', '食品级刷毛，不掉毛', '挂孔手柄，晾干更卫生'],
      en: ['Three sizes, three jobs', 'Food-safe bristles that stay put', 'Hanging loop for quick drying'],
      ja: ['3サイズを使い分け', '抜けにくい食品グレードの毛', '掛けて乾かせる持ち手'],
      fr: ['Trois tailles, trois usages', 'Poils alimentaires qui ne tombent pas', 'Manche à suspendre'],
      de: ['Drei Größen, drei Aufgaben', 'Lebensmittelechte Borsten, die halten', 'Griff zum Aufhängen'],
      it: ['Tre misure, tre usi', 'Setole alimentari che non si staccano', 'Manico da appendere'],
      es: ['Tres tamaños, tres usos', 'Cerdas alimentarias que no se caen', 'Mango para colgar'],
      ko: ['세 가지 크기, 세 가지 용도', '빠지지 않는 식품용 솔모', '걸어서 말리는 손잡이'],
    }),
    original,
  ),
  params: [
    param('material', { zh: 'PP 手柄、尼龙刷毛、海绵', en: 'PP handle, nylon bristles, sponge', ja: 'PP、ナイロン、スポンジ', fr: 'Manche PP, poils nylon, éponge', de: 'PP-Griff, Nylonborsten, Schwamm', it: 'Manico in PP, setole in nylon, spugna', es: 'Mango de PP, cerdas de nailon, esponja', ko: 'PP 손잡이, 나일론 솔모, 스펀지' }),
    param('dimensions', '28 cm / 22 cm / 18 cm'),
    param('weight', '95 g'),
    param('box', { zh: '大号、中号、小号刷各 1 把', en: 'One large, one medium, one fine brush', ja: '大・中・小ブラシ各1本', fr: 'Une grande, une moyenne, une fine', de: 'Je eine große, mittlere und feine Bürste', it: 'Una grande, una media, una sottile', es: 'Uno grande, uno mediano y uno fino', ko: '대·중·소 솔 각 1개' }),
    param('care', paramValues.handWash),
    madeInChina,
  ],
  flags: ['recommend'],
  weightGrams: 140,
  buyMin: 1,
  buyLimit: 0,
  guarantees: consumableGuarantees,
  features: {},
  attributes: [],
  skus: [
    sku({}, 'PW-BRUSH3', prices(29, 9.99, 1180, 8.9, 10000, 7.99, 9.9, 12.99), prices(39, 12.99, 1480, 11.9, 14000, 9.99, 12.9, 15.99), 615, picture('cleaning-set')),
  ],
  salesBase: 4480,
  images: [picture('cleaning-set'), picture('cleaning-set', 'main', 'angle')],
};

const descalerTitle: Localized = {
  zh: 'Pawlet 除垢泡腾片', en: 'Pawlet Descaling Tablets', ja: 'Pawlet 水あか除去タブレット', fr: 'Pastilles détartrantes Pawlet',
  de: 'Pawlet Entkalkertabs', it: 'Pastiglie anticalcare Pawlet', es: 'Pastillas antical Pawlet', ko: 'Pawlet 물때 제거 정',
};

const descaler: SeedGood = {
  slug: 'descaler-tabs',
  category: 'consumables',
  subcategory: 'consumables-care',
  brand: 'pawlet',
  title: descalerTitle,
  subtitle: {
    zh: '丢一片，水垢自己跑', en: 'Drop one in, scale lets go', ja: '1錠入れるだけで水あかすっきり', fr: 'Une pastille, plus de calcaire',
    de: 'Ein Tab, und der Kalk ist weg', it: 'Una pastiglia e via il calcare', es: 'Una pastilla y adiós a la cal', ko: '한 알이면 물때가 사라집니다',
  },
  description: story(descalerTitle,
    {
      heading: { zh: '泡一泡，亮如新', en: 'Soak, rinse, shine', ja: '浸けて、すすいで、ぴかぴか', fr: 'Tremper, rincer, briller', de: 'Einweichen, spülen, glänzen', it: 'Ammollo, risciacquo, brillantezza', es: 'Remojar, enjuagar y brillar', ko: '담그고, 헹구고, 반짝' },
      text: {
        zh: '取出滤芯，往 1.5 升温水里放一片，让水泵循环 30 分钟，再用清水过两遍即可。主要成分柠檬酸取自玉米发酵，不含磷、不含香精，水箱、水泵、不锈钢盘都能用。北方硬水地区建议每两周一次，南方每月一次。',
        en: 'Take the filter out, drop one tablet into 1.5 litres of warm water, let the pump run for half an hour and rinse twice. The citric acid comes from fermented corn, with no phosphates and no perfume, and is safe for tank, pump and steel. Use it every two weeks in hard-water areas, once a month elsewhere.',
        ja: 'フィルターを外し、1.5 Lのぬるま湯に1錠入れてポンプを30分回し、水で2回すすぐだけ。主成分のクエン酸はとうもろこし由来で、リン酸塩も香料も不使用。タンク、ポンプ、ステンレストレーに使えます。目安は月に一度、硬度の高い地域では2週間に一度です。',
        fr: 'Retirez le filtre, mettez une pastille dans 1,5 litre d’eau tiède, laissez tourner la pompe une demi-heure et rincez deux fois. L’acide citrique provient du maïs fermenté, sans phosphates ni parfum, et convient au réservoir, à la pompe et à l’inox. Toutes les deux semaines en eau dure, sinon une fois par mois.',
        de: 'Filter herausnehmen, einen Tab in 1,5 Liter warmes Wasser geben, die Pumpe eine halbe Stunde laufen lassen und zweimal spülen. Die Zitronensäure stammt aus vergorenem Mais, ohne Phosphate und Duftstoffe, und ist sicher für Tank, Pumpe und Edelstahl. Bei hartem Wasser alle zwei Wochen, sonst einmal im Monat.',
        it: 'Togli il filtro, metti una pastiglia in 1,5 litri d’acqua tiepida, fai girare la pompa mezz’ora e sciacqua due volte. L’acido citrico viene dalla fermentazione del mais, senza fosfati né profumi, ed è adatto a serbatoio, pompa e acciaio. Ogni due settimane con acqua dura, altrimenti una volta al mese.',
        es: 'Quita el filtro, echa una pastilla en 1,5 litros de agua tibia, deja la bomba en marcha media hora y enjuaga dos veces. El ácido cítrico procede de maíz fermentado, sin fosfatos ni perfume, y es apto para depósito, bomba y acero. Cada dos semanas con agua dura; si no, una vez al mes.',
        ko: '필터를 빼고 미지근한 물 1.5 L에 한 알을 넣어 펌프를 30분 돌린 뒤 물로 두 번 헹구면 됩니다. 구연산은 옥수수 발효로 얻었으며 인산염과 향료가 없어 물통, 펌프, 스테인리스에 모두 안전합니다. 한 달에 한 번, 물때가 잘 생기는 곳은 2주에 한 번 사용하세요.',
      },
      image: 'goods/descaler-tabs/main-angle',
    },
    highlights({
      zh: ['食品级柠檬酸，无磷无香精', '30 分钟自动循环清洗', '铁罐密封，不受潮'],
      en: ['Food-grade citric acid, no perfume', 'Cleans by itself in 30 minutes', 'Kept dry in a sealed tin'],
      ja: ['食品グレードのクエン酸、無香料', '30分の循環でおまかせ洗浄', '湿気を防ぐ密閉缶入り'],
      fr: ['Acide citrique alimentaire, sans parfum', 'Nettoie seul en 30 minutes', 'Au sec dans une boîte métal'],
      de: ['Lebensmittelechte Zitronensäure, ohne Duft', 'Reinigt von selbst in 30 Minuten', 'Trocken in der Metalldose'],
      it: ['Acido citrico alimentare, senza profumo', 'Pulisce da sola in 30 minuti', 'All’asciutto nella scatola di latta'],
      es: ['Ácido cítrico alimentario, sin perfume', 'Limpia sola en 30 minutos', 'Seca en su lata hermética'],
      ko: ['식품용 구연산, 무향', '30분 순환으로 알아서 세척', '습기를 막는 밀폐 캔'],
    }),
    original,
  ),
  params: [
    fits('Pawlet Aura, Brook, Steel, Mini'),
    param('material', { zh: '柠檬酸、碳酸氢钠', en: 'Citric acid, sodium bicarbonate', ja: 'クエン酸、炭酸水素ナトリウム', fr: 'Acide citrique, bicarbonate de sodium', de: 'Zitronensäure, Natriumhydrogencarbonat', it: 'Acido citrico, bicarbonato di sodio', es: 'Ácido cítrico, bicarbonato sódico', ko: '구연산, 탄산수소나트륨' }),
    param('weight', '15 g'),
    param('life', { zh: '每 2–4 周使用一次', en: '2–4 weeks', ja: '2～4週間に1回', fr: 'Toutes les 2 à 4 semaines', de: 'Alle 2–4 Wochen', it: 'Ogni 2–4 settimane', es: 'Cada 2–4 semanas', ko: '2~4주에 1회' }),
    param('dimensions', '7 × 7 × 6 cm'),
    madeInChina,
  ],
  flags: ['index'],
  weightGrams: 260,
  buyMin: 1,
  buyLimit: 0,
  guarantees: consumableGuarantees,
  features: {},
  attributes: ['pack'],
  skus: [
    sku({ pack: '12' }, 'PW-DSC-12', prices(29, 9.99, 1180, 8.9, 10000, 7.99, 9.9, 12.99), prices(39, 12.99, 1480, 11.9, 13000, 9.99, 12.9, 15.99), 540, picture('descaler-tabs')),
    sku({ pack: '24' }, 'PW-DSC-24', prices(49, 16.99, 1980, 15.9, 17000, 13.99, 17.9, 21.99), prices(69, 21.99, 2580, 20.9, 22000, 17.99, 22.9, 27.99), 310, picture('descaler-tabs')),
  ],
  offer: { percentOff: 10, daysLeft: 6 },
  salesBase: 2950,
  images: [picture('descaler-tabs'), picture('descaler-tabs', 'main', 'angle')],
};

const strapTitle: Localized = {
  zh: 'Trailtail 编织替换带', en: 'Trailtail Woven Strap', ja: 'Trailtail 織りバンド', fr: 'Sangle tissée Trailtail',
  de: 'Trailtail Webband', it: 'Cinturino intrecciato Trailtail', es: 'Correa trenzada Trailtail', ko: 'Trailtail 직조 스트랩',
};
const strapPrice = prices(49, 14.99, 1880, 13.9, 17000, 11.99, 14.9, 18.99);
const strapMarket = prices(69, 19.99, 2480, 18.9, 22000, 15.99, 19.9, 24.99);

const strap: SeedGood = {
  slug: 'strap-band',
  category: 'consumables',
  subcategory: 'consumables-straps',
  brand: 'trailtail',
  title: strapTitle,
  subtitle: {
    zh: '换条带子，换个心情', en: 'A new strap, a new look', ja: 'バンドを替えて、気分も新しく', fr: 'Nouvelle sangle, nouveau style',
    de: 'Neues Band, neuer Look', it: 'Nuovo cinturino, nuovo stile', es: 'Correa nueva, estilo nuevo', ko: '스트랩만 바꿔도 새 기분',
  },
  description: story(strapTitle,
    {
      heading: { zh: '细密编织，贴身不磨毛', en: 'Woven fine, kind to fur', ja: '細やかな織りで、毛にやさしい', fr: 'Tissage fin, doux pour le poil', de: 'Fein gewebt, schonend zum Fell', it: 'Trama fitta, delicata sul pelo', es: 'Tejido fino, suave con el pelo', ko: '촘촘하게 짜서 털에 부드럽게' },
      text: {
        zh: '再生涤纶细密编织，柔软不起球，沾水半小时就干。定位器从侧面卡入，跑跳不甩脱。快拆扣一按即开，洗澡、换季都方便。三色三码，猫和中小型犬都能找到合适的一条。',
        en: 'Finely woven from recycled polyester: soft, free of pilling and dry within half an hour. The tracker slides in from the side and stays put at full gallop. The buckle opens at a press for bath time. Three colours and three sizes suit cats and dogs up to medium size.',
        ja: '再生ポリエステルを細かく織り上げ、やわらかく毛玉ができにくい仕上がり。濡れても30分ほどで乾きます。タグは横から差し込む方式で、走っても外れません。バックルはワンタッチで、お風呂のときも簡単。3色3サイズで、猫から中型犬まで対応します。',
        fr: 'Finement tissée en polyester recyclé : douce, sans bouloches, sèche en une demi-heure. Le traceur se glisse par le côté et tient au galop. La boucle s’ouvre d’une pression à l’heure du bain. Trois coloris, trois tailles : du chat au chien moyen.',
        de: 'Fein gewebt aus recyceltem Polyester: weich, ohne Knötchen und nach einer halben Stunde trocken. Der Tracker wird seitlich eingeschoben und hält auch im vollen Lauf. Der Verschluss öffnet auf Druck, praktisch beim Baden. Drei Farben und drei Größen für Katzen und Hunde bis mittlerer Größe.',
        it: 'Tessuto fitto in poliestere riciclato: morbido, senza pallini, asciutto in mezz’ora. Il localizzatore si infila di lato e resta fermo anche al galoppo. La fibbia si apre con una pressione per il bagnetto. Tre colori e tre misure per gatti e cani fino alla taglia media.',
        es: 'Tejida en poliéster reciclado: suave, sin bolitas y seca en media hora. El localizador entra por el lado y no se suelta ni al galope. La hebilla se abre con un toque para el baño. Tres colores y tres tamaños para gatos y perros hasta talla mediana.',
        ko: '재생 폴리에스터를 촘촘히 짜서 부드럽고 보풀이 적으며, 젖어도 30분이면 마릅니다. 추적기는 옆으로 밀어 끼우는 방식이라 뛰어도 빠지지 않습니다. 버클은 한 번에 열려 목욕할 때 편합니다. 세 가지 색과 사이즈로 고양이부터 중형견까지 맞습니다.',
      },
      image: 'goods/strap-band/graphite-angle',
    },
    highlights({
      zh: ['再生涤纶，柔软速干', '侧插卡扣，不易脱落', 'S、M、L 三码可选'],
      en: ['Recycled polyester, soft and quick to dry', 'Side slot that holds tight', 'Sizes S, M and L'],
      ja: ['やわらかく速乾の再生ポリエステル', '外れにくいサイドスロット', 'S・M・Lの3サイズ'],
      fr: ['Polyester recyclé, doux, sèche vite', 'Logement latéral bien serré', 'Tailles S, M et L'],
      de: ['Recyceltes Polyester, weich, trocknet schnell', 'Seitlicher Einschub, der hält', 'Größen S, M und L'],
      it: ['Poliestere riciclato, morbido e rapido ad asciugare', 'Alloggio laterale sicuro', 'Misure S, M e L'],
      es: ['Poliéster reciclado, suave y de secado rápido', 'Ranura lateral firme', 'Tallas S, M y L'],
      ko: ['부드럽고 빨리 마르는 재생 폴리에스터', '쉽게 빠지지 않는 옆 끼움', 'S·M·L 세 사이즈'],
    }),
    {
      heading: { zh: '怎么选尺码', en: 'Finding the size', ja: 'サイズの選び方', fr: 'Choisir la taille', de: 'Die richtige Größe', it: 'Scegliere la misura', es: 'Elegir la talla', ko: '사이즈 고르기' },
      text: { zh: '用软尺贴着脖子量一圈，再留出两指的余量。S 为 20–32 厘米，M 为 30–44 厘米，L 为 42–58 厘米；在两码之间请选大一码。', en: 'Measure around the neck and leave room for two fingers. S fits 20–32 cm, M 30–44 cm and L 42–58 cm; between two sizes, take the larger.', ja: '首まわりを測り、指2本分のゆとりを加えてください。Sは20～32 cm、Mは30～44 cm、Lは42～58 cm。迷ったら大きいほうがおすすめです。', fr: 'Mesurez le tour de cou et ajoutez la place de deux doigts. S : 20–32 cm, M : 30–44 cm, L : 42–58 cm ; entre deux tailles, prenez la plus grande.', de: 'Halsumfang messen und zwei Finger Platz lassen. S passt bei 20–32 cm, M bei 30–44 cm, L bei 42–58 cm; im Zweifel die größere nehmen.', it: 'Misura il collo e lascia lo spazio di due dita. S 20–32 cm, M 30–44 cm, L 42–58 cm; tra due misure scegli la più grande.', es: 'Mide el cuello y deja el espacio de dos dedos. S 20–32 cm, M 30–44 cm, L 42–58 cm; entre dos tallas, elige la mayor.', ko: '목둘레를 재고 손가락 두 개만큼 여유를 두세요. S는 20~32 cm, M은 30~44 cm, L은 42~58 cm입니다. 중간이면 큰 사이즈를 고르세요.' },
    },
  ),
  params: [
    fits('Trailtail Tag, Cat'),
    param('material', { zh: '再生涤纶、POM 扣具', en: 'Recycled polyester, POM buckle', ja: '再生ポリエステル、POMバックル', fr: 'Polyester recyclé, boucle POM', de: 'Recyceltes Polyester, POM-Verschluss', it: 'Poliestere riciclato, fibbia POM', es: 'Poliéster reciclado, hebilla POM', ko: '재생 폴리에스터, POM 버클' }),
    param('neck', { zh: 'S 20–32 厘米，M 30–44 厘米，L 42–58 厘米', en: 'S 20–32 cm, M 30–44 cm, L 42–58 cm', ja: 'S 20～32 cm、M 30～44 cm、L 42～58 cm', fr: 'S 20–32 cm, M 30–44 cm, L 42–58 cm', de: 'S 20–32 cm, M 30–44 cm, L 42–58 cm', it: 'S 20–32 cm, M 30–44 cm, L 42–58 cm', es: 'S 20–32 cm, M 30–44 cm, L 42–58 cm', ko: 'S 20~32 cm, M 30~44 cm, L 42~58 cm' }),
    param('weight', '18 g'),
    param('care', paramValues.handWash),
    param('pets', paramValues.allPets),
    madeInChina,
  ],
  flags: ['new'],
  weightGrams: 50,
  buyMin: 1,
  buyLimit: 0,
  guarantees: consumableGuarantees,
  features: { pet: ['cat', 'dog'] },
  attributes: ['colour', 'size'],
  skus: (['graphite', 'coral', 'sage'] as const).flatMap((colour) =>
    (['s', 'm', 'l'] as const).map((size, index) =>
      sku({ colour, size }, `TT-STRAP-${colour.slice(0, 2).toUpperCase()}${size.toUpperCase()}`, strapPrice, strapMarket, [96, 140, 72][index] ?? 0, picture('strap-band', colour)),
    ),
  ),
  salesBase: 1870,
  images: [picture('strap-band', 'graphite'), picture('strap-band', 'graphite', 'angle'), picture('strap-band', 'coral'), picture('strap-band', 'sage')],
};

/** Filters, refills and straps. */
export const consumables: readonly SeedGood[] = [carbon, foam, desiccant, cleaning, descaler, strap];
