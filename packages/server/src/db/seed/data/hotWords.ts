import type { LocalizedList } from './types.ts';

/** The hot searches of each language. */
export const hotWords: LocalizedList = {
  zh: ['饮水机', '喂食器', '滤芯', '摄像头', '定位器', '不锈钢', '慢食碗', '便携水壶'],
  en: ['fountain', 'feeder', 'filter', 'camera', 'GPS tracker', 'stainless steel', 'slow feed', 'travel bottle'],
  ja: ['給水器', '給餌器', 'フィルター', 'カメラ', 'GPS', 'ステンレス', '早食い防止', 'おでかけ'],
  fr: ['fontaine', 'distributeur', 'filtre', 'caméra', 'traceur', 'inox', 'anti-glouton', 'gourde'],
  de: ['Trinkbrunnen', 'Futterautomat', 'Filter', 'Kamera', 'Tracker', 'Edelstahl', 'Napf', 'Reiseflasche'],
  it: ['fontanella', 'distributore', 'filtri', 'telecamera', 'localizzatore', 'acciaio', 'ciotola', 'borraccia'],
  es: ['fuente', 'comedero', 'filtro', 'cámara', 'localizador', 'acero', 'cuenco', 'botella'],
  ko: ['급수기', '급식기', '필터', '카메라', '추적기', '스테인리스', '슬로우 식기', '물병'],
};
