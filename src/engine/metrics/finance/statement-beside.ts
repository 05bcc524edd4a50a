/** What other tables say beside a statement: how many people its departments have, and what a line of one of them consists of. */
import { type FactId, factId, type StatementNote } from '../../../model/fact.ts';
import { createCanonical, hexOfRows, literal, name, rowsHash } from '../../data/database.ts';
import { words } from '../../data/lexicon.ts';
import { columnLabel } from '../../data/records/measure-columns.ts';
import type { Records, Side } from '../../data/records/records.ts';
import { matched, membersOf } from '../../data/records/spend-beside.ts';
import type { Statement } from '../../data/records/statement.ts';
import { number, type Question } from '../compute.ts';

/** The months of the period that have happened, as SQL over `dated`, and how many there are. */
interface Happened {
  where: string;
  steps: number;
}

const peopleNamed =
  /\b(headcount|head count|ftes?|employees|staff|positions?|posts|mitarbeiter|vollzeitstellen|stellen|vzk|vzae|effectifs?|etp|plantilla|empleados|funcionarios|organico|dipendenti)\b|人数|人員|従業員|员工|编制|الموظفين/;
const quantityNamed =
  /\b(hours?|hrs|days|units?|quantity|qty|litres|liters|km|kwh|tonnes|trips|stunden|tage|menge|heures|jours|quantite|horas|dias|cantidad|quantidade|ore|giorni|quantita)\b|時間|工时|数量|小时|ساعات|الكمية/;
const amountNamed =
  /\b(amounts?|cost|costs|total|value|betrag|kosten|montant|couts?|importe|costes?|valor|custos?|importo|costi)\b|金額|金额|المبلغ/;
const rateNamed = /\b(rate|price|per|tarif|satz|preis|taux|prix|tarifa|precio|preco|tariffa|prezzo)\b|単価|单价|السعر/;
/** Part of its amount by which a detail may differ from the line that it is of. */
const alike = 0.01;
const mostParts = 30;

export const detailDimension = 'statement_detail';

/** The members of a dimension of the statement as another table has them; null where it has no such column. */
export async function sharedWith(
  { database }: Question,
  statement: Statement,
  { table }: Side,
  codes: Records['codes'],
): Promise<{ dimension: string; column: string; sql: string } | null> {
  for (const { name: column, distinct, type } of codes?.size ? table.columns : []) {
    if (distinct < 2 || distinct > mostParts || !(type.kind === 'text' || (type.kind === 'number' && type.integer))) continue;
    const theirs = await membersOf(database, `m.${name(column)}`, table);
    if (!theirs.every((each) => codes!.has(each))) continue;
    const told = theirs.map((each) => `WHEN ${literal(each)} THEN ${literal(codes!.get(each)!)}`).join(' ');
    const names = new Set(theirs.map((each) => codes!.get(each)!));
    for (const { id } of statement.dimensions) {
      const rows = await database.query(`SELECT DISTINCT CAST(${name(`by_${id}`)} AS VARCHAR) AS "v" FROM statement`);
      if (rows.some(({ v }) => names.has(String(v))))
        return { dimension: id, column, sql: `CASE CAST(m.${name(column)} AS VARCHAR) ${told} END` };
    }
  }
  const texts = table.columns.filter(({ type }) => type.kind === 'text');
  for (const { id, label } of statement.dimensions) {
    const rows = await database.query(`SELECT DISTINCT CAST(${name(`by_${id}`)} AS VARCHAR) AS "v" FROM statement WHERE "v" IS NOT NULL`);
    const ours = rows.map(({ v }) => String(v));
    const isNamesake = (each: string) => words(each) === words(label);
    for (const { name: column } of texts.toSorted((a, b) => Number(isNamesake(b.name)) - Number(isNamesake(a.name)))) {
      const theirs = await membersOf(database, `m.${name(column)}`, table);
      // A detail may be of one department alone, which its column must then be called by.
      const own = theirs.length === 1 ? ours.find((each) => isNamesake(column) && words(each) === words(theirs[0]!)) : undefined;
      const sql = own === undefined ? matched(`m.${name(column)}`, theirs, ours) : literal(own);
      if (sql !== null) return { dimension: id, column, sql };
    }
  }
  return null;
}

