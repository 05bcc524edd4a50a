/** How sentences are built. */
import type { SentenceWords } from '../sentences.ts';

export const sentences: SentenceWords = {
  explaining: 'because|since|so that|so|due to|thanks to|driven by|after',
  adding: 'which|who|whose|where|with|including|and (?:we|it|they|this|the|our|he|she|has|have|will)',
  dependent: /^(?:if|when|while|although|though|because|since|after|before|unless|once|as|without)\s/iu,
  approvals: () => [
    {
      verbs: 'approve|authori[sz]e|release|endorse|confirm|fund|accept|grant|sign off on|agree to|decide on|support|appoint|choose',
      lead: '(?:to )?',
      and: 'and',
      articles: '(?:the|an?|our|this|that|its|their|two|three|four|five|six) ',
    },
    { nouns: 'approval|sign-off|agreement|consent|go-ahead|permission', prepositions: '(?:for|of|to|on) ', and: 'and' },
  ],
  deeds:
    /^(?:advertise|agree|announce|appoint|approve|arrange|ask|assess|assign|audit|bill|book|brief|buy|call|chase|check|choose|clarify|clean|coach|collect|compare|compile|confirm|contact|coordinate|create|decide|define|deliver|develop|distribute|design|discuss|document|draft|draw|email|escalate|estimate|evaluate|file|finalise|finalize|fix|fund|gather|get|hand|hire|hold|host|implement|inspect|install|interview|introduce|investigate|invite|issue|lead|look|make|map|measure|meet|migrate|monitor|negotiate|nominate|obtain|order|organise|organize|paint|pay|phone|pick|pilot|plan|post|prepare|present|print|propose|provide|publish|purchase|put|raise|reach|recruit|redraw|refresh|rehearse|remind|renegotiate|renew|rent|repair|replace|report|request|research|review|revise|rewrite|run|schedule|secure|send|set|share|ship|sign|sort|speak|submit|summarise|summarize|supply|survey|take|talk|teach|tell|tender|test|tidy|train|translate|update|verify|visit|work|write)$/iu,
  leaning: () => ({
    leaning: /^(?<verb>\p{L}+)\s(?:it|them)(?<rest>(?:\s.+)?)$/iu,
    thing: /^\p{L}+\s((?:the|our|its|both)\s(?:[\p{L}'’-]+\s?){1,4})$/iu,
  }),
};
