import { deviceGuarantees } from '../guarantees.ts';
import { madeInChina, param, paramValues } from '../params.ts';
import { fountainCare, highlights } from '../sections.ts';
import { picture, prices, sku, story } from '../types.ts';
import type { Localized, SeedGood } from '../types.ts';

const auraTitle: Localized = {
  zh: 'Pawlet Aura 智能饮水机', en: 'Pawlet Aura Drinking Fountain', ja: 'Pawlet Aura 自動給水器', fr: 'Fontaine à eau Pawlet Aura',
  de: 'Pawlet Aura Trinkbrunnen', it: 'Fontanella Pawlet Aura', es: 'Fuente de agua Pawlet Aura', ko: 'Pawlet Aura 자동 급수기',
};
const auraSmall = prices(199, 49.99, 6980, 49.9, 65000, 44.99, 54.9, 66.99);
const auraSmallMarket = prices(269, 64.99, 8980, 64.9, 85000, 57.99, 69.9, 84.99);
const auraLarge = prices(239, 59.99, 7980, 59.9, 75000, 51.99, 64.9, 79.99);
const auraLargeMarket = prices(309, 74.99, 9980, 74.9, 95000, 65.99, 79.9, 99.99);

const aura: SeedGood = {
  slug: 'fountain-aura',
  category: 'fountains',
  subcategory: 'fountains-home',
  brand: 'pawlet',
  title: auraTitle,
  subtitle: {
    zh: '活水循环，四重过滤，静到听不见', en: 'Running water, four-stage filter, whisper quiet', ja: '循環する水、4層フィルター、驚きの静かさ', fr: 'Eau courante, quatre filtres, silence absolu',
    de: 'Fließendes Wasser, vier Filterstufen, flüsterleise', it: 'Acqua corrente, quattro filtri, silenzio assoluto', es: 'Agua en movimiento, cuatro filtros, silencio total', ko: '흐르는 물, 4중 필터, 속삭임보다 조용하게',
  },
  description: story(auraTitle,
    {
      heading: { zh: '像溪水一样，让它爱上喝水', en: 'Water that makes them thirsty', ja: '思わず飲みたくなる、流れる水', fr: 'Une eau qui donne soif', de: 'Wasser, das durstig macht', it: 'Un’acqua che fa venire sete', es: 'Agua que invita a beber', ko: '저절로 마시고 싶어지는 물' },
      text: {
        zh: '猫咪天生爱喝流动的水。Aura 让水从不锈钢顶盘中央轻轻涌出，再沿边缘流回水箱，一路经过四重过滤，毛发、异味和余氯统统留下。卵石造型没有死角，顶盘取下就能冲洗。底部光环一眼看出水位：白色放心，橙色该加水了。',
        en: 'Cats trust water that moves. Aura lets it well up in the middle of a steel tray and slip back over the rim through four layers of filter that keep hair, odour and chlorine behind. The pebble shape has no corners to scrub, and the tray lifts off for a rinse. A ring of light tells you the level at a glance: white is fine, amber wants water.',
        ja: '猫は流れる水を好みます。Auraの水はステンレストレーの中央から静かに湧き出し、縁を伝ってタンクへ。戻る途中の4層フィルターが、抜け毛やにおい、残留塩素を取り除きます。小石のような丸い形で洗い残しがなく、トレーは外してさっとすすぐだけ。水位はライトの色でひと目で分かり、白なら十分、オレンジなら給水の合図です。',
        fr: 'Les chats se fient à l’eau qui bouge. Avec Aura, elle sourd au centre d’un plateau en inox puis retourne au réservoir à travers quatre filtres qui retiennent poils, odeurs et chlore. Sa forme de galet n’a aucun recoin à frotter et le plateau se retire pour être rincé. L’anneau lumineux indique le niveau d’un coup d’œil : blanc, tout va bien ; ambre, il faut remplir.',
        de: 'Katzen trauen Wasser, das sich bewegt. Beim Aura quillt es in der Mitte der Edelstahlschale hervor und läuft über den Rand durch vier Filterschichten zurück, die Haare, Gerüche und Chlor zurückhalten. Die Kieselform hat keine Ecken zum Schrubben, die Schale lässt sich zum Abspülen abnehmen. Ein Lichtring zeigt den Wasserstand: Weiß heißt genug, Orange heißt nachfüllen.',
        it: 'I gatti si fidano dell’acqua che si muove. In Aura sgorga al centro di un vassoio in acciaio e torna nel serbatoio attraverso quattro filtri che trattengono peli, odori e cloro. La forma a ciottolo non ha angoli da strofinare e il vassoio si toglie per sciacquarlo. L’anello luminoso mostra il livello a colpo d’occhio: bianco va bene, ambra chiede acqua.',
        es: 'Los gatos se fían del agua que se mueve. En Aura brota en el centro de una bandeja de acero y vuelve al depósito a través de cuatro filtros que retienen pelos, olores y cloro. Su forma de guijarro no tiene rincones y la bandeja se quita para enjuagarla. El aro de luz indica el nivel de un vistazo: blanco, todo bien; ámbar, toca rellenar.',
        ko: '고양이는 흐르는 물을 좋아합니다. Aura의 물은 스테인리스 상판 가운데에서 부드럽게 솟아 가장자리를 따라 물통으로 돌아가고, 그 사이 4중 필터가 털과 냄새, 잔류 염소를 걸러 냅니다. 조약돌 모양이라 구석이 없고, 상판은 들어내어 헹구기만 하면 됩니다. 링 조명의 색으로 수위를 바로 알 수 있습니다. 흰색이면 충분, 주황색이면 물을 채워 주세요.',
      },
      image: 'goods/fountain-aura/white-angle',
    },
    highlights({
      zh: ['运行噪音低于 22 分贝，夜里也安睡', '食品级不锈钢顶盘，告别黑下巴', '缺水自动停泵，不空转', 'App 记录每日饮水量，异常提醒'],
      en: ['Under 22 dB: you will forget it is on', 'Steel tray that is kind to chins', 'Pump stops by itself before it runs dry', 'The app keeps track of how much they drink'],
      ja: ['22 dB以下で、寝室でも気にならない', 'あごニキビになりにくいステンレストレー', '水が減るとポンプが自動で停止', '毎日の飲水量をアプリで記録'],
      fr: ['Moins de 22 dB : on oublie qu’elle tourne', 'Plateau en inox, doux pour le menton', 'La pompe s’arrête avant de tourner à vide', 'L’appli suit la quantité d’eau bue'],
      de: ['Unter 22 dB: Man vergisst, dass er läuft', 'Edelstahlschale, sanft zum Katzenkinn', 'Pumpe stoppt, bevor sie trockenläuft', 'Die App merkt sich die Trinkmenge'],
      it: ['Meno di 22 dB: ti dimentichi che è accesa', 'Vassoio in acciaio, delicato sul mento', 'La pompa si ferma prima di girare a vuoto', 'L’app registra quanto beve'],
      es: ['Menos de 22 dB: olvidarás que está encendida', 'Bandeja de acero, suave con la barbilla', 'La bomba se para antes de quedarse sin agua', 'La app anota cuánto bebe'],
      ko: ['22 dB 이하, 켜 둔 것도 잊을 정도', '턱드름 걱정을 덜어 주는 스테인리스 상판', '물이 부족하면 펌프가 자동으로 정지', '하루 음수량을 앱에 기록'],
    }),
    fountainCare,
  ),
  params: [
    param('material', paramValues.absSteel),
    param('capacity', '2.5 L / 3.2 L'),
    param('dimensions', '20 × 20 × 15 cm'),
    param('filter', paramValues.quadFilter),
    param('noise', '≤ 22 dB'),
    param('power', paramValues.usb),
    param('connection', paramValues.wifi),
    param('pets', paramValues.both),
    param('box', { zh: '主机、滤芯 1 片、水泵、USB-C 线、说明书', en: 'Fountain, 1 filter, pump, USB-C cable, guide', ja: '本体、フィルター1個、ポンプ、USB-Cケーブル、説明書', fr: 'Fontaine, 1 filtre, pompe, câble USB-C, notice', de: 'Brunnen, 1 Filter, Pumpe, USB-C-Kabel, Anleitung', it: 'Fontanella, 1 filtro, pompa, cavo USB-C, istruzioni', es: 'Fuente, 1 filtro, bomba, cable USB-C, manual', ko: '본체, 필터 1개, 펌프, USB-C 케이블, 설명서' }),
    madeInChina,
  ],
  flags: ['recommend', 'hot', 'best', 'index'],
  weightGrams: 1450,
  buyMin: 1,
  buyLimit: 0,
  guarantees: deviceGuarantees,
  features: { pet: ['cat', 'dog'], power: ['usb'] },
  attributes: ['colour', 'capacity'],
  skus: [
    sku({ colour: 'white', capacity: '2-5-l' }, 'PW-AURA-WH25', auraSmall, auraSmallMarket, 186, picture('fountain-aura', 'white')),
    sku({ colour: 'white', capacity: '3-2-l' }, 'PW-AURA-WH32', auraLarge, auraLargeMarket, 94, picture('fountain-aura', 'white')),
    sku({ colour: 'sage', capacity: '2-5-l' }, 'PW-AURA-SG25', auraSmall, auraSmallMarket, 0, picture('fountain-aura', 'sage')),
    sku({ colour: 'sage', capacity: '3-2-l' }, 'PW-AURA-SG32', auraLarge, auraLargeMarket, 41, picture('fountain-aura', 'sage')),
    sku({ colour: 'graphite', capacity: '2-5-l' }, 'PW-AURA-GR25', auraSmall, auraSmallMarket, 67, picture('fountain-aura', 'graphite')),
  ],
  offer: { percentOff: 15, daysLeft: 3 },
  salesBase: 8412,
  images: [picture('fountain-aura', 'white'), picture('fountain-aura', 'white', 'angle'), picture('fountain-aura', 'sage'), picture('fountain-aura', 'graphite')],
};

