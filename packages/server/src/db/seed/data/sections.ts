import type { Localized, LocalizedList, StorySection } from './types.ts';

const good: Localized = {
  zh: '产品亮点', en: 'Why you will like it', ja: '特長', fr: 'Les points forts',
  de: 'Das spricht dafür', it: 'I punti di forza', es: 'Lo que te gustará', ko: '제품 특징',
};

/** The list of what is good about a product. */
export function highlights(list: LocalizedList): StorySection {
  return { heading: good, list };
}

/** How fountains are kept clean. */
export const fountainCare: StorySection = {
  heading: { zh: '日常清洁', en: 'Cleaning', ja: 'お手入れ', fr: 'Entretien', de: 'Reinigung', it: 'Pulizia', es: 'Limpieza', ko: '관리 방법' },
  text: {
    zh: '建议每周换水并冲洗水箱一次，每两周用小刷清洁水泵，每月更换滤芯。整机无需工具即可拆开，两分钟搞定。',
    en: 'Rinse the tank and refill it once a week, brush the pump every two weeks and change the filter once a month. Everything comes apart without tools, so it takes two minutes.',
    ja: '週に一度は水を入れ替えてタンクをすすぎ、2週間ごとにポンプをブラシで洗い、フィルターは月に一度交換してください。工具なしで分解でき、2分ほどで終わります。',
    fr: 'Rincez et remplissez le réservoir une fois par semaine, brossez la pompe toutes les deux semaines et changez le filtre chaque mois. Tout se démonte sans outil : deux minutes suffisent.',
    de: 'Spül den Tank einmal pro Woche aus, bürste die Pumpe alle zwei Wochen ab und wechsle den Filter monatlich. Alles lässt sich ohne Werkzeug zerlegen und ist in zwei Minuten erledigt.',
    it: 'Sciacqua e riempi il serbatoio una volta alla settimana, spazzola la pompa ogni due settimane e cambia il filtro una volta al mese. Si smonta tutto senza attrezzi: bastano due minuti.',
    es: 'Enjuaga y rellena el depósito una vez por semana, cepilla la bomba cada dos semanas y cambia el filtro una vez al mes. Todo se desmonta sin herramientas: son dos minutos.',
    ko: '일주일에 한 번 물을 갈고 물통을 헹구고, 2주에 한 번 펌프를 솔로 닦고, 필터는 한 달에 한 번 교체해 주세요. 공구 없이 분해되어 2분이면 끝납니다.',
  },
};

/** How feeders are set up. */
export const feederStart: StorySection = {
  heading: { zh: '三步上手', en: 'Set up in three steps', ja: 'かんたん3ステップ', fr: 'Prêt en trois étapes', de: 'In drei Schritten startklar', it: 'Pronto in tre passaggi', es: 'Listo en tres pasos', ko: '3단계로 간편하게' },
  list: {
    zh: ['接通电源，用 App 扫描底部的二维码', '装入粮食，盖好上盖', '设置用餐时间和分量，断网断电也照常出粮'],
    en: ['Plug it in and scan the code on the bottom with the app', 'Fill in the food and close the lid', 'Set times and portions: meals keep coming even when the Wi-Fi is down'],
    ja: ['電源につなぎ、アプリで底面のコードを読み取る', 'フードを入れてふたを閉める', '時間と量を設定すれば、Wi-Fiが切れていても給餌は続きます'],
    fr: ['Branchez l’appareil et scannez le code sous le socle avec l’appli', 'Versez les aliments et fermez le couvercle', 'Réglez les heures et les portions : les repas sont servis même sans Wi-Fi'],
    de: ['Anschließen und den Code an der Unterseite mit der App scannen', 'Futter einfüllen und Deckel schließen', 'Zeiten und Portionen festlegen: Das Futter kommt auch dann, wenn das WLAN ausfällt'],
    it: ['Collega l’alimentazione e scansiona con l’app il codice sul fondo', 'Versa il cibo e chiudi il coperchio', 'Imposta orari e porzioni: i pasti arrivano anche senza Wi-Fi'],
    es: ['Conéctalo y escanea con la app el código de la base', 'Llena el depósito y cierra la tapa', 'Elige horas y raciones: la comida llega aunque falle el wifi'],
    ko: ['전원을 연결하고 앱으로 바닥의 코드를 스캔하세요', '사료를 담고 뚜껑을 닫으세요', '시간과 양을 설정하면 Wi-Fi가 끊겨도 제때 급여합니다'],
  },
};

