import type { GuaranteeSlug, SeedGuarantee } from './types.ts';

/** The service promises shown on product pages. */
export const guarantees: readonly SeedGuarantee[] = [
  {
    slug: 'returns-7',
    name: { zh: '7 天无理由退货', en: '7-day returns', ja: '7日間返品可', fr: 'Retour sous 7 jours', de: '7 Tage Rückgabe', it: 'Reso entro 7 giorni', es: 'Devolución en 7 días', ko: '7일 이내 반품' },
    intro: { zh: '签收后 7 天内，商品完好即可退货。', en: 'Send it back within 7 days of delivery, as long as it is in good condition.', ja: '商品到着後7日以内、良好な状態であれば返品いただけます。', fr: 'Renvoyez l’article en bon état dans les 7 jours suivant la livraison.', de: 'Innerhalb von 7 Tagen nach Erhalt in gutem Zustand zurücksenden.', it: 'Puoi restituirlo in buone condizioni entro 7 giorni dalla consegna.', es: 'Devuélvelo en buen estado en los 7 días siguientes a la entrega.', ko: '상품 수령 후 7일 이내, 상태가 양호하면 반품할 수 있습니다.' },
  },
  {
    slug: 'warranty-2',
    name: { zh: '2 年质保', en: '2-year warranty', ja: '2年保証', fr: 'Garantie 2 ans', de: '2 Jahre Garantie', it: 'Garanzia 2 anni', es: 'Garantía de 2 años', ko: '2년 품질 보증' },
    intro: { zh: '自签收之日起 2 年内，非人为故障免费维修或更换。', en: 'Faults that are not your doing are repaired or replaced free of charge for two years.', ja: 'お受け取りから2年間、自然故障は無償で修理または交換いたします。', fr: 'Pendant deux ans, toute panne qui n’est pas de votre fait est réparée ou l’appareil remplacé gratuitement.', de: 'Zwei Jahre lang reparieren oder ersetzen wir unverschuldete Defekte kostenlos.', it: 'Per due anni ripariamo o sostituiamo gratis i guasti non causati dall’uso improprio.', es: 'Durante dos años reparamos o cambiamos gratis cualquier fallo ajeno al mal uso.', ko: '수령일로부터 2년간 자연 고장은 무상으로 수리하거나 교환해 드립니다.' },
  },
  {
    slug: 'invoice',
    name: { zh: '可开发票', en: 'Invoice available', ja: '領収書発行', fr: 'Facture disponible', de: 'Rechnung erhältlich', it: 'Fattura disponibile', es: 'Factura disponible', ko: '세금계산서 발행' },
    intro: { zh: '支持开具电子发票，7 个工作日内发送至邮箱。', en: 'Ask for an electronic invoice and it arrives by e-mail within 7 working days.', ja: '電子領収書を発行し、7営業日以内にメールでお送りします。', fr: 'La facture électronique est envoyée par e-mail sous 7 jours ouvrés.', de: 'Die elektronische Rechnung kommt innerhalb von 7 Werktagen per E-Mail.', it: 'La fattura elettronica arriva via e-mail entro 7 giorni lavorativi.', es: 'La factura electrónica llega por correo en 7 días laborables.', ko: '전자 세금계산서를 영업일 기준 7일 이내에 이메일로 보내 드립니다.' },
  },
  {
    slug: 'fast-delivery',
    name: { zh: '极速发货', en: 'Fast delivery', ja: 'スピード発送', fr: 'Expédition rapide', de: 'Schneller Versand', it: 'Spedizione rapida', es: 'Envío rápido', ko: '빠른 배송' },
    intro: { zh: '16:00 前付款，当天发货。', en: 'Paid by 4 pm, on its way the same day.', ja: '16時までのお支払いで当日発送いたします。', fr: 'Payé avant 16 h, expédié le jour même.', de: 'Bis 16 Uhr bezahlt, am selben Tag unterwegs.', it: 'Pagato entro le 16, spedito in giornata.', es: 'Si pagas antes de las 16 h, sale el mismo día.', ko: '오후 4시까지 결제하시면 당일 발송합니다.' },
  },
];

/** Promises for devices. */
export const deviceGuarantees: readonly GuaranteeSlug[] = ['returns-7', 'warranty-2', 'invoice', 'fast-delivery'];

/** Promises for consumables, which wear out. */
export const consumableGuarantees: readonly GuaranteeSlug[] = ['returns-7', 'invoice', 'fast-delivery'];