const brookTitle: Localized = {
  zh: 'Pawlet Brook 无线饮水机', en: 'Pawlet Brook Cordless Fountain', ja: 'Pawlet Brook コードレス給水器', fr: 'Fontaine sans fil Pawlet Brook',
  de: 'Pawlet Brook, kabelloser Brunnen', it: 'Fontanella senza fili Pawlet Brook', es: 'Fuente inalámbrica Pawlet Brook', ko: 'Pawlet Brook 무선 급수기',
};
const brookPrice = prices(259, 64.99, 8980, 64.9, 82000, 56.99, 69.9, 86.99);
const brookMarket = prices(319, 79.99, 10800, 79.9, 99000, 69.99, 86.9, 106.99);

const brook: SeedGood = {
  slug: 'fountain-brook',
  category: 'fountains',
  subcategory: 'fountains-home',
  brand: 'pawlet',
  title: brookTitle,
  subtitle: {
    zh: '不用插电，一次充电用 60 天', en: 'No cable: 60 days on one charge', ja: 'コード不要、1回の充電で60日', fr: 'Sans câble : 60 jours par charge',
    de: 'Ohne Kabel: 60 Tage pro Ladung', it: 'Senza cavi: 60 giorni con una carica', es: 'Sin cables: 60 días con una carga', ko: '선 없이, 한 번 충전으로 60일',
  },
  description: story(brookTitle,
    {
      heading: { zh: '放在它喜欢的地方', en: 'Put it where they like to drink', ja: '好きな場所に置ける', fr: 'Là où il aime boire', de: 'Da, wo am liebsten getrunken wird', it: 'Dove preferisce bere', es: 'Donde más le guste beber', ko: '좋아하는 자리에 놓아 주세요' },
      text: {
        zh: '饮水机放哪儿，不该由插座决定。Brook 内置 5000 mAh 电池，窗台、阳台、沙发边，随手一放就能用。雷达感应到宠物靠近，弧形出水口才开始流水，走开 30 秒后自动停下：省电、安静，也不怕猫爪咬线。',
        en: 'A socket should not decide where your cat drinks. Brook has a 5,000 mAh battery inside, so it works on the window sill, on the balcony or beside the sofa. A radar sensor starts the spout when a pet comes near and stops it half a minute after it leaves: quiet, frugal, and no cable to chew.',
        ja: '置き場所をコンセントで決めなくていい。Brookは5000 mAhのバッテリーを内蔵し、窓辺でもベランダでもソファの横でも使えます。近づくとレーダーセンサーが感知して水が流れ、離れて30秒後に自動で停止。静かで電池が長持ちし、コードをかじられる心配もありません。',
        fr: 'Ce n’est pas à la prise de décider où votre chat boit. Brook embarque une batterie de 5 000 mAh : elle trouve sa place sur le rebord de la fenêtre, le balcon ou près du canapé. Un capteur radar lance l’eau à l’approche de l’animal et l’arrête trente secondes après son départ : discret, économe, et plus aucun fil à mordiller.',
        de: 'Die Steckdose sollte nicht bestimmen, wo deine Katze trinkt. Im Brook steckt ein Akku mit 5.000 mAh: Fensterbank, Balkon oder neben dem Sofa, alles geht. Ein Radarsensor lässt das Wasser fließen, sobald sich ein Tier nähert, und stoppt es 30 Sekunden nach dem Weggehen: leise, sparsam und ohne Kabel zum Anknabbern.',
        it: 'Non deve essere la presa a decidere dove beve il tuo gatto. Brook ha una batteria da 5.000 mAh: funziona sul davanzale, sul balcone o accanto al divano. Un sensore radar avvia l’acqua quando si avvicina e la ferma trenta secondi dopo che se n’è andato: silenziosa, parsimoniosa e senza cavi da mordicchiare.',
        es: 'Que el enchufe no decida dónde bebe tu gato. Brook lleva una batería de 5000 mAh y funciona en la ventana, en el balcón o junto al sofá. Un sensor de radar activa el agua cuando se acerca y la detiene treinta segundos después de que se va: silenciosa, ahorradora y sin cables que morder.',
        ko: '콘센트 때문에 자리를 고를 필요가 없습니다. Brook은 5000 mAh 배터리를 내장해 창가, 베란다, 소파 옆 어디에서나 쓸 수 있습니다. 레이더 센서가 다가오는 것을 감지하면 물이 흐르고, 자리를 떠나면 30초 뒤 멈춥니다. 조용하고 전기를 아끼며 전선을 물어뜯을 걱정도 없습니다.',
      },
      image: 'goods/fountain-brook/white-angle',
    },
    highlights({
      zh: ['感应出水，续航长达 60 天', '水电分离，整机可冲洗', '无线磁吸水泵，清洁不拆螺丝', '低水位与低电量双重提醒'],
      en: ['Flows on approach, up to 60 days per charge', 'Electronics sealed apart: rinse it whole', 'Magnetic pump without wires or screws', 'Warns of low water and low battery'],
      ja: ['センサー給水で最長60日間使用可能', '電装部を密閉、まるごと水洗いOK', '配線もネジもないマグネット式ポンプ', '水不足と電池残量をお知らせ'],
      fr: ['Eau à l’approche, jusqu’à 60 jours par charge', 'Électronique isolée : se rince en entier', 'Pompe magnétique sans fil ni vis', 'Alerte niveau d’eau et batterie'],
      de: ['Fließt bei Annäherung, bis zu 60 Tage pro Ladung', 'Elektronik abgedichtet: ganz abspülbar', 'Magnetpumpe ohne Kabel und Schrauben', 'Meldet wenig Wasser und leeren Akku'],
      it: ['Si attiva all’avvicinarsi, fino a 60 giorni', 'Elettronica sigillata: si sciacqua intera', 'Pompa magnetica senza fili né viti', 'Avvisa per acqua e batteria scarse'],
      es: ['Se activa al acercarse, hasta 60 días por carga', 'Electrónica sellada: se lava entera', 'Bomba magnética sin cables ni tornillos', 'Avisa de poca agua y poca batería'],
      ko: ['감지 급수로 최대 60일 사용', '전자부 밀폐, 통째로 물세척', '선도 나사도 없는 자석 펌프', '물 부족과 배터리 부족을 알림'],
    }),
    fountainCare,
  ),
  params: [
    param('material', paramValues.abs),
    param('capacity', '2.2 L'),
    param('dimensions', '19 × 19 × 14 cm'),
    param('filter', paramValues.quadFilter),
    param('battery', { zh: '感应模式约 60 天', en: 'About 60 days in sensor mode', ja: 'センサーモードで約60日', fr: 'Environ 60 jours en mode capteur', de: 'Etwa 60 Tage im Sensormodus', it: 'Circa 60 giorni in modalità sensore', es: 'Unos 60 días en modo sensor', ko: '감지 모드 약 60일' }),
    param('power', paramValues.rechargeable),
    param('noise', '≤ 25 dB'),
    param('pets', paramValues.both),
    madeInChina,
  ],
  flags: ['new', 'index'],
  weightGrams: 1320,
  buyMin: 1,
  buyLimit: 0,
  guarantees: deviceGuarantees,
  features: { pet: ['cat', 'dog'], power: ['battery'] },
  attributes: ['colour'],
  skus: [
    sku({ colour: 'white' }, 'PW-BROOK-WH', brookPrice, brookMarket, 132, picture('fountain-brook', 'white')),
    sku({ colour: 'blush' }, 'PW-BROOK-BL', brookPrice, brookMarket, 78, picture('fountain-brook', 'blush')),
  ],
  salesBase: 640,
  images: [picture('fountain-brook', 'white'), picture('fountain-brook', 'white', 'angle'), picture('fountain-brook', 'blush')],
};

