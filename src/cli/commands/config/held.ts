/** What holds for every setting, and where it comes from. */
import { resolveSettings } from '../../../service/settings/resolve-settings.ts';
import { type SettingName, settingNames } from '../../../service/settings/settings.ts';
import type { Context } from '../../context.ts';
import { Credentials } from '../../credentials.ts';

export interface Held {
  /** null where nothing holds. */
  value: string | null;
  origin: string;
  from: string | null;
}

/** @throws QuarterdeckError option_invalid, config_invalid */
export function held({ globals, env, cwd }: Context): Record<SettingName, Held> {
  const resolved = resolveSettings(settingNames, globals.profile === undefined ? {} : { profile: globals.profile }, { env, cwd });
  const values = Object.fromEntries(
    Object.entries(resolved).map(([name, { text, origin, from }]) => [name, { value: text, origin, from }]),
  ) as Record<SettingName, Held>;
  const inUse = new Credentials(env).inUse();
  if (values.profile.value === null && inUse) values.profile = { value: inUse.name, origin: 'user', from: 'quarterdeck profiles use' };
  return values;
}
