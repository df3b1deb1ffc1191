import { same } from './types.ts';
import type { SeedCarrier, SeedPayMethod } from './types.ts';

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
