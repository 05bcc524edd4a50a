/** The words around figures in sentences. */
import type { FigureWords } from '../figures.ts';

export const figures: FigureWords = {
  up: 'subiu|subiram|aumentou|aumentaram|cresceu|cresceram|sobe|sobem|cresce|crescem',
  down: 'caiu|caíram|diminuiu|diminuíram|recuou|recuaram|desceu|desceram|baixou|baixaram|cai|caem|reduziu-se',
  went: 'passou|passaram|passa|passam|melhorou|melhoraram|piorou|pioraram|foi|foram',
  took: 'reduziu|reduziram|levou|levaram|elevou|elevaram|cortou|cortaram|encurtou',
  is: 'é de|foi de|são de|era de|foram de|atingiu|atingiram|atinge|ficou em|ficaram em|está em|chegou a|chegaram a|fechou em|terminou em|é|foi|foram',
  act: 'vendeu|faturou|entregou|vendemos|atendemos|transportámos|transportamos|recebemos',
  auxiliary: 'também|já|tem',
  adverb: 'ligeiramente|fortemente|muito|apenas|só|já',
  from: 'de|do|da|dos|das|desde',
  to: 'para|a|até|aos?',
  by: 'em',
  against: 'contra|face a|frente a|ante|após|em vez de|em relação a|comparado com',
  plan: '(?:objetivo|meta|orçamento|plano|previsão|limite)',
  article: 'o|a|os|as|um|uma|nosso|nossa|nossos|nossas|seu|sua|este|esta|estes|estas',
  about: 'cerca de|quase|aproximadamente|apenas|só',
  unsure:
    'não|nunca|deveria|deveriam|poderia|poderiam|pode|podem|deve|devem|vai|vão|se|quer|queremos|espera|esperamos|será|serão|prevê|subirá|cairá',
  noName:
    'e|ou|mas|que|quem|quando|se|como|porque|nós|eles|elas|ele|ela|isto|isso|é|são|foi|foram|custa|custam|pagamos|mais|menos|incluindo|outros|outras|ambos|ambas|todos|todas',
  joining: 'e|mas|enquanto|embora',
  because: 'porque|pois|já que|graças a|após|desde|devido a|apesar de|quando|depois de|com|durante|sobretudo',
  beyond: 'acima|abaixo|mais do que|menos do que|superior|inferior',
  group: 'd[oae]s?|entre|em',
  milIsThousand: true,
  series: {
    beside: 'em|no|na|nos|ano|de|cerca',
    between: 'e|depois|a|para|por fim|de|até',
    verbs: 'sido|ficado|estado|por ano|ao ano|atingiu|chegou|ficou',
    same: '(?:n[oa]s|durante [oa]s|para [oa]s) mesm[oa]s (?:anos|épocas|safras|períodos|trimestres|meses|semestres)|no mesmo período',
    lastYear: '(?:n?o )?ano passado',
    now: 'agora|hoje|atualmente',
  },
  planned: () => ({
    before: /(?:^|\s)(?:subir|baixar|aumentar|reduzir|elevar)\s(?<name>.+)$/iu,
    after: /^(?<name>.+?)\s(?:sobe|sobem|baixa|baixam|passa|passam|passará|subirá)$/iu,
    to: /^\s*para\s*$/iu,
    stays: /^(?<name>.+?)\s(?:fica|ficam|mantém-se|mantêm-se|continua)\sem$/iu,
    from: /\sde$/iu,
    denied: /(?<![\p{L}-])(?:não|nunca|se|poderia\p{L}*)(?!\p{L})/iu,
  }),
};
