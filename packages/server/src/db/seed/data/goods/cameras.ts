import { deviceGuarantees } from '../guarantees.ts';
import { madeInChina, param, paramValues } from '../params.ts';
import { cameraPrivacy, highlights } from '../sections.ts';
import { picture, prices, sku, story } from '../types.ts';
import type { Localized, SeedGood } from '../types.ts';

const lookoutTitle: Localized = {
  zh: 'Whiskr Lookout 云台摄像头', en: 'Whiskr Lookout Pan-Tilt Camera', ja: 'Whiskr Lookout 首振りカメラ', fr: 'Caméra motorisée Whiskr Lookout',
  de: 'Whiskr Lookout Schwenkkamera', it: 'Telecamera Whiskr Lookout 360°', es: 'Cámara giratoria Whiskr Lookout', ko: 'Whiskr Lookout 회전 카메라',
};
const lookout2k = prices(199, 49.99, 6980, 49.9, 65000, 42.99, 53.9, 66.99);
const lookout2kMarket = prices(259, 64.99, 8980, 64.9, 85000, 55.99, 69.9, 86.99);
const lookout4k = prices(299, 74.99, 10480, 74.9, 97000, 64.99, 79.9, 99.99);
const lookout4kMarket = prices(369, 92.99, 12980, 92.9, 119000, 79.99, 98.9, 122.99);

