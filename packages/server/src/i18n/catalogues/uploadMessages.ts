/** Why an uploaded file is refused. */
export const uploadMessages = {
  'upload.format': {
    zh: '只能上传 JPG、PNG、WebP、GIF、AVIF 图片或 MP4、MOV、WebM 视频',
    en: 'Only JPG, PNG, WebP, GIF and AVIF pictures or MP4, MOV and WebM videos can be uploaded',
    ja: 'アップロードできるのは JPG・PNG・WebP・GIF・AVIF の画像、または MP4・MOV・WebM の動画です',
    fr: 'Seules les images JPG, PNG, WebP, GIF et AVIF ou les vidéos MP4, MOV et WebM sont acceptées',
    de: 'Du kannst nur Bilder (JPG, PNG, WebP, GIF, AVIF) oder Videos (MP4, MOV, WebM) hochladen',
    it: 'Puoi caricare solo immagini JPG, PNG, WebP, GIF e AVIF o video MP4, MOV e WebM',
    es: 'Solo se pueden subir imágenes JPG, PNG, WebP, GIF y AVIF o vídeos MP4, MOV y WebM',
    ko: 'JPG, PNG, WebP, GIF, AVIF 사진이나 MP4, MOV, WebM 동영상만 올릴 수 있습니다',
  },
  'upload.size': {
    zh: '文件太大：图片不超过 10 MB，视频不超过 100 MB',
    en: 'The file is too large: pictures up to 10 MB, videos up to 100 MB',
    ja: 'ファイルが大きすぎます。画像は 10 MB、動画は 100 MB までです',
    fr: 'Le fichier est trop volumineux : 10 Mo pour une image, 100 Mo pour une vidéo',
    de: 'Die Datei ist zu groß: Bilder bis 10 MB, Videos bis 100 MB',
    it: 'Il file è troppo grande: immagini fino a 10 MB, video fino a 100 MB',
    es: 'El archivo es demasiado grande: imágenes de hasta 10 MB y vídeos de hasta 100 MB',
    ko: '파일이 너무 큽니다. 사진은 10 MB, 동영상은 100 MB까지 올릴 수 있습니다',
  },
  'upload.videoLength': {
    zh: '视频时长不能超过一分钟',
    en: 'Videos can be up to one minute long',
    ja: '動画は1分以内にしてください',
    fr: 'Une vidéo ne peut pas dépasser une minute',
    de: 'Ein Video darf höchstens eine Minute lang sein',
    it: 'Un video può durare al massimo un minuto',
    es: 'Un vídeo puede durar como máximo un minuto',
    ko: '동영상은 1분을 넘을 수 없습니다',
  },
} as const;
