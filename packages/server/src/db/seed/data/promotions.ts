import { allGoods } from './goods/allGoods.ts';
import { prices } from './types.ts';
import type { SeedCoupon, SeedDiscountCode, SeedDiscountRule } from './types.ts';

/** Automatic discounts; the item discounts are the offers of the goods. */
export const discountRules: readonly SeedDiscountRule[] = [
  {
    kind: 'order',
    name: { zh: '整单 95 折', en: '5% off the whole order', ja: '注文全体 5%オフ', fr: '5 % sur toute la commande', de: '5 % auf die ganze Bestellung', it: '5% su tutto l’ordine', es: '5 % en todo el pedido', ko: '전체 주문 5% 할인' },
    percentOff: 5,
    threshold: prices(599, 129, 19800, 129, 179000, 109, 139, 169),
  },
  ...allGoods.flatMap((good): SeedDiscountRule[] =>
    good.offer
      ? [{
          kind: 'goods',
          name: { zh: '限时特惠', en: 'Limited-time offer', ja: 'タイムセール', fr: 'Offre limitée', de: 'Zeitlich begrenztes Angebot', it: 'Offerta a tempo', es: 'Oferta por tiempo limitado', ko: '타임 세일' },
          good: good.slug,
          percentOff: good.offer.percentOff,
          daysLeft: good.offer.daysLeft,
        }]
      : [],
  ),
  {
    kind: 'buy_one_get_one',
    name: { zh: '编织带买一送一', en: 'Straps: buy one, get one free', ja: '織りバンド 1本買うと1本無料', fr: 'Sangles : une achetée, une offerte', de: 'Bänder: eins kaufen, eins gratis', it: 'Cinturini: prendi 2, paghi 1', es: 'Correas: 2 por 1', ko: '스트랩 1+1' },
    good: 'strap-band',
  },
  {
    kind: 'full_reduction',
    name: { zh: '满额立减', en: 'Spend more, save more', ja: 'まとめ買い割引', fr: 'Plus vous achetez, plus vous économisez', de: 'Mehr kaufen, mehr sparen', it: 'Più compri, più risparmi', es: 'Cuanto más compras, más ahorras', ko: '많이 살수록 더 할인' },
    tiers: [
      { threshold: prices(199, 50, 6000, 50, 60000, 45, 55, 65), reduction: prices(10, 3, 300, 3, 3000, 2, 3, 4) },
      { threshold: prices(399, 100, 12000, 100, 120000, 90, 110, 130), reduction: prices(30, 8, 1000, 8, 9000, 7, 9, 10) },
      { threshold: prices(799, 200, 24000, 200, 240000, 180, 220, 260), reduction: prices(80, 20, 2400, 20, 24000, 18, 22, 26) },
    ],
  },
  {
    kind: 'gift',
    name: { zh: '买饮水机赠除垢片', en: 'Free descaling tablets with any fountain', ja: '給水器ご購入で水あか除去タブレット進呈', fr: 'Pastilles détartrantes offertes avec une fontaine', de: 'Entkalkertabs gratis zu jedem Brunnen', it: 'Pastiglie anticalcare in regalo con la fontanella', es: 'Pastillas antical de regalo con cada fuente', ko: '급수기 구매 시 물때 제거 정 증정' },
    category: 'fountains',
    gift: 'descaler-tabs',
    giftValues: { pack: '12' },
  },
];

