/** The signs by which the language is known, its words for figures and their courses, and how it asks. */
import type { Signs } from '../signs.ts';

export const signs: Signs = {
  called: 'english|englisch|anglais|inglés|ingles|inglês|inglese',
  asked: /英語で|用英[语文]|英文版|بالإنجليزية|باللغة الإنجليزية/,
  seen: /^(?:the|and|for|with|without|about|on|of|to|a|an|deck|slides?|review|report|make|create|build|what|which|how|does|these|this|our|show)$/,
  common:
    'the and of to in is for on with that are was by as at from this be it an or not have has had were will we our you your they their its which what how why who than more but if all can could should would about into over after before between because while there these those make create show give write does do did been being out up down new next last per each two three four five six seven eight nine ten still us against my me he she his her any some such only also very well',
  spelled: /.{3}ing$|.ght$|.{3}ness$/u,
  plural: /^(?:s|es)$/,
  cuts: 'of for in with to by from on at and across through before after without per into over under via as',
  derives: 's|e|es|ed|ing|ings|ations?|ments?|ers?|ors?|ions?',
  moves: {
    up: 'ris(?:e|es|en|ing)|rose|gr(?:ew|ow|ows|own|owing|owth)|increas(?:e|es|ed|ing)|jump(?:s|ed|ing)?|climb(?:s|ed|ing)?|gain(?:s|ed|ing)?|surg(?:e|es|ed|ing)|up|higher',
    down: 'f(?:ell|all|alls|alling|allen)|drop(?:s|ped|ping)?|declin(?:e|es|ed|ing)|decreas(?:e|es|ed|ing)|shr(?:ank|unk|ink|inks|inking)|slip(?:s|ped|ping)?|slid|lost|loses?|down|lower',
    not: "\\bnot\\b|n't\\b|\\bnever\\b|\\bwithout\\b",
  },
  compares: {
    half: '(?<!(?:first|second|last|next|this|that|each|every|and a) )half(?![- ]?(?:year|price|term)| a dozen| an hour)|halved|halving',
    double: 'doubled?|doubles|doubling|twice|twofold',
    triple: 'tripled?|triples|tripling|threefold',
    most: 'most of|majority',
  },
  cardinals: ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
  claims: {
    highest:
      'largest|biggest|highest|greatest|strongest|(?<!at )most(?! of)|(?:ranks?|ranked|comes|is|are|was) first|leads|led|leader|tops|topped',
    lowest: 'smallest|lowest|fewest|(?<!at )least|weakest|(?:ranks?|ranked|comes|is|was) last|trails|trailed',
    only: 'only|alone|sole(?:ly)?|nowhere else|no other|nobody else',
    all: '(?<!of |in |at |above |after )all(?! of| in| that| told|-)|every|each',
    // A no-show is none of them.
    none: 'no(?!-)|none|neither|nobody|nowhere',
    because: 'because(?: of)?|due to|owing to|caused by|driven by|thanks to|as a result of|stems? from|resulted from',
  },
  encloses:
    'below|the following|as follows|attached text|(?:from|of|into|on) (?:this|these|the|my|our) (?:\\p{L}+ ){0,2}?(?:report|memo|text|transcript|thread|document|notes?|e-?mails?|article|paper|minutes|write-?up|readme|draft|plan)|(?:decision )?memo:$',
  ordered: 'first(?:ly)?|second(?:ly)?|third(?:ly)?|fourth(?:ly)?|finally',
  fillers:
    'click to (?:add|edit|insert)|(?:your|sample|placeholder|dummy) text|(?:text|title|name|figure|number|source|chart) (?:goes )?here\\b|insert (?:text|title|chart|image|picture|logo|date|name)|add (?:your )?(?:title|text|subtitle)\\b|presentation title|chart title|placeholder',
  stillOpen: 'to be (?:defined|confirmed|determined|decided)\\b',
  roles:
    'sales|operations|ops|finance|support|success|product|marketing|legal|hr|people|it|engineering|procurement|purchasing|logistics|quality|data|analytics|revenue|head|heads|lead|leads|director|directors|manager|managers|managing|team|teams|board|committee|management|chief|officer|executive|ceo|cfo|coo|cto|cio|cro|cmo|controller|controlling|owner|owners|account|accounts|customer|customers|project|programme|program|staff|office',
  leaves: {
    it: "(?:leave|take|keep|throw|pull|strip|filter|kick|cut) (?:it|them|him|her|this|that|these|those)(?: please)? (?:out|aside|off|away)|(?:exclude|ignore|drop|remove|omit|disregard|skip|delete|discard) (?:it|them|these|those|that|this)|(?:don't|do not|never) (?:count|include|consider|use) (?:it|them|these|those|that|this)",
    go: "(?:must|should|shall|need to|needs to|has to|have to|are to|is to|can|ought to) (?:(?:all|also|please|therefore|completely) )?(?:be (?:completely |all )?(?:left out|taken out|excluded|ignored|removed|dropped|disregarded|omitted|kept out|thrown out|left aside)|(?:go|stay|come) out|not (?:be )?count(?:ed)?)|(?:do not|don't|does not|doesn't|should not|shouldn't|must not|are not to|is not to) (?:be )?(?:belong|count|counted|included)(?! (?:on|towards|as|to))|stays? out|(?:is|are) (?:to be )?(?:out|left out)(?= please| of (?:it|this|that|scope|the (?:deck|figures?|counts?|numbers?|analysis|measure|rate))|$)",
    verbs:
      "is|are|was|were|has|have|had|isn't|aren't|wasn't|weren't|will|don't|doesn't|left|closed|shut|ended|stopped|moved|merged|belongs?|came|went|got|counts?|should|shouldn't|must|shall|can|need|needs|stays?",
    there:
      "there(?:'s| is| are| was| were)|we have|you(?: will|'ll)? (?:find|see)|the (?:data|file|files|export|list|tables?) (?:has|have|holds?|contains?)",
    out: "leav(?:e|ing) (?:out|aside)|exclud(?:e|ing)|ignor(?:e|ing)|skip(?:ping)?|omit(?:ting)?|disregard(?:ing)?|tak(?:e|ing) out|filter(?:ing)? out|strip(?:ping)? out|(?:do not|don't) count",
    opens: 'leave|take|keep|filter|strip',
    closes: 'out(?: of (?:it|this|the \\p{L}+))?|aside',
    off: '(?:are|is) (?:to be )?left (?:out|aside)',
    who: 'that|which|who|whose|where|when',
    what: 'what|whatever|whoever|anything|everything',
    why: 'since|because|as|for they|while|given that|so that|their|many|most|there',
    unpaid:
      "unpaid|un-paid|not (?:yet )?(?:been )?paid(?: (?:yet|for))?|(?:has|have|was|were|is|are)(?:n't| not) (?:yet )?(?:been )?paid(?: (?:yet|for))?|never paid|payment is (?:still )?pending",
    credits: 'credit (?:notes?|memos?)|credits',
    twice:
      'twice(?! (?:as|the|an?|per|daily|weekly|monthly|yearly)(?!\\p{L}))|duplicates?|duplicated|double(?:d|s)?(?= (?:rows|lines|records|entries))|more than once|repeated (?:rows|lines|records|entries)|only once',
    drops: 'drop(?:ping)?|remov(?:e|ing)|delet(?:e|ing)|discard(?:ing)?|throw(?:ing)? out|weed(?:ing)? out|strip(?:ping)? away',
  },
  became: {
    merged: 'merg(?:e|ed|ing)|consolidated',
    reversed: 'revers(?:ed|al|als|ing)',
    warranty: 'warrant(?:y|ies)|guarantees?|guaranteed',
    postponed: 'postpon\\p{L}*|rescheduled?|deferred',
    withdrawn:
      'withdr(?:ew|awn|aws?|awals?)|retract(?:ed|ion)|rescind(?:ed)?|rescission|revoked?|pull(?:ed)? back|t(?:ook|aken) back|back(?:ed)? out of',
    cancelled: 'cancel(?:led|ed|lation|ation)?|call(?:ed)? off|scrapped|annulled',
  },
  asks: {
    tally: 'count (?:them|these|those)(?: up)?|tally (?:them|these|those)?(?: up)?|add (?:them|these|those) up',
    readAgain: 'read|re-?read|reviewed|went through|gone through|looked (?:at|through)|checked|audited|listened to',
    wants:
      "(?:would|'d) (?:\\p{L}{1,12} )?(?:like|love|want) to (?:know|hear|learn|see)|wants? to (?:know|hear|learn)|wonders?|wondering|(?:is|are|was|were) (?:also )?(?:asking|curious)|asks?|asked",
    many: 'how many',
    ahead: "would|could|might|will|won't|(?:is|are) (?:going|likely|about) to",
    choose:
      'which (?:one|option|offer|course|way|alternative|proposal|bid|quote|scenario|of (?:them|these|those|the \\p{L}+))(?: of (?:them|these|those|the \\p{L}+))? (?:should|do|shall|would|must|can) (?:we|i|they|you) \\p{L}+|which (?:one|option|offer|course|alternative|proposal|bid|quote|scenario|of (?:them|these|the \\p{L}+)) (?:is (?:the )?(?:best|better|right|worth)|pays|to (?:take|choose|pick|go))|what should we (?:pick|choose|go (?:for|with))',
    names:
      "what(?:'s| has| is)? (?:got|gotten|gone|become|became|getting|worsened|improved|changed|moved|deteriorat\\p{L}*)|the (?:figure|number|measure|metric|indicator|kpi) (?:that|which)",
    act: '(?:what|which|where)(?: exactly| else)? (?:should|must|can|do|could|shall) (?:we|they|you|our \\p{L}+) (?:do|fix|change|decide|watch|tackle|stop|start|improve|prioriti[sz]e|act on)|what (?:to|needs to be|has to be|is to be) (?:do|fix|change|decide|done|fixed|changed|decided)|what (?:we|they|you|(?:our|the) \\p{L}+) (?:should|must|can|could|need to|ought to|have to) (?:do|fix|change|decide|watch|tackle|stop|start|improve|prioriti[sz]e|act on)',
    why: "why|how come|what(?:'s| is| was)? (?:drove|drives|driving|caused|causes|causing|explains|explained|behind|moved)|reasons? (?:why|for)|what(?:'s| is| has)? (?:actually |really )?(?:happened|changed|going on|gone wrong|went wrong)",
    which: 'which|who|where',
    amount:
      'how (?:much|many|often|long|fast|far|high|large|big)|what (?:is|was|were|are|does|do|did|would|could)|did|does|do|has|have|are|is|was|were',
    cost: 'costs?|costing|lose|losing|expensive',
    best: 'best|better|top|strongest|fastest|cheapest|most efficient|most profitable|invest|expand|scale|keep|double down',
    worst:
      'improve|repair|worry|worst|worse|weakest|slowest|poorest|costliest|most expensive|drop|cut|stop|close|fix|quit|replace|behind|underperform\\p{L}*|struggl\\p{L}*',
    most: 'most|highest|largest|biggest|longest|more',
    least: 'least|lowest|fewest|smallest|shortest|fewer|less',
    done: 'start(?:ed|ing)?|beg(?:an|un|inning)|introduc(?:e|ed|ing|tion)|launch(?:ed|ing)?|roll(?:ed|ing) out|rollout|rais(?:ed|ing)|increas(?:ed|ing)|lower(?:ed|ing)|reduc(?:ed|ing)|cut(?:ting)?|dropp(?:ed|ing)|remov(?:ed|ing|al)|end(?:ed|ing)|stopp(?:ed|ing)|chang(?:e|es|ed|ing)|switch(?:ed|ing)?|mov(?:e|ed|ing) to|open(?:ed|ing)|clos(?:ed|ing|ure)|hir(?:ed|ing)|add(?:ed|ing)|extend(?:ed|ing)|shorten(?:ed|ing)|replac(?:ed|ing)|rebrand(?:ed|ing)?|brought in|put in|went live|go-live|trained|training|doubl(?:ed|ing)|halv(?:ed|ing)|discontinu(?:ed|ing)|relaunch(?:ed|ing)?|redesign(?:ed|ing)?|automat(?:ed|ing)|outsourc(?:ed|ing)|implement(?:ed|ing)|adopt(?:ed|ing)|pilot(?:ed|ing)?|offer(?:ed|ing)|gave up|took over|new|campaign|(?:price|pricing|fee) (?:increase|rise|hike|cut|change)',
    effect:
      'hurt(?:s|ing)?|harm(?:s|ed)?|damag(?:e|ed)|help(?:s|ed|ing)?|work(?:ed|ing)?|br(?:ing|ings|ought|inging) (?:the )?(?:\\p{L}+[- ]){0,3}?(?:down|up)|reduc(?:e|es|ed)|cut|lower(?:ed)?|raised?|lift(?:ed)?|boost(?:ed)?|improv(?:e|es|ed)|worsen(?:ed)?|affect(?:ed)?|impact(?:ed)?|chang(?:e|ed)|influenced?|shorten(?:ed)?|sp(?:eed|ed) up|slow(?:ed)?(?: down)?|pa(?:y|id) off|ma(?:k|d)e a difference|ma(?:k|d)e (?:\\p{L}+ )?(?:better|worse)|g(?:o|one|ot|otten) (?:up|down|better|worse)|went (?:up|down)|effect|drive|drove',
    whether: 'whether|see if|know if|check if|tell (?:us |me )?if|find out if|test if',
    isTrue: '(?:is|are|was) (?:that|this|it|they|he|she) (?:really |actually |even )?(?:true|right|so|correct|real|the case)',
    either: 'is (?:it|this|that)|was (?:it|this|that)',
    now: 'since|now|nowadays|today|currently|these days|lately|recently|until|nearer|used to',
    changed:
      'less (?:is )?left|(?:earn|make|keep)(?:s|ing)? less|slip(?:s|ped|ping)?|f(?:alls?|ell|allen|alling)|drop(?:s|ped|ping)?|declin(?:e|es|ed|ing)|slid(?:ing)?|ris(?:es?|en|ing)|rose|increas(?:e|es|ed|ing)|gr(?:ows?|ew|own|owing)|climb(?:s|ed|ing)?|worsen(?:s|ed|ing)?|deteriorat(?:es?|ed|ing)|jump(?:s|ed)?|shr(?:inks?|ank|unk|inking)|cre(?:pt|eping)|lost ground|lower|higher|worse|better|weaker|slower|longer|later|fewer|more (?:often|than)|less (?:often|than)|(?:become|became|becoming|get|got|gotten|getting|grown) (?:clearly |much |far |a lot )?(?:more|less) \\p{L}+|gone (?:up|down)|went (?:up|down)|(?:has|have|is|are|was|were|went|goes|going|looks?) (?:\\p{L}+ )?(?:down|up(?! (?:for|to)))|costs? us (?:\\p{L}+ )?more',
    doubts:
      "blam(?:es?|ed|ing)|suspects?|suspicion|convinced|(?:pretty|quite|fairly|almost) (?:sure|certain)|gut (?:feeling|feel|says)|points? (?:at|to|the finger)|point at|says? it(?:'s| is)|thinks? (?:that )?(?:it(?:'s| is)|\\p{L}+ (?:is|are))|believes?|reckons?|my bet|hunch|fault|accus(?:es?|ed|ing)|responsible for|because of|due to|down to|is it|squeez(?:es?|ing)|attack(?:s|ed|ing)? for|undercut(?:s|ting)?",
    suspects:
      "blam(?:es?|ed|ing)(?: it on)?|(?:i|we|they|he|she|\\p{L}{2,}) suspects?(?: it(?:'s| is| was))?|(?:thinks?|believes?|says?|said|insists?|reckons?|claims?|assumes?|argues?|guess(?:es)?)(?: that)? (?:it is|it's|it was|this is|that is)|(?:sure|certain|positive|convinced)(?: that)? (?:it is|it's|it was|this is|that is)|points? (?:at|to|the finger at)|puts? (?:it|this|that) down to|attributes? (?:it|this|that) to",
    blames: 'is it|was it|because of|due to|down to|caused by|driven by|com(?:e|es|ing) from|came from',
    or: 'or',
  },
  weighs: {
    decide:
      'should (?:we|i|they|the \\p{L}+)|shall we|do we(?= (?:take|accept|sign|renew|approve|buy|hire|drop|keep) )|would (?:that|this|it) (?:fix|help|solve|pay|work)|(?:is|are|was|would) (?:it|that|this|they) (?:be )?worth(?: it| paying| spending)?|(?:does|do|will|would) (?:it|that|this|they) pay(?: off| back| for (?:itself|themselves))?|can we (?:afford|justify)|what would it take',
    can: 'can we|could we|may we',
    puts: 'focus(?:ing)? on|look(?:ing)? (?:at|into)|tell (?:us|me|them)|(?:need|needs|want|wants|like) to (?:know|understand|see)|find out|figure out|work out|check|establish|show (?:me|us)',
    people:
      'hir(?:e|ing)|recruit(?:ing)?|headcount|reps?|sellers?|salespeople|technicians?|engineers?|agents?|nurses?|drivers?|people|persons?|staff|ftes?|heads?|employees?|colleagues?|team(?= of)',
    each: 'each|apiece|a head|per (?:head|person|rep|technician|agent|hire|fte)',
    at: 'at',
    year: '(?:a year|per year|p\\.a\\.),? (?:all[- ]in|fully loaded|all included)|a year|per year|each year|every year|yearly|annual(?:ly)?|per annum|p\\.a\\.|/ ?(?:yr|year)',
    quarter: 'a quarter|per quarter|quarterly|each quarter|/ ?quarter',
    month: 'a month|per month|each month|every month|monthly|/ ?(?:mo|month)',
    week: 'a week|per week|each week|weekly',
    commission: 'commissions?|take rate|royalt(?:y|ies)|referral fees?|fees?',
    price: 'prices?|pricing|price list|rates|tariffs?',
    discount: 'discounts?|discounting|rebates?',
    cap: 'caps?|capp(?:ed|ing)|limit(?:ed|ing)?|maximum|max|no more than|at most',
    up: 'rais(?:e|ing)|increas(?:e|ing)|put up|lift(?:ing)?|up by|hike',
    down: 'lower(?:ing)?|cut(?:ting)?|reduc(?:e|ing)|drop(?:ping)?|down by',
    now: 'instead of|rather than|up from|down from|compared with|versus|vs|today|now|currently|at present|we pay',
    start: 'from',
    thousand: 'k|thousand|grand',
    million: 'm|mn|million',
    ends: '(?:switch|turn)(?:ing)? off|cut(?:ting)?|cancel(?:l?ing)?|end(?:ing)?|drop(?:ping)?|stop(?:ping)?|clos(?:e|ing)|terminat(?:e|ing)|scrap(?:ping)?|shut(?:ting)?(?: down)?|exit(?:ing)?|discontinu(?:e|ing)|axe',
    once: 'once|one-off|one-time|up ?front',
    saves: 'sav(?:es?|ings?)',
    keeps: 'keep(?:ing)?|renew(?:ing)?|stay(?:ing)? with|retain(?:ing)?|carry on with',
    links:
      'but|costs? (?:us|them)|at|for|to|of|on|with|by|about|around|roughly|which|that|who|and|costs?|costing|is|a budget|spend(?:ing)?|pay(?:ing)?|it|another|an? extra',
    off: 'off|discount|rebate|price cut',
    unit: 'per|for each|for every|each|every|an?',
    margin: 'gross margin|contribution margin|margin',
    loses: 'los(?:e|es|ing)|costs? (?:us|them)|cost(?:s|ing)?|gives? up',
    costsUs: 'costs? us|sets? us back|loses us|costs? the (?:company|business|firm)|we (?:pay|lose|bear|spend)',
    earnsUs: 'earns? us|brings? us(?: in)?|makes us|nets us|(?:is|are) worth(?: to us)?|we (?:earn|make|bill|collect)',
  },
  pays: {
    pay: 'pay(?:s|ing|ers?|ments?)?|paid|cash|money|invoices?|bills?|collected',
    late: 'late(?:r|ly)?|slow(?:er|ly)?|longer|delay(?:s|ed)?|on time|overdue|punctual(?:ly)?',
    named:
      'late[- ]payment|late[- ]payers?|slow[- ]payers?|payment (?:behaviou?r|morale|discipline|habits|delays?|times?|performance)|days (?:late|to pay|beyond terms)|collections|cash collection|accounts receivable|receivables|dunning|overdue (?:invoices?|amounts?|balances?)',
    unpaid: 'overdue|outstanding|unpaid|past due|age?ing|owed?|owes|open invoices|bad debts?|receivables',
    dso: 'dso|days sales outstanding',
    share:
      'share (?:of invoices )?paid late|how many (?:\\p{L}+ ){0,2}(?:pay|are paid|were paid) late|on[- ]time payments?|late[- ]payment rate',
    charge:
      'late[- ]payment (?:interest|fees?|charges?|penalt(?:y|ies))|interest on (?:late|overdue) (?:payments?|invoices?)|default interest|penalty interest|late fees?|early[- ]payment discounts?|cash discounts?|(?:upfront|advance) payments?|prepayments?|(?:shorter|stricter) (?:payment )?terms|credit (?:limits?|holds?|checks?)|dunning (?:process|run|service)|factoring|direct debits?',
  },
  rates: {
    punctual: 'on[ -]time|otif|otd|punctual\\p{L}*|delivery reliability|schedule adherence|deliver\\p{L}* late|late deliver\\p{L}*',
    share: 'rates?|ratio|share|percentage',
  },
  tells: {
    share:
      '(?:share|percentage|proportion|fraction|portion|rate) of|how many(?: of)?|what (?:share|percentage|proportion) of|out of every (?:hundred|\\d+)',
    lasts: 'days?|weeks?|hours?|time|how long|how many days|lead time|wait(?:s|ed|ing)?',
    between: 'from|between',
    to: 'to|until|till|and',
    spends: 'spend(?:s|ing)?(?: on)?|costs?(?: us)?(?: of| for)?|pay(?:s|ing)?(?: for)?|expenses?(?: on| for)?',
    each: 'per|for each|for every|on each|on every',
    told: 'measured?|measures|worr(?:y|ies|ied)|hurts?|issue|problem|worse|worsen(?:ed|s|ing)?|concern(?:s|ed)?|number|metric|kpi|measure|indicator|question is',
    second: 'second|again|twice|more than once|repeat(?:ed)?|another',
    first: 'first|single|one|once',
    onDay:
      'on[ -]time|punctual|promis(?:e|es|ed)|keep(?:s|ing)? (?:our|their) word|meant to be|on (?:the|its|their) (?:agreed|promised|planned|scheduled|booked|due|set|right|stated) (?:day|date|time|slot)|on the (?:day|date) (?:that |which )?(?:we|they|it|was) (?:have |had |was |were )?(?:agreed|promised|planned|booked|set|said)|when (?:we|they) (?:said|promised)|(?:by|on) the due date|behind schedule|past (?:the|their|its) (?:due date|deadline|date)|late|on schedule|to schedule|(?:keep|kept|meet|met|miss|missed|missing) (?:the|our|their) (?:deadlines?|dates?|promises?|slots?)',
    longer:
      'sp(?:ed|eeds?|eeding) up|from the day|between the day|sits?(?: \\p{L}{1,12}){0,3} forever|stays? (?:with us )?(?:much )?longer|longer|slow(?:er|ly|ed|ing)?|ages|forever|drag(?:s|ged|ging)?|wait(?:s|ed|ing)?|how (?:long|quickly|fast)|(?:more|too many|how many) (?:days|hours|weeks|minutes)|takes? (?:us |them )?(?:\\p{L}{1,8} )?(?:time|days|weeks)|quick(?:er|ly)?|faster|idle|stand(?:s|ing)? (?:still|empty|idle)',
    improved:
      '(?<!(?:used to be|was|were|much|far) )better|improv(?:e|es|ed|ing|ement)|good news|more reliably|quicker|faster|recover(?:ed|s)?',
    since:
      'since (?:roughly |about )?(?:when|what|which)|from (?:roughly |about )?(?:when|what|which)|(?:what|which) month|when (?:did|has)|and when|when (?:it|this|that|they) (?:all )?(?:began|begins?|started|starts?|set in|happened|changed|turned)',
    byDay:
      'by (?:the )?(?:month|day|date|week) (?:of(?: the)?|(?:that |when |in which |on which )?(?:it|they|the \\p{L}+))|by(?= \\p{L}{3,16} (?:date|day|month))|(?:go(?:ing|es)?|counted|dated|look(?:ing)?|sorted) by (?:the )?(?:day|date|month)(?: (?:on which|that|when|of))?|by the (?:day|date)(?: (?:on which|that|when|of))?',
    atOnce:
      'there and then|(?:on|at) the (?:first|very first) (?:visit|attempt|try|call|go|contact)|(?:right )?first time(?: round| around)?|at the first (?:attempt|go)|in (?:one|a single) (?:visit|go|call|trip|attempt)|(?:without|no(?:body| one)?) (?:having|needing|need) to (?:come|go|call|ring) (?:back|again)|in one hit',
    left: 'left(?: over)?|earn(?:s|ed|ing)?|make|making|margins?|profits?|contribution|keep',
    one: '(?:per|(?:on|of|from|for|out of) (?:each|every|an?|one))',
    costs: 'after|net of',
    much: 'how much|what (?:part|share|portion)',
    every: '(?:out )?of (?:every|each|all(?: the)?)|for every',
  },
  retained: {
    net: 'net (?:(?:revenue|dollar|arr|mrr|recurring revenue|monetary|euro|pound) )?retention(?: rate)?|net (?:arr|revenue|contract) renewal rate|nrr|ndr|ndrr',
    gross:
      'gross (?:(?:revenue|dollar|arr|mrr|recurring revenue|monetary) )?retention(?: rate)?|gross (?:arr|revenue|contract) renewal rate|grr|gdr',
  },
  bounds: {
    inside:
      'within(?: the)?|inside(?: of)?|in(?: (?:less than|under|at most|no more than|up to))?|under|less than|at most|no more than|no longer than|up to',
    beyond: 'longer than|more than|over|beyond|exceed(?:s|ed|ing)?|later than|slower than',
    one: 'an?|one|a single',
    second: 'seconds?|secs?',
    minute: 'minutes?|mins?',
    hour: 'hours?|hrs?|h',
    day: '(?:calendar )?days?',
    week: 'weeks?',
    month: 'months?',
    working: '(?:working|business|office) (?:days?|hours?)',
  },
  files: {
    data: 'exports?|extracts?|files?|data|datasets?|lists?|spreadsheets?|sheets?|workbooks?|dump|csvs?',
    covers:
      'is|are|was|were|comes?|came|covers?|holds?|contains?|includes?|runs?|spans?|reach(?:es)?|goes|go|starts?|begins?|stops?|ends?|has|have',
    orders: 'use|take|show|compare|review|report|deck|slides?|presentation|look at|cover only',
    of: 'of|with',
    since: 'since|from',
  },
  lengths: {
    most: "max(?:imum|imal)?\\.?(?: of)?|at (?:the )?most|no more than|not more than|never more than|(?:won't|will not|don't|do not|can't|cannot) (?:read|open|look at|want|take|need|have time for) (?:any )?more than|up to|limit(?:ed)? (?:of|to)|within",
    mostAfter:
      'max(?:imum|imal)?(?!\\p{L})|at (?:the )?most|or (?:less|fewer)|tops(?!\\p{L})|,? (?:and )?(?:no|not) (?:one )?more(?! than)|(?:is|are) (?:enough|plenty|the limit)',
    handful: 'handful of|a few',
    short:
      'as (?:few|short|brief)(?: (?:slides|pages))? as (?:possible|will do|you can|it takes|(?:is )?(?:needed|necessary))|the fewer(?: slides| pages)?,? the better|(?:keep|make) (?:it|this|them|the (?:deck|slides|presentation)) (?:really |very |nice and |as )?(?:short|brief)(?! (?:of|on))|(?:short|brief)(?: and sharp| and simple)? (?:deck|presentation|slide ?deck|slideshow|pack|paper|document|report|readout)|something (?:really |very |nice and )?(?:short|brief)|short(?:,? please| and sharp| and sweet)|(?:deck|presentation|report|document) (?:should|must|has to|needs to) be (?:really |very )?(?:short|brief)',
  },
  partOf: 'Share of {whole}',
  shareOf: '“{value}” share',
  leftOf: 'Margin per {row}',
  works: {
    means: 'means|is defined as|is calculated as|is worked out as|equals',
    plus: 'plus',
    minus: 'minus|less|net of|after deducting',
    over: 'divided? (?:it |that |this |them )?by|over|as (?:a )?(?:%|percent|percentage|share|proportion|fraction) of|in % of',
    outOf: 'out of|of',
    only: 'only|just',
    not: "not|never|no|none|isn't|aren't|wasn't|weren't|without|except(?: for)?|other than|excluding|unless",
    until: 'on or before|at or before|no later than|not later than|not after|by|until',
    before: 'before',
    within: 'within|in (?:at most|under|no more than)',
    after: 'of|after|from|since',
    all: 'all|every|each|total number of|number of',
    day: '(?:calendar )?days?',
    week: 'weeks?',
    working: '(?:working|business) days?',
  },
  proposes: {
    ways: "on the table(?: (?:now )?(?:are|is|we have))?|(?:ideas|options|choices|alternatives|proposals|suggestions|ways(?: out| forward)?|routes|paths|levers|candidates|possibilities|offers)(?: (?:on the table|we (?:see|have)|(?:are|have been) (?:being )?discussed|in front of us))?|(?:we|they|you) (?:are|'re) (?:weighing|considering|discussing|debating|choosing between|looking at)|up for decision(?: are)?",
    could: "(?:we|they) (?:could|can|might|may)(?: now| also)?|(?:i|we)(?:'ve| have) been (?:offered|quoted)",
    points: '(?:this|that|it|they|these|those|the (?:first|second|third|last|latter|former))(?: one| option)?',
    lowers:
      'cut(?:s|ting)?|reduc(?:e|es|ed|ing)|lower(?:s|ed|ing)?|prevent(?:s|ed|ing)?|avoid(?:s|ed|ing)?|stop(?:s|ped|ping)?|sav(?:e|es|ed|ing)|eliminat(?:e|es|ing)|remov(?:e|es|ing)|bring(?:s|ing)? (?:\\p{L}+ ){0,4}down|catch(?:es|ing)?|avert(?:s|ed|ing)?|tak(?:e|es|ing) out|get(?:s|ting)? rid of|shav(?:e|es|ing)|drop(?:s|ping)?|fall(?:s|ing)?|down|fewer|less',
    halves: 'halv(?:e|es|ed|ing)|in half',
    half: 'half|50 per ?cent',
    third: '(?:a|one) third|one in three|a third',
    quarter: '(?:a|one) quarter|one in four',
    fifth: '(?:a|one) fifth|one in five',
    tenth: '(?:a|one) tenth|one in ten',
    twoThirds: 'two thirds|two-thirds|two in three',
    threeQuarters: 'three quarters|three-quarters',
    restores:
      '(?:go|goes|going|went|return|returns|returning|revert|reverts|reverting|switch|switches|switching|move|moves|moving) back(?: (?:to|with))?|(?:return|returning|revert|reverting) to|(?:tak|bring|mov|put|giv|send)(?:e|es|ing) (?:[^,;.]{1,50} )?back|bring(?:ing)? (?:[^,;.]{1,50} )?back|back (?:to|with|in-house|from)|restor(?:e|es|ing)|reinstat(?:e|es|ing)|undo(?:ing)?|revers(?:e|ing)|the (?:old|former|previous|earlier) \\p{L}+',
    received:
      '(?:offer|offers|offered|give|gives|grant|grants|promise|promises|propose|proposes) us|(?:discount|rebate)s? (?:\\p{L}+ ){0,6}(?:offers?|offered|gives?|proposes?|granted)|(?:tak|accept)(?:e|es|ing)? (?:up )?(?:the|an?|their|his|her) (?:[^,;.]{0,24})(?:discount|rebate)|on (?:all )?(?:its|their|his|her) (?:bills|invoices|prices)',
    demanded:
      'wants?|demands?|ask(?:s|ing)? for|insists? on|request(?:s|ed)?|accept(?:s|ing)?|agree(?:ing)? to|absorb(?:ing)?|swallow(?:ing)?',
    more: 'more|increase|rise|surcharge|mark-?up|on top|extra|dearer',
    charges:
      'charg(?:e|es|ing) (?:\\p{L}+ ){0,2}(?:customers|clients|members|patients|guests|buyers|people|users|them|tenants|visitors|subscribers|passengers|shoppers)|(?:customers|clients|members|patients|guests|buyers) (?:then )?pay|add(?:ing)? a (?:\\p{L}+ )?(?:fee|charge)|(?:delivery|booking|service|cancellation) (?:fee|charge)',
    everyone:
      'everybody|everyone|all (?:of (?:them|us)|(?!its|their|his|her|in|the|year|round)\\p{L}+)|across the board|everywhere|company-wide|the whole \\p{L}+',
    reports:
      'promis(?:e|es|ed|ing)|say(?:s|ing)?|said|claim(?:s|ed|ing)?|expect(?:s|ed|ing)?|think(?:s|ing)?|believ(?:e|es|ing)|reckon(?:s|ed)?|guarantee(?:s|d)?|estimat(?:e|es|ed)|assur(?:e|es|ed)|would|should|according to|hop(?:e|es|ing)',
    sunk: "(?:have |has |had |'ve )?(?:already|long since) (?:been )?(?:paid|spent|prepaid|cost|invested|put|sunk|poured)|(?:paid|spent|prepaid) (?:it |them |for it )?already|(?:paid|prepaid) (?:up front|in advance)|(?:paid|spent|invested|put|cost us)(?: \\p{L}+){0,6} last \\p{L}+|sunk",
    cents: 'pence|pennies|penny|p(?= (?:per|a|an|each|for|more|extra)(?!\\p{L}))|cents?',
    relative:
      'where|which|who|whose|that|when|one per|each|every|for|at|with|without|on|in|from|of|about|roughly|around|some|they|it|he|she|this|the \\p{L}+ (?:say|says|promise|promises|claim|claims|reckon|reckons|expect|expects)|and|but|then|again|up from|on top|all in|not|only|the (?:\\p{L}+ )?(?:oldest|newest|largest|biggest|smallest|worst|busiest)',
  },
  settles: {
    settles:
      "(?:still )?to be decided(?: [^.,;:?]{1,30})?\\s?:|to decide(?: [^.,;:?]{1,30})?\\s?:|what (?:we|i|they|the \\p{L}+) (?:(?:have|has|need|needs|want|wants|are|is) to|must) (?:settle|decide|agree|choose)(?: [^.,;:?]{1,40})? is(?= (?:whether|if|between|either) )|(?:we|i|they|the (?:board|committee|council|trustees|team|leadership)) (?:(?:have|has|need|needs|want|wants|are|is) to|must|will) (?:settle|decide|choose|pick)(?: (?:on|this|next|by|at) [^.,;:?]{1,24})?(?:(?= (?:whether|if|between|either) )|\\s?:)|(?:please )?decide\\s?:|(?:want|need)s? a (?:clear )?(?:yes or no|yes/no)(?: on(?= \\p{L}{3,}ing )|\\s?:)|(?:the|our|my) (?:decision|choice|call)(?: (?:for|before|in front of|facing|on|to) [^.,;:?]{1,40})?(?: is(?= (?:whether|between|either) )|\\s?:| is to|(?= is:))|the question(?: (?:for|before|on) [^.,;:?]{1,40})? is whether(?= (?:to|we should) )|(?:we're|we are|i'm|i am|they're|the board is) (?:deciding|choosing|torn|debating|undecided)(?= (?:between|whether|if) )|(?:decision|choice)s? (?:needed|required|due|wanted)(?: [^.,;:?]{1,30})?\\s?:|(?:need|want|would like|'d like) a (?:view|decision|call|steer) on(?= (?:whether |\\p{L}{3,}ing (?:the|our|this|that|a|an|these|those|their) ))",
    requests:
      "(?:the|our|my) (?:ask|request|proposal)(?: (?:for|to|of) (?:the )?\\p{L}+)?(?: is(?: for)?|\\s?:)|(?:we're|we are|i'm|i am) (?:asking|requesting) for|(?:need|want|seek|seeking) (?:approval|sign-off|a yes|the go-ahead) (?:for|on|to)",
    between: 'between',
    whether: "whether(?: or not)?(?: to| we should| we)?|do we|if we(?: should)?|that we|we(?: could| can|'ll)?|to",
    either: 'either(?: (?:we|i|they))?',
    alternative: 'or|or else',
    also: 'and',
    both: 'which (?:one |option |way |of (?:them|these|those|the (?:two|three|four|five)) )?(?:should|shall|do|would|makes|wins|is (?:the )?(?:best|right))|(?:so )?what (?:should|shall|would) (?:we|you|i) (?:do|take|choose|pick|recommend)|what do you recommend|(?:tell|show) (?:us|me) which(?: one| of them)?|which (?:one|of them)|(?:please )?recommend one|is any of (?:them|these|this) worth|which (?:one |of them )?(?:pays (?:back|off)|is (?:cheaper|better|worth (?:it|more))|brings more|costs less|should we (?:take|choose))|(?:numbers|figures|case|cost|costs) (?:for|of) (?:both|each|all|either)|which (?:of (?:the two|them|these)|one|option)(?: is| pays| makes)?|compare (?:the two|both|them)|weigh(?:ing)? (?:the two|both|them)|both (?:options|ways|cases)|side by side',
    headed:
      '(?:the )?(?:decision|choice)(?: (?:needed|required|to (?:make|take)|for [^:]{1,30}))?|(?:the )?(?:options|alternatives)(?: (?:on the table|we (?:see|have)|are))?',
    nothing:
      '(?:do|doing|change|changing) nothing|(?:leav|keep)(?:e|ing)? (?:it|things|everything|all|it all|all of it) (?:(?:as|like|how|the way) (?:it is|it stands|they are|things are|is)|alone|for now|until [^.;]{3,60})|wait (?:and see|until [^.;]{3,60})|status quo|stay as we are|carry on as (?:now|before|today)|we (?:do|change) nothing|not doing anything',
    gauges:
      '(?:re)?set(?:ting)? (?:a |an |the |our |separate |own |different |new )*(?:targets?|goals?|benchmarks?)|(?:chang|adjust|split|rebas|replac)(?:e|es|ing) (?:the |our |how )*(?:we )?(?:targets?|goals?|measures?|metrics?|kpis?|report\\p{L}*|targets? and report\\p{L}*)|(?:report|measur|track|publish|show|judg|monitor)(?:e|es|ed|ing)? (?:[^.,;]{0,60} )?(?:by|per|for each|each|apart|separately|split)|targets? (?:for|per|by) (?:each|type|every|group|kind|\\p{L}+)|dashboards?',
    limits:
      'caps?|capping|capped|limit(?:s|ed|ing)?|restrict(?:s|ed|ing)?|stop(?:s|ped|ping)?|reduc(?:e|es|ed|ing)|cut(?:s|ting)?(?: back)?|fewer|less|end(?:s|ing)?|drop(?:s|ping)?|phase(?:s)? out|wind(?:s)? down|give up|turn(?:ing)? away|no longer (?:sell|offer|take|accept)\\p{L}*',
    option: 'option|alternative|offer|proposal|plan|variant|choice',
    choosing:
      'decisions?|decid(?:e|ed|ing)|choos(?:e|ing)|choices?|options?|offers?|alternatives?|proposals?|pick(?:ing)?|either|on the table|vote|call (?:to make|we need)|weigh(?:ing)?',
  },
  happened: {
    made: 'created|opened|raised|logged|submitted|reported|filed|placed|received|registered|ordered|booked',
    sent: 'collected|picked up|shipped|dispatched|despatched|sent(?: out)?',
    delivered: 'delivered',
    closed: 'closed|resolved|solved|completed|finished',
  },
};
