import type { Localized } from '../../i18n/language.ts';

/** What carriers say about a parcel on its way. */
export const traceWords = {
  shipped: {
    zh: '包裹已出库，交由快递公司揽收',
    en: 'The parcel has left our warehouse and was handed to the carrier',
    ja: '商品が倉庫から出荷され、配送会社に引き渡されました',
    fr: 'Le colis a quitté notre entrepôt et a été remis au transporteur',
    de: 'Das Paket hat unser Lager verlassen und wurde dem Zusteller übergeben',
    it: 'Il pacco ha lasciato il magazzino ed è stato affidato al corriere',
    es: 'El paquete ha salido del almacén y se ha entregado al transportista',
    ko: '상품이 물류센터에서 출고되어 택배사에 인계되었습니다',
  },
  transit: {
    zh: '包裹已到达分拨中心，正在发往目的地',
    en: 'The parcel has reached the sorting centre and is on its way to you',
    ja: '荷物が中継センターに到着し、お届け先へ輸送中です',
    fr: 'Le colis est arrivé au centre de tri et poursuit sa route vers vous',
    de: 'Das Paket ist im Verteilzentrum angekommen und auf dem Weg zu dir',
    it: 'Il pacco è arrivato al centro di smistamento ed è in viaggio verso di te',
    es: 'El paquete ha llegado al centro de clasificación y va de camino',
    ko: '허브 터미널에 도착하여 배송지로 이동 중입니다',
  },
  outForDelivery: {
    zh: '快递员正在派送，请保持电话畅通',
    en: 'Out for delivery: the courier will be with you today',
    ja: '配達員が荷物を持ち出しました。本日お届け予定です',
    fr: 'En cours de livraison : le livreur passe aujourd’hui',
    de: 'In Zustellung: Das Paket kommt heute bei dir an',
    it: 'In consegna: il corriere passerà oggi',
    es: 'En reparto: el mensajero pasará hoy',
    ko: '배송 출발: 오늘 중 도착할 예정입니다',
  },
  delivered: {
    zh: '包裹已签收，感谢您的惠顾',
    en: 'Delivered. Thank you for shopping with us',
    ja: 'お届けが完了しました。ご利用ありがとうございます',
    fr: 'Colis livré. Merci de votre commande',
    de: 'Zugestellt. Vielen Dank für deinen Einkauf',
    it: 'Consegnato. Grazie per il tuo acquisto',
    es: 'Entregado. Gracias por tu compra',
    ko: '배송이 완료되었습니다. 이용해 주셔서 감사합니다',
  },
} as const satisfies Readonly<Record<string, Localized>>;

/** A stage of a parcel. */
export type TraceStage = keyof typeof traceWords;