/** Coupons to claim. */
export const coupons: readonly SeedCoupon[] = [
  {
    slug: 'welcome',
    name: { zh: '新人见面礼', en: 'Welcome gift', ja: 'はじめてのお客さまへ', fr: 'Cadeau de bienvenue', de: 'Willkommensgeschenk', it: 'Regalo di benvenuto', es: 'Regalo de bienvenida', ko: '첫 구매 감사 쿠폰' },
    reduction: { kind: 'minus', amounts: prices(20, 5, 600, 5, 6000, 4, 5, 6) },
    threshold: prices(99, 25, 3000, 25, 30000, 22, 27, 33),
    perPerson: 1, total: 10000, claimed: 3284, claimDays: 60, validDays: 14,
    condition: { kind: 'new-user' },
  },
  {
    slug: 'shop-8',
    name: { zh: '全场通用券', en: 'Anything in the shop', ja: '全品で使えるクーポン', fr: 'Valable sur toute la boutique', de: 'Für den ganzen Shop', it: 'Valido su tutto il negozio', es: 'Para toda la tienda', ko: '전 상품 쿠폰' },
    reduction: { kind: 'percent', percentOff: 8 },
    threshold: prices(199, 49, 5980, 49, 58000, 42, 52, 65),
    perPerson: 2, total: 5000, claimed: 4310, claimDays: 30, validDays: 7,
    condition: null,
  },
  {
    slug: 'consumables',
    name: { zh: '耗材囤货券', en: 'Stock up on refills', ja: '消耗品まとめ買いクーポン', fr: 'Faites le plein de recharges', de: 'Nachschub auf Vorrat', it: 'Scorta di ricambi', es: 'Llena la despensa de recambios', ko: '소모품 쟁여두기 쿠폰' },
    reduction: { kind: 'minus', amounts: prices(15, 4, 500, 4, 5000, 3, 4, 5) },
    threshold: prices(79, 20, 2400, 20, 24000, 17, 21, 26),
    perPerson: 3, total: 3000, claimed: 912, claimDays: 45, validDays: 30,
    condition: { kind: 'category', slugs: ['consumables'] },
  },
  {
    slug: 'whiskr-12',
    name: { zh: 'Whiskr 摄像头专享', en: 'Whiskr cameras only', ja: 'Whiskr カメラ限定', fr: 'Réservé aux caméras Whiskr', de: 'Nur für Whiskr-Kameras', it: 'Solo per le telecamere Whiskr', es: 'Solo cámaras Whiskr', ko: 'Whiskr 카메라 전용' },
    reduction: { kind: 'percent', percentOff: 12 },
    threshold: null,
    perPerson: 1, total: 800, claimed: 800, claimDays: 10, validDays: 7,
    condition: { kind: 'brand', slugs: ['whiskr'] },
  },
  {
    slug: 'trail',
    name: { zh: '出门安心券', en: 'Out and about', ja: 'おさんぽ応援クーポン', fr: 'Prêt pour la balade', de: 'Für draußen', it: 'Pronti a uscire', es: 'Listos para salir', ko: '산책 응원 쿠폰' },
    reduction: { kind: 'minus', amounts: prices(30, 8, 900, 8, 9000, 7, 8, 10) },
    threshold: prices(229, 55, 7000, 55, 68000, 48, 58, 72),
    perPerson: 1, total: 1500, claimed: 226, claimDays: 20, validDays: 10,
    condition: { kind: 'goods', slugs: ['tracker-tag', 'tracker-collar', 'tracker-cat', 'tracker-hub'] },
  },
  {
    slug: 'points-10',
    name: { zh: '积分兑换券', en: 'From the points mall', ja: 'ポイント交換クーポン', fr: 'De la boutique à points', de: 'Aus dem Punkteshop', it: 'Dal negozio punti', es: 'De la tienda de puntos', ko: '포인트 교환 쿠폰' },
    reduction: { kind: 'minus', amounts: prices(10, 3, 300, 3, 3000, 2, 3, 4) },
    threshold: null,
    perPerson: 0, total: 0, claimed: 0, claimDays: 365, validDays: 30,
    condition: null,
    isClosed: true,
  },
];

/** Codes typed in at the checkout. */
export const discountCodes: readonly SeedDiscountCode[] = [
  {
    code: 'PAWLET10',
    name: { zh: '会员专享 9 折码', en: '10% for members', ja: '会員限定 10%オフ', fr: '10 % pour les membres', de: '10 % für Mitglieder', it: '10% per i soci', es: '10 % para miembros', ko: '회원 10% 할인' },
    reduction: { kind: 'percent', percentOff: 10 }, threshold: null, perPerson: 1,
  },
  {
    code: 'HELLO5',
    name: { zh: '首单立减', en: 'Off your first order', ja: '初回割引', fr: 'Remise première commande', de: 'Rabatt auf die erste Bestellung', it: 'Sconto primo ordine', es: 'Descuento primera compra', ko: '첫 주문 할인' },
    reduction: { kind: 'minus', amounts: prices(15, 5, 500, 5, 5000, 4, 5, 6) },
    threshold: prices(59, 15, 2000, 15, 20000, 13, 16, 20), perPerson: 1,
  },
  {
    code: 'CATDAY',
    name: { zh: '猫咪节 85 折码', en: '15% for Cat Day', ja: '猫の日 15%オフ', fr: '15 % pour la fête du chat', de: '15 % zum Katzentag', it: '15% per la festa del gatto', es: '15 % por el Día del Gato', ko: '고양이의 날 15% 할인' },
    reduction: { kind: 'percent', percentOff: 15 },
    threshold: prices(299, 75, 9000, 75, 90000, 65, 80, 98), perPerson: 1,
  },
];
