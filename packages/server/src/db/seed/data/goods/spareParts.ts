import { deviceGuarantees } from '../guarantees.ts';
import { fits, madeInChina, param, paramValues } from '../params.ts';
import { highlights, original } from '../sections.ts';
import { picture, prices, sku, story } from '../types.ts';
import type { Localized, SeedGood } from '../types.ts';

const safetyHeading: Localized = {
  zh: '安全提示', en: 'For your safety', ja: '安全上のご注意', fr: 'Pour votre sécurité',
  de: 'Zu deiner Sicherheit', it: 'Per la tua sicurezza', es: 'Por tu seguridad', ko: '안전 안내',
};

const pumpTitle: Localized = {
  zh: 'Pawlet 静音替换水泵', en: 'Pawlet Quiet Replacement Pump', ja: 'Pawlet 静音交換用ポンプ', fr: 'Pompe silencieuse Pawlet',
  de: 'Pawlet leise Ersatzpumpe', it: 'Pompa silenziosa Pawlet', es: 'Bomba silenciosa Pawlet', ko: 'Pawlet 저소음 교체 펌프',
};

const pump: SeedGood = {
  slug: 'pump-quiet',
  category: 'spare-parts',
  subcategory: 'spare-parts-device',
  brand: 'pawlet',
  title: pumpTitle,
  subtitle: {
    zh: '换个新泵，安静如初', en: 'As quiet as on the first day', ja: '交換すれば、買ったときの静かさに', fr: 'Le silence du premier jour',
    de: 'So leise wie am ersten Tag', it: 'Silenziosa come il primo giorno', es: 'Tan silenciosa como el primer día', ko: '처음 그때처럼 조용하게',
  },
  description: story(pumpTitle,
    {
      heading: { zh: '听不见的心脏', en: 'A heart you cannot hear', ja: '音を立てない心臓部', fr: 'Un cœur qu’on n’entend pas', de: 'Ein Herz, das man nicht hört', it: 'Un cuore che non si sente', es: 'Un corazón que no se oye', ko: '소리 없는 심장' },
      text: {
        zh: '无刷电机配陶瓷轴，运行噪音低于 22 分贝，设计寿命 3 万小时。缺水时自动停转，不会干烧。叶轮仓不用螺丝，按住两侧卡扣就能打开清洗。拔下旧泵、插上新泵，一分钟换好。',
        en: 'A brushless motor on a ceramic shaft stays under 22 dB and is built for 30,000 hours. It stops by itself when the water runs out. The impeller housing has no screws: press the two clips to open and clean it. Unplug the old pump, plug in the new one, and you are done within a minute.',
        ja: 'ブラシレスモーターとセラミック軸を採用し、運転音は22 dB以下、設計寿命は3万時間。水がなくなると自動で停止し、空回りしません。羽根のカバーはネジなしで、両側を押せば開けて洗えます。古いポンプを抜いて差し替えるだけ、1分で完了します。',
        fr: 'Moteur sans balais et axe en céramique : moins de 22 dB et 30 000 heures de durée de vie prévue. Elle s’arrête seule quand l’eau manque. Le logement de la roue s’ouvre sans vis, en pressant deux clips. Débranchez l’ancienne, branchez la nouvelle : c’est fait en une minute.',
        de: 'Ein bürstenloser Motor auf Keramikachse bleibt unter 22 dB und ist für 30.000 Stunden ausgelegt. Fehlt Wasser, schaltet er sich ab. Das Laufradgehäuse kommt ohne Schrauben aus: zwei Clips drücken, öffnen, putzen. Alte Pumpe abziehen, neue anstecken, fertig in einer Minute.',
        it: 'Motore senza spazzole su asse in ceramica: meno di 22 dB e 30.000 ore di vita prevista. Si ferma da sola quando manca l’acqua. La sede della girante si apre senza viti, premendo due clip. Stacca la vecchia, collega la nuova: basta un minuto.',
        es: 'Motor sin escobillas y eje cerámico: menos de 22 dB y 30 000 horas de vida prevista. Se detiene sola si falta agua. La carcasa de la turbina se abre sin tornillos, apretando dos pestañas. Desconecta la vieja, conecta la nueva: listo en un minuto.',
        ko: '브러시리스 모터와 세라믹 축으로 22 dB 이하, 설계 수명 3만 시간입니다. 물이 없으면 스스로 멈춰 공회전하지 않습니다. 날개 덮개는 나사 없이 양쪽 걸쇠를 눌러 열고 씻습니다. 헌 펌프를 빼고 새 펌프를 꽂으면 1분이면 끝납니다.',
      },
      image: 'goods/pump-quiet/main-angle',
    },
    highlights({
      zh: ['运行噪音低于 22 分贝', '缺水自动停机', '免螺丝拆洗'],
      en: ['Under 22 dB', 'Stops when dry', 'Opens without screws'],
      ja: ['運転音22 dB以下', '水切れで自動停止', 'ネジなしで分解洗浄'],
      fr: ['Moins de 22 dB', 'Arrêt automatique à sec', 'S’ouvre sans vis'],
      de: ['Unter 22 dB', 'Stoppt ohne Wasser', 'Ohne Schrauben zu öffnen'],
      it: ['Meno di 22 dB', 'Si ferma a secco', 'Si apre senza viti'],
      es: ['Menos de 22 dB', 'Se para en seco', 'Se abre sin tornillos'],
      ko: ['22 dB 이하', '물이 없으면 자동 정지', '나사 없이 분해 세척'],
    }),
    original,
  ),
  params: [
    fits('Pawlet Aura, Steel, Mini'),
    param('power', 'DC 5 V, 1.5 W'),
    param('noise', '≤ 22 dB'),
    param('waterproof', 'IPX8'),
    param('dimensions', '4.6 × 3.8 × 3.4 cm'),
    param('weight', '68 g'),
    madeInChina,
  ],
  flags: [],
  weightGrams: 110,
  buyMin: 1,
  buyLimit: 0,
  guarantees: deviceGuarantees,
  features: {},
  attributes: [],
  skus: [
    sku({}, 'PW-PUMP', prices(59, 16.99, 2180, 15.9, 20000, 13.99, 17.9, 21.99), prices(79, 21.99, 2780, 20.9, 26000, 17.99, 22.9, 27.99), 350, picture('pump-quiet')),
  ],
  salesBase: 2640,
  images: [picture('pump-quiet'), picture('pump-quiet', 'main', 'angle')],
};

