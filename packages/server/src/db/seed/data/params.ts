import { measure, same } from './types.ts';
import type { Localized, SeedParam } from './types.ts';

/** Names of the parameter table. */
export const paramNames = {
  material: { zh: '材质', en: 'Material', ja: '素材', fr: 'Matière', de: 'Material', it: 'Materiale', es: 'Material', ko: '소재' },
  dimensions: { zh: '产品尺寸', en: 'Dimensions', ja: 'サイズ', fr: 'Dimensions', de: 'Maße', it: 'Dimensioni', es: 'Dimensiones', ko: '제품 크기' },
  weight: { zh: '净重', en: 'Weight', ja: '重量', fr: 'Poids', de: 'Gewicht', it: 'Peso', es: 'Peso', ko: '무게' },
  capacity: { zh: '容量', en: 'Capacity', ja: '容量', fr: 'Capacité', de: 'Füllmenge', it: 'Capacità', es: 'Capacidad', ko: '용량' },
  power: { zh: '供电', en: 'Power', ja: '電源', fr: 'Alimentation', de: 'Stromversorgung', it: 'Alimentazione', es: 'Alimentación', ko: '전원' },
  noise: { zh: '运行噪音', en: 'Noise', ja: '運転音', fr: 'Niveau sonore', de: 'Lautstärke', it: 'Rumorosità', es: 'Nivel de ruido', ko: '작동 소음' },
  connection: { zh: '连接方式', en: 'Connection', ja: '接続方式', fr: 'Connexion', de: 'Verbindung', it: 'Connessione', es: 'Conexión', ko: '연결 방식' },
  battery: { zh: '续航', en: 'Battery life', ja: '連続使用時間', fr: 'Autonomie', de: 'Akkulaufzeit', it: 'Autonomia', es: 'Autonomía', ko: '사용 시간' },
  charging: { zh: '充电时间', en: 'Charging time', ja: '充電時間', fr: 'Temps de charge', de: 'Ladezeit', it: 'Tempo di ricarica', es: 'Tiempo de carga', ko: '충전 시간' },
  waterproof: { zh: '防水等级', en: 'Water resistance', ja: '防水性能', fr: 'Étanchéité', de: 'Wasserschutz', it: 'Impermeabilità', es: 'Resistencia al agua', ko: '방수 등급' },
  filter: { zh: '过滤', en: 'Filtration', ja: 'ろ過', fr: 'Filtration', de: 'Filterung', it: 'Filtrazione', es: 'Filtrado', ko: '여과' },
  pets: { zh: '适用宠物', en: 'Suitable for', ja: '対象', fr: 'Convient aux', de: 'Geeignet für', it: 'Adatto a', es: 'Indicado para', ko: '사용 대상' },
  box: { zh: '包装清单', en: 'In the box', ja: '同梱品', fr: 'Contenu', de: 'Lieferumfang', it: 'Contenuto', es: 'Contenido', ko: '구성품' },
  fits: { zh: '适配型号', en: 'Fits', ja: '対応機種', fr: 'Compatible avec', de: 'Passend für', it: 'Compatibile con', es: 'Compatible con', ko: '호환 모델' },
  portion: { zh: '单份分量', en: 'Portion', ja: '1回の給餌量', fr: 'Portion', de: 'Portion', it: 'Porzione', es: 'Ración', ko: '1회 급여량' },
  meals: { zh: '每日餐数', en: 'Meals a day', ja: '1日の給餌回数', fr: 'Repas par jour', de: 'Mahlzeiten pro Tag', it: 'Pasti al giorno', es: 'Comidas al día', ko: '1일 급여 횟수' },
  video: { zh: '视频', en: 'Video', ja: '映像', fr: 'Vidéo', de: 'Video', it: 'Video', es: 'Vídeo', ko: '영상' },
  view: { zh: '视角', en: 'Field of view', ja: '視野角', fr: 'Champ de vision', de: 'Blickwinkel', it: 'Campo visivo', es: 'Campo de visión', ko: '화각' },
  nightVision: { zh: '夜视', en: 'Night vision', ja: '暗視', fr: 'Vision nocturne', de: 'Nachtsicht', it: 'Visione notturna', es: 'Visión nocturna', ko: '야간 촬영' },
  storage: { zh: '录像存储', en: 'Storage', ja: '録画保存', fr: 'Stockage', de: 'Speicher', it: 'Archiviazione', es: 'Almacenamiento', ko: '녹화 저장' },
  positioning: { zh: '定位', en: 'Positioning', ja: '測位方式', fr: 'Localisation', de: 'Ortung', it: 'Localizzazione', es: 'Localización', ko: '위치 측정' },
  range: { zh: '有效距离', en: 'Range', ja: '到達距離', fr: 'Portée', de: 'Reichweite', it: 'Portata', es: 'Alcance', ko: '유효 거리' },
  neck: { zh: '适合颈围', en: 'Neck size', ja: '首まわり', fr: 'Tour de cou', de: 'Halsumfang', it: 'Circonferenza collo', es: 'Contorno de cuello', ko: '목둘레' },
  life: { zh: '更换周期', en: 'Replace every', ja: '交換の目安', fr: 'À remplacer', de: 'Wechsel', it: 'Da sostituire', es: 'Sustitución', ko: '교체 주기' },
  output: { zh: '输出', en: 'Output', ja: '出力', fr: 'Sortie', de: 'Ausgang', it: 'Uscita', es: 'Salida', ko: '출력' },
  care: { zh: '清洁方式', en: 'Cleaning', ja: 'お手入れ', fr: 'Entretien', de: 'Reinigung', it: 'Pulizia', es: 'Limpieza', ko: '세척 방법' },
  origin: { zh: '产地', en: 'Made in', ja: '原産国', fr: 'Fabriqué en', de: 'Hergestellt in', it: 'Prodotto in', es: 'Fabricado en', ko: '제조국' },
} as const satisfies Record<string, Localized>;

