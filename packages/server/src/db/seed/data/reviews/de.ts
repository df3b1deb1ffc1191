import { review } from './review.ts';
import { picture } from '../types.ts';
import type { SeedReview } from '../types.ts';

/** Reviews in German. */
export const reviews: readonly SeedReview[] = [
  review('de-1', 'fountain-aura', { colour: 'white', capacity: '2-5-l' }, 5, 3, 'Läuft seit drei Wochen im Schlafzimmer, und ich höre nichts. Beide Katzen trinken deutlich mehr. Die Schale ist in Sekunden sauber.', { images: [picture('fountain-aura', 'white', 'angle')], reply: 'Das freut uns sehr! Ein frischer Filter pro Monat, und es bleibt so leise.' }),
  review('de-3', 'fountain-aura', { colour: 'sage', capacity: '3-2-l' }, 5, 17, 'Sehr schöne Farbe, saubere Verarbeitung. Möhre hat nach einer Stunde schon draus getrunken.'),
  review('de-4', 'fountain-aura', { colour: 'graphite', capacity: '2-5-l' }, 4, 31, 'Technisch top. Bei unserem harten Wasser muss man alle zwei Wochen entkalken, sonst plätschert er lauter.'),
  review('de-2', 'feeder-meal', { colour: 'white', bowl: 'single' }, 5, 8, 'Auch beim Stromausfall kam das Futter pünktlich, die Batterien haben gereicht. Genau so muss das sein.'),
  review('de-6', 'feeder-meal', { colour: 'white', bowl: 'double' }, 4, 26, 'Teilt gerecht, bei großen Brocken mal ein Stück Unterschied. App ist auf Deutsch und verständlich.', { reply: 'Danke! Bis 12 mm Korngröße klappt die Aufteilung am genauesten.' }),
  review('de-1', 'camera-lookout', { colour: 'black', resolution: '4k' }, 5, 6, 'Gestochen scharf, und dass die Erkennung im Gerät läuft, war für mich der Kaufgrund.'),
  review('de-5', 'camera-lookout', { colour: 'white', resolution: '2k' }, 4, 39, 'Folgt der Dackeldame zuverlässig. Unter dem Sofa verliert sie sie natürlich.'),
  review('de-6', 'tracker-tag', { colour: 'black' }, 5, 12, 'Im Wald abgehauen, nach acht Minuten wiedergefunden. Der Ton im Suchmodus ist Gold wert.'),
  review('de-2', 'tracker-tag', { colour: 'white' }, 3, 34, 'Ortung sehr gut. Mit ständigem Live-Modus ist der Akku aber nach sechs Tagen leer.', { reply: 'Im Live-Modus ist das normal. Mit einer Heimstation schläft der Tracker zu Hause, das verlängert die Laufzeit stark.' }),
  review('de-4', 'fountain-brook', { colour: 'white' }, 5, 5, 'Kein Kabel, kein Kabelbeißer. Steht jetzt auf der Fensterbank und wird geliebt.'),
  review('de-3', 'fountain-steel', { size: '3-l' }, 5, 14, 'Alles aus Edelstahl, alles in die Spülmaschine. Endlich ein Brunnen ohne Schmierfilm.'),
  review('de-5', 'fountain-mini', { colour: 'white' }, 4, 23, 'Klein, niedlich, ausreichend für eine Dackeldame. Bei Hitze täglich nachfüllen.'),
  review('de-2', 'fountain-tower', { colour: 'white' }, 5, 28, 'Sechs Liter, kein Strom, kippt nicht. Steht im Garten und läuft.'),
  review('de-6', 'fountain-travel', { colour: 'coral' }, 5, 10, 'Immer im Rucksack dabei. Einhändig bedienbar und bisher absolut dicht.'),
  review('de-1', 'feeder-cam', { colour: 'white' }, 5, 16, 'Jetzt weiß ich endlich, wer wem das Futter klaut.'),
  review('de-3', 'feeder-wet', {}, 4, 20, 'Nassfutter bleibt bis abends frisch. Das Gerät ist größer als gedacht, aber leise.'),
  review('de-4', 'feeder-slow', { colour: 'coral' }, 5, 29, 'Statt einer Minute jetzt sechs. Kein Erbrechen mehr, klare Empfehlung.'),
  review('de-5', 'camera-mini', { colour: 'white' }, 5, 9, 'Für den Preis unschlagbar. Hält magnetisch am Kühlschrank, Einrichtung in drei Minuten.'),
  review('de-2', 'camera-outdoor', { colour: 'graphite' }, 4, 36, 'Solar reicht auch im November. Die Halterung könnte etwas stabiler sein.'),
  review('de-6', 'tracker-collar', { colour: 'graphite', size: 'l' }, 5, 13, 'Robust, leuchtet im Scheinwerferlicht, Modul sitzt bombenfest.'),
  review('de-3', 'tracker-light', { colour: 'coral' }, 4, 25, 'Schön hell und leicht. Die Silikonkappe braucht etwas Fingerspitzengefühl.'),
  review('de-1', 'filter-carbon', { pack: '8' }, 5, 18, 'Passen perfekt, einzeln verpackt, kein Staub im Wasser.'),
  review('de-4', 'descaler-tabs', { pack: '24' }, 5, 22, 'Eine halbe Stunde, und der Kalk ist weg. Riecht nach nichts, genau richtig.'),
  review('de-5', 'pump-quiet', {}, 5, 41, 'Der Brunnen klingt wieder wie neu. Wechsel dauert eine Minute.'),
  review('de-6', 'strap-band', { colour: 'graphite', size: 'l' }, 2, 47, 'Material gut, aber für einen kräftigen Hals fällt L knapp aus.', { reply: 'Danke für den Hinweis. Miss bitte nach: L reicht bis 58 cm. Ein Umtausch ist 7 Tage lang kein Problem.' }),
];