const adapterTitle: Localized = {
  zh: 'Pawlet USB-C 电源适配器', en: 'Pawlet USB-C Power Adapter', ja: 'Pawlet USB-C電源アダプター', fr: 'Adaptateur secteur USB-C Pawlet',
  de: 'Pawlet USB-C-Netzteil', it: 'Alimentatore USB-C Pawlet', es: 'Adaptador USB-C Pawlet', ko: 'Pawlet USB-C 전원 어댑터',
};
const adapterPrice = prices(39, 12.99, 1580, 11.9, 15000, 10.99, 13.9, 16.99);
const adapterMarket = prices(49, 16.99, 1980, 15.9, 19000, 13.99, 17.9, 21.99);

const adapter: SeedGood = {
  slug: 'adapter-usb',
  category: 'spare-parts',
  subcategory: 'spare-parts-power',
  brand: 'pawlet',
  title: adapterTitle,
  subtitle: {
    zh: '5 V / 2 A 稳压输出，四国插头可选', en: 'Steady 5 V / 2 A, four plug types', ja: '安定した5 V／2 A、4種類のプラグ', fr: '5 V / 2 A stables, quatre fiches',
    de: 'Stabile 5 V / 2 A, vier Steckertypen', it: '5 V / 2 A stabili, quattro spine', es: '5 V / 2 A estables, cuatro enchufes', ko: '안정적인 5 V / 2 A, 네 가지 플러그',
  },
  description: story(adapterTitle,
    {
      heading: { zh: '一只就够，全家通用', en: 'One adapter for all devices', ja: 'これひとつで、どの機器にも', fr: 'Un seul pour tous vos appareils', de: 'Ein Netzteil für alle Geräte', it: 'Uno per tutti i dispositivi', es: 'Uno para todos tus aparatos', ko: '하나로 모든 기기에' },
      text: {
        zh: '饮水机、喂食器、摄像头都用同一只适配器。输出稳定，水泵不会忽大忽小，摄像头不再莫名重启。过流、过压、短路、过热四重保护，外壳采用阻燃材料，连续工作一整年也只是微温。',
        en: 'Fountain, feeder and camera all take the same adapter. The output is steady, so pumps do not surge and cameras do not restart. It protects against overcurrent, overvoltage, short circuits and heat, and its flame-retardant case stays barely warm even when it never gets a day off.',
        ja: '給水器、給餌器、カメラのどれにも使えます。出力が安定しているので、水流がばらついたりカメラが再起動したりする心配がありません。過電流・過電圧・短絡・過熱の4つの保護回路と難燃ケースを備え、つけたままでもほんのり温かい程度です。',
        fr: 'Fontaine, distributeur et caméra partagent le même adaptateur. Sa tension stable évite les à-coups de pompe et les redémarrages de caméra. Protégé contre les surintensités, les surtensions, les courts-circuits et la chaleur, son boîtier ignifuge reste à peine tiède même en continu.',
        de: 'Brunnen, Futterautomat und Kamera nutzen dasselbe Netzteil. Die Spannung ist stabil: Pumpen ruckeln nicht, Kameras starten nicht neu. Es schützt vor Überstrom, Überspannung, Kurzschluss und Hitze, und das flammhemmende Gehäuse bleibt selbst im Dauerbetrieb nur handwarm.',
        it: 'Fontanella, distributore e telecamera usano lo stesso alimentatore. La tensione è stabile: niente sbalzi alla pompa né riavvii della telecamera. Protegge da sovracorrente, sovratensione, cortocircuito e calore, e il guscio ignifugo resta appena tiepido anche sempre acceso.',
        es: 'La fuente, el comedero y la cámara usan el mismo adaptador. Su tensión es estable: ni tirones de bomba ni reinicios de cámara. Protege contra sobrecorriente, sobretensión, cortocircuito y calor, y su carcasa ignífuga apenas se entibia aunque nunca descanse.',
        ko: '급수기, 급식기, 카메라 모두 같은 어댑터를 씁니다. 출력이 안정적이라 물줄기가 흔들리거나 카메라가 재시작되지 않습니다. 과전류, 과전압, 단락, 과열을 막고 난연 소재라 늘 꽂아 두어도 미지근한 정도입니다.',
      },
      image: 'goods/adapter-usb/main-angle',
    },
    highlights({
      zh: ['四重电路保护', '阻燃外壳，持续低温', '国标、欧标、美标、英标可选'],
      en: ['Four protection circuits', 'Flame-retardant case stays cool', 'CN, EU, US and UK plugs'],
      ja: ['4つの保護回路', '熱くなりにくい難燃ケース', '中国・欧州・米国・英国プラグ'],
      fr: ['Quatre circuits de protection', 'Boîtier ignifuge qui reste frais', 'Fiches CN, UE, US et UK'],
      de: ['Vier Schutzschaltungen', 'Flammhemmendes, kühles Gehäuse', 'Stecker für CN, EU, US und UK'],
      it: ['Quattro circuiti di protezione', 'Guscio ignifugo che resta fresco', 'Spine CN, UE, US e UK'],
      es: ['Cuatro circuitos de protección', 'Carcasa ignífuga que no se calienta', 'Enchufes CN, UE, EE. UU. y R. Unido'],
      ko: ['네 가지 보호 회로', '열이 적은 난연 케이스', '중국·유럽·미국·영국형 선택'],
    }),
    {
      heading: safetyHeading,
      text: { zh: '请按当地插座选择插头规格。仅限室内使用，远离水源，不要用湿手插拔。', en: 'Choose the plug that matches your sockets. For indoor use only: keep it away from water and out of wet hands.', ja: 'お使いの地域のコンセントに合うプラグをお選びください。屋内専用です。水のかかる場所や濡れた手での使用は避けてください。', fr: 'Choisissez la fiche adaptée à vos prises. Usage intérieur uniquement, loin de l’eau et des mains mouillées.', de: 'Wähle den Stecker passend zu deiner Steckdose. Nur für Innenräume, fern von Wasser und nicht mit nassen Händen anfassen.', it: 'Scegli la spina adatta alle tue prese. Solo per interni: lontano dall’acqua e mai con le mani bagnate.', es: 'Elige el enchufe adecuado a tus tomas. Solo para interior, lejos del agua y nunca con las manos mojadas.', ko: '사용 지역의 콘센트에 맞는 플러그를 고르세요. 실내 전용이며 물기를 피하고 젖은 손으로 만지지 마세요.' },
    },
  ),
  params: [
    param('output', '5 V / 2 A'),
    param('power', 'AC 100–240 V, 50/60 Hz'),
    param('material', { zh: '阻燃聚碳酸酯', en: 'Flame-retardant polycarbonate', ja: '難燃ポリカーボネート', fr: 'Polycarbonate ignifuge', de: 'Flammhemmendes Polycarbonat', it: 'Policarbonato ignifugo', es: 'Policarbonato ignífugo', ko: '난연 폴리카보네이트' }),
    param('dimensions', '4 × 4 × 2.8 cm'),
    param('weight', '46 g'),
    madeInChina,
  ],
  flags: [],
  weightGrams: 90,
  buyMin: 1,
  buyLimit: 0,
  guarantees: deviceGuarantees,
  features: {},
  attributes: ['plug'],
  skus: [
    sku({ plug: 'cn' }, 'PW-PSU-CN', adapterPrice, adapterMarket, 420, picture('adapter-usb')),
    sku({ plug: 'eu' }, 'PW-PSU-EU', adapterPrice, adapterMarket, 260, picture('adapter-usb')),
    sku({ plug: 'us' }, 'PW-PSU-US', adapterPrice, adapterMarket, 310, picture('adapter-usb')),
    sku({ plug: 'uk' }, 'PW-PSU-UK', adapterPrice, adapterMarket, 145, picture('adapter-usb')),
  ],
  salesBase: 1930,
  images: [picture('adapter-usb'), picture('adapter-usb', 'main', 'angle')],
};

