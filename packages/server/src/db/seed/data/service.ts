import { same } from './types.ts';
import type { SeedAftersaleReason, SeedCarrier, SeedPayMethod } from './types.ts';

/** Reasons offered in an after-sale application. */
export const aftersaleReasons: readonly SeedAftersaleReason[] = [
  { type: 1, text: { zh: '不想要了', en: 'Changed my mind', ja: '気が変わった', fr: 'J’ai changé d’avis', de: 'Ich möchte den Artikel doch nicht', it: 'Ho cambiato idea', es: 'He cambiado de opinión', ko: '단순 변심' } },
  { type: 1, text: { zh: '拍错了规格或数量', en: 'Ordered the wrong option or quantity', ja: '種類や数量を間違えた', fr: 'Mauvais modèle ou mauvaise quantité', de: 'Falsche Ausführung oder Menge bestellt', it: 'Modello o quantità sbagliati', es: 'Pedí otro modelo u otra cantidad', ko: '옵션이나 수량을 잘못 선택함' } },
  { type: 1, text: { zh: '迟迟没有发货', en: 'It has not been shipped', ja: 'なかなか発送されない', fr: 'La commande n’est pas expédiée', de: 'Wird nicht verschickt', it: 'Non è stato spedito', es: 'No se ha enviado', ko: '발송이 지연됨' } },
  { type: 1, text: { zh: '没有收到货', en: 'It never arrived', ja: '商品が届かない', fr: 'Je n’ai rien reçu', de: 'Nicht angekommen', it: 'Non è mai arrivato', es: 'No ha llegado', ko: '상품을 받지 못함' } },
  { type: 1, text: { zh: '少件或缺配件', en: 'Something is missing from the parcel', ja: '数量や付属品が足りない', fr: 'Il manque une pièce', de: 'Es fehlt etwas im Paket', it: 'Manca qualcosa nel pacco', es: 'Falta algo en el paquete', ko: '수량이나 구성품이 부족함' } },
  { type: 1, text: { zh: '价格有变动', en: 'The price has dropped', ja: '価格が下がった', fr: 'Le prix a baissé', de: 'Der Preis ist gesunken', it: 'Il prezzo è sceso', es: 'Ha bajado de precio', ko: '가격이 내려감' } },
  { type: 2, text: { zh: '7 天无理由退货', en: 'Returning within 7 days', ja: '7日以内の返品', fr: 'Retour sous 7 jours', de: 'Rückgabe innerhalb von 7 Tagen', it: 'Reso entro 7 giorni', es: 'Devolución en 7 días', ko: '7일 이내 반품' } },
  { type: 2, text: { zh: '质量问题或无法使用', en: 'Faulty or not working', ja: '不良品・動作しない', fr: 'Défectueux ou en panne', de: 'Defekt oder funktioniert nicht', it: 'Difettoso o non funziona', es: 'Defectuoso o no funciona', ko: '불량 또는 작동하지 않음' } },
  { type: 2, text: { zh: '运输中破损', en: 'Damaged in transit', ja: '配送中に破損した', fr: 'Abîmé pendant le transport', de: 'Beim Transport beschädigt', it: 'Danneggiato durante il trasporto', es: 'Dañado en el transporte', ko: '배송 중 파손' } },
  { type: 2, text: { zh: '与描述不符', en: 'Not as described', ja: '商品説明と違う', fr: 'Ne correspond pas à la description', de: 'Entspricht nicht der Beschreibung', it: 'Non corrisponde alla descrizione', es: 'No coincide con la descripción', ko: '상품 설명과 다름' } },
  { type: 2, text: { zh: '发错货', en: 'Wrong item sent', ja: '違う商品が届いた', fr: 'Mauvais article reçu', de: 'Falscher Artikel geliefert', it: 'Articolo sbagliato', es: 'Me enviaron otro artículo', ko: '다른 상품이 옴' } },
  { type: 2, text: { zh: '宠物不适应', en: 'My pet does not take to it', ja: 'ペットが慣れない', fr: 'Mon animal ne s’y habitue pas', de: 'Mein Tier nimmt es nicht an', it: 'Il mio animale non lo accetta', es: 'Mi mascota no se acostumbra', ko: '반려동물이 적응하지 못함' } },
];

