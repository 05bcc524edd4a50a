/** Pages under docs that are written from the code. After a change: `npm run docs`. */
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
import { surveyNotes } from '../src/engine/metrics/records/surveys.ts';
import { cohortNote } from '../src/engine/metrics/recurring/account-cohorts.ts';
import { recurringMetrics } from '../src/engine/metrics/recurring/recurring-revenue.ts';
import { derivedSales, salesMetrics } from '../src/engine/metrics/registry.ts';
import { supportMetrics } from '../src/engine/metrics/support/support.ts';
import { errorCodes } from '../src/model/errors.ts';
import type { KindId } from '../src/model/outline.ts';
import { keyOf, type Setting, settingNames, settings, variableOf } from '../src/service/settings/settings.ts';
import { examples } from './gallery/gallery.ts';
import { bodies, type Call, callsOf, curlOf, exampleUrl, refusingApp } from './helpers/api-page.ts';

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
        ['setting', 'variable', 'what it is', 'takes', 'by itself'],
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
      'On failure stdout is empty and stderr says what failed, why and what to type next; with `--json` as one problem object, whose `code` is one of these.',
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
      'What a slide of an outline can be. Each kind is one file under `src/engine/kinds`, with its example, and a line in `registry.ts` there.',
      '![The example of every slide kind in the look light](images/gallery-light.png)',
      `Row by row: ${examples.map(({ kind }) => kind).join(', ')}. [The other looks](brand-kits.md#looks) show the same pages.`,
      table(['kind', 'name of the key'], rows),
    ];
    await expect(`${page.join('\n\n')}\n`).toMatchFileSnapshot('../docs/slide-kinds.md');
  });

  it('docs/metrics.md lists every metric', async () => {
    const head = ['metric', 'label', 'definition', 'unit'];
    const rows = (of: readonly Pick<Metric, 'id' | 'label' | 'definition' | 'unit'>[]) =>
      of.map(({ id, label, definition, unit }) => [`\`${id}\``, label, definition, unit]);
    const page = [
      '# Metrics',
      'What is computed, by the kind of table that holds it. Several kinds in one set of data are computed into one table of facts over the same periods; sales lead, then recurring revenue, then support. A metric whose columns are missing is reported as not computable, never shown as 0.',
      '## Sales',
      'From a table of deals with stages that mean won and lost. Stale are open deals without activity for more than 30 days; where no activity is recorded, those created more than twice the median cycle of won deals ago. When a deal was first due is told by a column of its own, by a log of changes (deal, day, field, old and new value) or by snapshots; conversion and days in a stage by a history of stages or such a log.',
      table(head, rows([...salesMetrics, ...derivedSales])),
      '## Recurring revenue',
      'From a table of subscriptions with a start and a monthly or yearly amount. States are those of the last day of a period and are never summed over time; movement and retention are counted by account, started and ended MRR by subscription. Opening MRR plus new and expansion, less contraction and churned, is closing MRR. What customers cost and bring, and how long the cash lasts, needs a table of finances beside: spend on sales and marketing, revenue and cost of sales, cash, operating profit and free cash flow. Growth is that of ARR over a year; in a statement alone, that of its revenue.',
      table(head, rows([...recurringMetrics, cohortNote, ...unitEconomics, ...ruleOf40Notes])),
      '## Support',
      'From a table of tickets. Times are told in the unit of their column, or in days between two dates. Satisfied are 4 and 5 of five, or 8 to 10 of ten.',
      table(head, rows(supportMetrics({ resolution: null, response: null, scale: 5 }))),
      '## Events',
      'From lists of churn events and of uses of the product, beside one of the others. Each list is counted by itself.',
      table(head, rows(eventMetrics)),
      '## Surveys and statements',
      'From a survey beside one of the others, or a table of no known family: answers of 0 to 10 to whether one would recommend, answers of satisfaction, and lines or columns of revenue and of the cost of what was sold. A plan beside an actual, in a column or in rows that a column of scenarios tells apart, gives its difference and attainment; a forecast and the year before give their difference.',
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
      `${info.description} The whole of it, with every schema, is at \`GET /v1/openapi.json\`.`,
      'Errors are problem details (RFC 9457) with a stable `code`: see [errors](errors.md). Every answer carries `X-Request-Id` and `Quarterdeck-Version`, and those to a key `RateLimit` and `RateLimit-Policy`. With 429 and 503 comes `Retry-After`. `GET /v1/decks/{deck_id}` and brand kits carry an `ETag` and answer 304 to `If-None-Match`.',
      'Every POST takes an `Idempotency-Key`: the same key and body mean the same answer for 24 hours, with `Idempotency-Replayed: true`, and are done once. Another body, or another API key, under it is answered 422; while the first request is under way, 409. Answers are kept encrypted under the API key that asked, so that a secret is shown again to it and to nobody else. What failed may be sent again under the same key.',
      'The examples ask the server at `$QUARTERDECK_URL`, such as `http://127.0.0.1:8080`, with the key `$QUARTERDECK_API_KEY`.',
      ...tags.flatMap(({ name, description }) => [
        `## ${name}`,
        description,
        ...calls
          .filter((call) => call.tags.includes(name))
          .flatMap((call) => [
            `### ${call.method} ${call.path}`,
            `${call.summary}.${call.description ? ` ${call.description}` : ''}`,
            ...(call.query.length > 0 ? [`Query: ${call.query.map((each) => `\`${each}\``).join(', ')}.`] : []),
            `Answers ${call.statuses.join(', ')}.`,
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
    expect(calls.filter(({ method, path, takesBody }) => takesBody && bodies[`${method} ${path}`] === undefined)).toEqual([]);
    for (const { method, path } of calls.filter((call) => call.secured && !streams(call))) {
      const payload = bodies[`${method} ${path}`] as object | undefined;
      const ask = async () => {
        const headers = { authorization: `Bearer ${key}` };
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