const bowlTitle: Localized = {
  zh: 'Pawlet 不锈钢内胆碗', en: 'Pawlet Steel Bowl Insert', ja: 'Pawlet ステンレスボウル', fr: 'Bol inox Pawlet',
  de: 'Pawlet Edelstahl-Einsatz', it: 'Ciotola inox Pawlet', es: 'Cuenco de acero Pawlet', ko: 'Pawlet 스테인리스 식기',
};

const bowl: SeedGood = {
  slug: 'bowl-steel',
  category: 'spare-parts',
  subcategory: 'spare-parts-device',
  brand: 'pawlet',
  title: bowlTitle,
  subtitle: {
    zh: '备一只轮换洗，天天都干净', en: 'One in use, one in the wash', ja: '替えがあれば、毎日清潔', fr: 'L’un sert pendant que l’autre se lave',
    de: 'Einer im Einsatz, einer in der Spülmaschine', it: 'Una in uso, una in lavastoviglie', es: 'Uno en uso y otro en el lavavajillas', ko: '번갈아 씻어 매일 깨끗하게',
  },
  description: story(bowlTitle,
    {
      heading: { zh: '给喂食器添一副碗筷', en: 'A second bowl, twice the comfort', ja: 'もう1枚あると、ぐっと楽に', fr: 'Un second bol, deux fois plus simple', de: 'Ein zweiter Napf macht es leichter', it: 'Una seconda ciotola, il doppio della comodità', es: 'Un segundo cuenco, el doble de cómodo', ko: '하나 더 있으면 훨씬 편해요' },
      text: {
        zh: '0.8 毫米厚 304 不锈钢，边缘圆润卷边，不割嘴、不沾油。16 厘米适配单碗款 Meal 和可视喂食器，20 厘米适配 Duo，也可以单独当水碗用。内底微微隆起，最后一粒粮也能轻松吃到。',
        en: 'Made from 0.8 mm 304 stainless steel with a smooth rolled rim that is kind to mouths and sheds grease. 16 cm fits Meal and the camera feeder, 20 cm fits Duo, and either works on its own as a water bowl. The base rises slightly so that the last piece of kibble is easy to reach.',
        ja: '厚さ0.8 mmのSUS304ステンレス製。縁を丸く巻いているので口を傷つけず、油汚れも落ちやすい仕上げです。16 cmはMealとカメラ付き給餌器に、20 cmはDuoに対応。単独で水皿としても使えます。底がゆるやかに盛り上がり、最後の一粒まで食べやすい形です。',
        fr: 'En inox 304 de 0,8 mm, au bord roulé, doux pour la gueule et facile à dégraisser. 16 cm pour Meal et le distributeur caméra, 20 cm pour Duo ; l’un comme l’autre peut servir d’écuelle. Le fond légèrement bombé rapproche la dernière croquette.',
        de: 'Aus 0,8 mm starkem Edelstahl 304 mit gerolltem Rand, sanft zum Maul und leicht zu entfetten. 16 cm passen zu Meal und Kamera-Futterautomat, 20 cm zu Duo; beide gehen auch allein als Wassernapf. Der leicht gewölbte Boden macht den letzten Brocken gut erreichbar.',
        it: 'In acciaio inox 304 da 0,8 mm, con bordo arrotolato, delicato sulla bocca e facile da sgrassare. 16 cm per Meal e per il distributore con telecamera, 20 cm per Duo; entrambe vanno bene anche per l’acqua. Il fondo leggermente bombato avvicina l’ultima crocchetta.',
        es: 'De acero 304 de 0,8 mm, con borde redondeado, suave con la boca y fácil de desengrasar. 16 cm para Meal y el comedero con cámara, 20 cm para Duo; ambos sirven también de bebedero. El fondo, algo elevado, acerca hasta la última bolita.',
        ko: '0.8 mm 두께 304 스테인리스로, 가장자리를 둥글게 말아 입이 다치지 않고 기름때가 잘 지워집니다. 16 cm는 Meal과 카메라 급식기, 20 cm는 Duo에 맞고 물그릇으로도 쓸 수 있습니다. 바닥이 살짝 솟아 마지막 한 알까지 먹기 쉽습니다.',
      },
      image: 'goods/bowl-steel/main-angle',
    },
    highlights({
      zh: ['304 不锈钢，可进洗碗机', '圆润卷边，呵护口鼻', '宽浅碗型，不压胡须'],
      en: ['304 steel, dishwasher-safe', 'Rolled rim, kind to mouths', 'Wide and shallow for whiskers'],
      ja: ['SUS304、食洗機対応', '口にやさしい丸い縁', 'ひげが当たらない広く浅い形'],
      fr: ['Inox 304, lave-vaisselle', 'Bord roulé tout en douceur', 'Large et peu profond pour les moustaches'],
      de: ['Edelstahl 304, spülmaschinenfest', 'Gerollter Rand, sanft zum Maul', 'Breit und flach für Schnurrhaare'],
      it: ['Acciaio 304, lavastoviglie', 'Bordo arrotolato, delicato', 'Larga e bassa per i baffi'],
      es: ['Acero 304, apto para lavavajillas', 'Borde redondeado y suave', 'Ancho y bajo para los bigotes'],
      ko: ['304 스테인리스, 식기세척기 가능', '부드럽게 만 가장자리', '수염이 닿지 않는 넓고 얕은 형태'],
    }),
    original,
  ),
  params: [
    param('fits', { zh: '16 cm：Meal、可视喂食器；20 cm：Duo', en: '16 cm: Meal, Cam Feeder; 20 cm: Duo', ja: '16 cm：Meal、カメラ付き給餌器／20 cm：Duo', fr: '16 cm : Meal, distributeur caméra ; 20 cm : Duo', de: '16 cm: Meal, Kamera-Automat; 20 cm: Duo', it: '16 cm: Meal, distributore con telecamera; 20 cm: Duo', es: '16 cm: Meal, comedero con cámara; 20 cm: Duo', ko: '16 cm: Meal, 카메라 급식기 / 20 cm: Duo' }),
    param('material', paramValues.steel),
    param('capacity', '450 mL / 700 mL'),
    param('weight', '130 g / 190 g'),
    param('care', paramValues.dishwasher),
    madeInChina,
  ],
  flags: [],
  weightGrams: 210,
  buyMin: 1,
  buyLimit: 0,
  guarantees: deviceGuarantees,
  features: { pet: ['cat', 'dog'] },
  attributes: ['size'],
  skus: [
    sku({ size: '16-cm' }, 'PW-BOWL-16', prices(29, 8.99, 1080, 8.5, 9900, 6.99, 8.9, 11.99), prices(39, 11.99, 1380, 10.9, 13000, 8.99, 11.9, 14.99), 430, picture('bowl-steel')),
    sku({ size: '20-cm' }, 'PW-BOWL-20', prices(39, 11.99, 1380, 10.9, 13000, 8.99, 11.9, 14.99), prices(49, 14.99, 1780, 13.9, 16000, 11.99, 14.9, 18.99), 255, picture('bowl-steel')),
  ],
  salesBase: 1410,
  images: [picture('bowl-steel'), picture('bowl-steel', 'main', 'angle')],
};

