import { buyer, other, question } from './question.ts';
import type { SeedQuestion } from '../types.ts';

/** Questions in German. */
export const questions: readonly SeedQuestion[] = [
  question('de-4', 'fountain-aura', 6, 'Stört das Geräusch nachts im Schlafzimmer?', buyer('de-1', 'Überhaupt nicht. Erst wenn wenig Wasser drin ist, hört man ein leises Rinnen.'), buyer('de-3', 'Steht bei uns neben dem Bett, kein Problem.')),
  question('de-2', 'fountain-aura', 14, 'Passen die Filter in beide Größen?', buyer('de-4', 'Ja, für 2,5 und 3,2 Liter sind es dieselben.')),
  question('de-1', 'feeder-meal', 11, 'Was passiert bei Stromausfall?', buyer('de-2', 'Mit drei Monozellen läuft er einfach weiter. Die Batterien muss man selbst kaufen.')),
  question('de-5', 'feeder-meal', 21, 'Geht es auch ohne WLAN?', buyer('de-6', 'Ja, der Plan liegt im Gerät. Nur die App-Meldungen kommen dann nicht.')),
  question('de-6', 'camera-lookout', 9, 'Brauche ich zwingend den Cloud-Tarif?', buyer('de-1', 'Nein, mit einer microSD-Karte kann man alles nachschauen.')),
  question('de-3', 'tracker-tag', 15, 'Funktioniert der Tracker in Österreich und der Schweiz?', buyer('de-6', 'Ja, bei uns lief er in beiden Ländern ohne Umstellen.'), other('de-5', 'In der Schweiz nutze ich ihn täglich.')),
  question('de-5', 'tracker-light', 19, 'Wie lange hält eine Ladung?', buyer('de-3', 'Bei einer Stunde am Abend gut zwei Wochen im Blinkmodus.')),
  question('de-2', 'fountain-brook', 7, 'Kann ich ihn auch dauerhaft am Kabel betreiben?', buyer('de-4', 'Ja, am USB-C-Kabel läuft er einfach durch.')),
];
