/** The signs by which the language is known, its words for figures and their courses, and how it asks. */
import type { Signs } from '../signs.ts';

export const signs: Signs = {
  called: 'portuguese|portugiesisch|portugais|portugués|português|portoghese',
  seen: /^(?:os|dos|das|do|da|e|para|com|sem|uma?|sobre|apresentação|trimestre|equipe|crie|relatório|não)$/,
  common:
    'o a os as um uma uns umas de do da dos das e é são em no na nos nas para por pelo pela pelos pelas com sem não que quem ou ao aos à às se seu sua seus suas lhe nosso nossa nossos nossas este esta esse essa isto como mais menos mas porque entre desde até sobre após durante foi foram ser há tem têm está estão faz fazer pode deve todo todos toda todas muito também já ano anos mês meses qual faça crie prepare mostre temos dois duas três quatro cinco seis sete oito nove dez ainda aqui isso ele ela eles elas meu minha nada ninguém cada outro outra outros outras novo nova novos novas bem próximo próxima ter queremos vamos precisamos devemos trimestre empresa equipa equipe proposta resultado resultados',
  spelled: /[ãõ]|.{2}(?:ção|ções|dade|dades|mento|mentos|agem|amos)$/u,
  plural: /^(?:s|es)$/,
  moves: {
    up: 'sub(?:iu|iram|e|em)|aument\\p{L}+|cresc\\p{L}+|alta|ganh(?:ou|aram)',
    down: 'ca(?:iu|íram|i|em)|queda|diminu\\p{L}+|reduzi\\p{L}+|recu\\p{L}+|perde\\p{L}*',
    not: '\\bnão\\b|\\bsem\\b',
  },
  compares: { half: 'metade', double: 'dobr\\p{L}+|duplic\\p{L}+', triple: 'triplic\\p{L}+|triplo', most: 'maioria|maior parte' },
  cardinals: ['dois|duas', 'três', 'quatro', 'cinco', 'seis', 'sete', 'oito', 'nove', 'dez', 'onze', 'doze'],
  claims: {
    highest: '(?:o|a|os|as) (?:mais (?:alt|grande|forte)|maior)\\p{L}*|lidera\\p{L}*|o que mais',
    lowest: '(?:o|a|os|as) (?:mais (?:baix|pequen|frac)|menor)\\p{L}*',
    only: 'só|somente|apenas|únic[oa]s?',
    all: 'tod[oa]s?|cada',
    none: 'nenhum\\p{L}*|ninguém',
    because: 'porque|devido a\\p{L}*|por causa d\\p{L}*|graças a\\p{L}*|causad[oa]s? por|impulsionad[oa]s? por',
  },
  fillers:
    'clique para (?:adicionar|editar|inserir)|(?:seu|insira o|inserir) (?:texto|título)(?: aqui)?|texto de exemplo|título do gráfico',
  stillOpen: '(?<=^|[:(–-] ?)a (?:definir|confirmar)(?=$|[.)])',
  roles:
    'vendas|comercia\\p{L}*|finan\\p{L}*|dire[cç]\\p{L}*|equip[ea]s?|comit[êé]|compras|marketing|produto\\p{L}*|client\\p{L}*|suporte|opera\\p{L}*|jurídico|rh|projeto\\p{L}*|responsáve\\p{L}*|qualidade|logística|chefe\\p{L}*|gerente\\p{L}*',
  asks: {
    act: 'o que (?:devemos|deveríamos|temos de|podemos) (?:fazer|mudar|corrigir|decidir|melhorar)|o que fazer|o que (?:a|o) \\p{L}+ (?:deve|deveria) (?:fazer|decidir|mudar)',
    why: 'por que|por quê|a que se deve|o que (?:explica|causou|causa|impulsiona)|raz(?:ão|ões) (?:de|para)|motivos? (?:de|para|da|do)',
    which: 'qual|quais|que|quem|onde',
    amount: 'quant[oa]s?|o que (?:nos custa\\p{L}*|valeria|traria|representaria)',
    cost: 'custam?|custar|custou|perdemos|car[oa]s?',
    best: 'melhor(?:es)?|mais rápid[oa]s?|mais barat[oa]s?|mais rentáve(?:l|is)|investir|manter|conservar',
    worst: 'corrigir|consertar|melhorar|pior(?:es)?|mais lent[oa]s?|mais frac[oa]s?|mais car[oa]s?|abandonar|cortar|eliminar|fechar',
    most: 'mais|maior(?:es)?|mais alt[oa]s?',
    least: 'menos|menor(?:es)?|mais baix[oa]s?',
    done: 'começ\\p{L}+|inici\\p{L}+|lanç\\p{L}+|introduz\\p{L}+|introdução|aumentamos|aumentámos|subimos|baixamos|baixámos|elimin\\p{L}+|retir\\p{L}+|cort(?:amos|ámos|aram|ou)|mud(?:amos|ámos|aram|ou|ança)|pass(?:amos|ámos|aram)|abri\\p{L}+|fech\\p{L}+|contrat\\p{L}+|adicion\\p{L}+|substitu\\p{L}+|implement\\p{L}+|deix(?:amos|ámos)|nov[oa]s?|campanha|formação|treinamento|aumento de preços?',
    effect:
      'prejudic\\p{L}+|ajud\\p{L}+|funcion\\p{L}+|reduz\\p{L}+|melhor(?:ou|aram|ado|ar|a|am)|pior(?:ou|aram|ado|ar)|afet\\p{L}+|afect\\p{L}+|influenci\\p{L}+|mud(?:ou|aram|ado)|aceler\\p{L}+|baix(?:ou|aram|ado|ar)|caído|subido|efeito',
    whether: 'se',
    isTrue: '(?:isso |isto )?é (?:mesmo )?(?:verdade|correto|assim)',
    either: 'é|são|deve-se a|foi',
    blames: 'por causa d[aeo]s?|deve-se a(?:o|os|s)?|(?<=^)(?:foi|foram|são|é)',
    or: 'ou',
  },
};