const steelTitle: Localized = {
  zh: 'Pawlet 全不锈钢饮水机', en: 'Pawlet Steel Fountain', ja: 'Pawlet オールステンレス給水器', fr: 'Fontaine tout inox Pawlet Steel',
  de: 'Pawlet Steel, Brunnen aus Edelstahl', it: 'Fontanella in acciaio Pawlet Steel', es: 'Fuente de acero Pawlet Steel', ko: 'Pawlet 올스테인리스 급수기',
};

const steel: SeedGood = {
  slug: 'fountain-steel',
  category: 'fountains',
  subcategory: 'fountains-steel',
  brand: 'pawlet',
  title: steelTitle,
  subtitle: {
    zh: '整机 304 不锈钢，直接进洗碗机', en: 'All stainless, straight into the dishwasher', ja: '全面SUS304、食洗機で丸洗い', fr: 'Tout en inox, direct au lave-vaisselle',
    de: 'Ganz aus Edelstahl, ab in die Spülmaschine', it: 'Tutta in acciaio, va in lavastoviglie', es: 'Todo acero, directa al lavavajillas', ko: '전체 304 스테인리스, 식기세척기 OK',
  },
  description: story(steelTitle,
    {
      heading: { zh: '看得见的干净', en: 'Clean you can see', ja: '見て分かる清潔さ', fr: 'Une propreté qui se voit', de: 'Sauberkeit, die man sieht', it: 'Una pulizia che si vede', es: 'Limpieza a la vista', ko: '눈으로 확인하는 청결' },
      text: {
        zh: '从水箱到穹顶，与水接触的每一面都是 304 不锈钢，不吸味、不藏菌、不怕抓咬。宽口水盆让胡须自在舒展，穹顶四面出水，多猫同饮也不拥挤。除水泵外全部可放进洗碗机，周末丢进去，拿出来就像新的一样。',
        en: 'From tank to dome, every surface the water touches is 304 stainless steel: it takes on no smell, gives bacteria nowhere to hide and shrugs off claws. The wide bowl leaves whiskers room, and the dome flows on all sides so that two cats can drink without a quarrel. Everything but the pump goes in the dishwasher and comes out like new.',
        ja: 'タンクからドームまで、水に触れる面はすべてSUS304ステンレス。においが移らず、雑菌が残りにくく、爪でも傷みません。ひげが当たらない広いボウルに、四方へ流れるドーム形の注ぎ口で、2匹並んで飲めます。ポンプ以外は食洗機に入れるだけで、新品のように仕上がります。',
        fr: 'Du réservoir au dôme, toutes les surfaces au contact de l’eau sont en inox 304 : pas d’odeur, pas de refuge pour les bactéries, pas de griffures. La vasque large laisse de la place aux moustaches et le dôme coule de tous côtés : deux chats y boivent sans se disputer. Tout, sauf la pompe, passe au lave-vaisselle et en ressort comme neuf.',
        de: 'Vom Tank bis zur Kuppel ist jede Fläche, die das Wasser berührt, aus Edelstahl 304: Er nimmt keinen Geruch an, bietet Bakterien keinen Halt und verträgt Krallen. Die breite Schale lässt den Schnurrhaaren Platz, und die Kuppel läuft rundum, sodass zwei Katzen friedlich nebeneinander trinken. Bis auf die Pumpe darf alles in die Spülmaschine.',
        it: 'Dal serbatoio alla cupola, ogni superficie a contatto con l’acqua è in acciaio 304: non prende odori, non dà riparo ai batteri e non teme le unghie. La ciotola ampia lascia spazio ai baffi e la cupola scorre su tutti i lati: due gatti bevono insieme senza litigare. Tutto tranne la pompa va in lavastoviglie e torna come nuovo.',
        es: 'Del depósito a la cúpula, todo lo que toca el agua es acero 304: no coge olores, no da cobijo a las bacterias y no le afectan las uñas. El cuenco ancho deja sitio a los bigotes y la cúpula mana por todos los lados: dos gatos beben sin pelearse. Todo menos la bomba va al lavavajillas y sale como nuevo.',
        ko: '물통부터 돔까지 물이 닿는 모든 면이 304 스테인리스입니다. 냄새가 배지 않고 세균이 숨을 곳이 없으며 발톱에도 끄떡없습니다. 넓은 그릇이라 수염이 닿지 않고, 돔 사방으로 물이 흘러 두 마리가 함께 마셔도 여유롭습니다. 펌프를 빼고는 모두 식기세척기에 넣을 수 있어 늘 새것 같습니다.',
      },
      image: 'goods/fountain-steel/main-angle',
    },
    highlights({
      zh: ['304 不锈钢一体冲压，无焊缝', '宽口设计，呵护胡须', '2 L 适合一只猫，3 L 适合多猫家庭', '底部防滑硅胶圈，推不动'],
      en: ['Pressed from one sheet, no seams', 'Wide bowl that spares the whiskers', '2 L for one cat, 3 L for several', 'Silicone ring keeps it in its place'],
      ja: ['継ぎ目のない一体プレス成形', 'ひげにやさしい広口ボウル', '1匹なら2 L、多頭飼いなら3 L', '滑り止めシリコーンリング付き'],
      fr: ['Emboutie d’une pièce, sans soudure', 'Vasque large qui épargne les moustaches', '2 L pour un chat, 3 L pour plusieurs', 'Anneau en silicone antidérapant'],
      de: ['Aus einem Stück gepresst, ohne Naht', 'Breite Schale schont die Schnurrhaare', '2 L für eine Katze, 3 L für mehrere', 'Silikonring hält ihn an seinem Platz'],
      it: ['Stampata in un pezzo, senza saldature', 'Ciotola ampia che rispetta i baffi', '2 L per un gatto, 3 L per più gatti', 'Anello in silicone antiscivolo'],
      es: ['De una sola pieza, sin soldaduras', 'Cuenco ancho que respeta los bigotes', '2 L para un gato, 3 L para varios', 'Aro de silicona antideslizante'],
      ko: ['이음매 없는 일체형 프레스', '수염을 배려한 넓은 그릇', '한 마리는 2 L, 여러 마리는 3 L', '밀리지 않는 실리콘 링'],
    }),
    fountainCare,
  ),
  params: [
    param('material', paramValues.steel),
    param('capacity', '2 L / 3 L'),
    param('dimensions', '22 × 22 × 13 cm / 25 × 25 × 14 cm'),
    param('filter', paramValues.quadFilter),
    param('noise', '≤ 28 dB'),
    param('power', paramValues.usbAdapter),
    param('care', paramValues.dishwasher),
    param('pets', paramValues.allPets),
    madeInChina,
  ],
  flags: ['hot', 'best'],
  weightGrams: 1680,
  buyMin: 1,
  buyLimit: 0,
  guarantees: deviceGuarantees,
  features: { pet: ['cat', 'dog'], power: ['usb'] },
  attributes: ['size'],
  skus: [
    sku({ size: '2-l' }, 'PW-STEEL-2L', prices(179, 44.99, 5980, 44.9, 56000, 38.99, 47.9, 59.99), prices(229, 54.99, 7480, 54.9, 69000, 47.99, 59.9, 74.99), 210, picture('fountain-steel')),
    sku({ size: '3-l' }, 'PW-STEEL-3L', prices(219, 54.99, 7280, 54.9, 68000, 46.99, 58.9, 72.99), prices(279, 66.99, 8980, 66.9, 84000, 57.99, 71.9, 88.99), 143, picture('fountain-steel')),
  ],
  salesBase: 5230,
  images: [picture('fountain-steel'), picture('fountain-steel', 'main', 'angle')],
};