/** Values that several goods share. */
export const paramValues = {
  abs: { zh: '食品级 ABS', en: 'Food-grade ABS', ja: '食品グレードABS', fr: 'ABS alimentaire', de: 'Lebensmittelechtes ABS', it: 'ABS per uso alimentare', es: 'ABS de uso alimentario', ko: '식품용 ABS' },
  steel: { zh: '304 不锈钢', en: '304 stainless steel', ja: 'SUS304ステンレス', fr: 'Acier inoxydable 304', de: 'Edelstahl 304', it: 'Acciaio inox 304', es: 'Acero inoxidable 304', ko: '304 스테인리스' },
  absSteel: { zh: '食品级 ABS、304 不锈钢', en: 'Food-grade ABS, 304 stainless steel', ja: '食品グレードABS、SUS304ステンレス', fr: 'ABS alimentaire, acier inoxydable 304', de: 'Lebensmittelechtes ABS, Edelstahl 304', it: 'ABS per uso alimentare, acciaio inox 304', es: 'ABS de uso alimentario, acero inoxidable 304', ko: '식품용 ABS, 304 스테인리스' },
  silicone: { zh: '食品级硅胶', en: 'Food-grade silicone', ja: '食品グレードシリコーン', fr: 'Silicone alimentaire', de: 'Lebensmittelechtes Silikon', it: 'Silicone alimentare', es: 'Silicona de uso alimentario', ko: '식품용 실리콘' },
  usb: { zh: 'USB-C，5 V / 1 A（不含适配器）', en: 'USB-C, 5 V / 1 A (adapter not included)', ja: 'USB-C、5 V／1 A（アダプター別売）', fr: 'USB-C, 5 V / 1 A (adaptateur non fourni)', de: 'USB-C, 5 V / 1 A (ohne Netzteil)', it: 'USB-C, 5 V / 1 A (alimentatore non incluso)', es: 'USB-C, 5 V / 1 A (adaptador no incluido)', ko: 'USB-C, 5 V / 1 A (어댑터 별도)' },
  usbAdapter: { zh: 'USB-C，5 V / 2 A（含适配器）', en: 'USB-C, 5 V / 2 A (adapter included)', ja: 'USB-C、5 V／2 A（アダプター付属）', fr: 'USB-C, 5 V / 2 A (adaptateur fourni)', de: 'USB-C, 5 V / 2 A (mit Netzteil)', it: 'USB-C, 5 V / 2 A (alimentatore incluso)', es: 'USB-C, 5 V / 2 A (adaptador incluido)', ko: 'USB-C, 5 V / 2 A (어댑터 포함)' },
  rechargeable: { zh: '内置锂电池，USB-C 充电', en: 'Built-in lithium battery, charges over USB-C', ja: '内蔵リチウムイオン電池、USB-C充電', fr: 'Batterie lithium intégrée, charge USB-C', de: 'Eingebauter Lithium-Akku, lädt über USB-C', it: 'Batteria al litio integrata, ricarica USB-C', es: 'Batería de litio integrada, carga por USB-C', ko: '내장 리튬 배터리, USB-C 충전' },
  noPower: { zh: '无需用电', en: 'None needed', ja: '不要', fr: 'Aucune', de: 'Nicht nötig', it: 'Non necessaria', es: 'No necesita', ko: '필요 없음' },
  wifi: { zh: 'Wi-Fi 2.4 GHz、蓝牙 5.2', en: 'Wi-Fi 2.4 GHz, Bluetooth 5.2', ja: 'Wi-Fi 2.4 GHz、Bluetooth 5.2', fr: 'Wi-Fi 2,4 GHz, Bluetooth 5.2', de: 'WLAN 2,4 GHz, Bluetooth 5.2', it: 'Wi-Fi 2,4 GHz, Bluetooth 5.2', es: 'Wi-Fi 2,4 GHz, Bluetooth 5.2', ko: 'Wi-Fi 2.4 GHz, 블루투스 5.2' },
  wifiDual: { zh: 'Wi-Fi 2.4 / 5 GHz', en: 'Wi-Fi 2.4 / 5 GHz', ja: 'Wi-Fi 2.4／5 GHz', fr: 'Wi-Fi 2,4 / 5 GHz', de: 'WLAN 2,4 / 5 GHz', it: 'Wi-Fi 2,4 / 5 GHz', es: 'Wi-Fi 2,4 / 5 GHz', ko: 'Wi-Fi 2.4 / 5 GHz' },
  bluetooth: { zh: '蓝牙 5.2', en: 'Bluetooth 5.2', ja: 'Bluetooth 5.2', fr: 'Bluetooth 5.2', de: 'Bluetooth 5.2', it: 'Bluetooth 5.2', es: 'Bluetooth 5.2', ko: '블루투스 5.2' },
  lte: { zh: '4G LTE-M、蓝牙 5.2', en: 'LTE-M, Bluetooth 5.2', ja: 'LTE-M、Bluetooth 5.2', fr: 'LTE-M, Bluetooth 5.2', de: 'LTE-M, Bluetooth 5.2', it: 'LTE-M, Bluetooth 5.2', es: 'LTE-M, Bluetooth 5.2', ko: 'LTE-M, 블루투스 5.2' },
  gnss: { zh: 'GPS、北斗、伽利略、Wi-Fi', en: 'GPS, BeiDou, Galileo, Wi-Fi', ja: 'GPS、BeiDou、Galileo、Wi-Fi', fr: 'GPS, BeiDou, Galileo, Wi-Fi', de: 'GPS, BeiDou, Galileo, WLAN', it: 'GPS, BeiDou, Galileo, Wi-Fi', es: 'GPS, BeiDou, Galileo, Wi-Fi', ko: 'GPS, 베이더우, 갈릴레오, Wi-Fi' },
  storage: { zh: 'microSD 卡（最大 256 GB）或云存储', en: 'microSD card (up to 256 GB) or cloud storage', ja: 'microSDカード（最大256 GB）またはクラウド', fr: 'Carte microSD (256 Go max.) ou stockage cloud', de: 'microSD-Karte (bis 256 GB) oder Cloud-Speicher', it: 'Scheda microSD (fino a 256 GB) o cloud', es: 'Tarjeta microSD (hasta 256 GB) o nube', ko: 'microSD 카드(최대 256 GB) 또는 클라우드' },
  infrared: { zh: '红外，10 米', en: 'Infrared, 10 m', ja: '赤外線、10 m', fr: 'Infrarouge, 10 m', de: 'Infrarot, 10 m', it: 'A infrarossi, 10 m', es: 'Infrarroja, 10 m', ko: '적외선, 10 m' },
  cats: { zh: '猫咪', en: 'Cats', ja: '猫', fr: 'Chats', de: 'Katzen', it: 'Gatti', es: 'Gatos', ko: '고양이' },
  dogs: { zh: '狗狗', en: 'Dogs', ja: '犬', fr: 'Chiens', de: 'Hunde', it: 'Cani', es: 'Perros', ko: '강아지' },
  both: { zh: '猫咪、小型犬', en: 'Cats and small dogs', ja: '猫、小型犬', fr: 'Chats et petits chiens', de: 'Katzen und kleine Hunde', it: 'Gatti e cani di piccola taglia', es: 'Gatos y perros pequeños', ko: '고양이, 소형견' },
  allPets: { zh: '猫咪、狗狗', en: 'Cats and dogs', ja: '猫、犬', fr: 'Chats et chiens', de: 'Katzen und Hunde', it: 'Gatti e cani', es: 'Gatos y perros', ko: '고양이, 강아지' },
  dishwasher: { zh: '可用洗碗机清洗', en: 'Dishwasher-safe', ja: '食洗機対応', fr: 'Compatible lave-vaisselle', de: 'Spülmaschinenfest', it: 'Lavabile in lavastoviglie', es: 'Apto para lavavajillas', ko: '식기세척기 사용 가능' },
  handWash: { zh: '温水手洗', en: 'Hand-wash in warm water', ja: 'ぬるま湯で手洗い', fr: 'Lavage à la main, eau tiède', de: 'Handwäsche in warmem Wasser', it: 'Lavaggio a mano in acqua tiepida', es: 'Lavado a mano con agua tibia', ko: '미온수 손세척' },
  wipe: { zh: '湿布擦拭', en: 'Wipe with a damp cloth', ja: '湿らせた布で拭く', fr: 'Chiffon humide', de: 'Feucht abwischen', it: 'Panno umido', es: 'Paño húmedo', ko: '젖은 천으로 닦기' },
  everyMonth: { zh: '约 30 天', en: '30 days', ja: '約30日', fr: 'Tous les 30 jours', de: 'Alle 30 Tage', it: 'Ogni 30 giorni', es: 'Cada 30 días', ko: '약 30일' },
  china: { zh: '中国', en: 'China', ja: '中国', fr: 'Chine', de: 'China', it: 'Cina', es: 'China', ko: '중국' },
  quadFilter: { zh: '四重过滤', en: 'Four-stage', ja: '4層フィルター', fr: 'Quatre étapes', de: 'Vierstufig', it: 'A quattro stadi', es: 'Cuatro etapas', ko: '4중 필터' },
} as const satisfies Record<string, Localized>;

/** A row of the parameter table; a plain text is a measure, the same everywhere but for the comma. */
export function param(name: keyof typeof paramNames, value: Localized | string): SeedParam {
  return { name: paramNames[name], value: typeof value === 'string' ? measure(value) : value };
}

/** The row that says where the product is made. */
export const madeInChina: SeedParam = param('origin', paramValues.china);

/** Product names that stay as they are, such as "Aura, Brook". */
export function fits(names: string): SeedParam {
  return { name: paramNames.fits, value: same(names) };
}