const lookout: SeedGood = {
  slug: 'camera-lookout',
  category: 'cameras',
  subcategory: 'cameras-indoor',
  brand: 'whiskr',
  title: lookoutTitle,
  subtitle: {
    zh: '自动追踪，满屋子都看得见', en: 'Follows your pet around the room', ja: '自動追尾で、部屋じゅう見守る', fr: 'Suit votre animal dans toute la pièce',
    de: 'Folgt deinem Tier durchs ganze Zimmer', it: 'Segue il tuo amico per tutta la stanza', es: 'Sigue a tu mascota por toda la sala', ko: '방 안 어디든 자동으로 따라갑니다',
  },
  description: story(lookoutTitle,
    {
      heading: { zh: '它去哪儿，镜头跟到哪儿', en: 'Where they go, it looks', ja: '動けば、カメラが追いかける', fr: 'Il bouge, elle le suit', de: 'Wohin es auch läuft', it: 'Dove va lui, guarda lei', es: 'Donde va, ella mira', ko: '어디를 가든 카메라가 따라갑니다' },
      text: {
        zh: '水平 355°、俯仰 90°，一台就能看全客厅。本地 AI 认得出猫和狗：进入画面自动跟随，打盹、疯跑、刨沙发分别记成一条时间线，下班路上两分钟看完一天。4K 款拥有大底传感器，拉近看胡须都清楚；微光下也是彩色画面。',
        en: 'It turns 355° and tilts 90°, so one camera covers the living room. Pet recognition runs on the device: it follows a cat or a dog across the room and files naps, sprints and sofa digging on a timeline you can skim on the way home. The 4K version has a larger sensor, sharp enough for single whiskers and in colour even in dim light.',
        ja: '水平355°、上下90°の首振りで、1台でリビング全体をカバー。本体のAIが猫や犬を見分けて追尾し、お昼寝や運動会、ソファのいたずらをタイムラインに整理します。帰り道の2分で一日を振り返れます。4Kモデルは大型センサーで、ひげの1本まで鮮明。薄暗い部屋でもカラーで映ります。',
        fr: 'Avec 355° de rotation et 90° d’inclinaison, une seule caméra couvre le salon. La reconnaissance des animaux se fait sur l’appareil : elle suit chat ou chien et range siestes, courses folles et griffades sur une frise à parcourir en rentrant. La version 4K, dotée d’un grand capteur, distingue chaque moustache et reste en couleur dans la pénombre.',
        de: '355° Drehung und 90° Neigung: Eine Kamera sieht das ganze Wohnzimmer. Die Tiererkennung läuft im Gerät. Sie folgt Katze oder Hund und sortiert Nickerchen, Sprints und Sofaattacken auf einer Zeitleiste, die du auf dem Heimweg überfliegst. Die 4K-Version hat einen größeren Sensor, zeigt jedes Schnurrhaar und bleibt auch im Dämmerlicht farbig.',
        it: 'Ruota di 355° e si inclina di 90°: una sola telecamera copre il soggiorno. Il riconoscimento avviene sul dispositivo: segue gatto o cane e ordina pisolini, corse e assalti al divano su una linea del tempo da scorrere tornando a casa. La versione 4K ha un sensore più grande: vedi ogni baffo, a colori anche con poca luce.',
        es: 'Gira 355° y se inclina 90°: una sola cámara cubre el salón. El reconocimiento se hace en el propio aparato: sigue al gato o al perro y ordena siestas, carreras y ataques al sofá en una línea de tiempo para repasar de vuelta a casa. La versión 4K, con sensor más grande, distingue cada bigote y ve en color con poca luz.',
        ko: '좌우 355°, 상하 90°로 움직여 한 대로 거실 전체를 볼 수 있습니다. 기기 안의 AI가 고양이와 강아지를 알아보고 따라가며, 낮잠과 우다다, 소파 긁기를 타임라인으로 정리해 퇴근길 2분이면 하루를 훑어볼 수 있습니다. 4K 모델은 대형 센서로 수염 한 올까지 선명하고 어두운 곳에서도 컬러로 보여 줍니다.',
      },
      image: 'goods/camera-lookout/white-angle',
    },
    highlights({
      zh: ['355° 全景云台，静音电机', '本地识别猫狗，自动追踪', '双向语音，3 米清晰拾音', '哭叫、久未活动主动提醒'],
      en: ['355° pan with a silent motor', 'Tells cats from dogs, on the device', 'Two-way talk, clear from 3 m away', 'Alerts on crying or unusual stillness'],
      ja: ['静かなモーターで355°首振り', '猫と犬を本体で識別し自動追尾', '3 m先まで届く双方向通話', '鳴き声や長時間の静止を通知'],
      fr: ['Rotation 355°, moteur silencieux', 'Distingue chats et chiens, en local', 'Voix bidirectionnelle, nette à 3 m', 'Alerte pleurs ou immobilité inhabituelle'],
      de: ['355° Schwenk mit leisem Motor', 'Unterscheidet Katzen und Hunde im Gerät', 'Gegensprechen, klar bis 3 m', 'Meldet Jaulen oder ungewohnte Ruhe'],
      it: ['Rotazione a 355° con motore silenzioso', 'Distingue gatti e cani in locale', 'Audio bidirezionale, nitido a 3 m', 'Avvisa per lamenti o strana immobilità'],
      es: ['Giro de 355° con motor silencioso', 'Distingue gatos y perros sin la nube', 'Audio bidireccional, nítido a 3 m', 'Avisa de llantos o quietud extraña'],
      ko: ['조용한 모터, 355° 회전', '기기에서 고양이·강아지 구분', '3 m까지 또렷한 양방향 음성', '울음소리와 오랜 정지 상태 알림'],
    }),
    cameraPrivacy,
  ),
  params: [
    param('video', { zh: '2K（2304 × 1296）/ 4K（3840 × 2160）', en: '2K (2304 × 1296) / 4K (3840 × 2160)', ja: '2K（2304 × 1296）／4K（3840 × 2160）', fr: '2K (2304 × 1296) / 4K (3840 × 2160)', de: '2K (2304 × 1296) / 4K (3840 × 2160)', it: '2K (2304 × 1296) / 4K (3840 × 2160)', es: '2K (2304 × 1296) / 4K (3840 × 2160)', ko: '2K(2304 × 1296) / 4K(3840 × 2160)' }),
    param('view', { zh: '水平 355°，俯仰 90°', en: '355° pan, 90° tilt', ja: '水平355°、上下90°', fr: '355° horizontal, 90° vertical', de: '355° horizontal, 90° vertikal', it: '355° orizzontale, 90° verticale', es: '355° horizontal, 90° vertical', ko: '좌우 355°, 상하 90°' }),
    param('nightVision', paramValues.infrared),
    param('storage', paramValues.storage),
    param('connection', paramValues.wifiDual),
    param('power', paramValues.usbAdapter),
    param('dimensions', '8 × 8 × 11 cm'),
    param('weight', '290 g'),
    madeInChina,
  ],
  flags: ['recommend', 'hot', 'best', 'index'],
  weightGrams: 520,
  buyMin: 1,
  buyLimit: 0,
  guarantees: deviceGuarantees,
  features: { pet: ['cat', 'dog'], power: ['usb'] },
  attributes: ['colour', 'resolution'],
  skus: [
    sku({ colour: 'white', resolution: '2k' }, 'WK-LOOK-WH2K', lookout2k, lookout2kMarket, 264, picture('camera-lookout', 'white')),
    sku({ colour: 'white', resolution: '4k' }, 'WK-LOOK-WH4K', lookout4k, lookout4kMarket, 121, picture('camera-lookout', 'white')),
    sku({ colour: 'black', resolution: '2k' }, 'WK-LOOK-BK2K', lookout2k, lookout2kMarket, 0, picture('camera-lookout', 'black')),
    sku({ colour: 'black', resolution: '4k' }, 'WK-LOOK-BK4K', lookout4k, lookout4kMarket, 58, picture('camera-lookout', 'black')),
  ],
  salesBase: 7340,
  images: [picture('camera-lookout', 'white'), picture('camera-lookout', 'white', 'angle'), picture('camera-lookout', 'black')],
};

