/** What is to be said of the data, in Portuguese: `{rows}` and the like are put in. */
import type { QualitySentences } from './quality-sentences.ts';

export const sentences: QualitySentences = {
  'as-of-moved': 'Os dados terminam em {date}; os números são desse dia.',
  'ends-early': 'Os dados terminam em {last}, muito antes de {date}.',
  'no-outcome': 'Nenhum valor de {column} em {file} diz o que foi ganho ou perdido ({stages}); um arquivo de mapeamento pode dizê-lo.',
  'unused-stage': 'O arquivo de mapeamento cita a etapa {stage}; nenhum negócio a tem.',
  'lines-around': 'Linhas fora da tabela em {file} (título, total, rodapé), excluídas: {lines}.',
  'too-many-fields': 'Linhas de {file} com mais campos que o cabeçalho, excluídas: {rows}.',
  'not-of-type': 'Valores ilegíveis de {column} em {file}, contados como ausentes: {rows}.',
  'other-currency': 'Negócios em moeda diferente de {currency}, excluídos: {rows}.',
  'unused-table': '{file} não é usado: nada o liga às outras tabelas.',
  'currency-assumed': 'Os valores não indicam moeda; supõe-se {currency}.',
  repeated: 'Linhas de {file} que repetem outra exatamente, contadas uma vez: {rows}.',
  'no-member': 'Negócios sem “{dimension}”: {rows} de {all}; contados em “{unnamed}”.',
  'amount-scaled': '{column} é lido em unidades de {scale}, como diz o nome.',
  'no-amount': 'Negócios ganhos sem valor: {rows} de {won}; contam como ganhos e nada somam ao valor.',
  'negative-amount': 'Negócios ganhos com valor negativo: {rows}; somados como estão.',
  'zero-amount-lost': 'Negócios perdidos com valor zero: {rows} de {lost}.',
  'no-close-date': 'Negócios fechados sem data de fechamento: {rows} de {closed}; fora dos números por data de fechamento.',
  'no-creation-date': 'Negócios sem data de criação ({column}): {rows} de {all}; fora de negócios novos e do ciclo de vendas.',
  'closed-before-created': 'Negócios fechados antes da criação: {rows}.',
  unlisted: 'Negócios cujo valor de {column} não consta de {file}: {rows} de {all} ({values}).',
  'may-be': '{value} em {file} pode ser {suggestion} em {other} ({rows} negócios); um arquivo de mapeamento pode dizê-lo.',
  'without-deals': 'Sem negócios e excluídos, não mostrados como zero: {rows} de {all} em {file} ({members}).',
  'dimension-left-out':
    '“{dimension}” ficou de fora: {rows} de {closed} negócios fechados não o têm, pois seu valor de {column} não consta de {file}.',
  spellings: '“{dimension}” aparece escrito de várias formas, talvez o mesmo: {members}; um arquivo de mapeamento pode dizê-lo.',
};
