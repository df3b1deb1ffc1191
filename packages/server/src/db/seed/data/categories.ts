import type { SeedCategory } from './types.ts';

/** The six categories, each followed by its children. */
export const categories: readonly SeedCategory[] = [
  { slug: 'fountains', parent: null, image: 'goods/fountain-aura/white-front', name: { zh: '智能饮水机', en: 'Water fountains', ja: '自動給水器', fr: 'Fontaines à eau', de: 'Trinkbrunnen', it: 'Fontanelle', es: 'Fuentes de agua', ko: '자동 급수기' } },
  { slug: 'fountains-home', parent: 'fountains', image: 'goods/fountain-brook/white-front', name: { zh: '家用饮水机', en: 'For the home', ja: '室内用', fr: 'Pour la maison', de: 'Für zu Hause', it: 'Per la casa', es: 'Para casa', ko: '가정용' } },
  { slug: 'fountains-steel', parent: 'fountains', image: 'goods/fountain-steel/main-front', name: { zh: '不锈钢', en: 'Stainless steel', ja: 'ステンレス', fr: 'Inox', de: 'Edelstahl', it: 'Acciaio inox', es: 'Acero inoxidable', ko: '스테인리스' } },
  { slug: 'fountains-large', parent: 'fountains', image: 'goods/fountain-tower/white-front', name: { zh: '大容量', en: 'Large', ja: '大容量', fr: 'Grande capacité', de: 'Große Füllmenge', it: 'Grande capacità', es: 'Gran capacidad', ko: '대용량' } },
  { slug: 'fountains-travel', parent: 'fountains', image: 'goods/fountain-travel/blue-front', name: { zh: '外出随行', en: 'Travel', ja: 'おでかけ用', fr: 'En balade', de: 'Für unterwegs', it: 'Da viaggio', es: 'De viaje', ko: '외출용' } },

  { slug: 'feeders', parent: null, image: 'goods/feeder-meal/white-front', name: { zh: '智能喂食器', en: 'Feeders', ja: '自動給餌器', fr: 'Distributeurs', de: 'Futterautomaten', it: 'Distributori', es: 'Comederos', ko: '자동 급식기' } },
  { slug: 'feeders-dry', parent: 'feeders', image: 'goods/feeder-duo/white-front', name: { zh: '干粮', en: 'Dry food', ja: 'ドライフード', fr: 'Croquettes', de: 'Trockenfutter', it: 'Crocchette', es: 'Pienso', ko: '건식 사료' } },
  { slug: 'feeders-wet', parent: 'feeders', image: 'goods/feeder-wet/main-front', name: { zh: '湿粮', en: 'Wet food', ja: 'ウェットフード', fr: 'Pâtée', de: 'Nassfutter', it: 'Cibo umido', es: 'Comida húmeda', ko: '습식 사료' } },
  { slug: 'feeders-play', parent: 'feeders', image: 'goods/feeder-slow/mint-front', name: { zh: '慢食与互动', en: 'Slow and play', ja: '早食い防止・あそび', fr: 'Anti-glouton et jeu', de: 'Langsam und Spiel', it: 'Lenti e gioco', es: 'Lentos y juego', ko: '슬로우·놀이' } },

  { slug: 'cameras', parent: null, image: 'goods/camera-lookout/white-front', name: { zh: '宠物摄像头', en: 'Cameras', ja: 'ペットカメラ', fr: 'Caméras', de: 'Kameras', it: 'Telecamere', es: 'Cámaras', ko: '펫 카메라' } },
  { slug: 'cameras-indoor', parent: 'cameras', image: 'goods/camera-mini/white-front', name: { zh: '室内', en: 'Indoor', ja: '屋内用', fr: 'Intérieur', de: 'Innen', it: 'Interni', es: 'Interior', ko: '실내용' } },
  { slug: 'cameras-outdoor', parent: 'cameras', image: 'goods/camera-outdoor/white-front', name: { zh: '室外', en: 'Outdoor', ja: '屋外用', fr: 'Extérieur', de: 'Außen', it: 'Esterni', es: 'Exterior', ko: '실외용' } },
  { slug: 'cameras-play', parent: 'cameras', image: 'goods/camera-treat/main-front', name: { zh: '互动投食', en: 'Treat cameras', ja: 'おやつ機能付き', fr: 'Avec friandises', de: 'Mit Leckerli', it: 'Con bocconcini', es: 'Con premios', ko: '간식 카메라' } },

  { slug: 'trackers', parent: null, image: 'goods/tracker-tag/white-front', name: { zh: '定位与穿戴', en: 'Trackers', ja: '見守りGPS', fr: 'Traceurs', de: 'Tracker', it: 'Localizzatori', es: 'Localizadores', ko: '위치 추적기' } },
  { slug: 'trackers-gps', parent: 'trackers', image: 'goods/tracker-cat/sand-front', name: { zh: '定位器', en: 'GPS trackers', ja: 'GPSタグ', fr: 'Traceurs GPS', de: 'GPS-Tracker', it: 'Localizzatori GPS', es: 'Localizadores GPS', ko: 'GPS 추적기' } },
  { slug: 'trackers-collars', parent: 'trackers', image: 'goods/tracker-collar/graphite-front', name: { zh: '智能项圈', en: 'Smart collars', ja: 'スマート首輪', fr: 'Colliers connectés', de: 'Smarte Halsbänder', it: 'Collari smart', es: 'Collares inteligentes', ko: '스마트 목줄' } },
  { slug: 'trackers-safety', parent: 'trackers', image: 'goods/tracker-light/white-front', name: { zh: '安全配件', en: 'Safety', ja: '安全グッズ', fr: 'Sécurité', de: 'Sicherheit', it: 'Sicurezza', es: 'Seguridad', ko: '안전 용품' } },

  { slug: 'consumables', parent: null, image: 'goods/filter-carbon/main-front', name: { zh: '滤芯与耗材', en: 'Filters and refills', ja: 'フィルター・消耗品', fr: 'Filtres et recharges', de: 'Filter und Nachschub', it: 'Filtri e ricambi d’uso', es: 'Filtros y consumibles', ko: '필터·소모품' } },
  { slug: 'consumables-filters', parent: 'consumables', image: 'goods/filter-foam/main-front', name: { zh: '滤芯', en: 'Filters', ja: 'フィルター', fr: 'Filtres', de: 'Filter', it: 'Filtri', es: 'Filtros', ko: '필터' } },
  { slug: 'consumables-care', parent: 'consumables', image: 'goods/cleaning-set/main-front', name: { zh: '清洁养护', en: 'Cleaning', ja: 'お手入れ用品', fr: 'Entretien', de: 'Reinigung', it: 'Pulizia', es: 'Limpieza', ko: '청소·관리' } },
  { slug: 'consumables-straps', parent: 'consumables', image: 'goods/strap-band/graphite-front', name: { zh: '表带挂绳', en: 'Straps', ja: 'バンド', fr: 'Bracelets', de: 'Bänder', it: 'Cinturini', es: 'Correas', ko: '스트랩' } },

  { slug: 'spare-parts', parent: null, image: 'goods/pump-quiet/main-front', name: { zh: '配件', en: 'Spare parts', ja: '交換パーツ', fr: 'Pièces détachées', de: 'Ersatzteile', it: 'Pezzi di ricambio', es: 'Recambios', ko: '부품' } },
  { slug: 'spare-parts-power', parent: 'spare-parts', image: 'goods/adapter-usb/main-front', name: { zh: '电源与线材', en: 'Power and cables', ja: '電源・ケーブル', fr: 'Alimentation et câbles', de: 'Strom und Kabel', it: 'Alimentazione e cavi', es: 'Alimentación y cables', ko: '전원·케이블' } },
  { slug: 'spare-parts-device', parent: 'spare-parts', image: 'goods/bowl-steel/main-front', name: { zh: '设备配件', en: 'Device parts', ja: '本体パーツ', fr: 'Pièces d’appareil', de: 'Geräteteile', it: 'Parti del dispositivo', es: 'Piezas del aparato', ko: '기기 부품' } },
];
