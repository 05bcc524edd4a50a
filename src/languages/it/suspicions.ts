/** How Italian says what somebody holds to be the cause. */
import type { Suspicions } from '../suspicions.ts';

export const suspicions: Suspicions = {
  holds:
    '(?:dic(?:e|ono|o)|pens(?:a|ano|o)|cred(?:e|ono|o)|sosti(?:ene|engono)|afferm(?:a|ano)|giur(?:a|ano)|riti(?:ene|engono)|sospett(?:a|ano)|(?:è|sono) (?:assolutamente |tutti )?(?:convint[oaie]|sicur[oaie]|cert[oaie])|incolp(?:a|ano)|accus(?:a|ano)|d(?:à|anno) la colpa|attribuisc(?:e|ono) (?:tutto )?|(?:se la prend(?:e|ono)) con|si lament(?:a|ano)|punt(?:a|ano) il dito (?:contro|su)|si chied(?:e|ono) se|menzion(?:a|ano)|scommett(?:e|ono) su|parl(?:a|ano)|sent(?:e|ono)(?: dire)?|(?:ha|hanno) sentito(?: dire)?|consider(?:a|ano)|trov(?:a|ano))(?::)?(?: che| al| allo| alla| ai| agli| alle| a| del| della| dei| degli| delle| di)?',
  around: [
    'secondo (?<who>[^,.;:]{2,40}),\\s(?<claim>[^.;!?]{3,160})',
    "(?<=^|[,;]\\s|(?:e|ma)\\s)(?<who>(?:un altro|un['’]altra|altri|il (?:secondo|terzo|quarto)))(?:,|:)?\\sche\\s(?<claim>[^.;!?]{3,160})",
    '(?<=^|[,;]\\s)(?:anche )?(?<claim>[^,.;:!?]{3,60}?) (?:è|sono|viene|vengono) (?:anche |spesso )?(?:incolpat[oaie]|accusat[oaie]|sospettat[oaie]|mess[oaie] sotto accusa)(?!\\p{L})',
  ],
  lists: 'spiegazion[ei]|teori[ae]|ipotesi|opinion[ei]|sospett[io]|possibili (?:cause|ragioni)|versioni',
  opens:
    '(?:è|sono|sia|siano|era|dipende|viene|si tratta)(?: (?:tutto|tutta )?(?:colpa))?(?: dal| dalla| dai| dalle| da| del| della| dei| delle| di| per)?|(?:per colpa|a causa) d(?:el|ella|ei|elle|i)',
  wishes: 'dovre(?:bbe|mmo|bbero)|bisogna|dobbiamo|vogliamo',
  sources: 'dati|cifre|numeri|rapport[io]|tabell[ae]|file|colonn[ae]|contratt[io]|statistiche|diapositiv[ae]',
  more: 'troppo alt[oaie]|più|maggior[ei]?|aument\\p{L}*|sal(?:e|gono|ito|iti|ita|ite)|cresc\\p{L}*|tropp[oaie]|ulterior[ei]',
  less: 'troppo bass[oaie]|smess\\p{L}*|smett\\p{L}*|non [^,;.]{1,30} più|senza|meno|minor[ei]?|cal(?:a|ano|ato|ati|ata|ate)|diminu\\p{L}*|sces[oaie]|scend\\p{L}*|poch[ie]|manc(?:a|ano)|pers[oaie]',
  season:
    "(?:l['’])?(?:inverno|estate)(?: (?:fredd[oa]|rigid[oa]|cald[oa]|mite|piovos[oa]))|la stagione|stagional\\p{L}*|natale|periodo dell['’]anno|le ferie",
  reasons: {
    absent: {
      said: "non (?:sono|è|c['’]è nessuno) (?:in casa|a casa|lì)|assent[ei]|nessuno (?:è )?in casa",
      value: 'assente|nessun accesso|nessuno in casa|accesso negato',
    },
    broken: { said: 'guast[oi]|si guastano?|si rompono?', value: 'guasto(?: \\w+)?|avaria' },
  },
  things: {
    weight: {
      more: 'più pesant[ei]|pes(?:a|ano) di più|troppo pesant[ei]',
      less: 'più legger[oaie]',
      column: 'peso(?: \\w+)?|kg|chili|tonnellate',
    },
    size: {
      more: 'più grand[ei]|troppo grand[ei]|ingombrant[ei]',
      less: 'più piccol[oaie]|troppo piccol[oaie]',
      column: 'dimension[ei]|volume|litri|superficie|lunghezza|larghezza|altezza',
    },
    age: {
      more: 'invecchi\\p{L}*|più vecch[io]\\p{L}*|troppo vecch[io]\\p{L}*|vecchi[oae]?|vetust[oaie]|obsolet[oaie]|usurat[oaie]',
      less: 'più giovan[ei]|più nuov[oaie]',
      column: 'eta|anzianita|anno(?: di)? (?:costruzione|fabbricazione|acquisto|immatricolazione|nascita)|(?:data di )?immatricolazione',
    },
    discount: { more: '(?:più|maggiori|troppi) sconti?', less: '(?:meno|minori|pochi) sconti?', column: 'scont[oi](?: \\w+)?|ribass[oi]' },
    price: {
      more: 'più car[oaie]|tropp[oaie] car[oaie]|aumento dei prezzi|prezzi (?:più alti|alti)',
      less: 'più economic\\p{L}*|calo dei prezzi',
      column: 'prezz[oi](?: \\w+)?|tariff[ae]',
    },
    reply: {
      more: '(?:rispond|richiam)\\p{L}*[^,;]{0,30}(?:lent|tardi|ritardo)\\p{L}*|(?:risposte|attese) (?:troppo |più )?(?:lent|lung)\\p{L}*|aspett\\p{L}* troppo',
      less: 'rispond\\p{L}*[^,;]{0,30}più veloc\\p{L}*',
      column: '(?:tempo|minuti|ore|giorni) (?:di|alla) (?:prima )?(?:risposta|attesa)|attesa(?: \\w+)?',
    },
    approval: {
      more: '(?:seconda|doppia) (?:firma|approvazione)|(?:approv|autorizz|firm|accett|conced|dire di sì|dicono di sì)\\p{L}*[^,;]{0,40}(?:lent|tardi|ritard|blocc)\\p{L}*|(?:più lent[ei]|ci mettono di più) (?:a|nel) (?:dire di sì|accettare|approvare|firmare|autorizzare)',
      less: '(?:approv|firm|autorizz)\\p{L}*[^,;]{0,30}più veloc\\p{L}*',
      column: '(?:approvat|autorizzat|firmat|accettat|concess|confermat)\\w*|approvazione|autorizzazione|firma',
    },
    arrival: {
      more: '(?:si )?f(?:anno|a|acevano) attendere|(?:tardano|ritardano|ci mettono) [^,;.]{0,16}ad arrivare|(?:invi|mand|arriv|consegn)\\p{L}*[^,;]{0,40}(?:tardi|ritard)\\p{L}*',
      less: '(?:invi|arriv|consegn)\\p{L}*[^,;]{0,40}prima',
      column: '(?:ricevut|ricezione|arriv|ricevimento|entrata)\\w*',
    },
    work: {
      more: '(?:impieg|mett)\\p{L}* più tempo|lavor\\p{L}* più lentamente',
      less: '(?:impieg|mett)\\p{L}* meno tempo|lavor\\p{L}* più velocemente',
      column: 'ore (?:di lavoro|lavorate)|tempo di lavoro',
    },
    parts: {
      more: 'ricambi|pezzi|component[ei]|material[ei]',
      less: 'meno (?:pezzi|materiale)',
      column: 'ricambi|pezzi|component[ei]|material[ei]|costo (?:dei )?material[ei]',
    },
    duration: {
      more: 'più lent[oaie]|troppo lent[oaie]|più lung[oaih]\\p{L}*|troppo lung[oaih]\\p{L}*|ritard\\p{L}*',
      less: 'troppo (?:velocemente|in fretta|presto)|più veloc[ei]|più brev[ei]|frettolos[oaie]',
      column: 'durata|tempi?(?: \\w+)?|giorni(?: \\w+){0,2}|ore(?: \\w+){0,2}|minuti',
    },
    load: {
      more: 'sovraccaric\\p{L}*|oberat[oaie]|sommers[oaie]|sotto organico|poco personale|manca personale|troppo lavoro',
      less: 'sottoutilizzat[oaie]',
      column: 'carico(?: \\w+)*|pratiche per \\w+',
    },
    distance: {
      more: 'più lontan[oaie]|percorsi (?:più|troppo) lunghi|deviazion[ei]|più chilometri',
      less: 'più vicin[oaie]',
      column: 'distanz[ae]|km|chilometr[io]|chilometraggio',
    },
    temperature: { more: 'più cald[oaie]|caldo', less: 'più fredd[oaie]|freddo|gelo', column: 'temperatur[ae]|gradi' },
    experience: { more: 'più espert[oaie]', less: 'inespert[oaie]|meno espert[oaie]|senza esperienza', column: 'esperienza|anzianita' },
  },
};
