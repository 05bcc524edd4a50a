/** The words around figures in sentences. */
import type { FigureWords } from '../figures.ts';

export const figures: FigureWords = {
  up: 'salit[oaie]|aumentat[oaie]|cresciut[oaie]|sale|salgono|aumenta|aumentano|cresce|crescono',
  down: 'sces[oaie]|calat[oaie]|diminuit[oaie]|scende|scendono|cala|calano|diminuisce|diminuiscono',
  went: 'passat[oaie]|passa|passano|migliorat[oaie]|peggiorat[oaie]',
  took: 'ridotto|portato|tagliato|abbassato|accorciato',
  is: 'è di|è del|era di|era del|sono|erano|ha raggiunto|hanno raggiunto|raggiunge|è pari a|era pari a|è|era|ammonta a|ammontano a|ha chiuso a|si attesta a|si è fermata a|si è fermato a',
  act: 'venduto|consegnato',
  auxiliary: 'è|sono|ha|hanno|era|erano|anche',
  adverb: 'leggermente|fortemente|molto|solo|nettamente',
  from: "da|dal|dai|dalle|dagli|dall[’']",
  to: "a|al|all[’']|alle|ai|fino a",
  by: 'del|di',
  against: 'contro|rispetto a(?:l|i|lle|gli)?|dopo|invece di|a fronte di',
  plan: '(?:obiettivo|target|budget|piano|preventivo|previsione|limite)',
  article: "il|lo|la|i|gli|le|l[’']|un|uno|una|nostro|nostra|nostri|nostre|questo|questa|questi|queste",
  about: 'circa|quasi|solo',
  unsure: 'non|mai|dovrebbe|dovrebbero|potrebbe|potrebbero|può|possono|deve|devono|se|vuole|vogliamo|sarà|saranno|prevede|prevediamo',
  noName:
    'e|ed|o|ma|che|chi|quando|se|come|perché|noi|loro|lui|lei|esso|essi|ciò|è|sono|ha|hanno|costa|costano|paghiamo|più|meno|inclus[oaie]|altri|altre|entrambi|tutti|tutte',
  joining: 'e|ed|ma|mentre',
  because: 'perché|poiché|grazie a(?:l|lla|i)?|dopo|da quando|a causa|nonostante|quando|con|durante|soprattutto',
  beyond: 'sopra|sotto|in più|in meno|superiore|inferiore',
  group: 'd(?:i|ei|elle|egli)|tra|fra',
  milIsThousand: true,
  series: {
    beside: "nel|nell['’]|in|anno|l['’]|circa",
    between: 'e|ed|poi|a|di|infine|quindi|da',
    verbs: "stat[oaie]|rimast[oaie]|all['’]anno|l['’]anno|ha raggiunto|era|è arrivat[oa]",
    same: '(?:negli|per gli|nelle|nei) stess[ei] (?:anni|stagioni|periodi|trimestri|mesi)|nello stesso periodo',
    lastYear: "l['’]anno scorso|lo scorso anno",
    now: 'ora|oggi|attualmente|adesso',
  },
  planned: () => ({
    before: /(?:^|\s)(?:portare|alzare|aumentare|ridurre|abbassare)\s(?<name>.+)$/iu,
    after: /^(?<name>.+?)\s(?:passa|passano|sale|salgono|scende|scendono|passerà|salirà)$/iu,
    to: /^\s*a\s*$/iu,
    stays: /^(?<name>.+?)\s(?:resta|restano|rimane|rimangono)\s(?:a|ferm[oaie] a|invariat[oaie] a)$/iu,
    from: /\sda$/iu,
    denied: /(?<!\p{L})(?:non|mai|se|potrebbe\p{L}*)(?!\p{L})/iu,
  }),
};