const miniTitle: Localized = {
  zh: 'Whiskr Dot 迷你摄像头', en: 'Whiskr Dot Mini Camera', ja: 'Whiskr Dot ミニカメラ', fr: 'Mini-caméra Whiskr Dot',
  de: 'Whiskr Dot Minikamera', it: 'Mini telecamera Whiskr Dot', es: 'Minicámara Whiskr Dot', ko: 'Whiskr Dot 미니 카메라',
};
const miniPrice = prices(99, 24.99, 3480, 24.9, 32000, 21.99, 26.9, 33.99);
const miniMarket = prices(139, 34.99, 4780, 34.9, 45000, 29.99, 37.9, 46.99);

const mini: SeedGood = {
  slug: 'camera-mini',
  category: 'cameras',
  subcategory: 'cameras-indoor',
  brand: 'whiskr',
  title: miniTitle,
  subtitle: {
    zh: '磁吸一贴，随处安放', en: 'Magnetic foot, sticks anywhere', ja: 'マグネット台座でどこでも設置', fr: 'Pied magnétique, se pose partout',
    de: 'Magnetfuß, hält überall', it: 'Base magnetica, sta ovunque', es: 'Pie magnético, va donde quieras', ko: '자석 받침으로 어디든 착',
  },
  description: story(miniTitle,
    {
      heading: { zh: '一颗方糖大小的守望', en: 'Small enough to forget', ja: '気づかないほど小さな見守り', fr: 'Si petite qu’on l’oublie', de: 'So klein, dass man sie vergisst', it: 'Così piccola che non ci pensi', es: 'Tan pequeña que ni se nota', ko: '있는 줄도 모를 만큼 작게' },
      text: {
        zh: '边长 4 厘米，重 78 克，冰箱侧面、书架铁板、猫窝旁边，磁吸底座一贴就稳。1080P 画面配 130° 广角，看清食盆和猫砂盆绰绰有余。支持动静提醒和双向语音，第一台宠物摄像头，选它就够了。',
        en: 'Four centimetres across and 78 g light: the magnetic foot holds on a fridge, a shelf or right beside the basket. 1080p with a 130° view shows the bowl and the litter tray with room to spare. Movement alerts and two-way talk are on board. As a first pet camera, it is all you need.',
        ja: '1辺4 cm、重さ78 g。マグネット台座で冷蔵庫の側面や棚、ベッドのそばにもしっかり固定できます。1080p、130°の広角でごはん皿もトイレもまとめて確認。動体検知の通知と双方向通話にも対応し、はじめてのペットカメラにちょうどいい1台です。',
        fr: 'Quatre centimètres de côté, 78 g : son pied magnétique tient sur le frigo, une étagère ou tout près du panier. L’image 1080p à 130° montre largement la gamelle et la litière. Alertes de mouvement et voix bidirectionnelle sont de la partie. Pour une première caméra, elle suffit amplement.',
        de: 'Vier Zentimeter Kantenlänge, 78 g leicht: Der Magnetfuß hält am Kühlschrank, am Regal oder gleich neben dem Körbchen. 1080p mit 130° zeigen Napf und Katzenklo samt Umgebung. Bewegungsmeldung und Gegensprechen sind an Bord. Als erste Tierkamera genau richtig.',
        it: 'Quattro centimetri di lato, 78 g: la base magnetica tiene sul frigo, su una mensola o accanto alla cuccia. Il 1080p a 130° inquadra ciotola e lettiera senza problemi. Ha avvisi di movimento e audio bidirezionale. Come prima telecamera, è tutto quello che serve.',
        es: 'Cuatro centímetros de lado y 78 g: el pie magnético se sujeta en la nevera, en una balda o junto a la cama. El 1080p con 130° muestra el comedero y el arenero de sobra. Incluye avisos de movimiento y audio bidireccional. Como primera cámara, no necesitas más.',
        ko: '한 변 4 cm, 무게 78 g. 자석 받침으로 냉장고 옆면, 선반, 방석 옆 어디든 단단히 붙습니다. 1080p에 130° 광각이라 밥그릇과 화장실을 넉넉히 비춥니다. 움직임 알림과 양방향 음성도 갖췄습니다. 첫 펫 카메라로 충분합니다.',
      },
      image: 'goods/camera-mini/white-angle',
    },
    highlights({
      zh: ['4 厘米机身，磁吸免打孔', '1080P，130° 广角', '移动侦测与双向语音', '三步配网，长辈也会用'],
      en: ['4 cm cube, no drilling', '1080p with a 130° view', 'Movement alerts and two-way talk', 'Set up in three steps'],
      ja: ['4 cm角、穴あけ不要', '1080p、130°広角', '動体検知と双方向通話', '3ステップでかんたん設定'],
      fr: ['Cube de 4 cm, sans perçage', '1080p, champ de 130°', 'Alertes de mouvement et voix', 'Installation en trois étapes'],
      de: ['4-cm-Würfel, ohne Bohren', '1080p mit 130° Blickwinkel', 'Bewegungsmeldung und Gegensprechen', 'In drei Schritten eingerichtet'],
      it: ['Cubo da 4 cm, senza forare', '1080p, campo visivo di 130°', 'Avvisi di movimento e audio', 'Si configura in tre passaggi'],
      es: ['Cubo de 4 cm, sin taladrar', '1080p con 130° de visión', 'Avisos de movimiento y audio', 'Se configura en tres pasos'],
      ko: ['4 cm 큐브, 타공 불필요', '1080p, 130° 광각', '움직임 알림과 양방향 음성', '3단계로 간단 설정'],
    }),
    cameraPrivacy,
  ),
  params: [
    param('video', '1080p, 25 fps'),
    param('view', '130°'),
    param('nightVision', paramValues.infrared),
    param('storage', paramValues.storage),
    param('connection', paramValues.wifi),
    param('power', paramValues.usb),
    param('dimensions', '4 × 4 × 6 cm'),
    param('weight', '78 g'),
    madeInChina,
  ],
  flags: ['index'],
  weightGrams: 190,
  buyMin: 1,
  buyLimit: 0,
  guarantees: deviceGuarantees,
  features: { pet: ['cat', 'dog'], power: ['usb'] },
  attributes: ['colour'],
  skus: [
    sku({ colour: 'white' }, 'WK-DOT-WH', miniPrice, miniMarket, 380, picture('camera-mini', 'white')),
    sku({ colour: 'sage' }, 'WK-DOT-SG', miniPrice, miniMarket, 146, picture('camera-mini', 'sage')),
  ],
  offer: { percentOff: 20, daysLeft: 4 },
  salesBase: 4410,
  images: [picture('camera-mini', 'white'), picture('camera-mini', 'white', 'angle'), picture('camera-mini', 'sage')],
};

