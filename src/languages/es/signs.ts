/** The signs by which the language is known, its words for figures and their courses, and how it asks. */
import type { Signs } from '../signs.ts';

export const signs: Signs = {
  called: 'spanish|spanisch|espagnol|español|espanhol|spagnolo',
  asked: /スペイン語で|用西班牙[语文]|بالإسبانية|باللغة الإسبانية/,
  seen: /^(?:el|los|las|del|y|para|con|sin|una?|sobre|diapositivas?|presentación|trimestre|equipo|crea|informe)$/,
  common:
    'el la los las un una unos unas de del y e es son en para por con sin no que quien cuyo o u al a se su sus lo le les nos nuestro nuestra nuestros nuestras este esta estos estas ese esa como más menos pero porque entre hacia desde hasta sobre tras ante durante fue fueron ser ha han hay había está están hace hacer puede debe todo todos toda todas muy también si ya año años mes meses cuál qué cómo haz crea prepara muestra hemos dos tres cuatro cinco seis siete ocho nueve diez todavía aún aquí eso esto ella ellos mi nada nadie cada otro otra otros otras nuevo nueva nuevos nuevas bien próximo próxima tener tenemos queremos vamos trimestre empresa equipo propuesta resultado resultados decir',
  spelled: /ñ|.{2}(?:ción|ciones|dad|dades|miento|mientos|amos)$/u,
  plural: /^(?:s|es)$/,
  moves: {
    up: 'sub(?:ió|e|en|ieron)|aument\\p{L}+|creci\\p{L}+|crece\\p{L}*|alza|ganó|ganaron',
    down: 'baj(?:ó|a|an|aron)|ca(?:yó|e|en|yeron|ída)|disminu\\p{L}+|descen\\p{L}+|perdi\\p{L}+',
    not: '\\bno\\b|\\bsin\\b',
  },
  compares: { half: 'mitad', double: 'duplic\\p{L}+|dobl[eóa]\\p{L}*', triple: 'triplic\\p{L}+|triple', most: 'mayoría|mayor parte' },
  cardinals: ['dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez', 'once', 'doce'],
  claims: {
    highest: '(?:la|el|los|las) (?:más (?:alt|grande|fuerte)|mayor)\\p{L}*|lidera\\p{L}*|encabeza\\p{L}*|el que más',
    lowest: '(?:la|el|los|las) (?:más (?:baj|pequeñ|débil)|menor)\\p{L}*',
    only: 'sol[oa]s?|sólo|solamente|únic[oa]s?(?:mente)?',
    all: 'tod[oa]s?|cada',
    none: 'ning(?:ún|un[oa]?)|nadie',
    because: 'porque|debido a\\p{L}*|a causa de\\p{L}*|gracias a\\p{L}*|causad[oa]s? por|impulsad[oa]s? por',
  },
  fillers:
    'haga clic para|clic para (?:agregar|añadir|editar)|(?:su|tu|inserte|insertar) (?:texto|título)(?: aquí)?|texto de ejemplo|título del gráfico',
  stillOpen: 'por (?:definir|confirmar|determinar)\\b',
  roles:
    'ventas|comercial\\p{L}*|finan\\p{L}*|direc\\p{L}*|equipo\\p{L}*|comité|compras|marketing|producto\\p{L}*|client\\p{L}*|soporte|operacion\\p{L}*|legal|rr\\.? ?hh|proyecto\\p{L}*|responsable\\p{L}*|calidad|logística|jef[ea]s?|gerente\\p{L}*',
  asks: {
    act: 'qué (?:debemos|deberíamos|hay que|podemos) (?:hacer|cambiar|arreglar|decidir|mejorar)|qué (?:debe|debería) (?:hacer|decidir|cambiar) (?:el|la) \\p{L}+|qué (?:hacer|decidir|cambiar)',
    why: 'por qué|a qué se debe|qué (?:explica|causó|causa|impulsa|impulsó)|razón(?:es)? (?:de|por)|motivos? (?:de|por)',
    which: 'cuál(?:es)?|qué|quién(?:es)?|dónde',
    amount: 'cuánt[oa]s?|hemos|qué (?:nos cuesta\\p{L}*|valdría|supondría|aportaría)',
    cost: 'cuestan?|costar|coste|costó|perdemos|car[oa]s?',
    best: 'mejor(?:es)?|más rápid[oa]s?|más barat[oa]s?|más rentables?|invertir|mantener|conservar',
    worst: 'arreglar|corregir|mejorar|recortar|peor(?:es)?|más lent[oa]s?|más débil(?:es)?|más car[oa]s?|dejar|abandonar|eliminar|cerrar',
    most: 'más|mayor(?:es)?|más alt[oa]s?',
    least: 'menos|menor(?:es)?|más baj[oa]s?',
    done: 'empez\\p{L}+|comenz\\p{L}+|inici\\p{L}+|lanz\\p{L}+|introduj\\p{L}+|introducción|subimos|subieron|aumentamos|bajamos|elimin\\p{L}+|quitamos|quitaron|suprim\\p{L}+|cambi\\p{L}+|pas(?:amos|aron)|abri\\p{L}+|cerr\\p{L}+|contrat\\p{L}+|añadi\\p{L}+|reemplaz\\p{L}+|sustitu\\p{L}+|implant\\p{L}+|puso en marcha|pusimos|dejamos|nuev[oa]s?|campaña|formación|subida de precios',
    effect:
      'perjudic\\p{L}+|dañ\\p{L}+|ayud\\p{L}+|funcion\\p{L}+|redu[jc]\\p{L}+|mejor(?:ó|aron|ado|ar|a|an)|empeor\\p{L}+|afect\\p{L}+|influy\\p{L}+|influid[oa]|cambi(?:ó|aron|ado)|aceler\\p{L}+|fren\\p{L}+|baj(?:ado|ar)|subido|caído|efecto',
    whether: 'si',
    isTrue: '¿?es (?:realmente )?(?:cierto|verdad|así|correcto)',
    either: '¿?(?:es|son|se debe a|fue)',
    blames: 'se debe a(?:l)?|es por|fue por|por culpa de(?:l)?|(?<=^¿?)(?:es|son|fue|fueron)',
    or: 'o',
  },
};
