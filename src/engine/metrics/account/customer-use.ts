/** How much the account uses what it has, by feature. */
import { name } from '../../data/database.ts';
import { type EventTable, makeEvents } from '../../data/families/events.ts';
import { words } from '../../data/lexicon.ts';
import type { Mapping } from '../../data/mapping.ts';
import type { CustomerQuestion } from './customer-question.ts';

const feature = /\b(features?|modules?|functions?|funktion(en)?|modul(e)?|fonctionnalite|funcion|funcionalidade|funzione)\b/;

export async function askUse(question: CustomerQuestion, usage: EventTable, mapping: Mapping): Promise<void> {
  const { database, asOf } = question;
  const made = await makeEvents(database, usage, mapping);
  const what = made.dimensions.find(({ label }) => feature.test(words(label)));
  await database.run(
    `CREATE TABLE uses AS SELECT day, times, ${what ? name(`by_${what.id}`) : 'CAST(NULL AS VARCHAR)'} AS feature FROM ${made.into} WHERE day <= DATE '${asOf}'`,
  );
  const by = await question.dimension('feature', 'product', what ? 'feature' : null, 'uses', 'sum(times)');
  await question.ask({
    id: 'uses',
    label: 'uses',
    unit: 'count',
    value: 'coalesce(sum(times), 0)',
    from: 'uses',
    day: 'day',
    ...(by && { by }),
  });
  if (by)
    await question.ask({
      id: 'features_used',
      label: 'features in use',
      unit: 'count',
      value: 'count(DISTINCT feature)',
      from: 'uses',
      day: 'day',
    });
}
