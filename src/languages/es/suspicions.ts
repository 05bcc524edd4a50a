/** How Spanish says what somebody holds to be the cause. */
import type { Suspicions } from '../suspicions.ts';

export const suspicions: Suspicions = {
  holds:
    '(?:dic(?:e|en|o)|contest(?:a|an)|respond(?:e|en)|se oye|cre(?:e|en|o)|piens(?:a|an|o)|opin(?:a|an)|jur(?:a|an)|asegur(?:a|an)|afirm(?:a|an)|sosti(?:ene|enen)|insist(?:e|en) en|consider(?:a|an)|sospech(?:a|an)|(?:está|están|estoy) (?:totalmente |muy |bien )?(?:convencid[oa]s?|segur[oa]s?)(?: de)?|culp(?:a|an)|(?:le |les )?ech(?:a|an) la culpa|acus(?:a|an)|señal(?:a|an)|se quej(?:a|an)|apunt(?:a|an) a|(?:se )?lo (?:achac|atribuy)(?:a|an|e|en)|se pregunt(?:a|an) si|menciona(?:n)?|apuest(?:a|an) por|habl(?:a|an) de|oyen?|ha(?:n)? oído|encuentr(?:a|an))(?: (?:también|siempre|todos))?(?: de)?(?::)?(?: que| a los| a las| a la| al| a| de que| de los| de las| de la| del)?',
  around: [
    '(?:según|en opinión de) (?<who>[^,.;:]{2,40}),\\s(?<claim>[^.;!?]{3,160})',
    '(?<=^|[,;]\\s|(?:y|pero)\\s)(?<who>(?:otr[oa]s?|el (?:segundo|tercero|otro|último)))(?:,|:)?\\sque\\s(?<claim>[^.;!?]{3,160})',
    '(?<=^|[,;]\\s)(?:también )?(?:se (?:culpa|señala|acusa) (?:también )?)(?:al? |del? )?(?<claim>[^,.;:!?]{3,60})',
  ],
  lists:
    'explicaci(?:ón|ones)|teorías?|hipótesis|opini(?:ón|ones)|sospech(?:a|as)|sospechosos|posibles (?:causas|motivos)|versiones|razones (?:que se dan|posibles)|causas que se (?:citan|nombran)',
  opens:
    '(?:es|son|era|se debe|viene)(?: (?:por|culpa de|por culpa de|cosa de|todo|sobre todo))?(?: a los| a las| a la| al| a| del| de la| de los)?|(?:por culpa|a causa) del?|por',
  wishes: 'deber(?:ía|íamos|ían)|hay que|tenemos que|habría que|querem(?:os)',
  sources: 'datos|cifras|números|informes?|tablas?|ficheros?|archivos?|columnas?|contratos?|estadísticas|diapositivas?',
  more: 'demasiado alt[oa]s?|más|mayor(?:es)?|aument\\p{L}*|sub(?:e|en|ido|ieron|ió)|crec\\p{L}*|demasiad[oa]s?|adicional(?:es)?',
  less: 'demasiado baj[oa]s?|dej\\p{L}* de|sin|menos|menor(?:es)?|baj(?:a|an|ado|aron|ó)|disminu\\p{L}*|ca(?:e|en|ído|yeron|yó)|descend\\p{L}*|pocos?|pocas?|falt(?:a|an)|apenas|ya no|perd(?:emos|imos|ido)',
  season:
    '(?:el )?(?:invierno|verano)(?: (?:frío|duro|caluroso|suave|lluvioso))|la temporada|estacional\\p{L}*|navidad\\p{L}*|época del año|vacaciones',
  reasons: {
    absent: {
      said: 'no está[n]? (?:en casa|ahí|presentes?)|ausentes?|nadie (?:está )?en casa',
      value: 'ausente|sin acceso|nadie en casa|no estaba\\w*',
    },
    broken: { said: 'averías?|se averían?|estropead[oa]s?|se estropean?', value: 'averia(?: \\w+){0,3}|fallo (?:mecanico|tecnico)' },
  },
  things: {
    weight: {
      more: 'más pesad[oa]s?|pes(?:a|an) más|demasiado pesad[oa]s?',
      less: 'más liger[oa]s?|pes(?:a|an) menos',
      column: 'pesos?(?: \\w+)?|kg|kilos?|kilogramos?|toneladas?',
    },
    size: {
      more: 'más grandes?|demasiado grandes?|voluminos[oa]s?',
      less: 'más pequeñ[oa]s?|demasiado pequeñ[oa]s?',
      column: 'tamanos?|volumen|litros?|superficie|largo|ancho|alto|longitud',
    },
    age: {
      more: 'envejec\\p{L}*|más viej[oa]s?|demasiado viej[oa]s?|antigu[oa]s|más antigu[oa]s?|obsolet[oa]s?|desgastad[oa]s?',
      less: 'más jóven(?:es)?|más joven|más nuev[oa]s?',
      column:
        'edad|antiguedad|ano(?: de)? (?:fabricacion|compra|construccion|matriculacion|modelo|nacimiento|instalacion|alta)|fecha de (?:fabricacion|compra|matriculacion|nacimiento|instalacion)|matriculacion',
    },
    discount: {
      more: '(?:más|mayores|demasiados) (?:descuentos?|rebajas?)',
      less: '(?:menos|menores|ya no \\p{L}+|pocos) (?:descuentos?|rebajas?)',
      column: 'descuentos?(?: \\w+)?|rebajas?|bonificacion(?:es)?',
    },
    price: {
      more: 'más car[oa]s?|demasiado car[oa]s?|subida de precios?|precios (?:más altos|altos)',
      less: 'más barat[oa]s?|bajada de precios?',
      column: 'precios?(?: \\w+)?|tarifas?',
    },
    reply: {
      more: '(?:respond|contest|atend)\\p{L}*[^,;]{0,30}(?:lent|tarde|despacio|mucho)\\p{L}*|tard\\p{L}* (?:mucho |demasiado |más )?en (?:responder|contestar|atender)|esper\\p{L}* (?:demasiado|más)',
      less: '(?:respond|contest)\\p{L}*[^,;]{0,30}más rápido',
      column:
        '(?:tiempo|minutos|horas|dias) (?:de|hasta(?: la)?) (?:primera )?(?:respuesta|espera|contestacion)(?: \\w+)?|espera(?: \\w+)?',
    },
    approval: {
      more: '(?:segunda|doble) (?:firma|aprobación)|(?:aprob|aprueb|autoriz|firm|acept|conced|decir que sí|decid)\\p{L}*[^,;]{0,40}(?:lent|tard|despacio|retras|fren)\\p{L}*|tard\\p{L}* (?:más |mucho )?en (?:decir que sí|aceptar|aprobar|firmar|autorizar)',
      less: '(?:aprob|firm|autoriz)\\p{L}*[^,;]{0,30}más rápido',
      column: '(?:aprobad|autorizad|firmad|aceptad|concedid|confirmad)\\w*|aprobacion|autorizacion|firma',
    },
    arrival: {
      more: '(?:se )?hac\\p{L}* esperar|tard\\p{L}* (?:\\p{L}+ ){0,2}en llegar|(?:enví|env[ií]a|llega|entreg|mand)\\p{L}*[^,;]{0,40}(?:tard|retras)\\p{L}*',
      less: '(?:enví|llega|entreg)\\p{L}*[^,;]{0,40}antes',
      column: '(?:recibid|recepcion|llegad|entrada)\\w*',
    },
    work: {
      more: '(?:tard|necesit)\\p{L}* más(?: tiempo)?|trabaj\\p{L}* más (?:lento|despacio)',
      less: '(?:tard|necesit)\\p{L}* menos(?: tiempo)?|trabaj\\p{L}* más rápido',
      column: 'horas (?:de trabajo|trabajadas)|tiempo de trabajo',
    },
    parts: {
      more: 'piezas|recambios|repuestos|materiales?',
      less: 'menos (?:piezas|material)',
      column: 'piezas|recambios|repuestos|materiales?|coste de materiales?',
    },
    duration: {
      more: 'más lent[oa]s?|demasiado lent[oa]s?|más larg[oa]s?|demasiado larg[oa]s?|tard(?:a|an|amos) (?:más|mucho|demasiado)|retras\\p{L}*',
      less: 'demasiado (?:rápido|pronto)|más rápid[oa]s?|más cort[oa]s?|con prisas?',
      column: 'duracion|plazos?|dias(?: \\w+){0,3}|horas(?: \\w+){0,2}|minutos|tiempo de \\w+',
    },
    load: {
      more: 'desbordad[oa]s?|saturad[oa]s?|sobrecargad[oa]s?|agotad[oa]s?|falt(?:a|an) (?:personal|gente|manos)|demasiado trabajo|no dan abasto',
      less: 'ocios[oa]s?',
      column: 'carga(?: \\w+)*|casos por \\w+',
    },
    distance: {
      more: 'más lejos|rutas (?:más|demasiado) largas|rodeos?|desvíos?|más kilómetros',
      less: 'más cerca|rutas más cortas',
      column: 'distancias?|km|kilometros?|kilometraje',
    },
    temperature: { more: 'más calor|más calient\\p{L}*|calor', less: 'más frí[oa]s?|frío|heladas?', column: 'temperaturas?|grados' },
    experience: {
      more: 'más expert[oa]s?|con más experiencia',
      less: 'inexpert[oa]s?|sin experiencia|novat[oa]s?|menos experiencia',
      column: 'experiencia|antiguedad',
    },
  },
};
