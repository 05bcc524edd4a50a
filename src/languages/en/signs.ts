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
  fillers:
    'click to (?:add|edit|insert)|(?:your|sample|placeholder|dummy) text|(?:text|title|name|figure|number|source|chart) (?:goes )?here\\b|insert (?:text|title|chart|image|picture|logo|date|name)|add (?:your )?(?:title|text|subtitle)\\b|presentation title|chart title|placeholder',
  stillOpen: 'to be (?:defined|confirmed|determined|decided)\\b',
  roles:
    'sales|operations|ops|finance|support|success|product|marketing|legal|hr|people|it|engineering|procurement|purchasing|logistics|quality|data|analytics|revenue|head|heads|lead|leads|director|directors|manager|managers|managing|team|teams|board|committee|management|chief|officer|executive|ceo|cfo|coo|cto|cio|cro|cmo|controller|controlling|owner|owners|account|accounts|customer|customers|project|programme|program|staff|office',
  asks: {
    act: '(?:what|which|where)(?: exactly| else)? (?:should|must|can|do|could|shall) (?:we|they|you|our \\p{L}+) (?:do|fix|change|decide|watch|tackle|stop|start|improve|prioriti[sz]e|act on)|what (?:to|needs to be|has to be|is to be) (?:do|fix|change|decide|done|fixed|changed|decided)|what (?:we|they|you|(?:our|the) \\p{L}+) (?:should|must|can|could|need to|ought to|have to) (?:do|fix|change|decide|watch|tackle|stop|start|improve|prioriti[sz]e|act on)',
    why: "why|how come|what(?:'s| is| was)? (?:drove|drives|driving|caused|causes|causing|explains|explained|behind|moved)|reasons? (?:why|for)",
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
    blames: 'is it|was it|because of|due to|down to|caused by|driven by|com(?:e|es|ing) from|came from',
    or: 'or',
  },
};
