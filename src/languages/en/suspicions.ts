/** How English says what somebody holds to be the cause. */
import type { Suspicions } from '../suspicions.ts';

export const suspicions: Suspicions = {
  holds:
    "(?:also |still |always |firmly |all |each |both |just |simply |openly |now |rather )?(?:(?:theory|view|guess|bet|explanation|hunch|suspicion|answer|opinion|take|feeling) is|says?|said|thinks?|thought|believes?|swears?|reckons?|claims?(?= (?:that|it|it's|we|our|they|the) )|insists?|suspects?|maintains?|argues?|assumes?|guess(?:es)?|feels?|complains?(?: about)?|(?:is|are|am) (?:quite |pretty |absolutely |fairly |totally |certain )?(?:convinced|sure|certain|adamant|positive)|(?:is|are) blaming|(?:has|have) a (?:hunch|theory|feeling)|blam(?:es?|ed)(?: it(?: all)? on)?|points? (?:at|to|the finger at)|accuses?|puts? (?:it|this|that|everything) (?:all )?down to|attributes? (?:it|this|that) to|bets? on|(?:wonders?|is wondering|are wondering|asks?)(?= (?:if|whether) )(?: (?:if|whether))|(?:has |have )?mention(?:s|ed)?|(?:(?:has|have) )?hear(?:s|d)?|talks?(?= about)|(?:keeps? )?talking(?= about)|considers?|finds?)(?: that| about)?:?",
  around: [
    '(?:according to|if you ask|in the (?:opinion|view) of) (?<who>[^,.;:]{2,40}),\\s(?<claim>[^.;!?]{3,160})',
    '(?<=^|[,;]\\s|(?:and|but|while)\\s)(?<who>(?:others?|another|yet another|the (?:second|third|fourth|other|last)(?: one)?))(?:,|:)?\\sthat\\s(?<claim>[^.;!?]{3,160})',
    '(?<=^|[,;]\\s)(?<claim>[^,.;:!?]{3,60}?) (?:is|are|was|were|gets?|got) (?:also |often |always |sometimes )?(?:being )?(?:blamed|suspected|accused|pointed at)(?!\\p{L})',
  ],
  lists:
    'explanations?|theor(?:y|ies)|hypothes[ei]s|opinions?|suspicions?|suspects|guesses|beliefs|views|stories|reasons (?:given|named|offered|heard)|possible (?:causes|reasons)|arguments',
  opens:
    "(?:it(?: is|'s| was| has to be| must be)|this is|that is|that's|they are|(?:is )?(?:because|due to|down to)(?: of)?|(?:the )?(?:cause|reason|problem) is|the fault (?:is|lies) (?:with|in)|for)(?: all| simply| just| only| mainly| mostly)?",
  wishes: 'should|ought|(?:we|you|i|they) (?:must|need|want|would like)|worth (?:a|it|doing|trying)',
  sources:
    'data|figures?|numbers?|reports?|tables?|files?|columns?|charts?|slides?|decks?|contracts?|polic(?:y|ies)|dashboards?|statistics',
  more: 'too high|more|higher|increas(?:e|es|ed|ing)|r(?:ise|ises|isen|ising|ose)|grow(?:n|s|ing)?|grew|up|too many|too much|additional|extra',
  less: 'too low|low|stop(?:s|ped|ping)?|skip(?:s|ped|ping)?|forg[eo]t\\p{L}*|never|less|fewer|lower|decreas(?:e|es|ed|ing)|f(?:all|alls|allen|alling|ell)|dropp?(?:s|ed|ing)?|shr(?:ink|inks|unk|inking|ank)|down|too few|too little|lack(?:s|ing)?|missing|lost|los(?:e|es|ing)|no longer|without',
  season:
    '(?<!(?:in|since|last|this|until|before|after|by|our) )(?<!(?:in|since|during|before|after|until) (?:the|last|this) )(?:(?:cold|hot|mild|wet|dry|hard|long|warm|harsh|bad) )?(?:winter|summer)(?! \\p{L}*(?:sale|release))|seasonal\\p{L}*|(?:the |high |low |peak |holiday )seasons?|christmas|holidays|time of (?:the )?year',
  reasons: {
    absent: {
      said: "(?:are|is|were|was)(?:n['’]t| not| never| rarely) (?:\\p{L}+ )?(?:in|there|home|at home|around)|(?:simply |just )?(?:aren['’]t|isn['’]t) (?:in|there|home|at home)|not (?:at )?home|nobody(?:['’]s| is)? (?:in|there|home)|no one(?:['’]s| is)? (?:in|there|home)|(?:don['’]t|do not|doesn['’]t|won['’]t) (?:open|answer) (?:the|their) door|(?:are|is) (?:out|absent|away)",
      value:
        'no access|not (?:at )?home|not in|nobody (?:home|in)|no one (?:home|in)|absent|no answer|not present|no reply|customer (?:out|away)|tenant (?:out|away)',
    },
    broken: {
      said: 'break(?:s|ing)? ?down|broke(?:n)? down|breakdowns?|defective|failing|out of order',
      value:
        '(?:vehicle|machine|van|truck|engine|equipment|technical)? ?(?:breakdown|break down|broken down|defect|failure|fault|malfunction)',
    },
  },
  things: {
    weight: {
      more: 'heav(?:y|ier)|weigh(?:s|ing)? more',
      less: 'lighter|weigh(?:s|ing)? less',
      column: 'weights?|kg|kgs|kilos?|kilograms?|lbs?|pounds|grams?|tons?|tonnes?|tonnage|mass',
    },
    size: {
      more: 'big|bigger|larger?|oversized|bulk(?:y|ier)|wider|taller',
      less: 'small|smaller|tiny|narrower',
      column: 'sizes?|volumes?|lit(?:re|er)s?|cm|m2|m3|sqm|area|dimensions?|length|width|height',
    },
    age: {
      more: 'age(?:s|d|ing)?|old|older|worn(?: out)?',
      less: 'newer|younger|brand[- ]new',
      column:
        'age|(?:build|built|manufacture[d]?|model|production|registration|commissioned|installed|installation|purchase|bought|birth) (?:year|date)|year (?:of )?(?:build|built|manufacture|make|model|construction|registration|installation|purchase|birth|commissioning)|(?:\\w+ )?years?(?: built)?|in service since|born',
    },
    discount: {
      more: '(?:more|bigger|larger|higher|deeper|too (?:much|many)) (?:discounts?|rebates?)|discount(?:s|ing)? (?:more|too much|heavily)',
      less: '(?:less|fewer|smaller|lower|no|too few|too little) (?:discounts?|rebates?)|discount(?:s|ing)? less',
      column: 'discounts?|rebates?|markdowns?|price reductions?',
    },
    price: {
      more: '(?:more|too|very|so) expensive|pricier|dearer|price (?:rises?|increases?|hikes?)|raised (?:our |the )?prices|(?:higher|rising) prices',
      less: 'cheap(?:er)?|price cuts?|(?:lower|falling) prices',
      column: '(?:unit |list |net |sales )?prices?|tariffs?|rates?|fares?',
    },
    reply: {
      more: '(?:answer|reply|respond|replies|answers|responses|call(?:s|ing)? back|pick up)\\b[^,;]{0,30}\\b(?:slow(?:er|ly)?|late(?:r)?|too long|longer)|slow (?:answers|replies|responses)|slow(?:er)? to (?:answer|reply|respond)|kept waiting|wait(?:s|ing)? (?:too long|longer)',
      less: '(?:answer|reply|respond)\\b[^,;]{0,30}\\b(?:faster|quicker|sooner)',
      column:
        '(?:first )?(?:response|reply|answer|pickup|wait|waiting|queue)(?: time)?(?: (?:minutes|mins?|hours|hrs?|seconds|secs?|days))?|(?:minutes|hours|days|time) (?:to|until|till) (?:first )?(?:response|reply|answer)',
    },
    approval: {
      more: '(?:second|extra|additional|another|double) (?:signatures?|approvals?|sign-offs?)|slow(?:er)? to (?:say yes|agree|approve|sign(?: off)?|decide|grant|release|permit|consent)|(?:say(?:s|ing)? yes|agree|approv\\p{L}*|sign(?:s|ing|ed|atures?)?|sign-off|consent\\p{L}*|permissions?|permits?)\\b[^,;]{0,60}\\b(?:slow(?:er|ly)?|later?|longer|hold(?:s|ing)? (?:\\p{L}+ ){0,2}up|delay\\p{L}*)|take longer to (?:agree|approve|sign|decide|grant)',
      less: '(?:approv\\p{L}*|agree|sign\\p{L}*|grant\\p{L}*)\\b[^,;]{0,30}\\b(?:faster|quicker|sooner)',
      column:
        'approv\\w*|granted?|released?|authori[sz]\\w*|signed(?: off)?|accepted|permitted|consent(?:ed)?|confirmed|agreed|decided|decision',
    },
    arrival: {
      more: '(?:keep|keeps|kept) [^,;.]{0,20}waiting|waiting (?:for|on)|(?:take|takes|taking) (?:too long|forever|ages|weeks) to (?:come|arrive|get here)|(?:send|sends|sent|arriv\\p{L}*|com(?:e|es|ing)|deliver\\p{L}*|ships?|shipped|hand(?:s|ed)? in)\\b[^,;]{0,40}\\b(?:later?|slow\\p{L}*)|late (?:arrivals?|deliver(?:y|ies)|bills|invoices|papers)',
      less: '(?:send|sends|sent|arriv\\p{L}*|deliver\\p{L}*)\\b[^,;]{0,40}\\b(?:earlier|sooner)',
      column: 'received?|receipt|arriv\\w*|incoming|came in|inbound',
    },
    work: {
      more: '(?:take|takes|taking|need|needs|spend|spends)(?: \\p{L}+){0,2} (?:longer|more time|more hours)|work(?:s|ing)? (?:more )?slow(?:er|ly)?',
      less: '(?:take|need)s? less time|work(?:s)? faster',
      column: '(?:labou?r|work(?:ing|ed)?|technicians?|staff) (?:hours?|time|minutes)|hours worked|man ?hours',
    },
    parts: {
      more: '(?:spare )?parts|components?|materials?',
      less: '(?:fewer|less) (?:parts|materials?)',
      column: 'materials?(?: costs?)?|(?:spare )?parts?(?: costs?)?|components?',
    },
    duration: {
      more: 'slow(?:er|ly)?|longer|too long|delays?|delayed',
      less: 'too (?:fast|quick(?:ly)?|soon)|faster|quicker|shorter|hurried|rushed',
      column: '(?:\\w+ )?(?:durations?|days|hours|minutes|mins|lead time|cycle time|turnaround|processing time|handling time)',
    },
    load: {
      more: 'overload(?:ed)?|overwork(?:ed)?|overstretched|stretched|swamped|overwhelmed|understaffed|short[- ]staffed|short[- ]handed|too few (?:people|staff|hands)|too much (?:work|to do)|drowning|at (?:the|their) limit',
      less: 'idle|underused|nothing to do',
      column: 'workload|caseload|cases per \\w+',
    },
    distance: {
      more: 'farther|further(?: away| out)?|longer (?:routes?|distances?|trips?|ways?|drives?)|detours?|more (?:km|kilomet(?:re|er)s|miles)',
      less: 'nearer|closer|shorter (?:routes?|distances?|trips?)',
      column: 'distances?|km|kms|kilomet(?:re|er)s?|miles|mileage',
    },
    temperature: {
      more: 'hot(?:ter)?|warm(?:er)?|heat(?:wave)?',
      less: 'cold(?:er)?|cool(?:er)?|frost',
      column: 'temperatures?|temp|celsius|fahrenheit|degrees',
    },
    experience: {
      more: '(?:more )?experienced|senior',
      less: 'inexperienced|unexperienced|less experienced|junior|untrained',
      column: 'experience|tenure|seniority|(?:years|months) (?:of service|in (?:the )?(?:job|role|company))',
    },
  },
};
