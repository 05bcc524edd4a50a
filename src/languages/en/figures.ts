/** The words around figures in sentences. */
import type { FigureWords } from '../figures.ts';

export const figures: FigureWords = {
  up: 'rose|grew|increased|climbed|jumped|gained|surged|soared|rebounded|recovered|has risen|have risen|has grown|have grown|up',
  down: 'fell|dropped|declined|decreased|slipped|shrank|slid|sank|plunged|tumbled|eased|has fallen|have fallen|has shrunk|down',
  went: 'went|moved|changed|came|improved|worsened|deteriorated|narrowed|widened|doubled|tripled|halved',
  took: 'took|cut|brought|reduced|raised|lifted|pushed|drove|lowered|shortened|trimmed',
  is: 'is|are|was|were|stands at|stood at|came in at|comes in at|reached|hit|totalled|totaled|averaged|now stands at|ended at|finished at|closed the year at|ended the year at|sits at',
  act: 'sold|earned|shipped|produced|delivered|closed at|carried|served|handled|treated|welcomed|hosted|taught|processed|recycled|repaired|answered|trained|booked|collected',
  auxiliary: 'has|have|had|also|now|both',
  adverb: 'sharply|slightly|steadily|quickly|further|again|back|only|[a-z]{3,12}ly',
  from: 'from',
  to: 'to',
  by: 'by',
  against:
    'up from|down from|from|compared (?:with|to)|versus|vs\\.?|against|a rise from|a fall from|an increase from|a decrease from|after',
  plan: '(?:annual |quarterly |original |approved |contractual )?(?:targets?|plan|budget|goals?|quota|forecast|limit|cap|ceiling|sla|benchmark|threshold)',
  article: 'the|an?|our|its|their|your|this|these',
  about: 'about|around|roughly|nearly|almost|just|only|just over|just under|some|approximately',
  unsure:
    "not|never|n't|cannot|will|would|could|should|may|might|must|can|want|wants|plan to|plans to|aims?|hope|hopes|expects?|expected|target is|if|unless|until|suppose|assume|assuming|nearly|almost|instead",
  noName:
    'and|or|but|that|which|who|whose|what|when|where|while|if|because|since|after|before|as|than|we|i|it|they|he|she|you|us|them|this|that|these|those|there|one|each|both|all|some|most|none|another|others?|is|are|was|were|be|been|being|has|have|had|do|does|did|to|not|no|up|down|over|under|above|below|more|less|fewer|rest|total of|costs us|pays?|paid|spends?|spent|gave|made|took|costing|including|excluding|by',
  joining: 'and|while|but|whereas|though|although|yet',
  because:
    'because|since|after|as|due to|thanks to|driven by|helped by|despite|when|once|mainly|mostly|largely|partly|following|with|over|during|within|overall|on average',
  beyond: 'over|under|above|below|short of|ahead of|behind|more than|less than|higher than|lower than|better than|worse than',
  group: 'of|for|among',
  series: {
    beside: 'in|for|of|at|the|year|fy|during|about|around|roughly|only',
    between: 'and|then|to|up|down|finally|now|from',
    verbs:
      'been|gone|growing|rising|falling|going|stayed|remained|almost|same|the same|ran at|run at|ran|by year|each year|per year|over the years|recovered|improved|climbed|slipped|dropped|stood|amounted|came in|contributed|went',
    same: '(?:(?:over|for|in|during|across) )?(?:the |those |these )?same (?:years?|periods?|seasons?|quarters?|months?|winters?|summers?)',
    lastYear: 'last year',
    now: 'now|today|currently|this (?:quarter|month|year)',
  },
  planned: () => ({
    before:
      /(?:^|\s)(?:raise|raises|raising|lower|lowers|lowering|increase|increases|increasing|reduce|reduces|reducing|move|moves|cut|cuts|put up|bring|rises?|goes up|goes down|goes|falls?|changes?)(?:\sup|\sdown)?\s(?<name>.+)$/iu,
    after:
      /^(?<name>.+?)\s(?:will\s)?(?:rises?|goes up|goes down|goes|falls?|moves?|increases?|drops?|changes?|would rise|is to rise|is raised|is lowered)$/iu,
    to: /^\s*to\s*$/iu,
    stays: /^(?<name>.+?)\s(?:stays?|remains?|will stay|will remain|is kept|are kept|holds?)\s(?:unchanged\s)?at$/iu,
    from: /\sfrom$/iu,
    denied: /(?<!\p{L})(?:not|never|if|unless|instead|whether|might|could)(?!\p{L})|n['’]t/iu,
  }),
};
