import { measure, same } from './types.ts';
import type { SeedAttribute, SeedFilter } from './types.ts';

/** Every attribute with its values, in display order. */
export const attributes: readonly SeedAttribute[] = [
  {
    slug: 'colour',
    name: { zh: '颜色', en: 'Colour', ja: 'カラー', fr: 'Couleur', de: 'Farbe', it: 'Colore', es: 'Color', ko: '색상' },
    values: [
      { slug: 'white', name: { zh: '云白', en: 'White', ja: 'ホワイト', fr: 'Blanc', de: 'Weiß', it: 'Bianco', es: 'Blanco', ko: '화이트' } },
      { slug: 'sage', name: { zh: '鼠尾草绿', en: 'Sage', ja: 'セージ', fr: 'Sauge', de: 'Salbei', it: 'Salvia', es: 'Salvia', ko: '세이지' } },
      { slug: 'graphite', name: { zh: '石墨灰', en: 'Graphite', ja: 'グラファイト', fr: 'Graphite', de: 'Graphit', it: 'Grafite', es: 'Grafito', ko: '그래파이트' } },
      { slug: 'blush', name: { zh: '浅粉', en: 'Blush', ja: 'ブラッシュピンク', fr: 'Rose poudré', de: 'Zartrosa', it: 'Rosa cipria', es: 'Rosa empolvado', ko: '블러시 핑크' } },
      { slug: 'mint', name: { zh: '薄荷绿', en: 'Mint', ja: 'ミント', fr: 'Menthe', de: 'Mint', it: 'Menta', es: 'Menta', ko: '민트' } },
      { slug: 'sand', name: { zh: '沙色', en: 'Sand', ja: 'サンド', fr: 'Sable', de: 'Sand', it: 'Sabbia', es: 'Arena', ko: '샌드' } },
      { slug: 'black', name: { zh: '曜黑', en: 'Black', ja: 'ブラック', fr: 'Noir', de: 'Schwarz', it: 'Nero', es: 'Negro', ko: '블랙' } },
      { slug: 'blue', name: { zh: '湖蓝', en: 'Blue', ja: 'ブルー', fr: 'Bleu', de: 'Blau', it: 'Blu', es: 'Azul', ko: '블루' } },
      { slug: 'coral', name: { zh: '珊瑚橙', en: 'Coral', ja: 'コーラル', fr: 'Corail', de: 'Koralle', it: 'Corallo', es: 'Coral', ko: '코랄' } },
      { slug: 'steel', name: { zh: '不锈钢本色', en: 'Steel', ja: 'スチール', fr: 'Acier', de: 'Edelstahl', it: 'Acciaio', es: 'Acero', ko: '스틸' } },
    ],
  },
  {
    slug: 'capacity',
    name: { zh: '容量', en: 'Capacity', ja: '容量', fr: 'Capacité', de: 'Füllmenge', it: 'Capacità', es: 'Capacidad', ko: '용량' },
    values: [
      { slug: '2-5-l', name: measure('2.5 L') },
      { slug: '3-2-l', name: measure('3.2 L') },
    ],
  },
  {
    slug: 'size',
    name: { zh: '尺寸', en: 'Size', ja: 'サイズ', fr: 'Taille', de: 'Größe', it: 'Misura', es: 'Tamaño', ko: '사이즈' },
    values: [
      { slug: 's', name: same('S') },
      { slug: 'm', name: same('M') },
      { slug: 'l', name: same('L') },
      { slug: '2-l', name: same('2 L') },
      { slug: '3-l', name: same('3 L') },
      { slug: '16-cm', name: same('16 cm') },
      { slug: '20-cm', name: same('20 cm') },
    ],
  },
  {
    slug: 'resolution',
    name: { zh: '分辨率', en: 'Resolution', ja: '解像度', fr: 'Résolution', de: 'Auflösung', it: 'Risoluzione', es: 'Resolución', ko: '해상도' },
    values: [
      { slug: '2k', name: same('2K') },
      { slug: '4k', name: same('4K') },
    ],
  },
  {
    slug: 'bowl',
    name: { zh: '食碗', en: 'Bowl', ja: 'ボウル', fr: 'Gamelle', de: 'Napf', it: 'Ciotola', es: 'Comedero', ko: '식기' },
    values: [
      { slug: 'single', name: { zh: '单碗', en: 'Single', ja: 'シングル', fr: 'Simple', de: 'Einzeln', it: 'Singola', es: 'Individual', ko: '1구' } },
      { slug: 'double', name: { zh: '双碗', en: 'Double', ja: 'ダブル', fr: 'Double', de: 'Doppelt', it: 'Doppia', es: 'Doble', ko: '2구' } },
    ],
  },
  {
    slug: 'pack',
    name: { zh: '规格', en: 'Pack', ja: '入数', fr: 'Lot', de: 'Packung', it: 'Confezione', es: 'Paquete', ko: '수량' },
    values: [
      { slug: '4', name: { zh: '4 片', en: '4 pieces', ja: '4個入り', fr: '4 pièces', de: '4 Stück', it: '4 pezzi', es: '4 unidades', ko: '4개입' } },
      { slug: '6', name: { zh: '6 片', en: '6 pieces', ja: '6個入り', fr: '6 pièces', de: '6 Stück', it: '6 pezzi', es: '6 unidades', ko: '6개입' } },
      { slug: '8', name: { zh: '8 片', en: '8 pieces', ja: '8個入り', fr: '8 pièces', de: '8 Stück', it: '8 pezzi', es: '8 unidades', ko: '8개입' } },
      { slug: '12', name: { zh: '12 片', en: '12 pieces', ja: '12個入り', fr: '12 pièces', de: '12 Stück', it: '12 pezzi', es: '12 unidades', ko: '12개입' } },
      { slug: '24', name: { zh: '24 片', en: '24 pieces', ja: '24個入り', fr: '24 pièces', de: '24 Stück', it: '24 pezzi', es: '24 unidades', ko: '24개입' } },
    ],
  },
  {
    slug: 'plug',
    name: { zh: '插头', en: 'Plug', ja: 'プラグ', fr: 'Fiche', de: 'Stecker', it: 'Spina', es: 'Enchufe', ko: '플러그' },
    values: [
      { slug: 'cn', name: { zh: '国标', en: 'CN', ja: '中国', fr: 'CN (Chine)', de: 'CN (China)', it: 'CN (Cina)', es: 'CN (China)', ko: '중국형' } },
      { slug: 'eu', name: { zh: '欧标', en: 'EU', ja: '欧州', fr: 'UE', de: 'EU', it: 'UE', es: 'UE', ko: '유럽형' } },
      { slug: 'us', name: { zh: '美标', en: 'US', ja: '米国', fr: 'US (États-Unis)', de: 'US (USA)', it: 'US (USA)', es: 'EE. UU.', ko: '미국형' } },
      { slug: 'uk', name: { zh: '英标', en: 'UK', ja: '英国', fr: 'UK (Royaume-Uni)', de: 'UK (Großbritannien)', it: 'UK (Regno Unito)', es: 'Reino Unido', ko: '영국형' } },
    ],
  },
  {
    slug: 'length',
    name: { zh: '长度', en: 'Length', ja: '長さ', fr: 'Longueur', de: 'Länge', it: 'Lunghezza', es: 'Longitud', ko: '길이' },
    values: [
      { slug: '1-5-m', name: measure('1.5 m') },
      { slug: '3-m', name: same('3 m') },
    ],
  },
  {
    slug: 'pet',
    name: { zh: '适用宠物', en: 'For', ja: '対象のペット', fr: 'Pour', de: 'Für', it: 'Per', es: 'Para', ko: '대상 반려동물' },
    values: [
      { slug: 'cat', name: { zh: '猫咪', en: 'Cats', ja: '猫', fr: 'Chats', de: 'Katzen', it: 'Gatti', es: 'Gatos', ko: '고양이' } },
      { slug: 'dog', name: { zh: '狗狗', en: 'Dogs', ja: '犬', fr: 'Chiens', de: 'Hunde', it: 'Cani', es: 'Perros', ko: '강아지' } },
    ],
  },
  {
    slug: 'power',
    name: { zh: '供电方式', en: 'Power', ja: '電源', fr: 'Alimentation', de: 'Stromversorgung', it: 'Alimentazione', es: 'Alimentación', ko: '전원' },
    values: [
      { slug: 'usb', name: { zh: 'USB-C 供电', en: 'USB-C', ja: 'USB-C給電', fr: 'USB-C', de: 'USB-C', it: 'USB-C', es: 'USB-C', ko: 'USB-C' } },
      { slug: 'battery', name: { zh: '充电电池', en: 'Rechargeable', ja: '充電式', fr: 'Rechargeable', de: 'Mit Akku', it: 'Ricaricabile', es: 'Recargable', ko: '충전식' } },
      { slug: 'solar', name: { zh: '太阳能', en: 'Solar', ja: 'ソーラー', fr: 'Solaire', de: 'Solar', it: 'Solare', es: 'Solar', ko: '태양광' } },
      { slug: 'none', name: { zh: '无需用电', en: 'No power needed', ja: '電源不要', fr: 'Sans électricité', de: 'Ohne Strom', it: 'Senza corrente', es: 'Sin electricidad', ko: '전원 불필요' } },
    ],
  },
];

/** What each category can be filtered by. */
export const filters: readonly SeedFilter[] = [
  { category: 'fountains', attributes: ['colour', 'capacity', 'size', 'pet', 'power'] },
  { category: 'feeders', attributes: ['colour', 'bowl', 'pet', 'power'] },
  { category: 'cameras', attributes: ['colour', 'resolution', 'power'] },
  { category: 'trackers', attributes: ['colour', 'size', 'pet', 'power'] },
  { category: 'consumables', attributes: ['pack', 'colour', 'size'] },
  { category: 'spare-parts', attributes: ['plug', 'size', 'length', 'colour'] },
];
