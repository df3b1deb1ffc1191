import { review } from './review.ts';
import { picture } from '../types.ts';
import type { SeedReview } from '../types.ts';

/** Reviews in Spanish. */
export const reviews: readonly SeedReview[] = [
  review('es-1', 'fountain-aura', { colour: 'white', capacity: '2-5-l' }, 5, 4, 'Nube bebe el doble desde que llegó. No se oye nada y la bandeja se limpia en un momento.', { images: [picture('fountain-aura', 'white', 'angle')], reply: '¡Qué alegría! Con un filtro nuevo al mes seguirá igual de silenciosa.' }),
  review('es-3', 'fountain-aura', { colour: 'sage', capacity: '3-2-l' }, 5, 18, 'El verde salvia es precioso. Con dos gatas relleno cada tres días.'),
  review('es-6', 'fountain-aura', { colour: 'graphite', capacity: '2-5-l' }, 3, 34, 'Funciona bien, pero aquí el agua tiene mucha cal y hay que limpiarla a menudo.', { reply: 'Con agua dura recomendamos una pastilla antical cada dos semanas. ¡Gracias por contarlo!' }),
  review('es-2', 'feeder-meal', { colour: 'white', bowl: 'single' }, 5, 9, 'Nos fuimos un puente entero y Toby no se saltó ni una comida. Lo de grabar la voz es genial.'),
  review('es-5', 'feeder-meal', { colour: 'white', bowl: 'double' }, 4, 25, 'Reparte bastante por igual. Con pienso grande alguna vez sobra una bolita en un lado.'),
  review('es-4', 'camera-lookout', { colour: 'white', resolution: '2k' }, 5, 7, 'El seguimiento es una pasada. Repaso el día en el metro y me río solo.'),
  review('es-1', 'camera-lookout', { colour: 'black', resolution: '4k' }, 5, 23, 'Nitidez tremenda y se ve en color casi a oscuras. El modo privado, a un toque.'),
  review('es-2', 'tracker-tag', { colour: 'black' }, 5, 11, 'Se escapó con los petardos y lo encontré en un cuarto de hora. Imprescindible en fiestas.'),
  review('es-6', 'tracker-tag', { colour: 'coral' }, 4, 30, 'Muy preciso en la calle. En casa conviene tener la baliza para ahorrar batería.'),
  review('es-3', 'fountain-brook', { colour: 'white' }, 5, 5, 'Sin cables y en el balcón, justo donde quería. Un mes y pico con la primera carga.'),
  review('es-5', 'fountain-steel', { size: '3-l' }, 5, 16, 'Acero de verdad, todo al lavavajillas. Se acabó la película resbaladiza.'),
  review('es-4', 'fountain-mini', { colour: 'white' }, 4, 21, 'Ideal para un piso pequeño. Se queda corta en agosto.'),
  review('es-2', 'fountain-tower', { colour: 'black' }, 5, 29, 'Para un perro grande en la terraza es perfecta. Ni la mueve.'),
  review('es-6', 'fountain-travel', { colour: 'coral' }, 5, 12, 'Con una mano y sin tirar agua. Va siempre en la mochila.'),
  review('es-3', 'feeder-cam', { colour: 'white' }, 4, 15, 'Me encanta verla desayunar. La imagen nocturna podría ser un poco más clara.'),
  review('es-1', 'feeder-wet', {}, 5, 20, 'A 35 grados y la comida húmeda intacta por la tarde. Muy buen invento.'),
  review('es-5', 'feeder-slow', { colour: 'coral' }, 5, 27, 'Trufa comía sin respirar. Ahora tarda cinco minutos y ya no vomita.'),
  review('es-4', 'camera-mini', { colour: 'sage' }, 5, 10, 'Pequeña, barata y se ve estupendamente. Puesta en marcha en tres minutos.'),
  review('es-2', 'camera-treat', {}, 4, 13, 'Ya no llora cuando salimos. Los premios muy grandes se atascan, mejor los pequeños.', { reply: 'Así es: lo ideal son premios de 5 a 15 mm. ¡Un achuchón para Toby!' }),
  review('es-6', 'camera-outdoor', { colour: 'white' }, 5, 24, 'Con el sol de Málaga va sobrada. Distingue muy bien a los perros de la gente.'),
  review('es-5', 'tracker-collar', { colour: 'coral', size: 's' }, 5, 14, 'Ligero, bonito y reflectante. El aviso de menos actividad acertó.'),
  review('es-3', 'tracker-cat', { colour: 'mint' }, 5, 17, 'Kiwi ni lo nota. Resulta que va de ruta por tres tejados.'),
  review('es-4', 'tracker-light', { colour: 'white' }, 4, 26, 'Alumbra mucho y pesa poco. El clip es de los buenos.'),
  review('es-1', 'filter-carbon', { pack: '12' }, 5, 19, 'Un año resuelto. Van sellados y encajan perfectos.'),
  review('es-6', 'desiccant-pack', { pack: '6' }, 2, 43, 'Funcionan, pero con la humedad de la costa duran menos de un mes.', { reply: 'Gracias por el aviso. En zonas muy húmedas, cambiarlo a las tres semanas mantiene el pienso crujiente.' }),
];
