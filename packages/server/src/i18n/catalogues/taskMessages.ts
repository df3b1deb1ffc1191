/** Texts of tasks. */
export const taskMessages = {
  'task.notDone': {
    zh: '任务尚未完成',
    en: 'This task is not done yet',
    ja: 'ミッションがまだ完了していません',
    fr: 'Cette mission n’est pas encore terminée',
    de: 'Diese Aufgabe ist noch nicht erledigt',
    it: 'Questa missione non è ancora completata',
    es: 'Esta tarea aún no está completada',
    ko: '아직 완료하지 않은 미션입니다',
  },
  'task.claimed': {
    zh: '奖励已领取',
    en: 'You have already claimed these points',
    ja: 'このポイントは受取済みです',
    fr: 'Vous avez déjà reçu ces points',
    de: 'Du hast diese Punkte schon bekommen',
    it: 'Hai già ricevuto questi punti',
    es: 'Ya has recibido estos puntos',
    ko: '이미 받은 포인트입니다',
  },
} as const;
