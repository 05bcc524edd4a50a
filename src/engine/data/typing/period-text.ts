/** Periods as people write them in a column: `2017-Q4`, `Q4 2017`, `Q1 FY26`, `FY26`, `2017-H2`, `2017-10`, `Oct 2017`, `2017`. */

export interface FiscalYear {
  /** How far the number of a month lies before its number in the fiscal year. */
  monthsAhead: number;
  /** How far a year's name lies before the year it ends in. */
  yearsToName: number;
}

/**
 * SQL for the first month (year × 12 + month − 1, counted as the fiscal year does) and the number of months of a period's text; null
 * where it is none. Months are those of the calendar, quarters and years those of the fiscal year.
 */
export function periodText(value: string, { monthsAhead, yearsToName }: FiscalYear): { month: string; months: string } {
  const text = `upper(trim(CAST(${value} AS VARCHAR)))`;
  const full = '(?:19|20)[0-9]{2}';
  const fiscal = `FY ?'?(?:${full}|[0-9]{2})`;
  const year = `(CASE WHEN regexp_matches(${text}, '${full}') THEN TRY_CAST(regexp_extract(${text}, '${full}') AS INTEGER)
      ELSE 2000 + TRY_CAST(regexp_extract(${text}, 'FY ?''?([0-9]{2})', 1) AS INTEGER) END + ${yearsToName})`;
  const part = (letters: string, most: number) => ({
    is: `regexp_full_match(${text}, ${quoted(`(?:(?:${fiscal}|${full})[ /-]?[${letters}][1-${most}]|[${letters}][1-${most}][ /-]?(?:${fiscal}|${full}))`)})`,
    number: `TRY_CAST(regexp_extract(${text}, '[${letters}]([1-${most}])', 1) AS INTEGER)`,
  });
  const quarter = part('QT', 4);
  const half = part('HS', 2);
  const isMonth = `regexp_full_match(${text}, '${full}[-/](0[1-9]|1[0-2])(-01)?')`;
  const isYear = `regexp_full_match(${text}, ${quoted(`(?:${fiscal}|(?:FY)? ?${full})`)})`;
  const named = `coalesce(try_strptime(${text}, '%b %Y'), try_strptime(${text}, '%B %Y'))`;
  const calendarYear = `TRY_CAST(substr(${text}, 1, 4) AS INTEGER)`;
  const monthOf = `TRY_CAST(substr(${text}, 6, 2) AS INTEGER)`;
  return {
    month: `CASE WHEN ${quarter.is} THEN ${year} * 12 + (${quarter.number} - 1) * 3 WHEN ${half.is} THEN ${year} * 12 + (${half.number} - 1) * 6
      WHEN ${isMonth} THEN ${calendarYear} * 12 + ${monthOf} - 1 + ${monthsAhead}
      WHEN ${isYear} THEN ${year} * 12 ELSE year(${named}) * 12 + month(${named}) - 1 + ${monthsAhead} END`,
    months: `CASE WHEN ${quarter.is} THEN 3 WHEN ${half.is} THEN 6 WHEN ${isMonth} THEN 1 WHEN ${isYear} THEN 12 WHEN ${named} IS NOT NULL THEN 1 END`,
  };
}

function quoted(pattern: string): string {
  return `'${pattern.replaceAll("'", "''")}'`;
}
