import type { SeedShortcut } from './types.ts';

/** The icon grid of the home page. */
export const shortcuts: readonly SeedShortcut[] = [
  { slug: 'fountains', image: 'goods/fountain-aura/white-front', target: { kind: 'category', slug: 'fountains' }, name: { zh: '饮水机', en: 'Fountains', ja: '給水器', fr: 'Fontaines', de: 'Brunnen', it: 'Fontanelle', es: 'Fuentes', ko: '급수기' } },
  { slug: 'feeders', image: 'goods/feeder-meal/white-front', target: { kind: 'category', slug: 'feeders' }, name: { zh: '喂食器', en: 'Feeders', ja: '給餌器', fr: 'Repas', de: 'Futter', it: 'Pappa', es: 'Comederos', ko: '급식기' } },
  { slug: 'cameras', image: 'goods/camera-lookout/white-front', target: { kind: 'category', slug: 'cameras' }, name: { zh: '摄像头', en: 'Cameras', ja: 'カメラ', fr: 'Caméras', de: 'Kameras', it: 'Telecamere', es: 'Cámaras', ko: '카메라' } },
  { slug: 'trackers', image: 'goods/tracker-tag/white-front', target: { kind: 'category', slug: 'trackers' }, name: { zh: '定位器', en: 'Trackers', ja: 'GPS', fr: 'Traceurs', de: 'Tracker', it: 'GPS', es: 'GPS', ko: '추적기' } },
  { slug: 'points-mall', image: null, target: { kind: 'page', path: '/pages/integral/index' }, name: { zh: '积分商城', en: 'Points mall', ja: 'ポイント', fr: 'Points', de: 'Punkte', it: 'Punti', es: 'Puntos', ko: '포인트몰' } },
  { slug: 'sign-in', image: null, target: { kind: 'page', path: '/pages/signin/signin' }, name: { zh: '每日签到', en: 'Check-in', ja: 'チェックイン', fr: 'Pointage', de: 'Check-in', it: 'Check-in', es: 'Registro', ko: '출석' } },
  { slug: 'coupons', image: null, target: { kind: 'page', path: '/pages/coupon/coupon' }, name: { zh: '领券中心', en: 'Coupons', ja: 'クーポン', fr: 'Coupons', de: 'Gutscheine', it: 'Coupon', es: 'Cupones', ko: '쿠폰' } },
  { slug: 'cloud-storage', image: null, target: { kind: 'page', path: '/pages/storage/cloudStorage' }, name: { zh: '云存储', en: 'Cloud', ja: 'クラウド', fr: 'Cloud', de: 'Cloud', it: 'Cloud', es: 'Nube', ko: '클라우드' } },
  { slug: 'invite', image: null, target: { kind: 'page', path: '/pages/share/publicize' }, name: { zh: '邀请好友', en: 'Invite', ja: '友達招待', fr: 'Parrainage', de: 'Einladen', it: 'Invita', es: 'Invitar', ko: '친구 초대' } },
  { slug: 'help', image: null, target: { kind: 'page', path: '/pages/help/index' }, name: { zh: '帮助中心', en: 'Help', ja: 'ヘルプ', fr: 'Aide', de: 'Hilfe', it: 'Aiuto', es: 'Ayuda', ko: '고객센터' } },
];