const miniTitle: Localized = {
  zh: 'Pawlet Mini 小水杯饮水机', en: 'Pawlet Mini Fountain', ja: 'Pawlet Mini カップ型給水器', fr: 'Mini-fontaine Pawlet Mini',
  de: 'Pawlet Mini Trinkbrunnen', it: 'Fontanella Pawlet Mini', es: 'Fuente compacta Pawlet Mini', ko: 'Pawlet Mini 컵형 급수기',
};
const miniPrice = prices(99, 24.99, 3480, 24.9, 32000, 21.99, 27.9, 33.99);
const miniMarket = prices(129, 32.99, 4480, 32.9, 42000, 28.99, 35.9, 43.99);

const mini: SeedGood = {
  slug: 'fountain-mini',
  category: 'fountains',
  subcategory: 'fountains-home',
  brand: 'pawlet',
  title: miniTitle,
  subtitle: {
    zh: '1.2 L 小巧机身，书桌上也放得下', en: '1.2 L, small enough for a desk', ja: '1.2 Lのコンパクトサイズ、机の上にも', fr: '1,2 L, assez petite pour un bureau',
    de: '1,2 L, klein genug für den Schreibtisch', it: '1,2 L, sta anche sulla scrivania', es: '1,2 L, cabe hasta en el escritorio', ko: '1.2 L, 책상 위에도 쏙',
  },
  description: story(miniTitle,
    {
      heading: { zh: '小小一杯，刚刚好', en: 'Just enough, nothing more', ja: 'ちょうどいい、ひとカップ', fr: 'Juste ce qu’il faut', de: 'Gerade richtig', it: 'Quanto basta', es: 'Lo justo y necesario', ko: '딱 알맞은 한 컵' },
      text: {
        zh: '幼猫、小型犬，或者出租屋里的第一只猫，Mini 都很合适。杯形机身只占一本书的面积，1.2 L 水量够一只猫喝两天。花瓣出水轻柔不溅，胆小的小家伙也敢凑近。插上任意 USB 口就能用，搬家时放进背包就走。',
        en: 'For a kitten, a small dog or the first cat in a rented room. Mini is shaped like a cup, takes up no more space than a paperback and holds two days of water for one cat. The petal spout is gentle enough for shy drinkers. Any USB port will run it, and it fits in a backpack when you move.',
        ja: '子猫や小型犬、はじめて迎えた猫に。カップのような形で設置面積は文庫本ほど、1匹なら2日分の水が入ります。花びら形の注ぎ口から静かに流れるので、怖がりな子も安心。USBポートがあればどこでも使え、引っ越しのときはバッグに入れて運べます。',
        fr: 'Pour un chaton, un petit chien ou le premier chat d’un studio. En forme de tasse, Mini n’occupe pas plus de place qu’un livre de poche et contient deux jours d’eau pour un chat. Son jet en pétale rassure les plus timides. N’importe quel port USB l’alimente et elle tient dans un sac à dos.',
        de: 'Für Kätzchen, kleine Hunde oder die erste Katze in der Einzimmerwohnung. Der Mini hat die Form einer Tasse, braucht nicht mehr Platz als ein Taschenbuch und fasst Wasser für zwei Tage. Der Blütenauslauf ist so sanft, dass sich auch Schüchterne trauen. Er läuft an jedem USB-Anschluss und passt beim Umzug in den Rucksack.',
        it: 'Per un gattino, un cane piccolo o il primo gatto in un monolocale. Mini ha la forma di una tazza, occupa lo spazio di un tascabile e contiene acqua per due giorni. Il getto a petalo è così dolce che si avvicinano anche i più timidi. Basta una porta USB qualsiasi e in trasloco entra nello zaino.',
        es: 'Para un gatito, un perro pequeño o el primer gato de un estudio. Mini tiene forma de taza, ocupa lo que un libro de bolsillo y guarda agua para dos días. Su chorro en pétalo es tan suave que hasta los tímidos se acercan. Funciona con cualquier puerto USB y cabe en la mochila.',
        ko: '아기 고양이, 소형견, 원룸에서 함께하는 첫 고양이에게 알맞습니다. 컵 모양이라 책 한 권 자리면 충분하고, 한 마리가 이틀 마실 물이 들어갑니다. 꽃잎 모양 물줄기가 부드러워 겁 많은 아이도 다가옵니다. USB 포트만 있으면 어디서나 쓰고, 이사할 때는 가방에 쏙 넣으면 됩니다.',
      },
      image: 'goods/fountain-mini/white-angle',
    },
    highlights({
      zh: ['占地仅 14 厘米见方', '花瓣出水，轻柔不溅', '功率仅 1.5 瓦，常开也省电', '三种柔和配色'],
      en: ['Only 14 cm across', 'Gentle petal spout, no splashing', 'Runs on 1.5 W, day and night', 'Three soft colours'],
      ja: ['設置幅わずか14 cm', '水はねしにくい花びら形の注ぎ口', '消費電力1.5 W、つけたままでも安心', 'やさしい3色展開'],
      fr: ['Seulement 14 cm de large', 'Jet en pétale, sans éclaboussures', '1,5 W seulement, jour et nuit', 'Trois coloris doux'],
      de: ['Nur 14 cm breit', 'Sanfter Blütenauslauf, kein Spritzen', 'Nur 1,5 W, Tag und Nacht', 'Drei sanfte Farben'],
      it: ['Larga solo 14 cm', 'Getto a petalo, senza schizzi', 'Appena 1,5 W, giorno e notte', 'Tre colori tenui'],
      es: ['Solo 14 cm de ancho', 'Chorro en pétalo, sin salpicar', 'Solo 1,5 W, día y noche', 'Tres colores suaves'],
      ko: ['폭 14 cm의 작은 자리', '튀지 않는 꽃잎 물줄기', '1.5 W, 하루 종일 켜도 부담 없음', '은은한 세 가지 색상'],
    }),
    fountainCare,
  ),
  params: [
    param('material', paramValues.abs),
    param('capacity', '1.2 L'),
    param('dimensions', '14 × 14 × 13 cm'),
    param('noise', '≤ 24 dB'),
    param('power', paramValues.usb),
    param('care', paramValues.handWash),
    param('pets', paramValues.both),
    madeInChina,
  ],
  flags: ['index'],
  weightGrams: 620,
  buyMin: 1,
  buyLimit: 0,
  guarantees: deviceGuarantees,
  features: { pet: ['cat', 'dog'], power: ['usb'] },
  attributes: ['colour'],
  skus: [
    sku({ colour: 'white' }, 'PW-MINI-WH', miniPrice, miniMarket, 240, picture('fountain-mini', 'white')),
    sku({ colour: 'mint' }, 'PW-MINI-MT', miniPrice, miniMarket, 0, picture('fountain-mini', 'mint')),
    sku({ colour: 'sand' }, 'PW-MINI-SD', miniPrice, miniMarket, 88, picture('fountain-mini', 'sand')),
  ],
  offer: { percentOff: 20, daysLeft: 2 },
  salesBase: 3110,
  images: [picture('fountain-mini', 'white'), picture('fountain-mini', 'white', 'angle'), picture('fountain-mini', 'mint'), picture('fountain-mini', 'sand')],
};

