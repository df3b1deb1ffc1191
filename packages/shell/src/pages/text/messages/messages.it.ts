import type { TranslationOf } from '@pawlet/core/i18n';
import type { storedTexts } from './messages.ts';

/** Italian texts of the page about what the storefront keeps in the browser. */
export const it: TranslationOf<typeof storedTexts> = {
  'stored.intro':
    'Non usiamo cookie. Per funzionare, il negozio salva nel tuo browser i dati qui sotto. Nessuno serve per la pubblicità e puoi eliminarli in qualsiasi momento dalle impostazioni del browser.',
  'stored.payment': 'Durante il pagamento, il fornitore del servizio può salvare dati propri.',
  'stored.login': 'Il tuo accesso',
  'stored.choices': 'Lingua, paese, aspetto e altre impostazioni',
  'stored.cart': 'Il carrello e gli articoli selezionati',
  'stored.alerts': 'I tuoi avvisi di disponibilità',
  'stored.history': 'Le tue ricerche e i prodotti visti',
  'stored.drafts': 'Moduli iniziati e dati di fatturazione',
  'stored.work': 'La pagina in cui eri e le richieste da non inviare due volte',
  'stored.session':
    'Un numero casuale che protegge i moduli dagli abusi; lo portano anche le visite conteggiate',
  'stored.steps': 'Passaggi in corso di accesso e pagamento',
  'stored.origin': 'Chi ti ha invitato o quale partner ti ha portato qui',
  'stored.offline': 'Pagine, immagini e modifiche per quando sei offline',
  'stored.untilLogOut': 'Fino alla disconnessione',
  'stored.untilDeleted': 'Finché non li elimini',
  'stored.untilClosed': 'Fino alla chiusura della scheda',
  'stored.hours': 'Valido due ore, poi sostituito',
  'stored.statistics': 'Conteggio delle visite',
  'stored.notCounted': 'Non contiamo le visite.',
  'stored.onlyAgreed': 'Non contiamo nulla finché non lo attivi.',
};
