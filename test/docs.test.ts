/** Pages under docs that are generated from the code. After a change, run `npm run docs`. */
import { describe, expect, it } from 'vitest';
import type { OptionSpec } from '../src/cli/command-spec.ts';
import { globalOptions } from '../src/cli/command-spec.ts';
import { commandSpecs } from '../src/cli/commands/all.ts';
import { exitCodes } from '../src/cli/exit-codes.ts';
import { environment } from '../src/cli/help-topics.ts';
import { brandKitJsonSchema } from '../src/engine/brand/brand-kit-json-schema.ts';
import { slideKinds } from '../src/engine/kinds/registry.ts';
import { grossMarginNote, ruleOf40Notes } from '../src/engine/metrics/finance/rule-of-40.ts';
import { unitEconomics } from '../src/engine/metrics/finance/unit-economics.ts';
import type { Metric } from '../src/engine/metrics/metric.ts';
import { eventMetrics } from '../src/engine/metrics/records/event-facts.ts';
import { namedOrderMetrics } from '../src/engine/metrics/records/order-facts.ts';
import { surveyNotes } from '../src/engine/metrics/records/surveys.ts';
import { cohortNote } from '../src/engine/metrics/recurring/account-cohorts.ts';
import { recurringMetrics } from '../src/engine/metrics/recurring/recurring-revenue.ts';
import { derivedSales, salesMetrics } from '../src/engine/metrics/registry.ts';
import { namedSpanMetrics } from '../src/engine/metrics/spans/span-metrics.ts';
import { supportMetrics } from '../src/engine/metrics/support/support.ts';
import { rules } from '../src/engine/review/rules.ts';
import { costs } from '../src/engine/review/score.ts';
import { errorCodes } from '../src/model/errors.ts';
import { type Gate, gates } from '../src/model/gate.ts';
import type { KindId } from '../src/model/outline.ts';
import { keyOf, type Setting, settingNames, settings, variableOf } from '../src/service/settings/settings.ts';
import { examples } from './gallery/gallery.ts';
import { bodies, type Call, callsOf, curlOf, exampleUrl, fileBodies, refusingApp } from './helpers/api-page.ts';

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
const table = (head: string[], rows: string[][]) =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.map(cell).join(' | ')} |`).join('\n');
const options = (specs: readonly OptionSpec[]) =>
  table(
    ['option', 'meaning'],
    specs.map(({ flags, description, choices }) => [`\`${flags}\``, choices ? `${description} (${choices.join(', ')})` : description]),
  );

/** It answers before the service is asked, and never ends. */
const streams = ({ method, path }: Call) => method === 'GET' && path === '/v1/events';