const treatTitle: Localized = {
  zh: 'Whiskr Treat 投食摄像头', en: 'Whiskr Treat Camera', ja: 'Whiskr Treat おやつカメラ', fr: 'Caméra à friandises Whiskr Treat',
  de: 'Whiskr Treat Leckerli-Kamera', it: 'Telecamera Whiskr Treat', es: 'Cámara con premios Whiskr Treat', ko: 'Whiskr Treat 간식 카메라',
};

const treat: SeedGood = {
  slug: 'camera-treat',
  category: 'cameras',
  subcategory: 'cameras-play',
  brand: 'whiskr',
  title: treatTitle,
  subtitle: {
    zh: '看一看，喊一声，抛一颗', en: 'Look, call, toss a treat', ja: '見て、呼んで、おやつをぽん', fr: 'Regardez, appelez, récompensez',
    de: 'Schauen, rufen, Leckerli werfen', it: 'Guarda, chiama, premia', es: 'Mira, llama y lanza un premio', ko: '보고, 부르고, 간식 톡',
  },
  description: story(treatTitle,
    {
      heading: { zh: '隔空投喂，奖励刚刚好', en: 'A reward at the right moment', ja: '離れていても、ごほうびを', fr: 'La récompense au bon moment', de: 'Die Belohnung im richtigen Moment', it: 'Il premio al momento giusto', es: 'El premio en el momento justo', ko: '딱 알맞은 순간의 보상' },
      text: {
        zh: '听见它在门口叫，打开 App 喊它的名字，再抛出一颗零食，分离焦虑就这样慢慢缓解。胶囊机身里有 2K 广角镜头、独立料仓和三档抛投力度；吠叫提醒可以识别连续叫声，及时推送给你，邻里关系也更和睦。',
        en: 'You hear it crying at the door: open the app, call its name and toss a treat. Bit by bit, being alone gets easier. The upright capsule holds a 2K wide-angle camera and a treat store with three throwing strengths, and the bark alert tells you about long barking before the neighbours do.',
        ja: '玄関で鳴いている声が聞こえたら、アプリで名前を呼んで、おやつをひと粒。ひとりの時間に少しずつ慣れていきます。カプセル形の本体に2K広角カメラとおやつタンクを搭載し、飛ばす強さは3段階。続けて吠えると通知が届くので、ご近所への配慮も安心です。',
        fr: 'Il pleure à la porte ? Ouvrez l’appli, appelez-le et lancez une friandise : petit à petit, la solitude devient plus douce. La capsule abrite une caméra 2K grand-angle et une réserve à friandises à trois puissances. L’alerte aboiements vous prévient avant les voisins.',
        de: 'Es jault an der Tür? App öffnen, beim Namen rufen, ein Leckerli werfen: So wird Alleinsein Stück für Stück leichter. In der Kapsel stecken eine 2K-Weitwinkelkamera und ein Leckerli-Fach mit drei Wurfstärken. Die Bellmeldung kommt früher als die Nachbarn.',
        it: 'Piange davanti alla porta? Apri l’app, chiamalo per nome e lancia un bocconcino: poco a poco stare da solo diventa più facile. La capsula racchiude una telecamera 2K grandangolare e un serbatoio con tre intensità di lancio. L’avviso di abbaio arriva prima dei vicini.',
        es: '¿Llora junto a la puerta? Abre la app, llámalo por su nombre y lánzale un premio: poco a poco, quedarse solo cuesta menos. La cápsula guarda una cámara 2K gran angular y un depósito de premios con tres potencias. El aviso de ladridos llega antes que los vecinos.',
        ko: '문 앞에서 우는 소리가 들리면 앱을 열어 이름을 부르고 간식을 하나 던져 주세요. 혼자 있는 시간이 조금씩 편해집니다. 캡슐형 본체에 2K 광각 카메라와 3단계 세기의 간식통이 들어 있고, 계속 짖으면 알림이 와서 이웃에게도 덜 미안합니다.',
      },
      image: 'goods/camera-treat/main-angle',
    },
    highlights({
      zh: ['2K 广角，160° 看全房间', '三档力度抛投，最远 1.2 米', '吠叫识别，连续叫声提醒', '料仓可拆，清水冲洗'],
      en: ['2K wide angle, 160° of the room', 'Three strengths, up to 1.2 m', 'Recognises barking and tells you', 'Treat store comes out for rinsing'],
      ja: ['160°の2K広角カメラ', '3段階、最大1.2 m', '続く吠え声を検知して通知', 'タンクは取り外して水洗い'],
      fr: ['Grand-angle 2K, 160°', 'Trois puissances, jusqu’à 1,2 m', 'Reconnaît les aboiements et prévient', 'Réserve amovible à rincer'],
      de: ['2K-Weitwinkel mit 160°', 'Drei Stärken, bis zu 1,2 m', 'Erkennt Bellen und meldet sich', 'Fach zum Ausspülen herausnehmbar'],
      it: ['Grandangolo 2K a 160°', 'Tre intensità, fino a 1,2 m', 'Riconosce l’abbaio e ti avvisa', 'Serbatoio estraibile da sciacquare'],
      es: ['Gran angular 2K de 160°', 'Tres potencias, hasta 1,2 m', 'Reconoce ladridos y te avisa', 'Depósito extraíble para lavar'],
      ko: ['160° 2K 광각', '3단계 세기, 최대 1.2 m', '짖음 감지 알림', '간식통 분리 물세척'],
    }),
    cameraPrivacy,
  ),
  params: [
    param('video', '2K (2304 × 1296)'),
    param('view', '160°'),
    param('nightVision', paramValues.infrared),
    param('capacity', '100 g'),
    param('storage', paramValues.storage),
    param('connection', paramValues.wifiDual),
    param('power', paramValues.usbAdapter),
    param('dimensions', '12 × 12 × 23 cm'),
    madeInChina,
  ],
  flags: ['new', 'recommend'],
  weightGrams: 1150,
  buyMin: 1,
  buyLimit: 0,
  guarantees: deviceGuarantees,
  features: { pet: ['cat', 'dog'], power: ['usb'] },
  attributes: [],
  skus: [
    sku({}, 'WK-TREATCAM', prices(429, 99.99, 14800, 99.9, 135000, 86.99, 107.9, 132.99), prices(519, 124.99, 17800, 124.9, 165000, 107.99, 134.9, 165.99), 92, picture('camera-treat')),
  ],
  salesBase: 760,
  images: [picture('camera-treat'), picture('camera-treat', 'main', 'angle')],
};