/** Carriers, for shipping and for parcels sent back. */
export const carriers: readonly SeedCarrier[] = [
  { code: 'SF', name: { zh: '顺丰速运', en: 'SF Express', ja: 'SFエクスプレス', fr: 'SF Express', de: 'SF Express', it: 'SF Express', es: 'SF Express', ko: 'SF 익스프레스' } },
  { code: 'YTO', name: { zh: '圆通速递', en: 'YTO Express', ja: 'YTOエクスプレス', fr: 'YTO Express', de: 'YTO Express', it: 'YTO Express', es: 'YTO Express', ko: 'YTO 익스프레스' } },
  { code: 'ZTO', name: { zh: '中通快递', en: 'ZTO Express', ja: 'ZTOエクスプレス', fr: 'ZTO Express', de: 'ZTO Express', it: 'ZTO Express', es: 'ZTO Express', ko: 'ZTO 익스프레스' } },
  { code: 'JD', name: { zh: '京东物流', en: 'JD Logistics', ja: 'JDロジスティクス', fr: 'JD Logistics', de: 'JD Logistics', it: 'JD Logistics', es: 'JD Logistics', ko: 'JD 로지스틱스' } },
  { code: 'DHL', name: same('DHL') },
  { code: 'UPS', name: same('UPS') },
  { code: 'LAPOSTE', name: { zh: '法国邮政', en: 'La Poste', ja: 'ラ・ポスト', fr: 'La Poste', de: 'La Poste', it: 'La Poste', es: 'La Poste', ko: '라 포스트' } },
  { code: 'YAMATO', name: { zh: '雅玛多运输', en: 'Yamato Transport', ja: 'ヤマト運輸', fr: 'Yamato Transport', de: 'Yamato Transport', it: 'Yamato Transport', es: 'Yamato Transport', ko: '야마토 운수' } },
  { code: 'CJ', name: { zh: '希杰物流', en: 'CJ Logistics', ja: 'CJロジスティクス', fr: 'CJ Logistics', de: 'CJ Logistics', it: 'CJ Logistics', es: 'CJ Logistics', ko: 'CJ대한통운' } },
];

/** Payment methods of the cashier; no real money moves. */
export const payMethods: readonly SeedPayMethod[] = [
  {
    paytype: 'wechat',
    name: { zh: '微信支付（沙盒）', en: 'WeChat Pay (sandbox)', ja: 'WeChat Pay（サンドボックス）', fr: 'WeChat Pay (bac à sable)', de: 'WeChat Pay (Sandbox)', it: 'WeChat Pay (sandbox)', es: 'WeChat Pay (entorno de pruebas)', ko: '위챗페이(샌드박스)' },
    hint: { zh: '模拟付款，不会扣款', en: 'A test payment: no money is taken', ja: 'テスト決済です。実際の請求はありません', fr: 'Paiement fictif : rien n’est débité', de: 'Testzahlung: Es wird nichts abgebucht', it: 'Pagamento di prova: nessun addebito', es: 'Pago de prueba: no se cobra nada', ko: '테스트 결제로 실제 청구되지 않습니다' },
  },
  {
    paytype: 'alipay',
    name: { zh: '支付宝（沙盒）', en: 'Alipay (sandbox)', ja: 'Alipay（サンドボックス）', fr: 'Alipay (bac à sable)', de: 'Alipay (Sandbox)', it: 'Alipay (sandbox)', es: 'Alipay (entorno de pruebas)', ko: '알리페이(샌드박스)' },
    hint: { zh: '模拟付款，不会扣款', en: 'A test payment: no money is taken', ja: 'テスト決済です。実際の請求はありません', fr: 'Paiement fictif : rien n’est débité', de: 'Testzahlung: Es wird nichts abgebucht', it: 'Pagamento di prova: nessun addebito', es: 'Pago de prueba: no se cobra nada', ko: '테스트 결제로 실제 청구되지 않습니다' },
  },
  {
    paytype: 'pingpong',
    name: { zh: 'PingPong 国际支付（沙盒）', en: 'PingPong (sandbox)', ja: 'PingPong（サンドボックス）', fr: 'PingPong (bac à sable)', de: 'PingPong (Sandbox)', it: 'PingPong (sandbox)', es: 'PingPong (entorno de pruebas)', ko: 'PingPong(샌드박스)' },
    hint: { zh: '跳转至第三方页面完成模拟付款', en: 'Continues on the provider’s test page', ja: '決済会社のテストページに移動します', fr: 'Continue sur la page de test du prestataire', de: 'Weiter auf der Testseite des Anbieters', it: 'Continua sulla pagina di prova del fornitore', es: 'Continúa en la página de pruebas del proveedor', ko: '결제사의 테스트 페이지로 이동합니다' },
  },
];