describe('the pages written from the code', () => {
  it('docs/commands.md lists every command, option, exit code, setting and variable', async () => {
    const commands = commandSpecs.map((spec) =>
      [
        `## quarterdeck ${spec.name}`,
        `${spec.summary}.${spec.details ? ` ${spec.details.replaceAll('\n', ' ')}` : ''}`,
        ...(spec.arguments?.length
          ? [
              table(
                ['argument', 'meaning'],
                spec.arguments.map(({ syntax, description }) => [`\`${syntax}\``, description]),
              ),
            ]
          : []),
        ...Object.entries(spec.options).flatMap(([heading, specs]) => [`**${heading.replace(/:$/, '')}**`, options(specs)]),
        ['```sh', ...spec.examples.map(({ command, does }) => `# ${does}\n${command}`), '```'].join('\n'),
      ].join('\n\n'),
    );
    const page = [
      '# Commands',
      'Progress and messages go to stderr; stdout contains only the result.',
      ...commands,
      '## Options of every command',
      options(globalOptions),
      '## Exit codes',
      table(
        ['code', 'meaning'],
        Object.values(exitCodes).map(({ code, meaning }) => [String(code), meaning]),
      ),
      '## Settings',
      'Default values for options. A command-line option overrides its environment variable, which overrides `quarterdeck.json` in the current folder, then your own `config.json`, then the default; `quarterdeck config list --show-origin` shows which one applies. Both files are JSON objects such as `{"currency": "EUR"}`; every key and value is checked. A path in a file is relative to that file. `profile` belongs in `quarterdeck.json` only; set your own with `quarterdeck profiles use`.',
      table(
        ['setting', 'variable', 'meaning', 'values', 'default'],
        settingNames.map((name) => {
          const { meaning, takes, byItself }: Setting<unknown> = settings[name];
          return [`\`${keyOf(name)}\``, `\`${variableOf(name)}\``, meaning, takes, byItself === undefined ? '' : String(byItself)];
        }),
      ),
      '## Environment',
      table(
        ['variable', 'meaning'],
        environment.map(({ name, meaning }) => [`\`${name}\``, meaning]),
      ),
    ];
    await expect(`${page.join('\n\n')}\n`).toMatchFileSnapshot('../docs/commands.md');
  });

  it('docs/errors.md lists every error code', async () => {
    const rows = Object.entries(errorCodes).map(([code, { kind, title }]) => [`\`${code}\``, title, String(exitCodes[kind].code)]);
    const page = [
      '# Errors',
      'On failure stdout is empty, and stderr says what failed, why and what to do next. With `--json`, it is one problem object with one of these values in `code`.',
      table(['code', 'meaning', 'exit code'], rows),
    ];
    await expect(`${page.join('\n\n')}\n`).toMatchFileSnapshot('../docs/errors.md');
  });

  it('docs/brand-kit.schema.json says what a brand kit may hold', async () => {
    await expect(`${JSON.stringify(brandKitJsonSchema(), null, 2)}\n`).toMatchFileSnapshot('../docs/brand-kit.schema.json');
  });

  it('docs/slide-kinds.md lists every slide kind', async () => {
    const rows = (Object.keys(slideKinds) as KindId[]).map((id) => [`\`${id}\``, slideKinds[id].summary]);
    const page = [
      '# Slide kinds',
      'The kinds of slide that an outline can use. Each is one file in `src/engine/kinds`, with its example, and a line in `registry.ts` there.',
      '![An example of every slide kind in the light look](images/gallery-light.png)',
      `Row by row: ${examples.map(({ kind }) => kind).join(', ')}. [The other looks](brand-kits.md#looks) show the same slides.`,
      table(['kind', 'what it shows and when it is used'], rows),
    ];
    await expect(`${page.join('\n\n')}\n`).toMatchFileSnapshot('../docs/slide-kinds.md');
  });

  it('docs/checks.md lists every rule of a check', async () => {
    const rows = (gate: Gate) =>
      Object.entries(rules)
        .filter(([, rule]) => rule.gate === gate)
        .map(([id, { severity, about, remedy }]) => [`\`${id}\``, severity, about, remedy]);
    const { error, warning, note } = costs;
    const page = [
      '# Checks',
      '`quarterdeck check deck.pptx` judges a finished deck, also one that Quarterdeck did not make. It reads what is seen: places, sizes, colours and fonts as they are inherited from layout, master and theme, text measured in its own box, charts by their values, tables cell by cell. `--brand-kit` adds the rules of a kit.',
      `A gate fails with an error; a gate named in \`--fail-on\` fails with a warning too. Exit code 3 if a gate fails. What cannot be judged, such as SmartArt, text on a picture or fonts of unknown widths, is listed as not checked, by slide and with the reason; it is never counted as passed.`,
      `The score is the mean of the slides. Each slide has 100 points, less ${error} for an error, ${warning} for a warning and ${note} for a note, and at least 0. Findings of the file as a whole are taken from the mean at the same rates. The score is rounded down, so that only a deck without findings has 100.`,
      ...gates.flatMap((gate) =>
        rows(gate).length === 0 ? [] : [`## ${gate}`, table(['rule', 'severity', 'what it finds', 'what to do'], rows(gate))],
      ),
    ];
    await expect(`${page.join('\n\n')}\n`).toMatchFileSnapshot('../docs/checks.md');
  });

  it('docs/metrics.md lists every metric', async () => {
    const head = ['metric', 'label', 'definition', 'unit'];
    const rows = (of: readonly Pick<Metric, 'id' | 'label' | 'definition' | 'unit'>[]) =>
      of.map(({ id, label, definition, unit }) => [`\`${id}\``, label, definition, unit]);
    const page = [
      '# Metrics',
      'What is computed, by kind of table. If the data have several kinds, all are computed over the same periods; sales lead, then recurring revenue, then support. A metric whose columns are missing is reported as not available, never shown as 0.',
      '## Sales',
      'From a table of deals with stages that mean won and lost. A stale deal is an open one without activity for more than 30 days or, if no activity is recorded, created more than twice the median cycle of won deals ago. The original due date comes from its own column, a change log (deal, day, field, old and new value) or snapshots; stage conversion and days in stage come from a stage history or a change log.',
      table(head, rows([...salesMetrics, ...derivedSales])),
      '## Recurring revenue',
      'From a table of subscriptions with a start and a monthly or yearly amount. Balances such as MRR are those of the last day of a period and are never summed over time. Movement and retention are counted by account, started and ended MRR by subscription. Opening MRR plus new and expansion, less contraction and churned, is closing MRR. Unit economics and runway also need a finance table: sales and marketing spend, revenue and cost of sales, cash, operating profit and free cash flow. Growth is the one-year growth of ARR, or of revenue if there is only a statement.',
      table(head, rows([...recurringMetrics, cohortNote, ...unitEconomics, ...ruleOf40Notes])),
      '## Employees, accounts, leases',
      'From a table of rows with a start and an end, such as employees, accounts or leases. Of those neither employees nor accounts, the names follow the data: active leases, ended leases. Beside recurring revenue that is read out of bills, paying accounts stand for active ones.',
      table(head, rows(namedSpanMetrics)),
      '## Support',
      'From a table of tickets. Times are in the unit of their column, or in days between two dates. A satisfied rating is 4 or 5 of 5, or 8 to 10 of 10.',
      table(head, rows(supportMetrics({ resolution: null, response: null, scale: 5 }))),
      '## Sales in lines',
      'From tables of orders or invoices with their lines, joined to the products, customers and sellers they name. Invoices are told as orders are; what else a sale is called, such as rentals, keeps its name.',
      table(head, rows(namedOrderMetrics)),
      '## Events',
      'From lists of churn events and of product usage, next to one of the tables above. Each list is counted separately.',
      table(head, rows(eventMetrics)),
      '## Surveys and statements',
      'From a survey next to one of the tables above, or from any other table: recommendation scores from 0 to 10, satisfaction ratings, and revenue and cost of goods sold as lines or columns. A plan next to an actual, in a column or in rows marked by a scenario column, gives the variance and attainment; a forecast or the prior year gives the variance.',
      table(head, rows([...surveyNotes, grossMarginNote])),
    ];
    await expect(`${page.join('\n\n')}\n`).toMatchFileSnapshot('../docs/metrics.md');
  });

  it('docs/api.md shows every call of the API with an example', async () => {
    const { app } = await refusingApp();
    const { info, tags = [] } = app.swagger() as { info: { description: string }; tags?: { name: string; description: string }[] };
    const calls = callsOf(app);
    const page = [
      '# REST API',
      `${info.description} The full OpenAPI document, with every schema, is at \`GET /v1/openapi.json\`.`,
      'The examples call the server at `$QUARTERDECK_URL`, such as `http://127.0.0.1:8080`, with the API key `$QUARTERDECK_API_KEY`.',
      'Errors are problem details (RFC 9457) with a stable `code`: see [errors](errors.md). Every response has `X-Request-Id` and `Quarterdeck-Version`; responses to a key also have `RateLimit` and `RateLimit-Policy`. A 429 or 503 has `Retry-After`. `GET /v1/decks/{deck_id}` and brand kits have an `ETag` and return 304 for a matching `If-None-Match`.',
      'Every POST accepts an `Idempotency-Key`. Repeating a request with the same key and body within 24 hours does nothing again and returns the same response, with `Idempotency-Replayed: true`. A different body returns 422. Except for `POST /v1/generate`, stored responses are encrypted with the API key that made the request, so that no other key sees its secrets: another API key also returns 422, and a repeat while the first request is in progress returns 409. A failed request can be retried with the same key.',
      ...tags.flatMap(({ name, description }) => [
        `## ${name}`,
        description,
        ...calls
          .filter((call) => call.tags.includes(name))
          .flatMap((call) => [
            `### ${call.method} ${call.path}`,
            `${call.summary}.${call.description ? ` ${call.description}` : ''}`,
            ...(call.query.length > 0 ? [`Query: ${call.query.map((each) => `\`${each}\``).join(', ')}.`] : []),
            `Status codes: ${call.statuses.join(', ')}.`,
            ['```sh', curlOf(call), '```'].join('\n'),
          ]),
      ]),
    ];
    expect(calls.filter((call) => !call.tags.some((tag) => tags.some(({ name }) => name === tag)))).toEqual([]);
    await expect(`${page.join('\n\n')}\n`).toMatchFileSnapshot('../docs/api.md');
  });

  it('docs/api.md shows only what the server takes', async () => {
    const { app, key } = await refusingApp();
    const calls = callsOf(app);
    const payloads = { ...bodies, ...Object.fromEntries(Object.keys(fileBodies).map((call) => [call, Buffer.from('PK')])) };
    expect(calls.filter(({ method, path, takesBody }) => takesBody && payloads[`${method} ${path}`] === undefined)).toEqual([]);
    for (const { method, path } of calls.filter((call) => call.secured && !streams(call))) {
      const payload = payloads[`${method} ${path}`] as object | undefined;
      const file = fileBodies[`${method} ${path}`];
      const ask = async () => {
        const headers = { authorization: `Bearer ${key}`, ...(file && { 'content-type': file.type }) };
        const answer = await app.inject({ method: method as 'GET', url: exampleUrl(path), headers, ...(payload && { payload }) });
        return answer.json() as { code: string; detail: string };
      };
      let { code, detail } = await ask();
      // Busy is said for the machine's sake, not for the request's.
      for (let again = 0; code === 'server_busy' && again < 50; again++) {
        await new Promise((resolve) => setTimeout(resolve, 100));
        ({ code, detail } = await ask());
      }
      // An export is looked for among the files, and there are none.
      const expected = path === '/v1/exports/{export_id}' ? 'export_not_found' : 'stopping';
      expect([method, path, code, code === expected ? '' : detail]).toEqual([method, path, expected, '']);
    }
  });
});
