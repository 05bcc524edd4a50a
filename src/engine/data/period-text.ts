/** Periods as people write them in a column: `2017-Q4`, `Q4 2017`, `2017-10`, `Oct 2017`, `2017`. */

/** SQL for the first month (year × 12 + month − 1) and the number of months of a period's text; null where it is none. */
export function periodText(value: string): { month: string; months: string } {
  const text = `upper(trim(CAST(${value} AS VARCHAR)))`;
  const year = `TRY_CAST(regexp_extract(${text}, '(19|20)[0-9]{2}') AS INTEGER)`;
  const quarter = `TRY_CAST(regexp_extract(${text}, '(?:Q|T)([1-4])\\b', 1) AS INTEGER)`;
  const isQuarter = `regexp_full_match(${text}, '(19|20)[0-9]{2}[ /-]?[QT][1-4]|[QT][1-4][ /-]?(19|20)[0-9]{2}')`;
  const isMonth = `regexp_full_match(${text}, '(19|20)[0-9]{2}[-/](0[1-9]|1[0-2])(-01)?')`;
  const isYear = `regexp_full_match(${text}, '(FY)? ?(19|20)[0-9]{2}')`;
  const named = `coalesce(try_strptime(${text}, '%b %Y'), try_strptime(${text}, '%B %Y'))`;
  const monthOf = `TRY_CAST(substr(${text}, 6, 2) AS INTEGER)`;
  return {
    month: `CASE WHEN ${isQuarter} THEN ${year} * 12 + (${quarter} - 1) * 3 WHEN ${isMonth} THEN ${year} * 12 + ${monthOf} - 1
      WHEN ${isYear} THEN ${year} * 12 ELSE year(${named}) * 12 + month(${named}) - 1 END`,
    months: `CASE WHEN ${isQuarter} THEN 3 WHEN ${isMonth} THEN 1 WHEN ${isYear} THEN 12 WHEN ${named} IS NOT NULL THEN 1 END`,
  };
}
