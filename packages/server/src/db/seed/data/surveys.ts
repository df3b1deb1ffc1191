import type { Localized, SeedSurvey } from './types.ts';

const option = (value: string, text: Localized) => ({ value, text });

const yes: Localized = { zh: '是', en: 'Yes', ja: 'はい', fr: 'Oui', de: 'Ja', it: 'Sì', es: 'Sí', ko: '예' };
const no: Localized = { zh: '否', en: 'No', ja: 'いいえ', fr: 'Non', de: 'Nein', it: 'No', es: 'No', ko: '아니요' };
const cat: Localized = { zh: '猫', en: 'Cat', ja: '猫', fr: 'Chat', de: 'Katze', it: 'Gatto', es: 'Gato', ko: '고양이' };
const dog: Localized = { zh: '狗', en: 'Dog', ja: '犬', fr: 'Chien', de: 'Hund', it: 'Cane', es: 'Perro', ko: '강아지' };
const other: Localized = { zh: '其他', en: 'Other', ja: 'その他', fr: 'Autre', de: 'Andere', it: 'Altro', es: 'Otro', ko: '기타' };

const pets = {
  title: { zh: '您家里有哪些宠物？', en: 'Which pets live with you?', ja: '一緒に暮らしているペットは？', fr: 'Quels animaux vivent avec vous ?', de: 'Welche Tiere leben bei dir?', it: 'Quali animali vivono con te?', es: '¿Qué mascotas viven contigo?', ko: '어떤 반려동물과 함께 지내나요?' },
  type: 'multi', required: true,
  options: [option('cat', cat), option('dog', dog), option('other', other)],
} as const;

const recommend = {
  title: { zh: '您会把它推荐给朋友吗？（1 不会，5 一定会）', en: 'Would you recommend it to a friend? (1 no, 5 certainly)', ja: '友人にすすめたいですか？（1 いいえ、5 ぜひ）', fr: 'Le recommanderiez-vous à un ami ? (1 non, 5 certainement)', de: 'Würdest du es weiterempfehlen? (1 nein, 5 auf jeden Fall)', it: 'Lo consiglieresti a un amico? (1 no, 5 certamente)', es: '¿Lo recomendarías a un amigo? (1 no, 5 seguro)', ko: '친구에게 추천하시겠어요? (1 아니요, 5 꼭 추천)' },
  type: 'scale', required: true,
  options: ['1', '2', '3', '4', '5'].map((step) => option(step, { zh: step, en: step, ja: step, fr: step, de: step, it: step, es: step, ko: step })),
} as const;

const wish = {
  title: { zh: '您希望我们改进什么？', en: 'What should we improve?', ja: '改善してほしい点はありますか？', fr: 'Que devrions-nous améliorer ?', de: 'Was sollen wir verbessern?', it: 'Che cosa dovremmo migliorare?', es: '¿Qué deberíamos mejorar?', ko: '어떤 점을 개선하면 좋을까요?' },
  type: 'text', required: false, options: [],
} as const;

/** The surveys of the demo shop. */
export const surveys: readonly SeedSurvey[] = [
  {
    type: 'drinker', score: 50,
    title: { zh: '智能饮水机使用调查', en: 'About your drinking fountain', ja: '自動給水器についてのアンケート', fr: 'Votre fontaine à eau', de: 'Fragen zu deinem Trinkbrunnen', it: 'La tua fontanella', es: 'Sobre tu fuente', ko: '급수기 사용 설문' },
    questions: [
      pets,
      {
        title: { zh: '宠物每天喝水比以前多吗？', en: 'Do they drink more than before?', ja: '以前より水を飲むようになりましたか？', fr: 'Boivent-ils plus qu’avant ?', de: 'Trinken sie mehr als früher?', it: 'Bevono più di prima?', es: '¿Beben más que antes?', ko: '예전보다 물을 더 마시나요?' },
        type: 'single', required: true,
        options: [option('yes', yes), option('no', no)],
      },
      {
        title: { zh: '您多久换一次滤芯？', en: 'How often do you change the filter?', ja: 'フィルターはどのくらいで交換しますか？', fr: 'À quelle fréquence changez-vous le filtre ?', de: 'Wie oft wechselst du den Filter?', it: 'Ogni quanto cambi il filtro?', es: '¿Cada cuánto cambias el filtro?', ko: '필터는 얼마나 자주 바꾸나요?' },
        type: 'single', required: true,
        options: [
          option('month', { zh: '每月', en: 'Every month', ja: '毎月', fr: 'Tous les mois', de: 'Jeden Monat', it: 'Ogni mese', es: 'Cada mes', ko: '매달' }),
          option('quarter', { zh: '两三个月', en: 'Every two or three months', ja: '2～3か月ごと', fr: 'Tous les deux ou trois mois', de: 'Alle zwei bis drei Monate', it: 'Ogni due o tre mesi', es: 'Cada dos o tres meses', ko: '두세 달마다' }),
          option('never', { zh: '还没换过', en: 'Not yet', ja: 'まだ交換していない', fr: 'Jamais jusqu’ici', de: 'Noch nie', it: 'Non ancora', es: 'Todavía no', ko: '아직 안 바꿨어요' }),
        ],
      },
      recommend,
      wish,
    ],
  },
  {
    type: 'feeder', score: 50,
    title: { zh: '智能喂食器使用调查', en: 'About your feeder', ja: '自動給餌器についてのアンケート', fr: 'Votre distributeur', de: 'Fragen zu deinem Futterautomaten', it: 'Il tuo distributore', es: 'Sobre tu comedero', ko: '급식기 사용 설문' },
    questions: [
      pets,
      {
        title: { zh: '您每天设置几餐？', en: 'How many meals a day do you set?', ja: '1日に何回の食事を設定していますか？', fr: 'Combien de repas par jour avez-vous réglés ?', de: 'Wie viele Mahlzeiten am Tag hast du eingestellt?', it: 'Quanti pasti al giorno hai impostato?', es: '¿Cuántas comidas al día tienes programadas?', ko: '하루에 몇 끼를 설정했나요?' },
        type: 'single', required: true,
        options: [
          option('1-2', { zh: '1–2 餐', en: 'One or two', ja: '1～2回', fr: 'Une ou deux', de: 'Eine oder zwei', it: 'Uno o due', es: 'Una o dos', ko: '1~2끼' }),
          option('3-4', { zh: '3–4 餐', en: 'Three or four', ja: '3～4回', fr: 'Trois ou quatre', de: 'Drei oder vier', it: 'Tre o quattro', es: 'Tres o cuatro', ko: '3~4끼' }),
          option('5', { zh: '5 餐以上', en: 'Five or more', ja: '5回以上', fr: 'Cinq ou plus', de: 'Fünf oder mehr', it: 'Cinque o più', es: 'Cinco o más', ko: '5끼 이상' }),
        ],
      },
      {
        title: { zh: '出过卡粮的情况吗？', en: 'Has food ever got stuck?', ja: 'フードが詰まったことはありますか？', fr: 'Les croquettes se sont-elles déjà coincées ?', de: 'Ist schon einmal Futter stecken geblieben?', it: 'Le crocchette si sono mai bloccate?', es: '¿Se ha atascado alguna vez el pienso?', ko: '사료가 걸린 적이 있나요?' },
        type: 'single', required: true,
        options: [option('no', no), option('yes', yes)],
      },
      recommend,
      wish,
    ],
  },
];
