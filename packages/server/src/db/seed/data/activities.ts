import type { SeedActivity } from './types.ts';

/** Campaigns that run, and one to come. */
export const activities: readonly SeedActivity[] = [
  {
    image: 'banners/banner-fountain', target: { kind: 'category', slug: 'fountains' }, startsInDays: -3, endsInDays: 18,
    title: { zh: '饮水季：饮水机限时优惠', en: 'Fountain weeks: lower prices for a while', ja: '給水器フェア：期間限定価格', fr: 'Semaines des fontaines : prix en baisse', de: 'Brunnenwochen: für kurze Zeit günstiger', it: 'Settimane delle fontanelle: prezzi ribassati', es: 'Semanas de las fuentes: precios rebajados', ko: '급수기 위크: 기간 한정 할인' },
  },
  {
    image: 'banners/banner-feeder', target: { kind: 'category', slug: 'feeders' }, startsInDays: -1, endsInDays: 30,
    title: { zh: '准点开饭：喂食器专场', en: 'Meals on time: all our feeders', ja: 'ごはんは時間どおり：給餌器特集', fr: 'À table à l’heure : tous nos distributeurs', de: 'Pünktlich zu Tisch: alle Futterautomaten', it: 'A tavola in orario: tutti i distributori', es: 'La comida a su hora: todos los comederos', ko: '제시간에 밥 먹기: 급식기 모음' },
  },
  {
    image: 'banners/banner-camera', target: { kind: 'category', slug: 'cameras' }, startsInDays: 7, endsInDays: 28,
    title: { zh: '即将开始：摄像头以旧换新', en: 'Coming soon: trade in your old camera', ja: 'まもなく開始：カメラの下取り', fr: 'Bientôt : reprise de votre ancienne caméra', de: 'Bald: alte Kamera in Zahlung geben', it: 'In arrivo: permuta la tua vecchia telecamera', es: 'Muy pronto: entrega tu cámara antigua', ko: '곧 시작: 카메라 보상 판매' },
  },
];