const towerTitle: Localized = {
  zh: 'Trailtail Tower 大型犬饮水塔 6 L', en: 'Trailtail Tower 6 L Dog Waterer', ja: 'Trailtail Tower 犬用給水タワー', fr: 'Abreuvoir chien Trailtail Tower 6 L',
  de: 'Trailtail Tower 6 L für Hunde', it: 'Abbeveratoio Trailtail Tower 6 L', es: 'Bebedero canino Trailtail Tower 6 L', ko: 'Trailtail Tower 대형견 급수대 6 L',
};
const towerPrice = prices(149, 39.99, 5480, 37.9, 49000, 34.99, 42.9, 52.99);
const towerMarket = prices(189, 49.99, 6780, 47.9, 62000, 43.99, 53.9, 66.99);

const tower: SeedGood = {
  slug: 'fountain-tower',
  category: 'fountains',
  subcategory: 'fountains-large',
  brand: 'trailtail',
  title: towerTitle,
  subtitle: {
    zh: '重力自动补水，不插电', en: 'Refills by gravity, needs no plug', ja: '電源いらずの重力式、6 Lの大容量', fr: 'Remplissage par gravité, sans prise',
    de: 'Füllt sich durch Schwerkraft, ohne Strom', it: 'Si riempie per gravità, senza presa', es: 'Se rellena por gravedad, sin enchufe', ko: '중력식 자동 급수, 전원 필요 없음',
  },
  description: story(towerTitle,
    {
      heading: { zh: '大口喝水，一整周不断供', en: 'For big gulps', ja: '豪快に飲む子のために', fr: 'Pour les grandes soifs', de: 'Für großen Durst', it: 'Per le grandi sorsate', es: 'Para grandes tragos', ko: '시원하게 마시는 아이를 위해' },
      text: {
        zh: '6 升透明水塔，余量一目了然。水位下降，重力自动补满水盆，没有水泵、没有电线，停电也照常喝水。宽大的底座压得住热情的大脑袋，金毛撞上来也不翻。出水口带初效滤网，挡住沙粒和毛发。',
        en: 'Six litres in a clear tower, so you always see what is left. As the bowl empties, gravity fills it up again: no pump, no cable, no trouble in a power cut. The wide base stands firm when an excited retriever arrives at full speed, and a mesh at the outlet keeps sand and hair out of the bowl.',
        ja: '残量がひと目で分かる6 Lの透明タンク。ボウルの水が減ると重力で自動的に補われるので、ポンプもコードも不要、停電時でも使えます。幅広の台座は、大型犬が勢いよくぶつかっても倒れにくい設計。注ぎ口のメッシュが砂や抜け毛を防ぎます。',
        fr: 'Six litres dans une colonne transparente : le niveau est toujours visible. Dès que la gamelle se vide, la gravité la remplit, sans pompe, sans câble, même en cas de coupure de courant. La base large tient bon quand un retriever arrive à toute allure, et une grille retient sable et poils.',
        de: 'Sechs Liter im durchsichtigen Turm: Der Vorrat ist immer zu sehen. Leert sich der Napf, füllt ihn die Schwerkraft nach, ohne Pumpe, ohne Kabel, auch bei Stromausfall. Der breite Fuß bleibt stehen, wenn ein Retriever angestürmt kommt, und ein Sieb hält Sand und Haare fern.',
        it: 'Sei litri in una torre trasparente: vedi sempre quanta acqua resta. Quando la ciotola si svuota, la gravità la riempie, senza pompa, senza cavi, anche se manca la corrente. La base larga resta ferma quando arriva un retriever di corsa e una retina trattiene sabbia e peli.',
        es: 'Seis litros en una torre transparente: siempre ves lo que queda. Cuando el cuenco baja, la gravedad lo rellena, sin bomba, sin cables y aunque se vaya la luz. La base ancha aguanta la llegada de un retriever a toda velocidad, y una rejilla retiene arena y pelos.',
        ko: '6 L 투명 물통이라 남은 물이 한눈에 보입니다. 그릇이 비면 중력으로 저절로 채워져 펌프도 전선도 필요 없고, 정전에도 걱정 없습니다. 넓은 받침은 신난 리트리버가 달려와도 넘어지지 않으며, 출수구 망이 모래와 털을 걸러 줍니다.',
      },
      image: 'goods/fountain-tower/white-angle',
    },
    highlights({
      zh: ['6 L 大容量，一只大型犬可喝 3 天', '不插电，阳台、院子都能放', '加宽防翻底座', '水塔一拧即开，方便刷洗'],
      en: ['6 L lasts a large dog three days', 'No plug: balcony and garden welcome', 'Extra-wide base that will not tip', 'Tank twists off for a proper scrub'],
      ja: ['大型犬でも約3日分の6 L', '電源不要でベランダや庭にも', '倒れにくいワイドな台座', 'タンクはひねるだけで外せて洗いやすい'],
      fr: ['6 L : trois jours pour un grand chien', 'Sans prise : balcon et jardin bienvenus', 'Base extra-large qui ne bascule pas', 'Réservoir à dévisser pour bien nettoyer'],
      de: ['6 L reichen einem großen Hund drei Tage', 'Ohne Stecker: auch für Balkon und Garten', 'Extra breiter Fuß, der nicht kippt', 'Tank abdrehen und gründlich putzen'],
      it: ['6 L bastano tre giorni a un cane grande', 'Senza presa: anche in balcone e giardino', 'Base extra larga che non si ribalta', 'Il serbatoio si svita per lavarlo bene'],
      es: ['6 L duran tres días a un perro grande', 'Sin enchufe: para balcón y jardín', 'Base extraancha que no vuelca', 'El depósito se desenrosca para fregarlo'],
      ko: ['6 L, 대형견도 3일은 넉넉하게', '콘센트 없이 베란다와 마당에도', '넘어지지 않는 넓은 받침', '돌려서 여는 물통, 손쉬운 세척'],
    }),
    {
      heading: fountainCare.heading,
      text: { zh: '每三天换一次水，用长柄刷刷洗水塔内壁，底座可直接冲洗。冬季室外使用请注意防冻。', en: 'Change the water every three days and brush out the tower; the base can be hosed down. Bring it indoors before it freezes.', ja: '3日に一度は水を替え、タンクの内側をブラシで洗ってください。台座は水で洗い流せます。氷点下になる日は屋内でお使いください。', fr: 'Changez l’eau tous les trois jours et brossez la colonne ; la base se lave au jet. Rentrez-la avant le gel.', de: 'Wechsle das Wasser alle drei Tage und bürste den Turm aus; der Fuß lässt sich abspritzen. Vor dem ersten Frost bitte hereinholen.', it: 'Cambia l’acqua ogni tre giorni e spazzola la torre; la base si lava con il getto d’acqua. Portalo in casa prima del gelo.', es: 'Cambia el agua cada tres días y cepilla la torre; la base se lava con manguera. Guárdalo dentro antes de que hiele.', ko: '3일마다 물을 갈고 물통 안쪽을 솔로 닦아 주세요. 받침은 물로 씻어도 됩니다. 영하로 내려가면 실내에서 사용하세요.' },
    },
  ),
  params: [
    param('material', { zh: 'PETG 水塔、ABS 底座', en: 'PETG tower, ABS base', ja: 'PETGタンク、ABS台座', fr: 'Colonne PETG, base ABS', de: 'Turm aus PETG, Fuß aus ABS', it: 'Torre in PETG, base in ABS', es: 'Torre de PETG, base de ABS', ko: 'PETG 물통, ABS 받침' }),
    param('capacity', '6 L'),
    param('dimensions', '32 × 24 × 36 cm'),
    param('weight', '1.1 kg'),
    param('power', paramValues.noPower),
    param('care', paramValues.handWash),
    param('pets', paramValues.dogs),
    madeInChina,
  ],
  flags: [],
  weightGrams: 1400,
  buyMin: 1,
  buyLimit: 0,
  guarantees: deviceGuarantees,
  features: { pet: ['dog'], power: ['none'] },
  attributes: ['colour'],
  skus: [
    sku({ colour: 'white' }, 'TT-TOWER-WH', towerPrice, towerMarket, 96, picture('fountain-tower', 'white')),
    sku({ colour: 'black' }, 'TT-TOWER-BK', towerPrice, towerMarket, 58, picture('fountain-tower', 'black')),
  ],
  salesBase: 870,
  images: [picture('fountain-tower', 'white'), picture('fountain-tower', 'white', 'angle'), picture('fountain-tower', 'black')],
};

