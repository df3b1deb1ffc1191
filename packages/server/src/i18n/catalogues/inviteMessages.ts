/** Words of the invitation's poster, which the friend reads: not what the inviter gets. */
export const inviteMessages = {
  'invite.title': {
    zh: '一起养宠，更省心',
    en: 'Let’s care for our pets together',
    ja: '一緒に、ペットとの毎日をもっと快適に',
    fr: 'Prenons soin de nos animaux ensemble',
    de: 'Lass uns gemeinsam gut für unsere Tiere sorgen',
    it: 'Prendiamoci cura insieme dei nostri animali',
    es: 'Cuidemos juntos de nuestras mascotas',
    ko: '함께 반려동물을 더 편하게 돌봐요',
  },
  'invite.content': {
    zh: '猫狗智能用品，一站选齐。',
    en: 'Smart care for cats and dogs, all in one shop.',
    ja: '猫と犬のためのスマート用品がそろっています。',
    fr: 'Tout pour prendre soin des chats et des chiens, en toute simplicité.',
    de: 'Smarte Helfer für Katzen und Hunde, alles in einem Shop.',
    it: 'Tutto per prendersi cura di cani e gatti, in un solo negozio.',
    es: 'Todo para cuidar de perros y gatos, en una sola tienda.',
    ko: '고양이와 강아지를 위한 스마트 용품을 한곳에서 만나 보세요.',
  },
} as const;
