/** Names of the frames for people who do not see them, in the order of `order`. */
const order = [
  'cart',
  'checkout',
  'order-list',
  'points-mall',
  'sign-in-calendar',
  'cloud-storage',
  'close',
] as const;

const words: Readonly<Record<string, readonly string[]>> = {
  zh: ['购物车', '提交订单', '我的订单', '积分商城', '每日签到', '云存储', '关闭'],
  en: ['Cart', 'Checkout', 'My orders', 'Rewards', 'Daily check-in', 'Cloud storage', 'Close'],
  ja: [
    'カート',
    '購入手続き',
    '注文履歴',
    'ポイントモール',
    'デイリーチェックイン',
    'クラウドストレージ',
    '閉じる',
  ],
  fr: [
    'Panier',
    'Commande',
    'Mes commandes',
    'Boutique cadeaux',
    'Check-in quotidien',
    'Stockage cloud',
    'Fermer',
  ],
  de: [
    'Warenkorb',
    'Kasse',
    'Meine Bestellungen',
    'Prämienshop',
    'Täglicher Check-in',
    'Cloud-Speicher',
    'Schließen',
  ],
  it: [
    'Carrello',
    'Conferma ordine',
    'I miei ordini',
    'Catalogo premi',
    'Check-in giornaliero',
    'Spazio cloud',
    'Chiudi',
  ],
  es: [
    'Carrito',
    'Confirmar pedido',
    'Mis pedidos',
    'Tienda de puntos',
    'Check-in diario',
    'Almacenamiento en la nube',
    'Cerrar',
  ],
  ko: ['장바구니', '주문하기', '내 주문', '포인트몰', '출석 체크', '클라우드 저장', '닫기'],
};

/** A word in the language of the page; English for a language that the shop does not speak. */
export function wordOf(name: string, language: string): string {
  const list = words[language.slice(0, 2).toLowerCase()] ?? words['en'];
  return list?.[order.indexOf(name as 'cart')] ?? name;
}
