/** What is to be said of the data, in Spanish: `{rows}` and the like are put in. */
import type { QualitySentences } from './quality-sentences.ts';

export const sentences: QualitySentences = {
  'as-of-moved': 'Los datos terminan el {date}; las cifras son a ese día.',
  'ends-early': 'Los datos terminan el {last}, mucho antes del {date}.',
  'no-outcome': 'Ningún valor de {column} en {file} dice qué se ganó o se perdió ({stages}); un archivo de correspondencias puede decirlo.',
  'unused-stage': 'El archivo de correspondencias nombra la fase {stage}; ninguna operación la tiene.',
  'lines-around': 'Líneas fuera de la tabla en {file} (título, total, pie), excluidas: {lines}.',
  'too-many-fields': 'Filas de {file} con más campos que la cabecera, excluidas: {rows}.',
  'not-of-type': 'Valores ilegibles de {column} en {file}, contados como ausentes: {rows}.',
  'other-currency': 'Operaciones en una moneda distinta de {currency}, excluidas: {rows}.',
  'unused-table': '{file} no se usa: nada lo une a las otras tablas.',
  'currency-assumed': 'Los importes no indican moneda; se supone {currency}.',
  repeated: 'Filas de {file} que repiten otra exactamente, contadas una vez: {rows}.',
  'no-member': 'Operaciones sin «{dimension}»: {rows} de {all}; contadas en «{unnamed}».',
  'amount-scaled': '{column} se lee en unidades de {scale}, como dice su nombre.',
  'no-amount': 'Operaciones ganadas sin importe: {rows} de {won}; cuentan como ganadas y nada suman al importe.',
  'negative-amount': 'Operaciones ganadas con importe negativo: {rows}; se suman tal cual.',
  'zero-amount-lost': 'Operaciones perdidas con importe cero: {rows} de {lost}.',
  'no-close-date': 'Operaciones cerradas sin fecha de cierre: {rows} de {closed}; no entran en las cifras por fecha de cierre.',
  'no-creation-date':
    'Operaciones sin fecha de creación ({column}): {rows} de {all}; no entran en operaciones nuevas ni en ciclo de venta.',
  'closed-before-created': 'Operaciones cerradas antes de su creación: {rows}.',
  unlisted: 'Operaciones cuyo valor de {column} no figura en {file}: {rows} de {all} ({values}).',
  'may-be': '{value} en {file} puede ser {suggestion} en {other} ({rows} operaciones); un archivo de correspondencias puede decirlo.',
  'without-deals': 'Sin operaciones y excluidos, no mostrados como cero: {rows} de {all} en {file} ({members}).',
  'dimension-left-out':
    '«{dimension}» queda fuera: {rows} de {closed} operaciones cerradas no lo tienen, pues su valor de {column} no figura en {file}.',
  spellings: '«{dimension}» aparece escrito de varias formas, quizá lo mismo: {members}; un archivo de correspondencias puede decirlo.',
};
