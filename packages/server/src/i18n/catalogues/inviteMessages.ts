/** Words of the invitation poster. */
export const inviteMessages = {
  'invite.title': {
    zh: '邀请好友，一起养宠更省心',
    en: 'Invite a friend, care for pets together',
    ja: 'お友だちを招待して、一緒にペットのお世話を',
    fr: 'Invitez un ami, prenez soin de vos animaux ensemble',
    de: 'Lade Freunde ein und sorgt gemeinsam für eure Tiere',
    it: 'Invita un amico, prendetevi cura insieme dei vostri animali',
    es: 'Invita a un amigo y cuidad juntos de vuestras mascotas',
    ko: '친구를 초대해 함께 반려동물을 돌보세요',
  },
  'invite.content': {
    zh: '好友通过您的邀请注册并完成首单，您可获得 {{score}} 积分。',
    en: 'When a friend signs up through you and receives their first order, you get {{score}} {{score:point|points}}.',
    ja: 'お友だちがあなたの招待で登録し、最初のご注文を受け取ると、{{score}}ポイントがもらえます。',
    fr: 'Quand un ami s’inscrit grâce à vous et reçoit sa première commande, vous gagnez {{score}} {{score:point|points}}.',
    de: 'Meldet sich jemand über dich an und erhält seine erste Bestellung, bekommst du {{score}} {{score:Punkt|Punkte}}.',
    it: 'Quando un amico si iscrive grazie a te e riceve il primo ordine, ottieni {{score}} {{score:punto|punti}}.',
    es: 'Cuando un amigo se registra gracias a ti y recibe su primer pedido, ganas {{score}} {{score:punto|puntos}}.',
    ko: '친구가 내 초대로 가입하고 첫 주문을 받으면 {{score}}포인트를 드립니다.',
  },
  'invite.contentWithoutPoints': {
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
