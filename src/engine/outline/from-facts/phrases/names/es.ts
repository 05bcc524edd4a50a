/** Measures and dimensions in Spanish. */

import { finance } from './finance.ts';
import type { Name, Names } from './names.ts';
import { outlook } from './outlook.ts';
import { recurring } from './recurring.ts';
import { stageTime } from './stage-time.ts';
import { support } from './support.ts';

export interface Noun extends Name {
  /** `la tasa de éxito` */
  the: string;
}

function noun(label: string, the: string, definition: string): Noun {
  return { label, the, definition };
}

export const names: Names<Noun> = {
  metrics: {
    won_value: noun('Importe ganado', 'el importe ganado', 'Suma de los importes de las operaciones ganadas, por fecha de cierre.'),
    won_count: noun('Operaciones ganadas', 'el número de operaciones ganadas', 'Número de operaciones ganadas, por fecha de cierre.'),
    lost_count: noun('Operaciones perdidas', 'el número de operaciones perdidas', 'Número de operaciones perdidas, por fecha de cierre.'),
    win_rate: noun(
      'Tasa de éxito',
      'la tasa de éxito',
      'Operaciones ganadas divididas entre las cerradas (ganadas y perdidas), por número y fecha de cierre.',
    ),
    win_rate_value: noun(
      'Tasa de éxito por importe',
      'la tasa de éxito por importe',
      'Importe de las operaciones ganadas dividido entre el de las cerradas (ganadas y perdidas), por fecha de cierre.',
    ),
    average_deal: noun(
      'Importe medio por operación',
      'el importe medio por operación',
      'Suma de los importes de las operaciones ganadas dividida entre su número.',
    ),
    median_deal: noun(
      'Importe mediano por operación',
      'el importe mediano por operación',
      'Mediana de los importes de las operaciones ganadas.',
    ),
    sales_cycle: noun(
      'Ciclo de venta',
      'el ciclo de venta',
      'Número medio de días entre la creación y el cierre de las operaciones ganadas, por fecha de cierre.',
    ),
    sales_cycle_median: noun(
      'Ciclo de venta (mediana)',
      'el ciclo de venta mediano',
      'Número mediano de días entre la creación y el cierre de las operaciones ganadas, por fecha de cierre.',
    ),
    lost_cycle: noun(
      'Plazo hasta la pérdida',
      'el plazo hasta la pérdida',
      'Número medio de días entre la creación y el cierre de las operaciones perdidas, por fecha de cierre.',
    ),
    lost_cycle_median: noun(
      'Plazo hasta la pérdida (mediana)',
      'el plazo mediano hasta la pérdida',
      'Número mediano de días entre la creación y el cierre de las operaciones perdidas, por fecha de cierre.',
    ),
    pipeline_created: noun(
      'Operaciones nuevas',
      'el número de operaciones nuevas',
      'Número de operaciones creadas, por fecha de creación.',
    ),
    open_count: noun(
      'Operaciones abiertas',
      'el número de operaciones abiertas',
      'Número de operaciones ni ganadas ni perdidas, tal como figuran en los datos.',
    ),
    open_value: noun(
      'Cartera abierta',
      'la cartera abierta',
      'Suma de los importes de las operaciones ni ganadas ni perdidas, tal como figuran en los datos.',
    ),
    'won_value.attainment': noun(
      'Cumplimiento del objetivo',
      'el cumplimiento del objetivo',
      'Importe ganado dividido entre el objetivo del mismo período.',
    ),
    ...recurring.es,
    ...support.es,
    ...outlook.es,
    ...finance.es,
    ...stageTime.es,
  },
  dimensions: {
    product: ['Producto', 'Productos'],
    series: ['Línea de producto', 'Líneas de producto'],
    category: ['Categoría', 'Categorías'],
    region: ['Región', 'Regiones'],
    office: ['Oficina regional', 'Oficinas regionales'],
    country: ['País', 'Países'],
    location: ['Ubicación', 'Ubicaciones'],
    team: ['Equipo', 'Equipos'],
    manager: ['Responsable', 'Responsables'],
    owner: ['Comercial', 'Comerciales'],
    segment: ['Segmento', 'Segmentos'],
    industry: ['Sector', 'Sectores'],
    account: ['Cuenta', 'Cuentas'],
    customer: ['Cliente', 'Clientes'],
    parent: ['Empresa matriz', 'Empresas matrices'],
    channel: ['Canal', 'Canales'],
    source: ['Origen', 'Orígenes'],
    type: ['Tipo', 'Tipos'],
  },
  subjects: {
    deal: ['operación', 'operaciones'],
    row: ['fila', 'filas'],
    subscription: ['suscripción', 'suscripciones'],
    account: ['cliente', 'clientes'],
    ticket: ['ticket', 'tickets'],
  },
  lacks: {
    amounts: 'Los datos no tienen columna de importes.',
    someAmounts: (have, all) => `Solo ${have} de ${all} operaciones ganadas tienen importe.`,
    created: 'Los datos no tienen fecha de creación.',
    closed: 'Los datos no tienen fecha de cierre.',
    lostAmounts: 'Las operaciones perdidas no tienen importe.',
    lost: 'Los datos no contienen operaciones perdidas.',
    noWorth: 'Todos los importes de los datos son 0.',
    open: 'Los datos no contienen operaciones abiertas.',
    openAmounts: 'Las operaciones abiertas no tienen importe.',
    targets: 'Los datos no contienen objetivos.',
  },
  unnamed: '(sin indicar)',
};
