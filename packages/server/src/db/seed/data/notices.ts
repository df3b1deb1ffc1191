import type { SeedPage } from './types.ts';

/** The announcements, newest first. */
export const notices: readonly SeedPage[] = [
  {
    diyname: 'notice-fresh-water', kind: 'notice', daysAgo: 1,
    title: { zh: '饮水机限时优惠，买就送除垢片', en: 'Fountains on offer, tablets free', ja: '給水器が期間限定価格、除去タブレット付き', fr: 'Fontaines en promo, pastilles offertes', de: 'Brunnen im Angebot, Tabs gratis dazu', it: 'Fontanelle in offerta, pastiglie in regalo', es: 'Fuentes de oferta y pastillas de regalo', ko: '급수기 할인, 물때 제거 정 증정' },
    description: { zh: 'Aura 与 Mini 限时折扣，任购一台饮水机赠除垢泡腾片。', en: 'Aura and Mini cost less for a few days, and every fountain comes with descaling tablets.', ja: 'AuraとMiniが期間限定で割引。給水器のご購入で水あか除去タブレットを進呈します。', fr: 'Aura et Mini à prix réduit quelques jours, et des pastilles détartrantes avec chaque fontaine.', de: 'Aura und Mini sind für kurze Zeit günstiger, und zu jedem Brunnen gibt es Entkalkertabs.', it: 'Aura e Mini scontate per pochi giorni e pastiglie anticalcare con ogni fontanella.', es: 'Aura y Mini rebajadas unos días y pastillas antical con cada fuente.', ko: 'Aura와 Mini를 기간 한정 할인하고, 급수기를 사면 물때 제거 정을 드립니다.' },
    body: {
      zh: '<p>天热了，让毛孩子多喝水。活动期间：</p><ul><li>Aura 智能饮水机 85 折，Mini 8 折</li><li>任购一台饮水机，赠除垢泡腾片 12 片装一份</li><li>赠品随单自动加入，退货时请一并寄回</li></ul><p>数量有限，赠完即止。</p>',
      en: '<p>It is getting warm, and pets should drink more. While the offer lasts:</p><ul><li>15% off Aura, 20% off Mini</li><li>A pack of 12 descaling tablets free with any fountain</li><li>The gift joins your order by itself; please send it back with a return</li></ul><p>While stocks last.</p>',
      ja: '<p>暑くなる季節、たっぷりお水を。期間中の特典はこちらです。</p><ul><li>Aura 15％オフ、Mini 20％オフ</li><li>給水器をご購入の方に水あか除去タブレット12個入りを進呈</li><li>進呈品は注文に自動で追加されます。返品の際は一緒にお送りください</li></ul><p>なくなり次第終了いたします。</p>',
      fr: '<p>Il fait chaud : faites-les boire davantage. Pendant l’offre :</p><ul><li>15 % sur Aura, 20 % sur Mini</li><li>Une boîte de 12 pastilles détartrantes offerte avec chaque fontaine</li><li>Le cadeau s’ajoute tout seul à la commande ; joignez-le en cas de retour</li></ul><p>Dans la limite des stocks disponibles.</p>',
      de: '<p>Es wird warm, und Tiere sollten mehr trinken. Solange das Angebot läuft:</p><ul><li>15 % auf Aura, 20 % auf Mini</li><li>Eine Packung mit 12 Entkalkertabs gratis zu jedem Brunnen</li><li>Das Geschenk kommt von selbst in die Bestellung; bei einer Rückgabe bitte mitschicken</li></ul><p>Nur solange der Vorrat reicht.</p>',
      it: '<p>Fa caldo: facciamoli bere di più. Finché dura l’offerta:</p><ul><li>15% su Aura, 20% su Mini</li><li>Una confezione da 12 pastiglie anticalcare in regalo con ogni fontanella</li><li>Il regalo si aggiunge da solo all’ordine; in caso di reso va restituito</li></ul><p>Fino a esaurimento scorte.</p>',
      es: '<p>Llega el calor: que beban más. Mientras dure la oferta:</p><ul><li>15 % en Aura, 20 % en Mini</li><li>Una caja de 12 pastillas antical de regalo con cada fuente</li><li>El regalo se añade solo al pedido; si devuelves, envíalo también</li></ul><p>Hasta agotar existencias.</p>',
      ko: '<p>더워지는 계절, 물을 더 마시게 해 주세요. 행사 기간에는</p><ul><li>Aura 15%, Mini 20% 할인</li><li>급수기를 사면 물때 제거 정 12개입 증정</li><li>사은품은 주문에 자동으로 담기며, 반품 시 함께 보내 주세요</li></ul><p>소진 시 종료됩니다.</p>',
    },
  },
  {
    diyname: 'notice-cloud', kind: 'notice', daysAgo: 6,
    title: { zh: '云存储年卡上线，折合每月更省', en: 'Annual cloud plan now available', ja: 'クラウドストレージ年額プラン登場', fr: 'Formule cloud annuelle disponible', de: 'Jahrestarif für die Cloud ist da', it: 'Arriva il piano cloud annuale', es: 'Ya está el plan anual de nube', ko: '클라우드 연간 이용권 출시' },
    description: { zh: '一次开通全年回看，可随时叠加续期。', en: 'Watch the whole year, and extend whenever you like.', ja: '1年分まとめて見返せて、いつでも延長できます。', fr: 'Un an de vidéos, prolongeable à tout moment.', de: 'Ein ganzes Jahr zurückschauen und jederzeit verlängern.', it: 'Rivedi un anno intero e prolunga quando vuoi.', es: 'Un año de grabaciones, ampliable cuando quieras.', ko: '1년 내내 다시 보고 언제든 연장할 수 있습니다.' },
    body: {
      zh: '<p>云存储现支持年卡：一次付款，摄像头录像在云端保留全年，折合每月比月卡省约三成。</p><p>已开通月卡的设备可直接叠加，有效期自动顺延。购买前请阅读云存储服务协议。</p>',
      en: '<p>There is now an annual cloud plan: pay once, keep recordings for the whole year, and save about a third compared with the monthly plan.</p><p>If a camera already has a monthly plan, the year is added on top. Please read the cloud storage agreement first.</p>',
      ja: '<p>クラウドストレージに年額プランが加わりました。1回のお支払いで1年分の録画を保存でき、月額よりおよそ3割お得です。</p><p>月額プランをご利用中の場合は、期間がそのまま加算されます。ご購入前に利用規約をご確認ください。</p>',
      fr: '<p>La formule annuelle est arrivée : un seul paiement, des enregistrements conservés toute l’année et environ un tiers d’économie par rapport au mensuel.</p><p>Si votre caméra a déjà une formule mensuelle, l’année s’y ajoute. Lisez d’abord les conditions du stockage cloud.</p>',
      de: '<p>Neu ist der Jahrestarif: einmal zahlen, Aufnahmen ein ganzes Jahr behalten und gegenüber dem Monatstarif etwa ein Drittel sparen.</p><p>Hat eine Kamera schon einen Monatstarif, kommt das Jahr dazu. Bitte lies vorher die Bedingungen des Cloud-Speichers.</p>',
      it: '<p>È arrivato il piano annuale: paghi una volta, le registrazioni restano per tutto l’anno e risparmi circa un terzo rispetto al mensile.</p><p>Se la telecamera ha già un piano mensile, l’anno si aggiunge. Prima dell’acquisto leggi il contratto del cloud.</p>',
      es: '<p>Ya existe el plan anual: un solo pago, grabaciones guardadas todo el año y cerca de un tercio de ahorro frente al mensual.</p><p>Si tu cámara ya tiene un plan mensual, el año se suma. Lee antes las condiciones de la nube.</p>',
      ko: '<p>연간 이용권이 나왔습니다. 한 번 결제로 1년 동안 녹화를 보관하고, 월간보다 약 30% 저렴합니다.</p><p>월간 이용권을 쓰고 있다면 기간이 그대로 더해집니다. 구매 전에 클라우드 이용 약관을 확인해 주세요.</p>',
    },
  },
  {
    diyname: 'notice-delivery', kind: 'notice', daysAgo: 12,
    title: { zh: '发货时间与物流说明', en: 'Delivery times', ja: '発送時期のお知らせ', fr: 'Délais de livraison', de: 'Lieferzeiten', it: 'Tempi di consegna', es: 'Plazos de entrega', ko: '배송 기간 안내' },
    description: { zh: '16:00 前付款当日发货，国内 2–3 天、海外 5–10 天送达。', en: 'Paid by 4 pm ships the same day: 2–3 days at home, 5–10 days abroad.', ja: '16時までのお支払いで当日発送。国内2～3日、海外5～10日です。', fr: 'Payé avant 16 h, expédié le jour même : 2–3 jours en Chine, 5–10 jours à l’étranger.', de: 'Bis 16 Uhr bezahlt, am selben Tag verschickt: Inland 2–3 Tage, Ausland 5–10 Tage.', it: 'Pagato entro le 16 parte in giornata: 2–3 giorni in Cina, 5–10 all’estero.', es: 'Si pagas antes de las 16 h sale ese día: 2–3 días en China y 5–10 en el extranjero.', ko: '오후 4시까지 결제하면 당일 발송, 국내 2~3일, 해외 5~10일입니다.' },
    body: {
      zh: '<p>工作日 16:00 前付款的订单当天发货，其余次日发出。国内一般 2–3 天送达，偏远地区 4–5 天；海外 5–10 天，以当地清关为准。</p><p>大促期间可能延迟 1–2 天，可在订单详情里查看实时物流。</p>',
      en: '<p>Orders paid by 4 pm on a working day leave the same day, the rest the day after. Mainland China takes 2–3 days, remote areas 4–5, other countries 5–10 days depending on customs.</p><p>In sale weeks add a day or two. The order page shows where the parcel is.</p>',
      ja: '<p>営業日16時までのお支払いは当日、以降は翌日に発送します。中国国内は2～3日、離島などは4～5日、海外は通関により5～10日です。</p><p>セール期間中は1～2日遅れることがあります。配送状況は注文詳細でご確認ください。</p>',
      fr: '<p>Payées un jour ouvré avant 16 h, les commandes partent le jour même, les autres le lendemain. Chine : 2–3 jours, zones éloignées 4–5 ; autres pays : 5–10 jours selon la douane.</p><p>Comptez un ou deux jours de plus pendant les soldes. Le suivi est visible dans la commande.</p>',
      de: '<p>An Werktagen bis 16 Uhr bezahlte Bestellungen gehen am selben Tag raus, die übrigen am nächsten. China: 2–3 Tage, entlegene Gebiete 4–5, andere Länder je nach Zoll 5–10 Tage.</p><p>In Aktionswochen kommen ein bis zwei Tage dazu. Den Stand siehst du in der Bestellung.</p>',
      it: '<p>Gli ordini pagati entro le 16 di un giorno lavorativo partono in giornata, gli altri il giorno dopo. Cina: 2–3 giorni, zone remote 4–5, altri Paesi 5–10 giorni secondo la dogana.</p><p>Nelle settimane di saldi si aggiungono uno o due giorni. La spedizione si segue nell’ordine.</p>',
      es: '<p>Los pedidos pagados un día laborable antes de las 16 h salen ese mismo día; el resto, al siguiente. China: 2–3 días, zonas remotas 4–5, otros países 5–10 según la aduana.</p><p>En semanas de rebajas suma uno o dos días. El seguimiento está en el pedido.</p>',
      ko: '<p>영업일 오후 4시까지 결제한 주문은 당일, 그 이후는 다음 날 발송합니다. 중국 내 2~3일, 도서 지역 4~5일, 해외는 통관에 따라 5~10일입니다.</p><p>행사 기간에는 1~2일 더 걸릴 수 있습니다. 배송 상황은 주문 상세에서 확인하세요.</p>',
    },
  },
  {
    diyname: 'notice-app', kind: 'notice', daysAgo: 25,
    title: { zh: '设备 App 更新说明', en: 'What is new in the device app', ja: 'デバイスアプリ更新のお知らせ', fr: 'Nouveautés de l’application', de: 'Neues in der Geräte-App', it: 'Novità dell’app dei dispositivi', es: 'Novedades de la app', ko: '기기 앱 업데이트 안내' },
    description: { zh: '新增饮水报告、家庭共享和更快的配网流程。', en: 'Drinking report, family sharing and quicker set-up.', ja: '飲水レポート、家族共有、より速い接続設定に対応しました。', fr: 'Rapport d’hydratation, partage en famille et installation plus rapide.', de: 'Trinkbericht, Familienfreigabe und schnellere Einrichtung.', it: 'Rapporto sull’acqua, condivisione in famiglia e configurazione più veloce.', es: 'Informe de hidratación, uso en familia y configuración más rápida.', ko: '음수 리포트, 가족 공유, 빨라진 기기 연결.' },
    body: {
      zh: '<p>设备 App 更新后可以：</p><ul><li>查看每日饮水量和一周趋势</li><li>与家人共享设备，最多 6 人</li><li>配网时间缩短到 30 秒左右</li></ul><p>请升级到最新版本后再使用云存储等新功能。</p>',
      en: '<p>With the new version of the device app you can:</p><ul><li>see how much they drink, day by day</li><li>share devices with up to six people</li><li>connect a device in about half a minute</li></ul><p>Please update before using cloud storage.</p>',
      ja: '<p>新しいバージョンのアプリでは次のことができます。</p><ul><li>毎日の飲水量と1週間の推移を確認</li><li>最大6人の家族とデバイスを共有</li><li>約30秒で接続設定が完了</li></ul><p>クラウドストレージのご利用前に、最新版への更新をお願いします。</p>',
      fr: '<p>La nouvelle version de l’appli permet de :</p><ul><li>suivre la quantité d’eau bue jour après jour</li><li>partager un appareil avec six personnes</li><li>connecter un appareil en trente secondes environ</li></ul><p>Mettez l’appli à jour avant d’utiliser le stockage cloud.</p>',
      de: '<p>Mit der neuen Version der Geräte-App kannst du:</p><ul><li>die Trinkmenge Tag für Tag ansehen</li><li>Geräte mit bis zu sechs Personen teilen</li><li>ein Gerät in etwa 30 Sekunden verbinden</li></ul><p>Bitte aktualisiere vor der Nutzung des Cloud-Speichers.</p>',
      it: '<p>Con la nuova versione dell’app puoi:</p><ul><li>vedere quanto bevono giorno per giorno</li><li>condividere i dispositivi con sei persone</li><li>collegare un dispositivo in circa 30 secondi</li></ul><p>Aggiorna l’app prima di usare il cloud.</p>',
      es: '<p>Con la nueva versión de la app puedes:</p><ul><li>ver cuánto beben cada día</li><li>compartir el aparato con hasta seis personas</li><li>conectar un aparato en unos 30 segundos</li></ul><p>Actualiza antes de usar la nube.</p>',
      ko: '<p>앱을 업데이트하면</p><ul><li>하루 음수량과 일주일 추이를 볼 수 있습니다</li><li>최대 6명의 가족과 기기를 함께 쓸 수 있습니다</li><li>약 30초면 기기가 연결됩니다</li></ul><p>클라우드를 쓰기 전에 최신 버전으로 업데이트해 주세요.</p>',
    },
  },
];
