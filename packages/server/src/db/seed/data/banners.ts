import type { SeedBanner } from './types.ts';

/** The home carousel. */
export const banners: readonly SeedBanner[] = [
  {
    slug: 'banner-fountain',
    image: 'banners/banner-fountain',
    target: { kind: 'good', slug: 'fountain-aura' },
    title: { zh: '整天都有新鲜水', en: 'Fresh water, all day', ja: '一日中、新鮮な水を', fr: 'De l’eau fraîche, toute la journée', de: 'Frisches Wasser, den ganzen Tag', it: 'Acqua fresca, tutto il giorno', es: 'Agua fresca, todo el día', ko: '하루 종일 신선한 물' },
    text: { zh: 'Aura 智能饮水机限时优惠', en: 'The Aura fountain is on offer now', ja: 'Aura 自動給水器が期間限定価格', fr: 'La fontaine Aura est en promotion', de: 'Der Aura-Brunnen ist jetzt im Angebot', it: 'La fontanella Aura è in offerta', es: 'La fuente Aura está de oferta', ko: 'Aura 자동 급수기 기간 한정 할인' },
  },
  {
    slug: 'banner-camera',
    image: 'banners/banner-camera',
    target: { kind: 'page', path: '/pages/storage/cloudStorage' },
    title: { zh: '出门在外，家在眼前', en: 'Home in sight', ja: '離れていても、家が見える', fr: 'La maison sous vos yeux', de: 'Zuhause im Blick', it: 'Casa sotto gli occhi', es: 'Tu casa a la vista', ko: '밖에서도 한눈에 보는 우리 집' },
    text: { zh: '开通云存储，精彩随时回看', en: 'Keep every moment with cloud storage', ja: 'クラウドでいつでも見返せる', fr: 'Gardez chaque instant dans le cloud', de: 'Jeden Moment in der Cloud bewahren', it: 'Conserva ogni momento nel cloud', es: 'Guarda cada momento en la nube', ko: '클라우드로 언제든 다시 보기' },
  },
  {
    slug: 'banner-feeder',
    image: 'banners/banner-feeder',
    target: { kind: 'category', slug: 'feeders' },
    title: { zh: '准点开饭，不用惦记', en: 'Meals on time', ja: 'ごはんは、いつもの時間に', fr: 'Les repas à l’heure', de: 'Pünktlich zu Tisch', it: 'Pasti puntuali', es: 'La comida a su hora', ko: '밥은 늘 제시간에' },
    text: { zh: '智能喂食器，一份不多一份不少', en: 'Feeders that never forget', ja: '忘れない自動給餌器', fr: 'Des distributeurs qui n’oublient rien', de: 'Automaten, die nichts vergessen', it: 'Distributori che non dimenticano', es: 'Comederos que nunca olvidan', ko: '잊지 않는 자동 급식기' },
  },
];