const batteryTitle: Localized = {
  zh: 'Trailtail 定位器充电电池', en: 'Trailtail Tracker Battery', ja: 'Trailtail タグ用充電池', fr: 'Batterie de traceur Trailtail',
  de: 'Trailtail Tracker-Akku', it: 'Batteria localizzatore Trailtail', es: 'Batería para localizador Trailtail', ko: 'Trailtail 추적기 배터리',
};

const battery: SeedGood = {
  slug: 'battery-pack',
  category: 'spare-parts',
  subcategory: 'spare-parts-power',
  brand: 'trailtail',
  title: batteryTitle,
  subtitle: {
    zh: '换上就走，远行不断电', en: 'Swap and go, no waiting', ja: '交換してすぐ出発、遠出も安心', fr: 'On échange et on repart',
    de: 'Tauschen und weiterlaufen', it: 'Cambi e riparti', es: 'Cambia y sigue el camino', ko: '갈아 끼우고 바로 출발',
  },
  description: story(batteryTitle,
    {
      heading: { zh: '露营、徒步，多备一块', en: 'For long days outdoors', ja: 'キャンプや登山の予備に', fr: 'Pour les longues sorties', de: 'Für lange Touren', it: 'Per le lunghe uscite', es: 'Para salidas largas', ko: '캠핑과 등산의 든든한 예비' },
      text: {
        zh: '480 mAh 锂聚合物电池，装在定位器里能用约两周。卡扣式设计，拇指一推就能换下。零下 10 ℃ 仍可放电，冬天遛狗不怕掉电。循环 500 次后仍保有八成容量，随盒附一只防静电收纳盒。',
        en: 'This 480 mAh lithium polymer battery runs a tracker for about two weeks and slides out with a push of the thumb. It works down to −10 °C, so winter walks are no problem, and keeps four fifths of its capacity after 500 charges. A storage case comes with it.',
        ja: '480 mAhのリチウムポリマー電池で、タグを約2週間動かせます。親指で押すだけで着脱でき、−10 ℃でも使えるので冬の散歩も安心。500回充電しても容量の約8割を保ちます。保管ケース付きです。',
        fr: 'Cette batterie lithium-polymère de 480 mAh alimente un traceur environ deux semaines et se retire d’une poussée du pouce. Elle fonctionne jusqu’à −10 °C et conserve quatre cinquièmes de sa capacité après 500 charges. Étui de rangement fourni.',
        de: 'Der Lithium-Polymer-Akku mit 480 mAh versorgt einen Tracker etwa zwei Wochen und lässt sich mit dem Daumen herausschieben. Er arbeitet bis −10 °C und behält nach 500 Ladungen vier Fünftel seiner Kapazität. Eine Aufbewahrungsbox liegt bei.',
        it: 'Questa batteria ai polimeri di litio da 480 mAh alimenta un localizzatore per circa due settimane e si sfila con il pollice. Funziona fino a −10 °C e mantiene quattro quinti della capacità dopo 500 cariche. Custodia inclusa.',
        es: 'Esta batería de polímero de litio de 480 mAh alimenta un localizador unas dos semanas y sale empujando con el pulgar. Funciona hasta −10 °C y conserva cuatro quintas partes de su capacidad tras 500 cargas. Incluye estuche.',
        ko: '480 mAh 리튬 폴리머 배터리로 추적기를 약 2주 쓸 수 있고, 엄지로 밀어 바로 교체합니다. −10 ℃에서도 작동해 겨울 산책도 안심이며, 500회 충전 후에도 용량의 약 80%를 유지합니다. 보관 케이스가 포함됩니다.',
      },
      image: 'goods/battery-pack/main-angle',
    },
    highlights({
      zh: ['480 mAh，约用两周', '循环 500 次容量不低于 80%', '附防静电收纳盒'],
      en: ['480 mAh, about two weeks', '80% capacity after 500 charges', 'Storage case included'],
      ja: ['480 mAhで約2週間', '500回充電後も容量80%以上', '保管ケース付き'],
      fr: ['480 mAh, environ deux semaines', '80 % de capacité après 500 charges', 'Étui de rangement fourni'],
      de: ['480 mAh, etwa zwei Wochen', '80 % Kapazität nach 500 Ladungen', 'Mit Aufbewahrungsbox'],
      it: ['480 mAh, circa due settimane', '80% di capacità dopo 500 cariche', 'Custodia inclusa'],
      es: ['480 mAh, unas dos semanas', '80 % de capacidad tras 500 cargas', 'Incluye estuche'],
      ko: ['480 mAh, 약 2주', '500회 충전 후 용량 80%', '보관 케이스 포함'],
    }),
    {
      heading: safetyHeading,
      text: { zh: '请勿拆解、挤压或靠近火源，废旧电池请交回收点。', en: 'Do not open, crush or heat it. Take used batteries to a collection point.', ja: '分解や強い衝撃、火気を避けてください。使用済みの電池は回収拠点へお持ちください。', fr: 'Ne pas ouvrir, écraser ni chauffer. Déposez les batteries usagées dans un point de collecte.', de: 'Nicht öffnen, quetschen oder erhitzen. Alte Akkus bitte zur Sammelstelle bringen.', it: 'Non aprire, schiacciare o scaldare. Porta le batterie usate in un punto di raccolta.', es: 'No la abras, aplastes ni calientes. Lleva las baterías usadas a un punto de recogida.', ko: '분해하거나 누르거나 열을 가하지 마세요. 다 쓴 배터리는 수거함에 넣어 주세요.' },
    },
  ),
  params: [
    fits('Trailtail Tag, Collar'),
    param('capacity', '480 mAh / 3.7 V'),
    param('charging', { zh: '约 1.5 小时', en: 'About 1.5 hours', ja: '約1.5時間', fr: 'Environ 1 h 30', de: 'Etwa 1,5 Stunden', it: 'Circa 1,5 ore', es: 'Aproximadamente 1,5 horas', ko: '약 1.5시간' }),
    param('waterproof', 'IPX7'),
    param('dimensions', '2.6 × 2 × 0.6 cm'),
    param('weight', '9 g'),
    madeInChina,
  ],
  flags: [],
  weightGrams: 40,
  buyMin: 1,
  buyLimit: 0,
  guarantees: deviceGuarantees,
  features: {},
  attributes: [],
  skus: [
    sku({}, 'TT-BATT', prices(69, 18.99, 2480, 17.9, 23000, 15.99, 19.9, 24.99), prices(89, 23.99, 3080, 22.9, 29000, 19.99, 24.9, 30.99), 198, picture('battery-pack')),
  ],
  salesBase: 890,
  images: [picture('battery-pack'), picture('battery-pack', 'main', 'angle')],
};