const outdoorTitle: Localized = {
  zh: 'Whiskr Patrol 室外太阳能摄像头', en: 'Whiskr Patrol Solar Camera', ja: 'Whiskr Patrol 屋外ソーラーカメラ', fr: 'Caméra solaire Whiskr Patrol',
  de: 'Whiskr Patrol Solarkamera', it: 'Telecamera solare Whiskr Patrol', es: 'Cámara solar Whiskr Patrol', ko: 'Whiskr Patrol 태양광 카메라',
};
const outdoorPrice = prices(399, 94.99, 13800, 94.9, 126000, 81.99, 102.9, 125.99);
const outdoorMarket = prices(479, 114.99, 16500, 114.9, 152000, 98.99, 123.9, 152.99);

const outdoor: SeedGood = {
  slug: 'camera-outdoor',
  category: 'cameras',
  subcategory: 'cameras-outdoor',
  brand: 'whiskr',
  title: outdoorTitle,
  subtitle: {
    zh: '晒着太阳就有电，院子天天有人看', en: 'Runs on sunshine, watches the garden', ja: '太陽光で動き、庭を見守る', fr: 'Au soleil, elle veille sur le jardin',
    de: 'Läuft mit Sonne, wacht über den Garten', it: 'Va a sole e sorveglia il giardino', es: 'Funciona con sol y vigila el jardín', ko: '햇빛으로 움직이며 마당을 지킵니다',
  },
  description: story(outdoorTitle,
    {
      heading: { zh: '院子也有人盯着', en: 'An eye on the garden', ja: '庭にも、見守りの目を', fr: 'Un œil sur le jardin', de: 'Ein Auge auf den Garten', it: 'Un occhio sul giardino', es: 'Un ojo en el jardín', ko: '마당을 지켜보는 눈' },
      text: {
        zh: '每天两小时日照，就够它全天工作，不拉线、不换电池。IP66 防护，零下 20 ℃ 到 50 ℃ 都扛得住。人、宠物、车辆分开识别，只在真正重要的时候提醒你：狗狗出了院门，或者邻居家的猫又来做客了。',
        en: 'Two hours of sun a day keep it going around the clock: no cable, no batteries to change. It is rated IP66 and works from −20 to 50 °C. People, pets and cars are told apart, so you hear about what matters: the dog has left the gate, or next door’s cat has come to visit again.',
        ja: '1日2時間の日光で終日稼働。配線も電池交換もいりません。防水・防じん性能はIP66、−20～50 ℃で使用できます。人、ペット、車を見分けるので、愛犬が門を出たときや、お隣の猫が遊びに来たときなど、必要なときだけお知らせします。',
        fr: 'Deux heures de soleil par jour suffisent à la faire tourner en continu : ni câble ni piles à changer. Certifiée IP66, elle fonctionne de −20 à 50 °C. Elle distingue personnes, animaux et voitures et ne vous alerte que pour l’essentiel : le chien a passé le portail, ou le chat du voisin est revenu.',
        de: 'Zwei Stunden Sonne am Tag genügen für den Betrieb rund um die Uhr, ganz ohne Kabel und Batteriewechsel. Sie ist nach IP66 geschützt und arbeitet von −20 bis 50 °C. Menschen, Tiere und Autos werden unterschieden, gemeldet wird nur Wichtiges: Der Hund ist durchs Tor, oder Nachbars Katze ist wieder zu Besuch.',
        it: 'Due ore di sole al giorno la tengono accesa senza sosta: niente cavi, niente pile da cambiare. È certificata IP66 e funziona da −20 a 50 °C. Distingue persone, animali e auto e ti avvisa solo quando conta: il cane è uscito dal cancello o il gatto dei vicini è tornato a trovarti.',
        es: 'Con dos horas de sol al día funciona sin parar: ni cables ni pilas. Tiene protección IP66 y trabaja de −20 a 50 °C. Distingue personas, animales y coches y solo te avisa de lo importante: el perro ha cruzado la verja o el gato del vecino ha vuelto de visita.',
        ko: '하루 2시간 햇빛이면 온종일 작동합니다. 배선도 건전지 교체도 필요 없습니다. IP66 등급으로 −20~50 ℃에서 사용할 수 있습니다. 사람, 반려동물, 차량을 구분해 강아지가 대문을 나섰을 때나 옆집 고양이가 놀러 왔을 때처럼 중요한 순간만 알려 드립니다.',
      },
      image: 'goods/camera-outdoor/white-angle',
    },
    highlights({
      zh: ['太阳能板加 9600 mAh 电池', 'IP66 防尘防水', '2K 全彩夜视，暖光补光', '人、宠、车分类提醒'],
      en: ['Solar panel plus 9,600 mAh battery', 'IP66 against dust and rain', '2K, in colour at night', 'Tells people, pets and cars apart'],
      ja: ['ソーラーパネル＋9600 mAh電池', 'IP66の防じん・防水', '夜間もカラーで映る2K', '人・ペット・車を識別'],
      fr: ['Panneau solaire et batterie 9 600 mAh', 'IP66 : poussière et pluie', '2K, en couleur la nuit', 'Distingue personnes, animaux, voitures'],
      de: ['Solarpanel plus Akku mit 9.600 mAh', 'IP66 gegen Staub und Regen', '2K, nachts in Farbe', 'Unterscheidet Mensch, Tier und Auto'],
      it: ['Pannello solare e batteria da 9.600 mAh', 'IP66 contro polvere e pioggia', '2K, a colori di notte', 'Distingue persone, animali e auto'],
      es: ['Panel solar y batería de 9600 mAh', 'IP66 contra polvo y lluvia', '2K, en color de noche', 'Distingue personas, animales y coches'],
      ko: ['태양광 패널과 9600 mAh 배터리', 'IP66 방진·방수', '밤에도 컬러인 2K', '사람·동물·차량 구분'],
    }),
    cameraPrivacy,
  ),
  params: [
    param('video', '2K (2304 × 1296)'),
    param('view', '140°'),
    param('waterproof', 'IP66'),
    param('battery', { zh: '9600 mAh，满电无日照约 120 天', en: '9,600 mAh, about 120 days without sun', ja: '9600 mAh、日照なしで約120日', fr: '9 600 mAh, environ 120 jours sans soleil', de: '9.600 mAh, etwa 120 Tage ohne Sonne', it: '9.600 mAh, circa 120 giorni senza sole', es: '9600 mAh, unos 120 días sin sol', ko: '9600 mAh, 햇빛 없이 약 120일' }),
    param('storage', paramValues.storage),
    param('connection', paramValues.wifi),
    param('dimensions', '9 × 8 × 18 cm'),
    param('weight', '480 g'),
    madeInChina,
  ],
  flags: [],
  weightGrams: 980,
  buyMin: 1,
  buyLimit: 0,
  guarantees: deviceGuarantees,
  features: { pet: ['cat', 'dog'], power: ['solar', 'battery'] },
  attributes: ['colour'],
  skus: [
    sku({ colour: 'white' }, 'WK-PATROL-WH', outdoorPrice, outdoorMarket, 84, picture('camera-outdoor', 'white')),
    sku({ colour: 'graphite' }, 'WK-PATROL-GR', outdoorPrice, outdoorMarket, 47, picture('camera-outdoor', 'graphite')),
  ],
  salesBase: 980,
  images: [picture('camera-outdoor', 'white'), picture('camera-outdoor', 'white', 'angle'), picture('camera-outdoor', 'graphite')],
};

