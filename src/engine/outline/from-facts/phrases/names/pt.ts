/** Measures and dimensions in Portuguese. */

import { finance } from './finance.ts';
import type { Name, Names } from './names.ts';
import { outlook } from './outlook.ts';
import { recurring } from './recurring.ts';
import { stageTime } from './stage-time.ts';
import { support } from './support.ts';

export interface Noun extends Name {
  /** `a taxa de ganho` */
  the: string;
}

function noun(label: string, the: string, definition: string): Noun {
  return { label, the, definition };
}

export const names: Names<Noun> = {
  metrics: {
    won_value: noun('Valor ganho', 'o valor ganho', 'Soma dos valores dos negócios ganhos, por data de fechamento.'),
    won_count: noun('Negócios ganhos', 'o número de negócios ganhos', 'Número de negócios ganhos, por data de fechamento.'),
    lost_count: noun('Negócios perdidos', 'o número de negócios perdidos', 'Número de negócios perdidos, por data de fechamento.'),
    win_rate: noun(
      'Taxa de ganho',
      'a taxa de ganho',
      'Negócios ganhos divididos pelos fechados (ganhos e perdidos), por número e data de fechamento.',
    ),
    win_rate_value: noun(
      'Taxa de ganho por valor',
      'a taxa de ganho por valor',
      'Valor dos negócios ganhos dividido pelo dos fechados (ganhos e perdidos), por data de fechamento.',
    ),
    average_deal: noun('Tíquete médio', 'o tíquete médio', 'Soma dos valores dos negócios ganhos dividida pelo seu número.'),
    median_deal: noun('Tíquete mediano', 'o tíquete mediano', 'Mediana dos valores dos negócios ganhos.'),
    sales_cycle: noun(
      'Ciclo de vendas',
      'o ciclo de vendas',
      'Número médio de dias entre a criação e o fechamento dos negócios ganhos, por data de fechamento.',
    ),
    sales_cycle_median: noun(
      'Ciclo de vendas (mediana)',
      'o ciclo de vendas mediano',
      'Número mediano de dias entre a criação e o fechamento dos negócios ganhos, por data de fechamento.',
    ),
    lost_cycle: noun(
      'Prazo até a perda',
      'o prazo até a perda',
      'Número médio de dias entre a criação e o fechamento dos negócios perdidos, por data de fechamento.',
    ),
    lost_cycle_median: noun(
      'Prazo até a perda (mediana)',
      'o prazo mediano até a perda',
      'Número mediano de dias entre a criação e o fechamento dos negócios perdidos, por data de fechamento.',
    ),
    pipeline_created: noun('Negócios novos', 'o número de negócios novos', 'Número de negócios criados, por data de criação.'),
    open_count: noun(
      'Negócios em aberto',
      'o número de negócios em aberto',
      'Número de negócios nem ganhos nem perdidos, como constam dos dados.',
    ),
    open_value: noun(
      'Carteira em aberto',
      'a carteira em aberto',
      'Soma dos valores dos negócios nem ganhos nem perdidos, como constam dos dados.',
    ),
    'won_value.attainment': noun('Atingimento da meta', 'o atingimento da meta', 'Valor ganho dividido pela meta do mesmo período.'),
    ...recurring.pt,
    ...support.pt,
    ...outlook.pt,
    ...finance.pt,
    ...stageTime.pt,
  },
  dimensions: {
    product: ['Produto', 'Produtos'],
    series: ['Linha de produto', 'Linhas de produto'],
    category: ['Categoria', 'Categorias'],
    region: ['Região', 'Regiões'],
    office: ['Escritório regional', 'Escritórios regionais'],
    country: ['País', 'Países'],
    location: ['Localidade', 'Localidades'],
    team: ['Equipe', 'Equipes'],
    manager: ['Gestor', 'Gestores'],
    owner: ['Vendedor', 'Vendedores'],
    segment: ['Segmento', 'Segmentos'],
    industry: ['Setor', 'Setores'],
    account: ['Conta', 'Contas'],
    customer: ['Cliente', 'Clientes'],
    parent: ['Empresa controladora', 'Empresas controladoras'],
    channel: ['Canal', 'Canais'],
    source: ['Origem', 'Origens'],
    type: ['Tipo', 'Tipos'],
  },
  subjects: {
    deal: ['negócio', 'negócios'],
    row: ['linha', 'linhas'],
    subscription: ['assinatura', 'assinaturas'],
    account: ['cliente', 'clientes'],
    ticket: ['chamado', 'chamados'],
  },
  lacks: {
    amounts: 'Os dados não têm coluna de valores.',
    someAmounts: (have, all) => `Apenas ${have} de ${all} negócios ganhos têm valor.`,
    created: 'Os dados não têm data de criação.',
    closed: 'Os dados não têm data de fechamento.',
    lostAmounts: 'Os negócios perdidos não têm valor.',
    lost: 'Os dados não contêm negócios perdidos.',
    noWorth: 'Todos os valores dos dados são 0.',
    open: 'Os dados não contêm negócios em aberto.',
    openAmounts: 'Os negócios em aberto não têm valor.',
    targets: 'Os dados não contêm metas.',
  },
  unnamed: '(não informado)',
};