const matTitle: Localized = {
  zh: 'Pawlet 硅胶餐垫', en: 'Pawlet Silicone Mat', ja: 'Pawlet シリコーンマット', fr: 'Tapis silicone Pawlet',
  de: 'Pawlet Silikonmatte', it: 'Tappetino in silicone Pawlet', es: 'Alfombrilla de silicona Pawlet', ko: 'Pawlet 실리콘 매트',
};
const matPrice = prices(39, 12.99, 1580, 11.9, 14000, 9.99, 12.9, 16.99);
const matMarket = prices(59, 16.99, 1980, 15.9, 19000, 13.99, 16.9, 21.99);

const mat: SeedGood = {
  slug: 'mat-silicone',
  category: 'spare-parts',
  subcategory: 'spare-parts-device',
  brand: 'pawlet',
  title: matTitle,
  subtitle: {
    zh: '水渍粮渣，一垫全接住', en: 'Catches every drop and crumb', ja: '水はねも食べこぼしも受け止める', fr: 'Retient gouttes et miettes',
    de: 'Fängt Tropfen und Krümel auf', it: 'Raccoglie gocce e briciole', es: 'Recoge gotas y migas', ko: '물방울도 부스러기도 한 번에',
  },
  description: story(matTitle,
    {
      heading: { zh: '地板的好朋友', en: 'A friend of your floor', ja: '床の味方', fr: 'L’ami de votre sol', de: 'Ein Freund deines Bodens', it: 'L’amico del pavimento', es: 'El amigo de tu suelo', ko: '바닥의 든든한 친구' },
      text: {
        zh: '1.5 厘米高的柔软围边，能兜住一整杯打翻的水，木地板从此不起泡。48 × 30 厘米，放得下一台饮水机加一台喂食器。背面细密纹理牢牢抓地，吃得再香也推不走。脏了冲一冲，卷起来就能收。',
        en: 'A soft lip 1.5 cm high holds a whole spilled cup, so wooden floors stay flat. At 48 × 30 cm there is room for a fountain and a feeder side by side. The fine texture underneath grips the floor however keenly they eat. Rinse it, roll it up, put it away.',
        ja: '高さ1.5 cmのやわらかな縁がコップ1杯分の水を受け止め、フローリングを守ります。48 × 30 cmで給水器と給餌器を並べて置ける大きさ。裏面の細かな凹凸が床をとらえ、夢中で食べてもずれません。汚れたらすすいで、くるっと丸めて収納できます。',
        fr: 'Son rebord souple de 1,5 cm retient un verre entier renversé : le parquet reste sec. Avec 48 × 30 cm, fontaine et distributeur y tiennent côte à côte. La texture au revers accroche le sol, quel que soit l’appétit. Rincez, roulez, rangez.',
        de: 'Ein weicher, 1,5 cm hoher Rand hält ein ganzes verschüttetes Glas zurück, der Holzboden bleibt trocken. Auf 48 × 30 cm stehen Brunnen und Futterautomat nebeneinander. Die feine Struktur unten haftet, auch bei großem Appetit. Abspülen, aufrollen, wegräumen.',
        it: 'Il bordo morbido alto 1,5 cm trattiene un bicchiere intero rovesciato: il parquet resta asciutto. In 48 × 30 cm stanno fontanella e distributore affiancati. La trama sul retro fa presa sul pavimento anche con il più affamato. Sciacqua, arrotola, riponi.',
        es: 'Su borde blando de 1,5 cm retiene un vaso entero derramado y el parqué queda seco. En 48 × 30 cm caben la fuente y el comedero juntos. La textura del reverso se agarra al suelo por mucho apetito que haya. Enjuaga, enrolla y guarda.',
        ko: '1.5 cm 높이의 부드러운 테두리가 엎지른 물 한 컵을 담아 마룻바닥을 지켜 줍니다. 48 × 30 cm라 급수기와 급식기를 나란히 둘 수 있습니다. 뒷면의 촘촘한 무늬가 바닥을 꽉 잡아 아무리 열심히 먹어도 밀리지 않습니다. 헹구고 돌돌 말아 보관하세요.',
      },
      image: 'goods/mat-silicone/sage-angle',
    },
    highlights({
      zh: ['1.5 厘米围边，兜水不外溢', '食品级硅胶，无味', '可进洗碗机，可卷收'],
      en: ['1.5 cm lip holds spills', 'Food-grade silicone, no smell', 'Dishwasher-safe, rolls up'],
      ja: ['1.5 cmの縁で水をこぼさない', '無臭の食品グレードシリコーン', '食洗機対応、丸めて収納'],
      fr: ['Rebord de 1,5 cm anti-débordement', 'Silicone alimentaire sans odeur', 'Lave-vaisselle, se roule'],
      de: ['1,5-cm-Rand hält Verschüttetes', 'Geruchloses, lebensmittelechtes Silikon', 'Spülmaschinenfest und rollbar'],
      it: ['Bordo da 1,5 cm antirovescio', 'Silicone alimentare inodore', 'In lavastoviglie, si arrotola'],
      es: ['Borde de 1,5 cm antiderrames', 'Silicona alimentaria sin olor', 'Al lavavajillas, se enrolla'],
      ko: ['1.5 cm 테두리로 넘침 방지', '냄새 없는 식품용 실리콘', '식기세척기 가능, 말아서 보관'],
    }),
    original,
  ),
  params: [
    param('material', paramValues.silicone),
    param('dimensions', '48 × 30 × 1.5 cm'),
    param('weight', '310 g'),
    param('care', paramValues.dishwasher),
    param('pets', paramValues.allPets),
    param('origin', paramValues.china),
  ],
  flags: ['recommend'],
  weightGrams: 360,
  buyMin: 1,
  buyLimit: 0,
  guarantees: deviceGuarantees,
  features: { pet: ['cat', 'dog'] },
  attributes: ['colour'],
  skus: [
    sku({ colour: 'sage' }, 'PW-MAT-SG', matPrice, matMarket, 290, picture('mat-silicone', 'sage')),
    sku({ colour: 'sand' }, 'PW-MAT-SD', matPrice, matMarket, 231, picture('mat-silicone', 'sand')),
    sku({ colour: 'graphite' }, 'PW-MAT-GR', matPrice, matMarket, 178, picture('mat-silicone', 'graphite')),
  ],
  salesBase: 3640,
  images: [picture('mat-silicone', 'sage'), picture('mat-silicone', 'sage', 'angle'), picture('mat-silicone', 'sand'), picture('mat-silicone', 'graphite')],
};

