/** What a brief leaves out is what it names whole: a label, a value in quotes, a column held against a value, cells that are empty. */
import { describe, expect, it } from 'vitest';
import { readBrief } from '../../../src/engine/brief/read-brief.ts';
import { openDatabase } from '../../../src/engine/data/database.ts';
import { leaveOutRows } from '../../../src/engine/data/left-out-rows.ts';
import { loadTables } from '../../../src/engine/data/load-tables.ts';
import { noMapping } from '../../../src/engine/data/mapping.ts';
import { csvFiles } from './csv-files.ts';

/** 60 repair jobs: 54 are done, 5 were done by a robot, 4 are noise, 6 are a demo, 7 have no cost of parts, 3 wait for a part. */
const jobs = [
  'job_id,opened,state,labels,is_demo,parts cost,origin,client',
  ...Array.from({ length: 60 }, (_, at) => {
    const labels = [at % 12 === 1 ? 'done_by_robot' : '', at % 15 === 2 ? 'noise' : '', at % 4 === 0 ? 'urgent' : ''].filter(
      (each) => each,
    );
    const state = at % 20 === 7 ? 'Done - waiting for part' : at % 20 === 9 ? 'Open' : 'Done';
    const origin = at % 10 === 6 ? 'Referral' : at % 10 === 8 ? 'Sample' : 'Street';
    const cost = at % 9 === 3 ? '' : 10 + at;
    return `J${at},2026-0${1 + (at % 6)}-1${at % 9},${state},${labels.join(' ')},${at % 10 === 5},${cost},${origin},${at === 50 ? 'TEST' : `Client ${at}`}`;
  }),
].join('\n');

async function left(prompt: string) {
  const brief = await readBrief({ prompt: `Why did repairs take longer in June 2026? ${prompt} Six slides.` });
  const given = await csvFiles({ 'jobs.csv': jobs });
  const database = await openDatabase(given.map(({ path }) => path));
  const { tables } = await loadTables(database, given, { mapping: noMapping });
  const out = await leaveOutRows(database, tables, brief.leaveOut, brief.dictated ?? []);
  database.close();
  return {
    rows: 60 - out.tables[0]!.rows,
    notes: out.notes.map(({ message }) => message),
    not: out.left.map(({ text, why }) => [text, why]),
  };
}

describe('rows that a brief leaves out', () => {
  it('by a label of several words are those with the label, and not those that a word of it names', async () => {
    const { rows, notes } = await left('Please ignore noise and anything tagged done_by_robot.');
    expect(rows).toBe(9);
    expect(notes.map((note) => note.replace(/ are left out.*: labels says/, ':'))).toEqual([
      '4 of 60 rows of jobs.csv: noise.',
      '5 of 56 rows of jobs.csv: done_by_robot.',
    ]);
    expect((await left('Bitte alles mit dem Etikett done_by_robot weglassen.')).rows).toBe(5);
    expect((await left('Ignorez tout ce qui est étiqueté done_by_robot.')).rows).toBe(5);
  });

  it('by a label that none has are none, and that is said', async () => {
    const { rows, not } = await left('Please ignore anything tagged done_by_hand.');
    expect([rows, not]).toEqual([0, [['anything tagged done_by_hand', 'unnamed']]]);
  });

  it('by a value of several words are not those of a shorter value within it', async () => {
    expect((await left('Leave out jobs that are "Done - waiting for part".')).rows).toBe(3);
  });

  it('by a part of what is said, are not left out where they are most of all, and that is said', async () => {
    const { rows, not } = await left('Leave out the done twice jobs.');
    expect([rows, not.map(([, why]) => why)]).toEqual([0, ['most-rows']]);
  });

  it.each([
    'Drop is_demo = true.',
    'Exclude rows where is_demo = true.',
    'Please remove everything with is_demo=true.',
    'is_demo = true bitte weglassen.',
    'Retirez les lignes où is_demo = true.',
    'Excluye las filas con is_demo = true.',
    'Exclua as linhas com is_demo = true.',
    'Escludi le righe con is_demo = true.',
    'is_demo = true を除外してください。',
    '请剔除 is_demo = true 的行。',
    'استبعد الصفوف التي فيها is_demo = true.',
  ])('by a column held against a value: %s', async (prompt) => {
    expect((await left(prompt)).rows).toBe(6);
  });

  it.each([
    'If parts cost is blank leave the job out.',
    'Leave out jobs where parts cost is empty.',
    'Exclude jobs if the parts cost is missing.',
    'Wenn parts cost leer ist, den Auftrag weglassen.',
    'Si parts cost est vide, écartez la commande.',
    'Si parts cost está vacío, excluye el pedido.',
    'Se parts cost estiver vazio, exclua o pedido.',
    "Se parts cost è vuoto, escludi l'ordine.",
    'parts cost が空欄の注文は除外してください。',
    'parts cost 为空的订单请剔除。',
    'إذا كان parts cost فارغا استبعد الطلب.',
  ])('by cells that are empty: %s', async (prompt) => {
    const { rows, not } = await left(prompt);
    expect([rows, not]).toEqual([7, []]);
  });

  it('by a column that no table has are none, and that is said', async () => {
    expect((await left('If labour cost is blank leave the job out.')).not).toEqual([['labour cost is blank', 'unnamed']]);
  });

  it.each([
    ['Leave out the Referral jobs, and open jobs obviously.', 9],
    ['Bitte Sample-Aufträge und Referral natürlich weglassen.', 12],
    ['Sortez les referral (canal non payant).', 6],
    ['Please leave out Sample and Referral.', 12],
    ['Samples do not count.', 6],
  ])('with words that only stand beside them: %s', async (prompt, rows) => {
    expect((await left(prompt)).rows).toBe(rows);
  });
});

describe('rows of other tables', () => {
  it('go with a member by the keys between them, each with its count', async () => {
    const files = await csvFiles({
      'sites.csv': ['site_code,site', 'S1,Whitby', 'S2,Hull', 'S3,Selby'].join('\n'),
      'vans.csv': ['van_id,site_code', ...Array.from({ length: 9 }, (_, at) => `V${at},S${1 + (at % 3)}`)].join('\n'),
      'jobs.csv': ['job,van_id,cost', ...Array.from({ length: 45 }, (_, at) => `J${at},V${at % 9},${at}`)].join('\n'),
    });
    const brief = await readBrief({
      prompt: 'Whitby was sold in June 2025, so please take it out everywhere. What did jobs cost? Six slides.',
    });
    const database = await openDatabase(files.map(({ path }) => path));
    const { tables } = await loadTables(database, files, { mapping: noMapping });
    const out = await leaveOutRows(database, tables, brief.leaveOut, brief.dictated ?? []);
    database.close();
    expect(Object.fromEntries(out.tables.map(({ name, rows }) => [name, rows]))).toEqual({ sites: 2, vans: 6, jobs: 30 });
    expect(out.notes.map(({ message }) => message)).toEqual([
      '1 of 3 rows of sites.csv are left out as asked: site says Whitby.',
      '3 of 9 rows of vans.csv are left out with them: they belong to Whitby by site_code.',
      '15 of 45 rows of jobs.csv are left out with them: they belong to Whitby by van_id.',
    ]);
  });
});
