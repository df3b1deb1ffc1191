import type { SeedPointsProduct, SeedTask } from './types.ts';

/** Goods of the points mall. */
export const pointsProducts: readonly SeedPointsProduct[] = [
  {
    slug: 'steel-bowl', type: 'reality', score: 1200, stock: 80, sales: 263, personLimit: 2, weigh: 90, coupon: null,
    images: ['goods/bowl-steel/main-front', 'goods/bowl-steel/main-angle'],
    models: [],
    title: { zh: '不锈钢宠物碗', en: 'Stainless steel bowl', ja: 'ステンレスボウル', fr: 'Gamelle en inox', de: 'Edelstahlnapf', it: 'Ciotola in acciaio', es: 'Cuenco de acero', ko: '스테인리스 볼' },
    description: { zh: '防滑底，可进洗碗机', en: 'Non-slip, dishwasher safe', ja: '滑り止め付き、食洗機対応', fr: 'Antidérapante, lave-vaisselle', de: 'Rutschfest, spülmaschinenfest', it: 'Antiscivolo, lavabile in lavastoviglie', es: 'Antideslizante, apto para lavavajillas', ko: '미끄럼 방지, 식기세척기 사용 가능' },
    content: { zh: '<p>防滑底，可进洗碗机</p><p>积分兑换即时扣除，不退不换。</p>', en: '<p>Non-slip, dishwasher safe</p><p>Points are taken at once; exchanges are final.</p>', ja: '<p>滑り止め付き、食洗機対応</p><p>ポイントはすぐに消費され、返品・交換はできません。</p>', fr: '<p>Antidérapante, lave-vaisselle</p><p>Les points sont débités aussitôt ; l’échange est définitif.</p>', de: '<p>Rutschfest, spülmaschinenfest</p><p>Die Punkte werden sofort abgezogen; Einlösungen sind endgültig.</p>', it: '<p>Antiscivolo, lavabile in lavastoviglie</p><p>I punti si scalano subito; lo scambio è definitivo.</p>', es: '<p>Antideslizante, apto para lavavajillas</p><p>Los puntos se descuentan al momento; el canje es definitivo.</p>', ko: '<p>미끄럼 방지, 식기세척기 사용 가능</p><p>포인트는 즉시 차감되며 교환은 취소할 수 없습니다.</p>' },
  },
  {
    slug: 'silicone-mat', type: 'reality', score: 900, stock: 120, sales: 418, personLimit: 3, weigh: 85, coupon: null,
    images: ['goods/mat-silicone/sage-front', 'goods/mat-silicone/graphite-front', 'goods/mat-silicone/sand-front'],
    models: [{ zh: '灰绿', en: 'Sage', ja: 'セージ', fr: 'Sauge', de: 'Salbei', it: 'Salvia', es: 'Salvia', ko: '세이지' }, { zh: '石墨', en: 'Graphite', ja: 'グラファイト', fr: 'Graphite', de: 'Graphit', it: 'Grafite', es: 'Grafito', ko: '그래파이트' }, { zh: '沙色', en: 'Sand', ja: 'サンド', fr: 'Sable', de: 'Sand', it: 'Sabbia', es: 'Arena', ko: '샌드' }],
    title: { zh: '硅胶餐垫', en: 'Silicone feeding mat', ja: 'シリコンマット', fr: 'Tapis en silicone', de: 'Silikonmatte', it: 'Tappetino in silicone', es: 'Mantel de silicona', ko: '실리콘 매트' },
    description: { zh: '接住水渍和碎粮', en: 'Catches water and crumbs', ja: '水こぼれや食べこぼしを受け止めます', fr: 'Retient l’eau et les miettes', de: 'Fängt Wasser und Krümel auf', it: 'Raccoglie acqua e briciole', es: 'Recoge agua y migas', ko: '물과 사료 부스러기를 받아 줍니다' },
    content: { zh: '<p>接住水渍和碎粮</p><p>积分兑换即时扣除，不退不换。</p>', en: '<p>Catches water and crumbs</p><p>Points are taken at once; exchanges are final.</p>', ja: '<p>水こぼれや食べこぼしを受け止めます</p><p>ポイントはすぐに消費され、返品・交換はできません。</p>', fr: '<p>Retient l’eau et les miettes</p><p>Les points sont débités aussitôt ; l’échange est définitif.</p>', de: '<p>Fängt Wasser und Krümel auf</p><p>Die Punkte werden sofort abgezogen; Einlösungen sind endgültig.</p>', it: '<p>Raccoglie acqua e briciole</p><p>I punti si scalano subito; lo scambio è definitivo.</p>', es: '<p>Recoge agua y migas</p><p>Los puntos se descuentan al momento; el canje es definitivo.</p>', ko: '<p>물과 사료 부스러기를 받아 줍니다</p><p>포인트는 즉시 차감되며 교환은 취소할 수 없습니다.</p>' },
  },
  {
    slug: 'strap', type: 'reality', score: 600, stock: 60, sales: 152, personLimit: 2, weigh: 80, coupon: null,
    images: ['goods/strap-band/coral-front', 'goods/strap-band/graphite-front', 'goods/strap-band/sage-front'],
    models: [{ zh: '珊瑚', en: 'Coral', ja: 'コーラル', fr: 'Corail', de: 'Koralle', it: 'Corallo', es: 'Coral', ko: '코랄' }, { zh: '石墨', en: 'Graphite', ja: 'グラファイト', fr: 'Graphite', de: 'Graphit', it: 'Grafite', es: 'Grafito', ko: '그래파이트' }, { zh: '灰绿', en: 'Sage', ja: 'セージ', fr: 'Sauge', de: 'Salbei', it: 'Salvia', es: 'Salvia', ko: '세이지' }],
    title: { zh: '定位器编织带', en: 'Tracker strap', ja: 'トラッカー用バンド', fr: 'Sangle pour traceur', de: 'Band für den Tracker', it: 'Cinturino per localizzatore', es: 'Correa para localizador', ko: '트래커 스트랩' },
    description: { zh: '柔软耐磨，快拆扣', en: 'Soft, tough, quick release', ja: '柔らかく丈夫、ワンタッチ着脱', fr: 'Souple, solide, à ouverture rapide', de: 'Weich, robust, mit Schnellverschluss', it: 'Morbido, resistente, a sgancio rapido', es: 'Suave, resistente y de apertura rápida', ko: '부드럽고 튼튼하며 쉽게 분리됩니다' },
    content: { zh: '<p>柔软耐磨，快拆扣</p><p>积分兑换即时扣除，不退不换。</p>', en: '<p>Soft, tough, quick release</p><p>Points are taken at once; exchanges are final.</p>', ja: '<p>柔らかく丈夫、ワンタッチ着脱</p><p>ポイントはすぐに消費され、返品・交換はできません。</p>', fr: '<p>Souple, solide, à ouverture rapide</p><p>Les points sont débités aussitôt ; l’échange est définitif.</p>', de: '<p>Weich, robust, mit Schnellverschluss</p><p>Die Punkte werden sofort abgezogen; Einlösungen sind endgültig.</p>', it: '<p>Morbido, resistente, a sgancio rapido</p><p>I punti si scalano subito; lo scambio è definitivo.</p>', es: '<p>Suave, resistente y de apertura rápida</p><p>Los puntos se descuentan al momento; el canje es definitivo.</p>', ko: '<p>부드럽고 튼튼하며 쉽게 분리됩니다</p><p>포인트는 즉시 차감되며 교환은 취소할 수 없습니다.</p>' },
  },
  {
    slug: 'carbon-filter', type: 'reality', score: 700, stock: 200, sales: 934, personLimit: 5, weigh: 75, coupon: null,
    images: ['goods/filter-carbon/main-front', 'goods/filter-carbon/main-angle'],
    models: [],
    title: { zh: '活性炭滤芯 2 片', en: 'Carbon filters, set of 2', ja: '活性炭フィルター2枚', fr: '2 filtres à charbon', de: '2 Kohlefilter', it: '2 filtri al carbone', es: '2 filtros de carbón', ko: '활성탄 필터 2개' },
    description: { zh: '适用全系列饮水机', en: 'Fits every fountain', ja: '全シリーズの給水器に対応', fr: 'Pour toutes nos fontaines', de: 'Für alle Brunnen', it: 'Per tutte le fontanelle', es: 'Para todas las fuentes', ko: '모든 급수기에 사용 가능' },
    content: { zh: '<p>适用全系列饮水机</p><p>积分兑换即时扣除，不退不换。</p>', en: '<p>Fits every fountain</p><p>Points are taken at once; exchanges are final.</p>', ja: '<p>全シリーズの給水器に対応</p><p>ポイントはすぐに消費され、返品・交換はできません。</p>', fr: '<p>Pour toutes nos fontaines</p><p>Les points sont débités aussitôt ; l’échange est définitif.</p>', de: '<p>Für alle Brunnen</p><p>Die Punkte werden sofort abgezogen; Einlösungen sind endgültig.</p>', it: '<p>Per tutte le fontanelle</p><p>I punti si scalano subito; lo scambio è definitivo.</p>', es: '<p>Para todas las fuentes</p><p>Los puntos se descuentan al momento; el canje es definitivo.</p>', ko: '<p>모든 급수기에 사용 가능</p><p>포인트는 즉시 차감되며 교환은 취소할 수 없습니다.</p>' },
  },
  {
    slug: 'slow-feeder', type: 'reality', score: 1800, stock: 25, sales: 77, personLimit: 1, weigh: 70, coupon: null,
    images: ['goods/feeder-slow/mint-front', 'goods/feeder-slow/coral-front', 'goods/feeder-slow/sand-front'],
    models: [{ zh: '薄荷', en: 'Mint', ja: 'ミント', fr: 'Menthe', de: 'Minze', it: 'Menta', es: 'Menta', ko: '민트' }, { zh: '珊瑚', en: 'Coral', ja: 'コーラル', fr: 'Corail', de: 'Koralle', it: 'Corallo', es: 'Coral', ko: '코랄' }, { zh: '沙色', en: 'Sand', ja: 'サンド', fr: 'Sable', de: 'Sand', it: 'Sabbia', es: 'Arena', ko: '샌드' }],
    title: { zh: '慢食碗', en: 'Slow feeder', ja: '早食い防止ボウル', fr: 'Gamelle anti-glouton', de: 'Anti-Schling-Napf', it: 'Ciotola anti-ingozzamento', es: 'Comedero lento', ko: '슬로우 피더' },
    description: { zh: '让吃饭慢下来', en: 'Makes meals last longer', ja: 'ゆっくり食べられます', fr: 'Pour des repas plus calmes', de: 'Für ruhigere Mahlzeiten', it: 'Per pasti più lenti', es: 'Para comer con calma', ko: '천천히 먹게 도와줍니다' },
    content: { zh: '<p>让吃饭慢下来</p><p>积分兑换即时扣除，不退不换。</p>', en: '<p>Makes meals last longer</p><p>Points are taken at once; exchanges are final.</p>', ja: '<p>ゆっくり食べられます</p><p>ポイントはすぐに消費され、返品・交換はできません。</p>', fr: '<p>Pour des repas plus calmes</p><p>Les points sont débités aussitôt ; l’échange est définitif.</p>', de: '<p>Für ruhigere Mahlzeiten</p><p>Die Punkte werden sofort abgezogen; Einlösungen sind endgültig.</p>', it: '<p>Per pasti più lenti</p><p>I punti si scalano subito; lo scambio è definitivo.</p>', es: '<p>Para comer con calma</p><p>Los puntos se descuentan al momento; el canje es definitivo.</p>', ko: '<p>천천히 먹게 도와줍니다</p><p>포인트는 즉시 차감되며 교환은 취소할 수 없습니다.</p>' },
  },
  {
    slug: 'cleaning-set', type: 'reality', score: 1000, stock: 0, sales: 310, personLimit: 2, weigh: 60, coupon: null,
    images: ['goods/cleaning-set/main-front', 'goods/cleaning-set/main-angle'],
    models: [],
    title: { zh: '清洁刷套装', en: 'Cleaning brush set', ja: 'お手入れブラシセット', fr: 'Kit de brosses', de: 'Reinigungsbürsten-Set', it: 'Set di spazzole', es: 'Set de cepillos', ko: '청소 솔 세트' },
    description: { zh: '缝隙也能刷净', en: 'Reaches every corner', ja: 'すみずみまできれいに', fr: 'Jusque dans les coins', de: 'Kommt in jede Ecke', it: 'Arriva in ogni angolo', es: 'Llega a cada rincón', ko: '구석구석 깨끗하게' },
    content: { zh: '<p>缝隙也能刷净</p><p>积分兑换即时扣除，不退不换。</p>', en: '<p>Reaches every corner</p><p>Points are taken at once; exchanges are final.</p>', ja: '<p>すみずみまできれいに</p><p>ポイントはすぐに消費され、返品・交換はできません。</p>', fr: '<p>Jusque dans les coins</p><p>Les points sont débités aussitôt ; l’échange est définitif.</p>', de: '<p>Kommt in jede Ecke</p><p>Die Punkte werden sofort abgezogen; Einlösungen sind endgültig.</p>', it: '<p>Arriva in ogni angolo</p><p>I punti si scalano subito; lo scambio è definitivo.</p>', es: '<p>Llega a cada rincón</p><p>Los puntos se descuentan al momento; el canje es definitivo.</p>', ko: '<p>구석구석 깨끗하게</p><p>포인트는 즉시 차감되며 교환은 취소할 수 없습니다.</p>' },
  },
  {
    slug: 'coupon-shop', type: 'virtual', score: 500, stock: 500, sales: 1288, personLimit: 2, weigh: 95, coupon: 'points-10',
    images: ['goods/battery-pack/main-front'],
    models: [],
    title: { zh: '10 元代金券', en: 'Money-off coupon', ja: '割引クーポン', fr: 'Bon de réduction', de: 'Rabattgutschein', it: 'Buono sconto', es: 'Cupón de descuento', ko: '할인 쿠폰' },
    description: { zh: '全场通用，发放到我的优惠券', en: 'For the whole shop; it appears among your coupons', ja: '全品対象、マイクーポンに届きます', fr: 'Valable partout, ajouté à vos coupons', de: 'Für den ganzen Shop, landet bei deinen Gutscheinen', it: 'Per tutto il negozio, arriva tra i tuoi coupon', es: 'Para toda la tienda, llega a tus cupones', ko: '전 상품 사용, 내 쿠폰함으로 지급' },
    content: { zh: '<p>全场通用，发放到我的优惠券</p><p>积分兑换即时扣除，不退不换。</p>', en: '<p>For the whole shop; it appears among your coupons</p><p>Points are taken at once; exchanges are final.</p>', ja: '<p>全品対象、マイクーポンに届きます</p><p>ポイントはすぐに消費され、返品・交換はできません。</p>', fr: '<p>Valable partout, ajouté à vos coupons</p><p>Les points sont débités aussitôt ; l’échange est définitif.</p>', de: '<p>Für den ganzen Shop, landet bei deinen Gutscheinen</p><p>Die Punkte werden sofort abgezogen; Einlösungen sind endgültig.</p>', it: '<p>Per tutto il negozio, arriva tra i tuoi coupon</p><p>I punti si scalano subito; lo scambio è definitivo.</p>', es: '<p>Para toda la tienda, llega a tus cupones</p><p>Los puntos se descuentan al momento; el canje es definitivo.</p>', ko: '<p>전 상품 사용, 내 쿠폰함으로 지급</p><p>포인트는 즉시 차감되며 교환은 취소할 수 없습니다.</p>' },
  },
  {
    slug: 'cloud-week', type: 'virtual', score: 1500, stock: 300, sales: 205, personLimit: 1, weigh: 65, coupon: null,
    images: ['goods/camera-lookout/black-front'],
    models: [],
    title: { zh: '云存储体验码 7 天', en: 'Cloud storage trial, 7 days', ja: 'クラウド保存7日間お試しコード', fr: 'Stockage cloud, essai de 7 jours', de: 'Cloud-Speicher, 7 Tage testen', it: 'Cloud storage, prova di 7 giorni', es: 'Almacenamiento en la nube, 7 días', ko: '클라우드 저장 7일 체험 코드' },
    description: { zh: '兑换后显示体验码', en: 'The code appears in the exchange', ja: '交換後にコードが表示されます', fr: 'Le code s’affiche dans l’échange', de: 'Der Code steht in der Einlösung', it: 'Il codice appare nello scambio', es: 'El código aparece en el canje', ko: '교환 내역에 코드가 표시됩니다' },
    content: { zh: '<p>兑换后显示体验码</p><p>积分兑换即时扣除，不退不换。</p>', en: '<p>The code appears in the exchange</p><p>Points are taken at once; exchanges are final.</p>', ja: '<p>交換後にコードが表示されます</p><p>ポイントはすぐに消費され、返品・交換はできません。</p>', fr: '<p>Le code s’affiche dans l’échange</p><p>Les points sont débités aussitôt ; l’échange est définitif.</p>', de: '<p>Der Code steht in der Einlösung</p><p>Die Punkte werden sofort abgezogen; Einlösungen sind endgültig.</p>', it: '<p>Il codice appare nello scambio</p><p>I punti si scalano subito; lo scambio è definitivo.</p>', es: '<p>El código aparece en el canje</p><p>Los puntos se descuentan al momento; el canje es definitivo.</p>', ko: '<p>교환 내역에 코드가 표시됩니다</p><p>포인트는 즉시 차감되며 교환은 취소할 수 없습니다.</p>' },
  },
];