/** What cameras do with their pictures. */
export const cameraPrivacy: StorySection = {
  heading: { zh: '隐私由你掌握', en: 'Your home stays yours', ja: 'プライバシーを守る', fr: 'Votre vie privée, protégée', de: 'Deine Privatsphäre bleibt privat', it: 'La tua privacy al sicuro', es: 'Tu intimidad, protegida', ko: '안심할 수 있는 사생활 보호' },
  text: {
    zh: '视频全程加密传输，默认只存在你的存储卡里。一键开启隐私模式，镜头立即停止拍摄。如需随时回看，可另购云存储月卡或年卡。',
    en: 'Video is encrypted all the way and stays on your own card by default. One tap on privacy mode and the camera stops looking. If you want to watch later from anywhere, add a monthly or annual cloud storage plan.',
    ja: '映像は暗号化して送信し、初期設定ではお手元のカードだけに保存します。プライバシーモードにすれば撮影はすぐに停止。外出先で見返したいときは、クラウドストレージの月額・年額プランをご利用ください。',
    fr: 'La vidéo est chiffrée de bout en bout et reste par défaut sur votre carte. En un geste, le mode privé arrête la prise de vue. Pour revoir vos images partout, ajoutez une formule de stockage cloud mensuelle ou annuelle.',
    de: 'Das Video wird durchgehend verschlüsselt und bleibt standardmäßig auf deiner eigenen Karte. Ein Tipp auf den Privatmodus, und die Kamera schaut nicht mehr zu. Wer überall zurückschauen möchte, ergänzt einen Cloud-Tarif für einen Monat oder ein Jahr.',
    it: 'Il video è sempre cifrato e di norma resta sulla tua scheda. Con un tocco la modalità privacy ferma la ripresa. Se vuoi rivedere tutto ovunque, aggiungi un piano cloud mensile o annuale.',
    es: 'El vídeo viaja cifrado y, por defecto, se queda en tu tarjeta. Con un toque, el modo privado detiene la cámara. Si quieres ver las grabaciones desde cualquier sitio, añade un plan de nube mensual o anual.',
    ko: '영상은 모든 구간에서 암호화되며 기본적으로 내 카드에만 저장됩니다. 사생활 보호 모드를 켜면 촬영이 즉시 멈춥니다. 어디서나 다시 보고 싶다면 클라우드 월간·연간 이용권을 추가하세요.',
  },
};

/** How trackers report a position. */
export const trackerApp: StorySection = {
  heading: { zh: '打开 App，看它在哪', en: 'In the app', ja: 'アプリでできること', fr: 'Dans l’appli', de: 'In der App', it: 'Nell’app', es: 'En la app', ko: '앱으로 하는 일' },
  text: {
    zh: '在地图上查看实时位置和当天的行走路线，为家和常去的公园画出电子围栏，走出范围手机立刻提醒。家人可共享同一只宠物。',
    en: 'See the live position and the walk of the day on the map, and draw safe zones around home and your favourite park: the phone tells you the moment they are left. The whole family can follow the same pet.',
    ja: '現在地とその日の散歩コースを地図で確認。自宅やいつもの公園をセーフゾーンに登録すれば、外に出たときにすぐ通知が届きます。家族みんなで見守れます。',
    fr: 'Suivez la position en direct et la balade du jour sur la carte, et tracez des zones sûres autour de la maison ou du parc : le téléphone vous alerte dès que votre compagnon en sort. Toute la famille peut le suivre.',
    de: 'Sieh auf der Karte die aktuelle Position und die Runde des Tages. Leg sichere Zonen um Zuhause und Park fest: Das Handy meldet sich, sobald eine verlassen wird. Die ganze Familie kann mitschauen.',
    it: 'Guarda sulla mappa la posizione in tempo reale e la passeggiata del giorno, e traccia zone sicure attorno a casa e al parco: il telefono ti avvisa appena ne esce. Tutta la famiglia può seguirlo.',
    es: 'Mira en el mapa la posición en directo y el paseo del día, y dibuja zonas seguras alrededor de casa y del parque: el móvil te avisa en cuanto sale de ellas. Toda la familia puede seguirlo.',
    ko: '지도에서 실시간 위치와 오늘의 산책 경로를 확인하고, 집과 자주 가는 공원에 안심 구역을 설정하세요. 벗어나는 순간 휴대폰으로 알려 드립니다. 온 가족이 함께 볼 수 있습니다.',
  },
};

/** Why original consumables and parts. */
export const original: StorySection = {
  heading: { zh: '原装品质', en: 'Made for your device', ja: '純正だから安心', fr: 'Pièce d’origine', de: 'Original passt', it: 'Originale, fatto per durare', es: 'Recambio original', ko: '정품이라 안심' },
  text: {
    zh: '与设备同厂同标准生产，装上即用，不影响整机质保。材料通过食品接触安全检测，不含双酚 A。',
    en: 'Made in the same works and to the same standard as the device itself: it fits at once and leaves your warranty untouched. Tested for contact with food and free of BPA.',
    ja: '本体と同じ工場・同じ基準で製造。そのまま取り付けられ、本体保証にも影響しません。食品接触安全試験に合格し、BPAを含みません。',
    fr: 'Fabriqué dans la même usine et selon les mêmes exigences que l’appareil : l’ajustement est parfait et la garantie reste entière. Testé pour le contact alimentaire, sans BPA.',
    de: 'Aus demselben Werk und nach denselben Vorgaben wie das Gerät: passt auf Anhieb, und die Garantie bleibt erhalten. Auf Lebensmittelkontakt geprüft und frei von BPA.',
    it: 'Prodotto nello stesso stabilimento e con gli stessi criteri del dispositivo: si monta subito e la garanzia resta valida. Testato per il contatto con gli alimenti, senza BPA.',
    es: 'Fabricado en la misma planta y con las mismas exigencias que el aparato: encaja a la primera y mantiene la garantía. Probado para contacto con alimentos y sin BPA.',
    ko: '본체와 같은 공장, 같은 기준으로 만들어 바로 맞고 본체 보증에도 영향이 없습니다. 식품 접촉 안전성 시험을 통과했으며 BPA가 없습니다.',
  },
};
