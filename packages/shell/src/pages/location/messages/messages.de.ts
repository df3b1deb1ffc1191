import type { TranslationOf } from '@pawlet/core/i18n';
import type { locationPagesTexts } from './messages.ts';

/** German texts of the pages of places. */
export const de: TranslationOf<typeof locationPagesTexts> = {
  'locationPages.myPosition': 'Mein Standort',
  'locationPages.locating': 'Dein Standort wird ermittelt …',
  'locationPages.again': 'Erneut orten',
  'locationPages.accuracy': 'Auf etwa {{metres}} m genau',
  'locationPages.use': 'Diesen Ort verwenden',
  'locationPages.coordinates': 'Koordinaten',
  'locationPages.copyPlace': 'Ort',
  'locationPages.openMap': 'In einer Karte öffnen',
  'locationPages.map': 'Karte des Ortes',
  'locationPages.notFound': 'Dieser Ort kann nicht angezeigt werden',
  'locationPages.pickHint': 'Tippe auf die Karte, um einen anderen Ort zu wählen',
  'locationPages.lookingUp': 'Die Region dieses Ortes wird ermittelt …',
  'locationPages.knownStreet': 'Adresse bis zur Straße erkannt. Bitte prüfe die Angaben.',
  'locationPages.knownDistrict':
    'Adresse bis zum Bezirk erkannt. Bitte prüfe die Angaben und ergänze die Straße.',
  'locationPages.knownCity': 'Adresse bis zur Stadt erkannt. Bitte prüfe die Angaben und ergänze den Rest.',
  'locationPages.knownProvince':
    'Adresse bis zur Provinz oder zum Bundesland erkannt. Bitte prüfe die Angaben und ergänze den Rest.',
  'locationPages.knownCountry': 'Nur das Land oder die Region ist bekannt. Bitte ergänze den Rest.',
  'locationPages.nowhere': 'An diesem Ort gibt es kein Land und keine Region; er liegt vielleicht im Meer.',
  'locationPages.notLookedUp':
    'Die Region dieses Ortes konnte nicht ermittelt werden. Bitte wähle sie selbst aus.',
  'locationPages.isAbroad':
    'Dieser Ort liegt außerhalb des chinesischen Festlands. Für Adressen dort gibt es ein eigenes Formular.',
  'locationPages.isDomestic':
    'Dieser Ort liegt auf dem chinesischen Festland. Für Adressen dort gibt es ein eigenes Formular.',
  'locationPages.notOnEarth':
    'Diese Koordinaten gibt es nicht, deshalb wird dein eigener Standort verwendet.',
};