const travelTitle: Localized = {
  zh: 'Trailtail 便携随行水壶', en: 'Trailtail Travel Bottle', ja: 'Trailtail おでかけ給水ボトル', fr: 'Gourde de balade Trailtail',
  de: 'Trailtail Reiseflasche mit Napf', it: 'Borraccia da passeggio Trailtail', es: 'Botella de paseo Trailtail', ko: 'Trailtail 산책용 물병',
};
const travelPrice = prices(59, 17.99, 2280, 16.9, 21000, 14.99, 18.9, 23.99);
const travelMarket = prices(79, 22.99, 2980, 21.9, 27000, 18.99, 23.9, 29.99);

const travel: SeedGood = {
  slug: 'fountain-travel',
  category: 'fountains',
  subcategory: 'fountains-travel',
  brand: 'trailtail',
  title: travelTitle,
  subtitle: {
    zh: '展开叶片就是水碗，喝剩的能回流', en: 'Fold out the bowl, pour back what is left', ja: '開けばボウル、残った水は戻せる', fr: 'La gamelle se déplie, le reste retourne',
    de: 'Napf ausklappen, Rest zurücklaufen lassen', it: 'La ciotola si apre, l’avanzo torna dentro', es: 'Despliega el cuenco y recupera lo que sobre', ko: '펼치면 그릇, 남은 물은 다시 병으로',
  },
  description: story(travelTitle,
    {
      heading: { zh: '遛弯路上的随身水源', en: 'A drink for every walk', ja: '散歩の途中でひと休み', fr: 'À boire à chaque balade', de: 'Ein Schluck auf jedem Spaziergang', it: 'Da bere a ogni passeggiata', es: 'Agua en cada paseo', ko: '산책길의 시원한 한 모금' },
      text: {
        zh: '翻开叶片形水碗，轻轻一捏，水就上来；喝不完，松手流回瓶里，一滴不浪费。单手就能操作，另一只手牵好绳子。550 mL 够小型犬走一下午，锁扣一拨，倒放在包里也不漏。',
        en: 'Fold out the leaf-shaped bowl, give the bottle a squeeze and the water rises. Let go and what is left runs back, so nothing is wasted. It works with one hand while the other holds the lead. 550 ml last a small dog all afternoon, and the lock keeps your bag dry.',
        ja: '葉っぱ形のボウルを開いてボトルを軽く押すと、水が上がってきます。手を離せば残りはボトルに戻り、一滴も無駄になりません。リードを持ったまま片手で使えます。550 mLで小型犬なら午後いっぱい大丈夫。ロックをかければバッグの中でも漏れません。',
        fr: 'Dépliez la coupelle en forme de feuille, pressez, l’eau monte. Relâchez, le reste redescend : rien n’est perdu. Une seule main suffit, l’autre tient la laisse. Ses 550 ml font l’après-midi d’un petit chien et le verrou garde votre sac au sec.',
        de: 'Den blattförmigen Napf ausklappen, leicht drücken, und das Wasser steigt. Loslassen, und der Rest läuft zurück: nichts wird verschwendet. Das geht mit einer Hand, die andere hält die Leine. 550 ml reichen einem kleinen Hund den ganzen Nachmittag, und mit der Sperre bleibt die Tasche trocken.',
        it: 'Apri la ciotola a foglia, premi e l’acqua sale. Lascia andare e quella avanzata torna giù: non si spreca niente. Si usa con una mano, l’altra tiene il guinzaglio. 550 ml bastano a un cane piccolo per tutto il pomeriggio e il blocco tiene asciutta la borsa.',
        es: 'Despliega el cuenco en forma de hoja, aprieta y el agua sube. Suelta y lo que sobra vuelve a la botella: no se pierde ni una gota. Se usa con una mano mientras la otra lleva la correa. Sus 550 ml duran toda la tarde a un perro pequeño, y el seguro mantiene seca la mochila.',
        ko: '나뭇잎 모양 그릇을 펼치고 병을 살짝 누르면 물이 올라옵니다. 손을 떼면 남은 물이 다시 내려가 한 방울도 버리지 않습니다. 한 손으로 쓸 수 있어 다른 손으로는 줄을 잡을 수 있습니다. 550 mL면 소형견이 오후 내내 마시고, 잠금 버튼이 있어 가방 속에서도 새지 않습니다.',
      },
      image: 'goods/fountain-travel/blue-angle',
    },
    highlights({
      zh: ['单手出水，喝剩回流', '食品级硅胶水碗，软而不变形', '防漏锁扣加硅胶密封圈', '自带挂绳，可挂背包'],
      en: ['One hand to pour, nothing wasted', 'Soft bowl of food-grade silicone', 'Lock and seal against leaks', 'Loop to hang it on your backpack'],
      ja: ['片手で給水、残りはボトルへ', '食品グレードシリコーンのやわらかボウル', 'ロックとパッキンで漏れを防止', 'リュックに掛けられるループ付き'],
      fr: ['Une main pour servir, rien de perdu', 'Coupelle souple en silicone alimentaire', 'Verrou et joint anti-fuite', 'Boucle pour l’accrocher au sac'],
      de: ['Einhändig bedienbar, nichts geht verloren', 'Weicher Napf aus lebensmittelechtem Silikon', 'Sperre und Dichtung gegen Auslaufen', 'Schlaufe für den Rucksack'],
      it: ['Si usa con una mano, niente sprechi', 'Ciotola morbida in silicone alimentare', 'Blocco e guarnizione antigoccia', 'Laccetto per appenderla allo zaino'],
      es: ['Con una mano y sin desperdiciar', 'Cuenco blando de silicona alimentaria', 'Seguro y junta antifugas', 'Lazo para colgarla de la mochila'],
      ko: ['한 손 급수, 버리는 물 없이', '식품용 실리콘의 부드러운 그릇', '잠금 장치와 패킹으로 누수 방지', '가방에 거는 고리 포함'],
    }),
    {
      heading: fountainCare.heading,
      text: { zh: '用完倒空晾干，瓶身与水碗可放洗碗机上层。请勿装热水或碳酸饮料。', en: 'Empty it and let it dry after the walk; bottle and bowl go on the top rack of the dishwasher. Not for hot or fizzy drinks.', ja: '使用後は水を捨てて乾かしてください。ボトルとボウルは食洗機の上段で洗えます。熱湯や炭酸飲料は入れないでください。', fr: 'Videz-la et laissez-la sécher au retour ; la gourde et la coupelle passent en haut du lave-vaisselle. Pas de boissons chaudes ni gazeuses.', de: 'Nach dem Spaziergang leeren und trocknen lassen; Flasche und Napf dürfen in den oberen Korb der Spülmaschine. Nicht für heiße oder sprudelnde Getränke.', it: 'Al rientro svuotala e lasciala asciugare; bottiglia e ciotola vanno nel cestello alto della lavastoviglie. Non adatta a bevande calde o gassate.', es: 'Vacíala y déjala secar al volver; la botella y el cuenco van en la bandeja superior del lavavajillas. No apta para bebidas calientes ni con gas.', ko: '사용 후 비우고 말려 주세요. 병과 그릇은 식기세척기 윗칸에서 세척할 수 있습니다. 뜨거운 물이나 탄산음료는 담지 마세요.' },
    },
  ),
  params: [
    param('material', { zh: 'Tritan 瓶身、食品级硅胶', en: 'Tritan bottle, food-grade silicone', ja: 'トライタン、食品グレードシリコーン', fr: 'Tritan, silicone alimentaire', de: 'Tritan, lebensmittelechtes Silikon', it: 'Tritan, silicone alimentare', es: 'Tritán, silicona alimentaria', ko: '트라이탄 병, 식품용 실리콘' }),
    param('capacity', '550 mL'),
    param('dimensions', '8 × 8 × 23 cm'),
    param('weight', '210 g'),
    param('power', paramValues.noPower),
    param('care', paramValues.dishwasher),
    param('pets', paramValues.allPets),
    madeInChina,
  ],
  flags: ['recommend'],
  weightGrams: 280,
  buyMin: 1,
  buyLimit: 0,
  guarantees: deviceGuarantees,
  features: { pet: ['cat', 'dog'], power: ['none'] },
  attributes: ['colour'],
  skus: [
    sku({ colour: 'blue' }, 'TT-TRAVEL-BU', travelPrice, travelMarket, 320, picture('fountain-travel', 'blue')),
    sku({ colour: 'coral' }, 'TT-TRAVEL-CO', travelPrice, travelMarket, 275, picture('fountain-travel', 'coral')),
  ],
  salesBase: 2480,
  images: [picture('fountain-travel', 'blue'), picture('fountain-travel', 'blue', 'angle'), picture('fountain-travel', 'coral')],
};

/** Drinking fountains. */
export const fountains: readonly SeedGood[] = [aura, brook, steel, mini, tower, travel];
