/** The words around figures in sentences. */
import type { FigureWords } from '../figures.ts';

export const figures: FigureWords = {
  up: 'subió|subieron|subido|aumentó|aumentaron|aumentado|creció|crecieron|crecido|sube|suben|crece|crecen|aumenta|aumentan',
  down: 'bajó|bajaron|bajado|cayó|cayeron|caído|disminuyó|disminuyeron|disminuido|descendió|descendieron|descendido|baja|bajan|cae|caen|se redujo|se redujeron',
  went: 'pasó|pasaron|pasado|pasa|pasan|mejoró|mejoraron|empeoró|empeoraron',
  took: 'redujo|redujeron|llevó|llevaron|elevó|elevaron|recortó|recortaron|acortó|acortaron',
  is: 'es de|fue de|son de|era de|fueron de|alcanzó|alcanzaron|alcanza|se situó en|se sitúa en|está en|es del|fue del|es|fue|fueron|llegó a|llegaron a|cerró en|cerraron en|terminó en|quedó en',
  act: 'vendió|facturó|entregó|logró|vendimos|atendimos|transportamos|recibimos',
  auxiliary: 'ha|han|había|también',
  adverb: 'ligeramente|fuertemente|mucho|sólo|solo|ya',
  from: 'de|del|desde',
  to: 'a|al|hasta',
  by: 'un|en un',
  against: 'frente a(?:l)?|contra|tras|en lugar de|en vez de|respecto a(?:l)?|comparado con',
  plan: '(?:objetivo|meta|presupuesto|plan|previsión|límite)',
  article: 'el|los|las?|una?|unos|unas|nuestr[oa]s?|su|sus|este|esta|estos|estas',
  about: 'unos|unas|cerca de|casi|alrededor de|sólo|solo',
  unsure:
    'no|nunca|jamás|debería|deberían|podría|podrían|puede|pueden|debe|deben|va a|van a|si|quiere|queremos|espera|esperamos|será|serán|prevé|prevemos|subirá|bajará',
  noName:
    'y|e|o|pero|que|quien|cuando|si|como|porque|nosotros|ellos|ellas|él|ella|esto|eso|es|son|fue|ha|han|cuesta|cuestan|pagamos|más|menos|incluid[oa]s?|otros|otras|ambos|ambas|todos|todas',
  joining: 'y|pero|mientras(?: que)?|aunque',
  because: 'porque|ya que|gracias a|tras|desde|debido a|pese a|cuando|después de|con|durante|sobre todo',
  beyond: 'por encima|por debajo|más que|menos que|superior|inferior',
  group: 'de|entre|en',
  milIsThousand: true,
  series: {
    beside: 'en|el|la|año|unos|unas',
    between: 'y|e|luego|después|a|de|al|por último',
    verbs: 'sido|quedado|estado|por año|al año|alcanzó|llegó|fue de|se situó',
    same: '(?:(?:en|durante|para) )?l[oa]s mism[oa]s (?:años|temporadas|periodos|períodos|trimestres|meses)|(?:en )?el mismo per[ií]odo',
    lastYear: 'el año pasado|año pasado',
    now: 'ahora|hoy|actualmente',
  },
  planned: () => ({
    before: /(?:^|\s)(?:subir|bajar|elevar|aumentar|reducir)\s(?<name>.+)$/iu,
    after: /^(?<name>.+?)\s(?:sube|suben|baja|bajan|pasa|pasan|pasará|subirá|bajará)$/iu,
    to: /^\s*a\s*$/iu,
    stays: /^(?<name>.+?)\s(?:se queda|se quedan|se mantiene|se mantienen|sigue|siguen|queda)\sen$/iu,
    from: /\sde$/iu,
    denied: /(?<!\p{L})(?:no|nunca|si|podría\p{L}*)(?!\p{L})/iu,
  }),
};
