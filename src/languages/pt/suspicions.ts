/** How Portuguese says what somebody holds to be the cause. */
import type { Suspicions } from '../suspicions.ts';

export const suspicions: Suspicions = {
  holds:
    '(?:diz|dizem|digo|ach(?:a|am|o)|acredit(?:a|am|o)|pens(?:a|am|o)|jur(?:a|am)|garant(?:e|em)|afirm(?:a|am)|sustent(?:a|am)|consider(?:a|am)|suspeit(?:a|am)|(?:está|estão) (?:totalmente |muito )?(?:convencid[oa]s?|cert[oa]s?|segur[oa]s?)(?: de)?|culp(?:a|am)|(?:põe|põem|bota|botam|deita|deitam) (?:a )?culpa(?:s)? (?:em|n[oa]s?)|acus(?:a|am)|apont(?:a|am)(?: para)?|queix(?:a|am)-se|reclam(?:a|am)|atribu(?:i|em) (?:isso )?|pergunt(?:a|am)-se se|mencion(?:a|am)|apost(?:a|am) em|fal(?:a|am)|ouv(?:e|em|iu)(?: dizer)?)(?::)?(?: que| de que| dos| das| do| da| de| aos| às| ao| à| os| as| o| a)?',
  around: [
    '(?:segundo|na opinião d[eoa]s?) (?<who>[^,.;:]{2,40}),\\s(?<claim>[^.;!?]{3,160})',
    '(?<=^|[,;]\\s|(?:e|mas)\\s)(?<who>(?:outr[oa]s?|o (?:segundo|terceiro|outro)))(?:,|:)?\\sque\\s(?<claim>[^.;!?]{3,160})',
    '(?<=^|[,;]\\s)(?:também )?(?<claim>[^,.;:!?]{3,60}?) (?:é|são|está a ser) (?:também |muitas vezes )?(?:culpad[oa]s?|apontad[oa]s?|acusad[oa]s?|suspeit[oa]s?)(?!\\p{L})',
  ],
  lists: 'explicaç(?:ão|ões)|teorias?|hipóteses?|opini(?:ão|ões)|suspeitas?|suspeitos|possíveis causas|versões',
  opens: '(?:é|são|era|deve-se|vem)(?: (?:por|culpa|por causa|tudo))?(?: aos| às| ao| à| dos| das| do| da| de)?|por causa d[eoa]s?',
  wishes: 'dever(?:ia|íamos|iam)|devemos|temos (?:de|que)|queremos|é preciso',
  sources: 'dados|números|relatórios?|tabelas?|ficheiros?|arquivos?|colunas?|contratos?|estatísticas|slides?',
  more: 'demasiado alt[oa]s?|alt[oa]s? demais|mais|maior(?:es)?|aument\\p{L}*|sub(?:iu|iram|indo|e|em)|cresc\\p{L}*|demasiad[oa]s?|adicionais',
  less: 'demasiado baix[oa]s?|baix[oa]s? demais|deix\\p{L}* de|sem|menos|menor(?:es)?|baix(?:ou|aram|a|am)|ca(?:iu|íram|i|em)|diminu\\p{L}*|poucos?|poucas?|falt(?:a|am)|perd(?:emos|eu|eram|ido)',
  season: '(?:o )?(?:inverno|verão)(?: (?:frio|rigoroso|quente|ameno|chuvoso))|a época|sazonal\\p{L}*|natal|altura do ano|as férias',
  reasons: {
    absent: { said: 'não est(?:ão|á) (?:em casa|lá|presentes?)|ausentes?|ninguém em casa', value: 'ausente|sem acesso|ninguem em casa' },
    broken: { said: 'avarias?|avariam?|quebra[ms]?|enguiç\\p{L}*', value: 'avaria(?: \\w+){0,3}|quebra(?: \\w+){0,3}' },
  },
  things: {
    weight: { more: 'mais pesad[oa]s?|pes(?:a|am) mais', less: 'mais leves?', column: 'pesos?(?: \\w+)?|kg|quilos?|toneladas?' },
    size: {
      more: 'mais grandes?|maiores|demasiado grandes?|grandes demais|volumos[oa]s?',
      less: 'mais pequen[oa]s?|pequen[oa]s demais',
      column: 'tamanhos?|volume|litros?|area|comprimento|largura|altura',
    },
    age: {
      more: 'envelhec\\p{L}*|mais velh[oa]s?|velh[oa]s? demais|demasiado velh[oa]s?|velh[oa]s|antig[oa]s|obsolet[oa]s?|desgastad[oa]s?',
      less: 'mais jovens|mais nov[oa]s?',
      column: 'idade|antiguidade|ano(?: de)? (?:fabrico|fabricacao|compra|construcao|matricula|nascimento)|matricula',
    },
    discount: {
      more: '(?:mais|maiores) descontos?',
      less: '(?:menos|menores|poucos) descontos?',
      column: 'descontos?(?: \\w+)?|abatimentos?',
    },
    price: {
      more: 'mais car[oa]s?|car[oa]s? demais|demasiado car[oa]s?|subida de preços|aumento de preços',
      less: 'mais barat[oa]s?|descida de preços',
      column: 'precos?(?: \\w+)?|tarifas?',
    },
    reply: {
      more: '(?:respond|atend)\\p{L}*[^,;]{0,30}(?:devagar|tarde|lent|demora)\\p{L}*|demor\\p{L}* (?:muito |demais |mais )?a (?:responder|atender)|esper\\p{L}* demais',
      less: 'respond\\p{L}*[^,;]{0,30}mais (?:rápido|depressa)',
      column: '(?:tempo|minutos|horas|dias) (?:de|ate) (?:a )?(?:primeira )?(?:resposta|espera)|espera(?: \\w+)?',
    },
    approval: {
      more: '(?:segunda|dupla) (?:assinatura|aprovação)|(?:aprov|autoriz|assin|aceit|conced|dizer (?:que )?sim)\\p{L}*[^,;]{0,40}(?:lent|tard|devagar|demor|atras|trav)\\p{L}*|demor\\p{L}* (?:mais |muito )?a (?:dizer (?:que )?sim|aceitar|aprovar|assinar|autorizar)',
      less: '(?:aprov|assin|autoriz)\\p{L}*[^,;]{0,30}mais (?:rápido|depressa)',
      column: '(?:aprovad|autorizad|assinad|aceit|concedid|confirmad)\\w*|aprovacao|autorizacao|assinatura',
    },
    arrival: {
      more: '(?:fazem|faz)-se esperar|demor\\p{L}* (?:\\p{L}+ ){0,2}a chegar|(?:envi|chega|entreg|mand)\\p{L}*[^,;]{0,40}(?:tard|atras)\\p{L}*',
      less: '(?:envi|chega|entreg)\\p{L}*[^,;]{0,40}mais cedo',
      column: '(?:recebid|recepcao|recebimento|chegad|entrada)\\w*',
    },
    work: {
      more: '(?:demor|precis|lev)\\p{L}* mais(?: tempo)?|trabalh\\p{L}* mais devagar',
      less: '(?:demor|precis|lev)\\p{L}* menos(?: tempo)?|trabalh\\p{L}* mais depressa',
      column: 'horas (?:de trabalho|trabalhadas)|tempo de trabalho',
    },
    parts: {
      more: 'peças|componentes|materia(?:l|is)',
      less: 'menos (?:peças|material)',
      column: 'pecas|componentes|materia(?:l|is)|custo d[eo]s? materia(?:l|is)',
    },
    duration: {
      more: 'mais lent[oa]s?|lent[oa]s? demais|mais long[oa]s?|demor\\p{L}*|atras\\p{L}*',
      less: '(?:depressa|rápido|cedo) demais|demasiado (?:depressa|rápido)|mais rápid[oa]s?|mais curt[oa]s?',
      column: 'duracao|prazos?|dias(?: \\w+){0,2}|horas(?: \\w+){0,2}|minutos|tempo(?: \\w+)?',
    },
    load: {
      more: 'sobrecarregad[oa]s?|assoberbad[oa]s?|falta(?:m)? (?:pessoal|gente|mãos)|trabalho demais|não d(?:á|ão) conta',
      less: 'ocios[oa]s?',
      column: 'carga(?: \\w+)*|casos por \\w+',
    },
    distance: {
      more: 'mais longe|rotas mais longas|desvios?|mais quilómetros',
      less: 'mais perto',
      column: 'distancias?|km|quilometros?|quilometragem',
    },
    temperature: { more: 'mais quentes?|calor', less: 'mais fri[oa]s?|frio|geada', column: 'temperaturas?|graus' },
    experience: {
      more: 'mais experientes?',
      less: 'inexperientes?|menos experientes?|sem experiência|novatos?',
      column: 'experiencia|antiguidade',
    },
  },
};