/** `statement_people` by the members of a dimension: the mean of the months, with its plan. */
export async function peopleFacts(
  question: Question,
  statement: Statement,
  { others, codes }: Records,
  { where, steps }: Happened,
): Promise<Pick<StatementNote, 'people'> & { used: Side | null }> {
  const { database, facts, periods } = question;
  for (const side of others) {
    const measure = side.measures.find(({ column, against }) => against.target !== undefined && peopleNamed.test(words(column)));
    const shared = measure && side.time && (await sharedWith(question, statement, side, codes));
    if (!measure || !shared) continue;
    await createCanonical(
      database,
      'statement_people',
      `SELECT CAST(date_trunc('month', ${side.time!.sql}) AS DATE) AS dated, CAST(${shared.sql} AS VARCHAR) AS member, ${measure.sql} AS amount, ${measure.against.target} AS plan FROM ${side.table.sql} m WHERE ${side.time!.sql} IS NOT NULL`,
    );
    const unit = columnLabel(
      measure.column.replace(/actual|ist|reel|real|effettiv[oi]|realizad[oa]/i, '').replace(/^[_\s-]+|(?<![_\s-])[_\s-]+$/g, '') ||
        measure.column,
    );
    const rows = await database.query(
      `SELECT member, CAST(sum(amount) AS DOUBLE) AS "amount", CAST(sum(plan) AS DOUBLE) AS "plan", count(DISTINCT dated) AS "steps", count(*) AS "n", ${rowsHash} FROM statement_people WHERE ${where} AND amount IS NOT NULL AND plan IS NOT NULL GROUP BY member ORDER BY 1`,
    );
    for (const row of rows) {
      if (Number(row.steps) < steps || row.member === null) continue;
      for (const [of, suffix, what] of [
        ['amount', '', 'actual'],
        ['plan', '.target', 'planned'],
      ] as const) {
        const scope = { [shared.dimension]: String(row.member) };
        const id = factId({ metric: `statement_people${suffix}`, scope, at: 0 });
        facts.set(id, {
          id,
          metric: 'statement_people',
          label: `${unit}, ${what}, ${row.member}`,
          value: (number(row[of]!) ?? 0) / steps,
          unit: 'number',
          period: periods.reporting.id,
          scope,
          n: Number(row.n),
          rows: hexOfRows(row.rows),
          formula: `mean of the months' ${what} ${unit} of ${row.member} in ${periods.reporting.label}`,
          sql: `SELECT sum(${of}) / ${steps} FROM statement_people WHERE ${where} AND member = ${literal(String(row.member))}`,
        });
      }
    }
    return { people: { label: unit.length <= 4 ? unit.toUpperCase() : unit, dimension: shared.dimension }, used: side };
  }
  return { used: null };
}

