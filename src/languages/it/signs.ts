/** The signs by which the language is known, its words for figures and their courses, and how it asks. */
import type { Signs } from '../signs.ts';

export const signs: Signs = {
  called: 'italian|italienisch|italien|italiano',
  seen: /^(?:il|gli|dei|della|di|e|per|con|senza|una?|sulla?|presentazione|trimestre|diapositive|crea|relazione)$/,
  common:
    'il lo la i gli le un uno una di del dello della dei degli delle e è sono in nel nello nella nei negli nelle per con senza non che chi cui o al allo alla ai agli alle a da dal dalla dai dalle su sul sulla sui sulle si suo sua suoi sue loro nostro nostra nostri nostre questo questa questi queste come più meno ma perché tra fra verso dopo prima durante era ha hanno abbiamo c essere avere può deve tutto tutti tutta tutte molto anche se già anno anni mese mesi quale fai crea prepara mostra due tre quattro cinque sei sette otto nove dieci ancora qui ciò lui lei noi voi mi ci vi niente nessuno ogni altro altra altri altre nuovo nuova nuovi nuove bene prossimo prossima cosa dobbiamo vogliamo siamo trimestre azienda squadra proposta risultato risultati esito',
  spelled: /[èìò]$|à$|.{2}(?:zione|zioni|mento|menti|ità|iamo|aggio|ezza)$/u,
  elided: 'l d dell all nell dall sull quell quest un anch',
  moves: {
    up: 'sal(?:ito|ita|iti|ite|e|gono)|aument\\p{L}+|cresc\\p{L}+|guadagn\\p{L}+',
    down: 'sces[oaie]|scende|cal(?:o|a|ato|ata|ati|ate)|diminu\\p{L}+|perso|perd\\p{L}+',
    not: '\\bnon\\b|\\bsenza\\b',
  },
  compares: {
    half: 'metà|dimezzat\\p{L}+',
    double: 'raddoppi\\p{L}+|doppi[oa]',
    triple: 'triplic\\p{L}+|triplo',
    most: 'maggioranza|maggior parte',
  },
  cardinals: ['due', 'tre', 'quattro', 'cinque', 'sei', 'sette', 'otto', 'nove', 'dieci', 'undici', 'dodici'],
  ambiguous: ['sei'],
  claims: {
    highest: '(?:il|la|i|le|lo|gli) (?:più (?:alt|grand|fort)|maggior)\\p{L}*|guida(?:no)?|in testa|di più',
    lowest: '(?:il|la|i|le|lo|gli) (?:più (?:bass|piccol|debol)|minor)\\p{L}*',
    only: 'sol[oaie]|soltanto|solamente|unic[oaiche]+',
    all: 'tutt[oaie]|ogni|ciascun[oa]?',
    none: 'nessun[oa]?',
    because: 'perché|a causa d\\p{L}*|grazie a\\p{L}*|dovut[oaie] a\\p{L}*|causat[oaie] da\\p{L}*|trainat[oaie] da\\p{L}*',
  },
  fillers:
    'fare clic per|fai clic per|(?:inserire|inserisci|aggiungi) (?:il )?(?:testo|titolo)(?: qui)?|testo di esempio|titolo del grafico',
  stillOpen: 'da (?:definire|confermare)\\b',
  roles:
    'vendit\\p{L}*|commercial\\p{L}*|finanz\\p{L}*|direzion\\p{L}*|direttor\\p{L}*|team|comitato|acquisti|marketing|prodott\\p{L}*|client\\p{L}*|assistenza|operazion\\p{L}*|legale|personale|progett\\p{L}*|responsabil\\p{L}*|qualità|logistica|cap[oi]',
  asks: {
    act: '(?:che )?cosa (?:dobbiamo|dovremmo|possiamo|bisogna) (?:fare|cambiare|correggere|decidere|migliorare)|(?:che )?cosa fare|(?:che )?cosa (?:il|la) \\p{L}+ (?:deve|dovrebbe) (?:fare|decidere|cambiare)',
    why: 'perché|come mai|a cosa è dovut[oa]|cosa (?:spiega|ha causato|causa)|ragion[ei] (?:di|per|del\\p{L}*)|motiv[oi] (?:di|per|del\\p{L}*)',
    which: 'qual[ei]?|chi|dove',
    amount: 'quant[oaie]|abbiamo|cosa (?:ci costa\\p{L}*|varrebbe|porterebbe|comporterebbe)',
    cost: 'costa(?:no)?|costare|costato|perdiamo|car[oaie]',
    best: 'miglior[ei]?|meglio|più velo(?:ce|ci)|più economic[oaheci]+|più redditiz[iaeo]+|investire|mantenere|tenere',
    worst:
      'correggere|migliorare|sistemare|peggior[ei]?|peggio|più lent[oaie]|più debol[ei]|più car[oaie]|abbandonare|tagliare|lasciare|chiudere',
    most: 'più|maggior[ei]?|più alt[oaie]',
    least: 'meno|minor[ei]?|più bass[oaie]',
    done: 'iniziat[oaie]|avviat[oaie]|lanciat[oaie]|lancio|introdott[oaie]|introduzione|aumentat[oaie]|alzat[oaie]|abbassat[oaie]|ridott[oaie]|eliminat[oaie]|tolt[oaie]|cambiat[oaie]|passat[oaie]|apert[oaie]|chius[oaie]|assunt[oaie]|aggiunt[oaie]|sostituit[oaie]|nuov[oaie]|campagna|formazione|aumento dei prezzi|cambio',
    effect:
      'danneggiat[oaie]|nociut[oaie]|penalizzat[oaie]|aiutat[oaie]|funzionat[oaie]|ridott[oaie]|migliorat[oaie]|peggiorat[oaie]|influenzat[oaie]|inciso|cambiat[oaie]|accelerat[oaie]|rallentat[oaie]|abbassat[oaie]|alzat[oaie]|fatto (?:scendere|salire|calare|crescere)|effetto',
    whether: 'se',
    isTrue: 'è (?:davvero |proprio )?(?:vero|così|corretto)',
    either: 'è|sono|dipende da|è stat[oa]',
    blames: 'dipende da(?:l|i|gli|lla|lle)?|a causa de(?:l|i|gli|lla|lle)|è colpa d(?:i|el|ei|ella|elle)|(?<=^)(?:è|sono)',
    or: 'o',
  },
};
