import { buyer, other, question } from './question.ts';
import type { SeedQuestion } from '../types.ts';

/** Questions in Spanish. */
export const questions: readonly SeedQuestion[] = [
  question('es-4', 'fountain-aura', 5, '¿Hace ruido por la noche? Duermo al lado.', buyer('es-1', 'Nada. Solo se oye un hilito cuando queda poca agua.'), buyer('es-3', 'Yo la tengo en el dormitorio y perfecto.')),
  question('es-2', 'fountain-aura', 16, '¿Sirven los mismos filtros para las dos capacidades?', buyer('es-6', 'Sí, son los mismos discos de carbón.')),
  question('es-3', 'feeder-meal', 10, '¿Y si se va la luz?', buyer('es-2', 'Con tres pilas grandes sigue igual. Las pilas se compran aparte.')),
  question('es-6', 'feeder-meal', 22, '¿Funciona con wifi de 5 GHz?', buyer('es-5', 'No, tiene que ser 2,4 GHz. Casi todos los routers tienen las dos.')),
  question('es-5', 'camera-lookout', 8, '¿Hay que pagar la nube por obligación?', buyer('es-4', 'No, con una tarjeta microSD ves las grabaciones sin problema.')),
  question('es-1', 'tracker-tag', 13, '¿Qué cuesta después del primer año?', buyer('es-2', 'Se renueva en la app y por años sale mejor que por meses.')),
  question('es-6', 'camera-outdoor', 19, '¿Aguanta bajo la lluvia fuerte?', buyer('es-6', 'Lleva todo el invierno a la intemperie y sin un fallo.'), other('es-3', 'Conviene ponerla bajo un alero para que no se moje la lente.')),
  question('es-4', 'tracker-collar', 17, '¿Qué talla para un cuello de 42 cm?', buyer('es-5', 'La M, va de 34 a 48 cm. Que quepan dos dedos.')),
];