/** The rows of a line by quantity and amount, where another table has them: by supplier, with the year before. */
export async function detailFacts(
  question: Question,
  statement: Statement,
  { others, codes }: Records,
  { where, steps }: Happened,
  told: { used: readonly Side[] },
): Promise<Pick<StatementNote, 'detail'> & { used: Side | null }> {
  const { database, facts, periods, currency } = question;
  for (const side of others.filter((each) => !told.used.includes(each))) {
    const amount = side.measures.find(({ column }) => amountNamed.test(words(column)) && !rateNamed.test(words(column)));
    const quantity = side.measures.find(({ column }) => quantityNamed.test(words(column)) && !rateNamed.test(words(column)));
    const shared = amount && quantity && amount !== quantity && side.time && (await sharedWith(question, statement, side, codes));
    if (!amount || !quantity || !shared) continue;
    const part = side.table.columns.find(
      ({ name: column, type, distinct }) =>
        type.kind === 'text' && column !== shared.column && column !== side.time!.name && distinct >= 2 && distinct <= mostParts,
    );
    await createCanonical(
      database,
      'statement_detail',
      `SELECT CAST(date_trunc('month', ${side.time!.sql}) AS DATE) AS dated, CAST(${shared.sql} AS VARCHAR) AS member, ${part ? `CAST(m.${name(part.name)} AS VARCHAR)` : 'NULL::VARCHAR'} AS part, CAST(${amount.sql} AS DECIMAL(28, 4)) AS amount, CAST(${quantity.sql} AS DECIMAL(28, 4)) AS quantity FROM ${side.table.sql} m WHERE ${side.time!.sql} IS NOT NULL`,
    );
    const by = name(`by_${shared.dimension}`);
    const found = await database.query(
      `WITH d AS (SELECT member, sum(amount) AS total FROM statement_detail WHERE ${where} GROUP BY 1),
            s AS (SELECT by_line AS line, CAST(${by} AS VARCHAR) AS member, -sum(amount) AS total FROM statement WHERE ${where} AND kind = 'cost' GROUP BY 1, 2)
       SELECT s.line, s.member FROM s JOIN d ON d.member = s.member WHERE abs(s.total - d.total) <= ${alike} * abs(d.total) AND d.total > 0 ORDER BY abs(s.total - d.total) LIMIT 1`,
    );
    const [row] = found;
    if (!row) {
      await database.run('DROP TABLE statement_detail');
      continue;
    }
    const [line, member] = [String(row.line), String(row.member)];
    const ofMember = `member = ${literal(member)}`;
    const before = where.replaceAll('dated', 'CAST(dated + INTERVAL 1 YEAR AS DATE)');
    const spans = [
      { suffix: '', sql: where, when: periods.reporting.label },
      { suffix: '.last_year', sql: before, when: `the year before ${periods.reporting.label}` },
    ];
    for (const { suffix, sql, when } of spans) {
      for (const grouped of [false, true]) {
        if (grouped && !part) continue;
        const rows = await database.query(
          `SELECT ${grouped ? 'part, ' : ''}CAST(sum(amount) AS DOUBLE) AS "amount", CAST(sum(quantity) AS DOUBLE) AS "quantity", count(DISTINCT dated) AS "steps", count(*) AS "n", ${rowsHash} FROM statement_detail WHERE ${sql} AND ${ofMember}${grouped ? ' GROUP BY part ORDER BY 1' : ''}`,
        );
        for (const each of rows) {
          if ((!grouped && Number(each.steps) < steps) || (grouped && each.part === null)) continue;
          const scope = grouped ? { [detailDimension]: String(each.part) } : {};
          for (const of of ['amount', 'quantity'] as const) {
            const id = factId({ metric: `statement_detail_${of}${suffix}`, scope, at: 0 });
            facts.set(id, {
              id,
              metric: `statement_detail_${of}`,
              label: [columnLabel((of === 'amount' ? amount : quantity).column), ...(grouped ? [String(each.part)] : []), when].join(', '),
              value: number(each[of]!) ?? 0,
              unit: of === 'amount' ? 'money' : 'number',
              ...(of === 'amount' && currency && { currency }),
              period: periods.reporting.id,
              scope,
              n: Number(each.n),
              rows: hexOfRows(each.rows),
              formula: `sum of ${of === 'amount' ? amount.column : quantity.column} of ${member}${grouped ? `, ${each.part}` : ''} in ${when}`,
              sql: `SELECT sum(${of}) FROM statement_detail WHERE ${sql} AND ${ofMember}${grouped ? ` AND part = ${literal(String(each.part))}` : ''}`,
            });
          }
        }
      }
    }
    const parts = part
      ? (
          await database.query(
            `SELECT part, sum(amount) AS total FROM statement_detail WHERE ${where} AND ${ofMember} AND part IS NOT NULL GROUP BY 1 ORDER BY 2 DESC, 1`,
          )
        ).map((each) => String(each.part))
      : [];
    return {
      detail: {
        line,
        dimension: shared.dimension,
        member,
        quantity: columnLabel(quantity.column),
        part: part ? columnLabel(part.name) : null,
        parts,
      },
      used: side,
    };
  }
  return { used: null };
}

/** What the rows of a line say of themselves in a month, each with what the variance of those rows is; the largest first. */
export async function commentFacts(
  question: Question,
  step: string | null,
  where: string,
): Promise<NonNullable<StatementNote['comments']>> {
  const { database, facts, periods, currency } = question;
  const columns = await database.columns('SELECT * FROM statement');
  if (!columns.some(({ name: each }) => each === 'said')) return [];
  const rows = await database.query(
    `SELECT by_line AS "line", ${step ?? 'NULL'} AS "step", said, CAST(sum(amount) - sum(plan) AS DOUBLE) AS "gap", count(*) AS "n", ${rowsHash} FROM statement WHERE ${where} AND said IS NOT NULL AND amount IS NOT NULL AND plan IS NOT NULL GROUP BY 1, 2, 3 ORDER BY abs(sum(amount) - sum(plan)) DESC, 1, 2, 3 LIMIT ${mostComments}`,
  );
  return rows.map((row) => {
    const [line, at, text] = [String(row.line), row.step === null ? null : String(row.step), String(row.said)];
    const scope = { statement_line: line, ...(at !== null && { statement_step: at }), statement_comment: text };
    const id: FactId = factId({ metric: 'statement_comment', scope, at: 0 });
    facts.set(id, {
      id,
      metric: 'statement_comment',
      label: `Variance of the rows of ${line} that say so`,
      value: number(row.gap!) ?? 0,
      unit: 'money',
      ...(currency && { currency }),
      period: periods.reporting.id,
      scope,
      n: Number(row.n),
      rows: hexOfRows(row.rows),
      formula: `actual less planned amounts of the rows of ${line} with this comment, costs as negative amounts`,
      sql: `SELECT sum(amount) - sum(plan) FROM statement WHERE ${where} AND by_line = ${literal(line)} AND said = ${literal(text)}${at !== null && step ? ` AND ${step} = ${literal(at)}` : ''}`,
    });
    return { line, step: at, text, fact: id };
  });
}

const mostComments = 12;