/** Things to do for points. */
export const seedTasks: readonly SeedTask[] = [
  { slug: 'sign-in', kind: 'sign_in', score: 5, target: 1, period: 'daily', path: '/pages/signin/signin', weigh: 100, name: { zh: '每日签到', en: 'Sign in today', ja: '今日のチェックイン', fr: 'Pointez aujourd’hui', de: 'Heute einchecken', it: 'Fai il check-in di oggi', es: 'Regístrate hoy', ko: '오늘 출석하기' } },
  { slug: 'favourites', kind: 'favourite', score: 5, target: 3, period: 'daily', path: '/pages/index/index', weigh: 90, name: { zh: '收藏 3 件喜欢的商品', en: 'Add 3 favourites', ja: 'お気に入りを3つ追加', fr: 'Ajoutez 3 favoris', de: '3 Favoriten merken', it: 'Aggiungi 3 preferiti', es: 'Añade 3 favoritos', ko: '찜하기 3개' } },
  { slug: 'coupon', kind: 'coupon', score: 5, target: 1, period: 'once', path: '/pages/coupon/coupon', weigh: 80, name: { zh: '领取一张优惠券', en: 'Claim a coupon', ja: 'クーポンを獲得', fr: 'Récupérez un coupon', de: 'Einen Gutschein holen', it: 'Prendi un coupon', es: 'Consigue un cupón', ko: '쿠폰 받기' } },
  { slug: 'profile', kind: 'profile', score: 20, target: 1, period: 'once', path: '/pages/my/profile', weigh: 70, name: { zh: '完善个人资料', en: 'Complete your profile', ja: 'プロフィールを入力', fr: 'Complétez votre profil', de: 'Profil vervollständigen', it: 'Completa il profilo', es: 'Completa tu perfil', ko: '프로필 채우기' } },
  { slug: 'first-order', kind: 'order', score: 100, target: 1, period: 'once', path: '/pages/category/index', weigh: 60, name: { zh: '完成首单', en: 'Receive your first order', ja: 'はじめてのご注文', fr: 'Première commande reçue', de: 'Erste Bestellung erhalten', it: 'Ricevi il primo ordine', es: 'Recibe tu primer pedido', ko: '첫 주문 완료' } },
  { slug: 'review', kind: 'review', score: 50, target: 3, period: 'once', path: '/pages/review/review', weigh: 50, name: { zh: '发表 3 条评价', en: 'Write 3 reviews', ja: 'レビューを3件投稿', fr: 'Écrivez 3 avis', de: '3 Bewertungen schreiben', it: 'Scrivi 3 recensioni', es: 'Escribe 3 opiniones', ko: '후기 3개 쓰기' } },
  { slug: 'question', kind: 'question', score: 10, target: 1, period: 'once', path: '/pages/questions/questions', weigh: 40, name: { zh: '提一个问题', en: 'Ask a question', ja: '質問する', fr: 'Posez une question', de: 'Eine Frage stellen', it: 'Fai una domanda', es: 'Haz una pregunta', ko: '질문하기' } },
  { slug: 'invite', kind: 'invite', score: 150, target: 3, period: 'once', path: '/pages/share/invite', weigh: 30, name: { zh: '邀请 3 位好友下单', en: 'Bring 3 friends who buy', ja: 'お友達3人のご購入', fr: '3 amis qui achètent', de: '3 Freunde, die einkaufen', it: '3 amici che acquistano', es: '3 amigos que compran', ko: '친구 3명의 첫 구매' } },
  { slug: 'exchange', kind: 'exchange', score: 10, target: 1, period: 'once', path: '/pages/integral/index', weigh: 20, name: { zh: '兑换一件积分商品', en: 'Exchange points once', ja: 'ポイントを交換', fr: 'Échangez des points', de: 'Einmal Punkte einlösen', it: 'Scambia i punti', es: 'Canjea puntos', ko: '포인트 교환하기' } },
];