const twinTitle: Localized = {
  zh: 'Whiskr 双机套装（2 台）', en: 'Whiskr Twin Camera Set', ja: 'Whiskr カメラ2台セット', fr: 'Duo de caméras Whiskr',
  de: 'Whiskr Kamera-Doppelset', it: 'Set di due telecamere Whiskr', es: 'Pack de dos cámaras Whiskr', ko: 'Whiskr 카메라 2대 세트',
};

const twin: SeedGood = {
  slug: 'camera-twin',
  category: 'cameras',
  subcategory: 'cameras-indoor',
  brand: 'whiskr',
  title: twinTitle,
  subtitle: {
    zh: '两个房间，一个画面', en: 'Two rooms on one screen', ja: '2つの部屋を1つの画面で', fr: 'Deux pièces sur un seul écran',
    de: 'Zwei Zimmer auf einem Bildschirm', it: 'Due stanze in un solo schermo', es: 'Dos habitaciones en una pantalla', ko: '두 방을 한 화면에',
  },
  description: story(twinTitle,
    {
      heading: { zh: '客厅到卧室，不留盲区', en: 'From the living room to the bed', ja: 'リビングも寝室も、死角なし', fr: 'Du salon à la chambre', de: 'Vom Wohnzimmer bis ins Schlafzimmer', it: 'Dal soggiorno alla camera', es: 'Del salón al dormitorio', ko: '거실부터 침실까지 빈틈없이' },
      text: {
        zh: '一台看门口，一台看猫窝，App 分屏同时显示。它从客厅走到卧室，两段录像自动接成一条，不用来回翻找。两台共用一份云存储套餐，比分开买更省。包装内附墙装支架和 3 米电源线各两份。',
        en: 'One at the door, one at the basket, both side by side in the app. When your cat walks from one room to the next, the two recordings are joined into one story. Both share a single cloud plan, and the set costs less than two cameras bought apart. Wall mounts and 3 m cables are included for each.',
        ja: '1台は玄関に、もう1台はベッドのそばに。アプリの分割画面で同時に見られます。部屋から部屋へ移動しても、2台の録画が1本につながるので探す手間がありません。クラウドプランは2台で共有でき、別々に買うよりお得。壁掛け金具と3 mケーブルもそれぞれ2つ付属します。',
        fr: 'L’une à la porte, l’autre près du panier, côte à côte dans l’appli. Quand votre chat change de pièce, les deux enregistrements n’en font plus qu’un. Elles partagent une seule formule cloud, et le duo coûte moins cher que deux caméras à l’unité. Supports muraux et câbles de 3 m fournis pour chacune.',
        de: 'Eine an der Tür, eine am Körbchen, beide nebeneinander in der App. Läuft deine Katze ins nächste Zimmer, werden die Aufnahmen zu einer Geschichte verbunden. Beide teilen sich einen Cloud-Tarif, und das Set kostet weniger als zwei einzelne Kameras. Wandhalter und 3-m-Kabel liegen für beide bei.',
        it: 'Una alla porta, una alla cuccia, affiancate nell’app. Quando il gatto passa da una stanza all’altra, le due registrazioni diventano una storia sola. Condividono un unico piano cloud e il set costa meno di due telecamere separate. Supporti a muro e cavi da 3 m inclusi per entrambe.',
        es: 'Una en la puerta y otra junto a la cama, lado a lado en la app. Cuando tu gato cambia de habitación, las dos grabaciones se unen en una sola historia. Comparten un único plan de nube y el pack cuesta menos que dos cámaras sueltas. Incluye soportes de pared y cables de 3 m para ambas.',
        ko: '한 대는 현관에, 한 대는 방석 옆에 두고 앱에서 나란히 봅니다. 고양이가 방을 옮겨 가도 두 영상이 하나로 이어져 찾아 헤맬 필요가 없습니다. 두 대가 클라우드 이용권 하나를 함께 쓰고, 따로 살 때보다 저렴합니다. 벽걸이 거치대와 3 m 케이블이 각각 포함됩니다.',
      },
      image: 'goods/camera-twin/main-angle',
    },
    highlights({
      zh: ['两台 2K 室内摄像头', '分屏同看，录像自动拼接', '共享一份云存储套餐', '附墙装支架与 3 米线'],
      en: ['Two 2K indoor cameras', 'Split screen, recordings joined', 'One cloud plan for both', 'Wall mounts and 3 m cables included'],
      ja: ['2K屋内カメラ2台', '分割画面、録画は自動で連結', 'クラウドプランは1つでOK', '壁掛け金具と3 mケーブル付き'],
      fr: ['Deux caméras intérieures 2K', 'Écran partagé, vidéos réunies', 'Une seule formule cloud', 'Supports et câbles de 3 m fournis'],
      de: ['Zwei 2K-Innenkameras', 'Geteilter Bildschirm, verbundene Aufnahmen', 'Ein Cloud-Tarif für beide', 'Mit Wandhaltern und 3-m-Kabeln'],
      it: ['Due telecamere 2K da interno', 'Schermo diviso, video uniti', 'Un solo piano cloud', 'Supporti e cavi da 3 m inclusi'],
      es: ['Dos cámaras 2K de interior', 'Pantalla dividida, vídeos unidos', 'Un solo plan de nube', 'Con soportes y cables de 3 m'],
      ko: ['2K 실내 카메라 2대', '분할 화면, 영상 자동 연결', '클라우드 이용권 하나로', '벽걸이 거치대와 3 m 케이블 포함'],
    }),
    cameraPrivacy,
  ),
  params: [
    param('video', '2K (2304 × 1296)'),
    param('view', '130°'),
    param('nightVision', paramValues.infrared),
    param('storage', paramValues.storage),
    param('connection', paramValues.wifiDual),
    param('power', paramValues.usbAdapter),
    param('dimensions', '6 × 6 × 9 cm'),
    madeInChina,
  ],
  flags: ['recommend'],
  weightGrams: 940,
  buyMin: 1,
  buyLimit: 3,
  guarantees: deviceGuarantees,
  features: { pet: ['cat', 'dog'], power: ['usb'] },
  attributes: [],
  skus: [
    sku({}, 'WK-TWIN', prices(339, 84.99, 11800, 84.9, 109000, 73.99, 91.9, 112.99), prices(399, 99.99, 13900, 99.9, 129000, 86.99, 107.9, 132.99), 135, picture('camera-twin')),
  ],
  salesBase: 1660,
  images: [picture('camera-twin'), picture('camera-twin', 'main', 'angle')],
};

/** Cameras. */
export const cameras: readonly SeedGood[] = [lookout, mini, treat, outdoor, twin];