const cableTitle: Localized = {
  zh: 'Pawlet 编织 USB-C 线', en: 'Pawlet Braided USB-C Cable', ja: 'Pawlet 編組USB-Cケーブル', fr: 'Câble USB-C tressé Pawlet',
  de: 'Pawlet USB-C-Kabel, umflochten', it: 'Cavo USB-C intrecciato Pawlet', es: 'Cable USB-C trenzado Pawlet', ko: 'Pawlet 직조 USB-C 케이블',
};

const cable: SeedGood = {
  slug: 'cable-usb-c',
  category: 'spare-parts',
  subcategory: 'spare-parts-power',
  brand: 'pawlet',
  title: cableTitle,
  subtitle: {
    zh: '耐咬耐拽，长度够得着', en: 'Tough enough for teeth, long enough for the wall', ja: 'かじられても丈夫、届く長さ', fr: 'Résiste aux dents, atteint la prise',
    de: 'Bissfest und lang genug', it: 'Resiste ai denti, arriva alla presa', es: 'Aguanta los dientes y llega al enchufe', ko: '물어도 튼튼, 넉넉한 길이',
  },
  description: story(cableTitle,
    {
      heading: { zh: '猫爪狗牙，都不怕', en: 'Made for homes with teeth', ja: '爪にも牙にも負けない', fr: 'Pensé pour les maisons à crocs', de: 'Für Haushalte mit Zähnen', it: 'Per case con denti e unghie', es: 'Para hogares con dientes', ko: '발톱과 이빨에도 끄떡없이' },
      text: {
        zh: '双层尼龙编织外被，芳纶纤维内芯，可承受 1 万次弯折，偶尔被咬两口也不漏铜。接头加长护套，蹲在墙角也不易折断。1.5 米适合桌边摆放，3 米能绕过沙发一直够到插座。',
        en: 'Two layers of nylon braid over an aramid core survive 10,000 bends and the odd bite. Long sleeves protect both ends where cables usually give up. Take 1.5 m for a shelf, 3 m to get round the sofa to the socket.',
        ja: '二重のナイロン編組とアラミド繊維の芯で、1万回の曲げに耐え、少しくらいかじられても平気です。断線しやすい両端は長めのスリーブで保護。棚や机には1.5 m、ソファの裏を回すなら3 mがおすすめです。',
        fr: 'Double tresse de nylon sur âme en aramide : 10 000 pliages et quelques coups de dents ne lui font pas peur. De longs manchons protègent les extrémités, là où les câbles lâchent. 1,5 m pour une étagère, 3 m pour contourner le canapé jusqu’à la prise.',
        de: 'Doppeltes Nylongeflecht über einem Aramidkern übersteht 10.000 Biegungen und auch mal einen Biss. Lange Tüllen schützen die Enden, wo Kabel sonst brechen. 1,5 m fürs Regal, 3 m einmal um das Sofa bis zur Steckdose.',
        it: 'Doppia treccia di nylon su anima in aramide: resiste a 10.000 piegature e a qualche morso. Manicotti lunghi proteggono le estremità, dove i cavi di solito cedono. 1,5 m per la mensola, 3 m per girare attorno al divano fino alla presa.',
        es: 'Doble trenzado de nailon sobre un alma de aramida: aguanta 10 000 dobleces y algún mordisco. Unas fundas largas protegen los extremos, donde suelen romperse los cables. 1,5 m para una balda, 3 m para rodear el sofá hasta el enchufe.',
        ko: '이중 나일론 직조와 아라미드 심으로 1만 번의 굽힘을 견디고, 가끔 물려도 문제없습니다. 끊어지기 쉬운 양 끝은 긴 보호 슬리브로 감쌌습니다. 선반에는 1.5 m, 소파 뒤로 돌려 콘센트까지는 3 m를 고르세요.',
      },
      image: 'goods/cable-usb-c/main-angle',
    },
    highlights({
      zh: ['双层编织，1 万次弯折', '最高 5 V / 3 A', '魔术贴理线带随附'],
      en: ['Double braid, 10,000 bends', 'Up to 5 V / 3 A', 'Cable tie included'],
      ja: ['二重編組、1万回の曲げに対応', '最大5 V／3 A', '結束バンド付き'],
      fr: ['Double tresse, 10 000 pliages', 'Jusqu’à 5 V / 3 A', 'Attache-câble fournie'],
      de: ['Doppelt umflochten, 10.000 Biegungen', 'Bis 5 V / 3 A', 'Mit Kabelbinder'],
      it: ['Doppia treccia, 10.000 piegature', 'Fino a 5 V / 3 A', 'Fascetta inclusa'],
      es: ['Doble trenzado, 10 000 dobleces', 'Hasta 5 V / 3 A', 'Incluye sujetacables'],
      ko: ['이중 직조, 1만 번 굽힘', '최대 5 V / 3 A', '정리 밴드 포함'],
    }),
    {
      heading: safetyHeading,
      text: { zh: '再结实的线也经不起天天啃，发现外皮破损请立即停用并更换。', en: 'No cable is a chew toy: stop using it if the sleeve is damaged.', ja: 'どんなに丈夫でもおもちゃではありません。被覆が破れたら使用を中止し、交換してください。', fr: 'Aucun câble n’est un jouet : cessez de l’utiliser si la gaine est abîmée.', de: 'Kein Kabel ist ein Kauspielzeug: Bei beschädigtem Mantel bitte nicht mehr verwenden.', it: 'Nessun cavo è un giocattolo: se la guaina è rovinata, smetti di usarlo.', es: 'Ningún cable es un juguete: si la funda se daña, deja de usarlo.', ko: '아무리 튼튼해도 장난감은 아닙니다. 피복이 손상되면 사용을 멈추고 교체하세요.' },
    },
  ),
  params: [
    param('material', { zh: '尼龙编织、芳纶芯', en: 'Nylon braid, aramid core', ja: 'ナイロン編組、アラミド芯', fr: 'Tresse nylon, âme aramide', de: 'Nylongeflecht, Aramidkern', it: 'Treccia in nylon, anima in aramide', es: 'Trenzado de nailon, alma de aramida', ko: '나일론 직조, 아라미드 심' }),
    param('output', '5 V / 3 A'),
    param('dimensions', '1.5 m / 3 m'),
    param('weight', '38 g / 70 g'),
    param('connection', 'USB-A – USB-C'),
    madeInChina,
  ],
  flags: [],
  weightGrams: 80,
  buyMin: 1,
  buyLimit: 0,
  guarantees: deviceGuarantees,
  features: {},
  attributes: ['length'],
  skus: [
    sku({ length: '1-5-m' }, 'PW-CBL-15', prices(19, 6.99, 880, 6.5, 7900, 5.99, 6.9, 8.99), prices(29, 9.99, 1180, 8.9, 10900, 7.99, 9.9, 12.99), 560, picture('cable-usb-c')),
    sku({ length: '3-m' }, 'PW-CBL-30', prices(29, 9.99, 1180, 8.9, 10900, 7.99, 9.9, 12.99), prices(39, 12.99, 1480, 11.9, 14000, 9.99, 12.9, 16.99), 342, picture('cable-usb-c')),
  ],
  salesBase: 2180,
  images: [picture('cable-usb-c'), picture('cable-usb-c', 'main', 'angle')],
};

/** Spare parts. */
export const spareParts: readonly SeedGood[] = [pump, adapter, bowl, battery, mat, cable];
